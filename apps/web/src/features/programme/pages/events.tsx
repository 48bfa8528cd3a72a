import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'

/** /home/events */
export default function EventsPage() {
  return (
    <>
      <PageHead>Events</PageHead>
      <Card className="py-10">
        <EmptyState art="nothing-here" title="Coming Soon...">
          Your school’s workshops and meetings will appear here.
        </EmptyState>
      </Card>
    </>
  )
}
