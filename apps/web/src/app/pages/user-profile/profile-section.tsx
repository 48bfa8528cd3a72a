import * as messages from '@shinequo/messages/web/profiles'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { ProofLine } from '../../../features/accounts/components/proof-line.tsx'
import { BasicInformation } from '../../../features/profiles/components/basic-information.tsx'
import { PictureCard } from '../../../features/profiles/components/picture-card.tsx'
import { SchoolProof } from '../../../features/schools/components/school-proof.tsx'
import { useProfile } from '../../../lib/user-state.ts'

/** /home/userProfile: a student's picture and data, to read and to change, and their school. */
export default function ProfileSection() {
  const profile = useProfile()
  return (
    <>
      <ProofLine profile={profile} />
      <PictureCard profile={profile} />
      <BasicInformation profile={profile} />
      <Card aria-labelledby="your-school">
        <CardHead id="your-school" title={messages.yourSchool} />
        <SchoolProof proved={profile.proved_school ?? null} />
      </Card>
    </>
  )
}
