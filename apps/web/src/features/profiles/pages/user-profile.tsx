import { Card } from '../../../components/ui/card.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { ThemeChoice } from '../../../components/ui/theme-choice.tsx'
import { useProfile } from '../../../lib/user-state.ts'
import { BasicInformation } from '../components/basic-information.tsx'
import { PictureCard } from '../components/picture-card.tsx'

/** /home/userProfile: what we know of a student and the picture, each to read and to change, and the theme. */
export default function UserProfilePage() {
  const profile = useProfile()
  return (
    <>
      <PageHead>User Profile</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr]">
        <PictureCard profile={profile} />
        <div className="min-w-0 wide:row-span-2">
          <BasicInformation profile={profile} />
        </div>
        <Card>
          <ThemeChoice />
        </Card>
      </div>
    </>
  )
}
