import AdminProgramme from '../../features/programme/pages/admin-programme.tsx'
import { UnprovedNotice } from '../../features/schools/components/unproved-notice.tsx'

/** /admin: how the programme does, below what needs an administrator. */
export default function AdminHomePage() {
  return (
    <UnprovedNotice withWay>
      <AdminProgramme />
    </UnprovedNotice>
  )
}
