import { schoolName } from '@shinequo/contract/schools'
import { Card } from '../../../components/ui/card.tsx'
import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { PageHead } from '../../../components/ui/page-heading.tsx'
import { useProfile } from '../../../lib/user-state.ts'

/** /home/resources */
export default function ResourcesPage() {
  const { school } = useProfile()
  return (
    <>
      <PageHead lede={schoolName(school)}>Resources</PageHead>
      <Card className="py-10">
        <EmptyState art="nothing-here" title="Not here yet">
          Your school’s wellness page will open in this place.
        </EmptyState>
      </Card>
    </>
  )
}
