import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'

/** /home/community */
export default function CommunityPage() {
  return (
    <>
      <PageHead>Community</PageHead>
      <Card className="py-10">
        <EmptyState art="nothing-here" title="The wall is still being built">
          Soon you can read and share stories here, by name or anonymously.
        </EmptyState>
      </Card>
    </>
  )
}
