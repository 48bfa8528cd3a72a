import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'

/** /home/collegefeed */
export default function CollegeFeedPage() {
  return (
    <>
      <PageHead>College Feed</PageHead>
      <Card className="py-10">
        <EmptyState art="nothing-here" title="Nothing here yet">
          When your school posts something, it shows here.
        </EmptyState>
      </Card>
    </>
  )
}
