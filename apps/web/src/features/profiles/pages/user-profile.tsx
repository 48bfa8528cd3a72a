import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useProfile } from '../../../lib/user-state.ts'
import { BasicInformation } from '../components/basic-information.tsx'
import { PictureCard } from '../components/picture-card.tsx'

/** /home/userProfile: what we know of a student and the picture, each to read and to change. */
export default function UserProfilePage() {
  const profile = useProfile()
  return (
    <>
      <PageHead>User Profile</PageHead>
      <div className="grid items-start gap-4 tablet:gap-6 wide:grid-cols-[19rem_minmax(0,1fr)]">
        <PictureCard profile={profile} />
        <BasicInformation profile={profile} />
      </div>
    </>
  )
}
