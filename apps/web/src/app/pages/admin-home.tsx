import { NeedsLine } from '../../features/programme/components/needs-line.tsx'
import AdminProgramme from '../../features/programme/pages/admin-programme.tsx'

/** /admin: what waits for the administrator, then the programme's figures. */
export default function AdminHomePage() {
  return (
    <>
      <NeedsLine />
      <AdminProgramme />
    </>
  )
}
