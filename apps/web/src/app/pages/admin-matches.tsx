import AdminMatches from '../../features/matching/pages/admin-matches.tsx'
import { BulkBar } from '../../features/people/components/bulk-bar.tsx'
import { SettingsCard } from '../../features/programme/components/settings-card.tsx'

const BULK_ACTS = { pending: ['approve_matches', 'end_matches'], accepted: ['end_matches'] } as const
const REMIND = ['remind'] as const

/** /admin/matches: the matches, next to the programme's matching settings. */
export default function AdminMatchesPage() {
  return (
    <AdminMatches
      settings={<SettingsCard />}
      bulk={({ list, search, reminded, ...selected }) =>
        list === 'no_answers' ? (
          <BulkBar {...selected} acts={REMIND} filter={{ search, reminded }} />
        ) : (
          list !== 'ended' && (
            <BulkBar {...selected} acts={BULK_ACTS[list]} filter={{ status: list, search }} />
          )
        )
      }
    />
  )
}
