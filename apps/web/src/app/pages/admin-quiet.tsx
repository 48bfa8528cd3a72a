import { BulkBar } from '../../features/people/components/bulk-bar.tsx'
import AdminQuiet from '../../features/programme/pages/admin-quiet.tsx'

const ACTS = ['ask_coach', 'remind'] as const
/** Nobody can be asked about students without a coach. */
const WITHOUT_COACH = ['remind'] as const

/** /admin/quiet: the report of quiet students, with what can be done for those who are selected. */
export default function AdminQuietPage() {
  return (
    <AdminQuiet
      bulk={({ quiet, ...selected }) => (
        <BulkBar
          {...selected}
          acts={quiet.coached === 'unmatched' ? WITHOUT_COACH : ACTS}
          filter={{ quiet }}
        />
      )}
    />
  )
}
