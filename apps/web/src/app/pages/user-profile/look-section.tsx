import { Card } from '../../../components/ui/card.tsx'
import { ThemeChoice } from '../../../components/ui/theme-choice.tsx'
import { LanguageCard } from '../../../features/accounts/components/language-card.tsx'

/** /home/userProfile/look: the language of pages and mail, and the theme. */
export default function LookSection() {
  return (
    <>
      <LanguageCard />
      <Card>
        <ThemeChoice />
      </Card>
    </>
  )
}
