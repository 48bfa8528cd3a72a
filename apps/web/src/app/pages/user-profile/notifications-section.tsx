import * as notifications from '@shinequo/messages/web/notifications'
import * as messages from '@shinequo/messages/web/profiles'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import MailChoices from '../../../features/notifications/components/mail-choices.tsx'
import OwnMessages from '../../../features/notifications/components/own-messages.tsx'
import { ownZone } from '../../../lib/own-zone.ts'

/** /home/userProfile/notifications: which mail a student gets, and what was sent. */
export default function NotificationsSection() {
  return (
    <>
      <Card aria-labelledby="mail-choices">
        <CardHead id="mail-choices" title={notifications.mailYouGet} className="mb-1!" />
        <MailChoices whose="student" />
      </Card>
      <Card aria-labelledby="own-mail">
        <CardHead id="own-mail" title={notifications.mailToYou} className="mb-1!" />
        <p className="mb-3 max-w-[66ch] text-sm text-muted">{messages.aboutMailToYou}</p>
        <OwnMessages zone={ownZone()} />
      </Card>
    </>
  )
}
