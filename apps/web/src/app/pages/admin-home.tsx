import AdminProgramme from '../../features/programme/pages/admin-programme.tsx'
import { UnprovedNotice } from '../../features/schools/components/unproved-notice.tsx'

/** /admin: the programme's figures, below what needs an administrator's attention. */
export default function AdminHomePage() {
  return (
    <UnprovedNotice withWay>
      <AdminProgramme />
    </UnprovedNotice>
  )
}
