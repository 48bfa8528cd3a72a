import * as messages from '@shinequo/messages/web/programme'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'

/** /home/events */
export default function EventsPage() {
  return (
    <>
      <PageHead>{messages.events}</PageHead>
      <Card className="py-10">
        <EmptyState art="nothing-here" title={messages.comingSoon}>
          {messages.eventsAppearHere}
        </EmptyState>
      </Card>
    </>
  )
}
