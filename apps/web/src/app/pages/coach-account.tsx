import * as calendars from '@shinequo/messages/web/calendars'
import * as coaches from '@shinequo/messages/web/coaches'
import * as notifications from '@shinequo/messages/web/notifications'
import { Card, CardHead } from '../../components/ui/card.tsx'
import OwnAccountPage from '../../features/accounts/pages/own-account.tsx'
import OwnFeed from '../../features/calendars/components/calendar-feed.tsx'
import FeedAccess from '../../features/calendars/components/feed-access.tsx'
import MeetingPlaceCard from '../../features/coaches/components/meeting-place.tsx'
import MailChoices from '../../features/notifications/components/mail-choices.tsx'
import OwnMessages from '../../features/notifications/components/own-messages.tsx'
import { useCoachZone } from '../../lib/account.ts'

/** /coach/account: the own account, with the settings of people who hold sessions. */
export default function CoachAccountPage() {
  const zone = useCoachZone()
  return (
    <OwnAccountPage zone={zone} alsoSignedIn={<FeedAccess zone={zone} />}>
      <Card aria-labelledby="mail-choices">
        <CardHead id="mail-choices" title={notifications.mailYouGet} className="mb-1!" />
        <MailChoices whose="coach" />
      </Card>
      <Card aria-labelledby="own-mail">
        <CardHead id="own-mail" title={notifications.mailToYou} className="mb-1!" />
        <OwnMessages zone={zone} />
      </Card>
      <Card aria-labelledby="own-calendar">
        <CardHead id="own-calendar" title={calendars.sessionsInYourCalendar} className="mb-1!" />
        <OwnFeed />
      </Card>
      <Card aria-labelledby="meeting-place">
        <CardHead id="meeting-place" title={coaches.whereYouMeet} className="mb-1!" />
        <MeetingPlaceCard />
      </Card>
    </OwnAccountPage>
  )
}
