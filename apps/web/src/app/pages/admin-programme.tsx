import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'

/** /admin */
export default function AdminProgrammePage() {
  return (
    <Card className="py-10">
      <EmptyState art="nothing-here" title="Nothing to show yet">
        When students meet their coaches, the programme’s figures show here.
      </EmptyState>
    </Card>
  )
}
