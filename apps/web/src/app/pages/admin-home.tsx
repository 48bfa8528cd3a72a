import { UnmatchedCards } from '../../features/matching/components/unmatched-cards.tsx'
import { useNeeds, useSetUp } from '../../features/programme/api/admin.ts'
import { NeedsLine } from '../../features/programme/components/needs-line.tsx'
import { SetUpUntilDone } from '../../features/programme/components/set-up-card.tsx'
import AdminProgramme from '../../features/programme/pages/admin-programme.tsx'

/**
 * /admin: what waits for the administrator, the first steps of a new programme until they are done, then who has no coach
 * and the programme's figures.
 */
export default function AdminHomePage() {
  const [needs, setUp] = [useNeeds(), useSetUp()]
  return (
    <>
      <NeedsLine />
      {/* Shown once the height of what is above is known. */}
      <div className={needs.isPending || setUp.isPending ? 'invisible' : ''}>
        <SetUpUntilDone />
        <UnmatchedCards />
        <AdminProgramme />
      </div>
    </>
  )
}
