import { Capacity } from '../../features/coaches/components/capacity.tsx'
import AdminPeople from '../../features/people/pages/admin-people.tsx'

/** /admin/people: everybody with an account, and how many students each coach takes. */
export default function AdminPeoplePage() {
  return <AdminPeople capacity={(coach, name) => <Capacity coach={coach} name={name} />} />
}
