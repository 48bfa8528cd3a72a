import * as calendars from '@shinequo/messages/web/calendars'
import { Card, CardHead } from '../../../components/ui/card.tsx'
import OwnFeed from '../../../features/calendars/components/calendar-feed.tsx'

/** /home/userProfile/calendar: a student's sessions in their own calendar. */
export default function CalendarSection() {
  return (
    <Card aria-labelledby="own-calendar">
      <CardHead id="own-calendar" title={calendars.sessionsInYourCalendar} className="mb-1!" />
      <OwnFeed />
    </Card>
  )
}
