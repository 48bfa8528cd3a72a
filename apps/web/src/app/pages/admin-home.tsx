import { UnmatchedCards } from '../../features/matching/components/unmatched-cards.tsx'
import { useNeeds } from '../../features/programme/api/admin.ts'
import { NeedsLine } from '../../features/programme/components/needs-line.tsx'
import AdminProgramme from '../../features/programme/pages/admin-programme.tsx'

/** /admin: what waits for the administrator, then who has no coach, then the programme's figures. */
export default function AdminHomePage() {
  const { isPending } = useNeeds()
  return (
    <>
      <NeedsLine />
      {/* Shown once the height of what is above is known. */}
      <div className={isPending ? 'invisible' : ''}>
        <UnmatchedCards />
        <AdminProgramme />
      </div>
    </>
  )
}
