import * as messages from '@shinequo/messages/web/accounts'
import toast from 'react-hot-toast'
import { Button } from '../../../components/ui/button.tsx'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { messageOf } from '../../../lib/error-catalogue.ts'
import { LANGUAGE_NAMES, otherLanguages } from '../../../lib/language.ts'
import { useChooseLocale } from '../api/shared.ts'

/** The language of the account's pages and mail, and a button to each other one. Nothing if there is only one. */
export function LanguageCard() {
  const { mutate, isPending, variables } = useChooseLocale()
  const others = otherLanguages()
  if (others.length === 0) return null
  return (
    <Card aria-labelledby="language">
      <CardHead id="language" title={messages.language} className="mb-1!" />
      <p className="max-w-[66ch] text-sm text-muted">{messages.aboutLanguage}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {others.map((language) => (
          <Button
            key={language}
            kind="quiet"
            lang={language}
            busy={isPending && variables === language}
            onClick={() => mutate(language, { onError: (error) => toast.error(messageOf(error)) })}
          >
            {LANGUAGE_NAMES[language]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
