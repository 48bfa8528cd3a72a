import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'

/** /coach */
export default function CoachTodayPage() {
  return (
    <Card className="py-10">
      <EmptyState art="no-sessions" title="No session today">
        When a student books a session with you, it shows here.
      </EmptyState>
    </Card>
  )
}
