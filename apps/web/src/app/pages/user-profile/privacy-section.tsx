import * as messages from '@shinequo/messages/web/profiles'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import DeleteAccount from '../../../features/accounts/components/delete-account.tsx'
import OwnData from '../../../features/accounts/components/own-data.tsx'
import { useOwnEntries } from '../../../features/audit/api/student.ts'
import OwnLedger from '../../../features/audit/components/own-ledger.tsx'
import { ShareWithCoach } from '../../../features/profiles/components/share-with-coach.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useHashInView } from '../../../lib/use-hash-in-view.ts'
import { useProfile } from '../../../lib/user-state.ts'

/** /home/userProfile/privacy: what coaches see, a student's data as a file, who opened it, and deleting the account. */
export default function PrivacySection() {
  const profile = useProfile()
  // The list's length is not known in advance, so what is below is shown after it, and does not move.
  const { isPending } = useOwnEntries()
  useHashInView(!isPending)
  return (
    <>
      <Card aria-labelledby="coaches-see">
        <CardHead id="coaches-see" title={messages.whatYourCoachesSee} className="mb-1!" />
        <ShareWithCoach profile={profile} />
      </Card>
      <Card aria-labelledby="your-data">
        <CardHead id="your-data" title={messages.yourData} className="mb-1!" />
        <OwnData zone={ownZone()} />
      </Card>
      <Card aria-labelledby="who-opened">
        <CardHead id="who-opened" title={messages.whoOpenedMyRecord} className="mb-1!" />
        <p className="max-w-[66ch] text-sm text-muted">{messages.aboutWhoOpened}</p>
        <div className="mt-4 grid gap-3">
          <OwnLedger />
        </div>
      </Card>
      {!isPending && <DeleteAccount whose="student" deletesAt={profile.deletes_at} zone={ownZone()} />}
    </>
  )
}
