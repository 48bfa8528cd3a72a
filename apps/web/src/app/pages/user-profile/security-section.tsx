import * as messages from '@shinequo/messages/web/profiles'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import { AddressCard } from '../../../features/accounts/components/address-card.tsx'
import { PasswordCard } from '../../../features/accounts/components/password-card.tsx'
import SignInList from '../../../features/accounts/components/sign-in-list.tsx'
import FeedAccess from '../../../features/calendars/components/feed-access.tsx'
import { ownZone } from '../../../lib/own-zone.ts'
import { useProfile } from '../../../lib/user-state.ts'

/** /home/userProfile/security: what a student signs in with, and where. */
export default function SecuritySection() {
  const { email } = useProfile().user
  return (
    <>
      <AddressCard email={email} />
      <PasswordCard email={email} owner="student" />
      <Card aria-labelledby="sign-ins">
        <CardHead id="sign-ins" title={messages.whereYouAreSignedIn} className="mb-1!" />
        <div className="grid gap-3">
          <SignInList zone={ownZone()} />
          <FeedAccess zone={ownZone()} />
        </div>
      </Card>
    </>
  )
}
