import { ChartNoAxesColumn, ScrollText, Users } from 'lucide-react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useAccount } from '../../lib/account.ts'
import { AppShell } from '../app-shell.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'

const People = lazy(() => import('../../features/people/pages/admin-people.tsx'))
const Invitations = lazy(() => import('../../features/people/pages/admin-invitations.tsx'))
const Student = lazy(() => import('../../features/people/pages/admin-student.tsx'))
const Audit = lazy(() => import('../../features/audit/pages/admin-audit.tsx'))
const Coach = lazy(() => import('../pages/admin-coach.tsx'))
const Rosters = lazy(() => import('../../features/rosters/pages/admin-rosters.tsx'))
const Roster = lazy(() => import('../../features/rosters/pages/admin-roster.tsx'))
const Programme = lazy(() => import('../../features/programme/pages/admin-programme.tsx'))

const ADMIN_SIDE: Side = {
  role: 'Administrator',
  login: '/admin/login',
  home: '/admin',
  homeTitle: 'Programme',
  places: [
    ['/admin', 'Programme', ChartNoAxesColumn],
    ['/admin/people', 'People', Users],
    ['/admin/audit', 'Audit', ScrollText],
  ],
}

/** Every address below /admin, save its login: the administrators' side, in chunks that no student loads. */
export default function AdminPortal() {
  return (
    <Routes>
      <Route element={<PortalFrame portal="admin" />}>
        <Route element={<AdminShell />}>
          <Route index element={<Programme />} />
          <Route path="people" element={<People />} />
          <Route path="students/:id" element={<Student />} />
          <Route path="audit" element={<Audit />} />
          <Route path="coaches/:coachId" element={<Coach />} />
          <Route path="people/invitations" element={<Invitations />} />
          <Route path="people/import" element={<Rosters />} />
          <Route path="people/import/:id" element={<Roster />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/admin" replace />} />
    </Routes>
  )
}

function AdminShell() {
  const { first_name, last_name, url, time_zone } = useAccount()
  return (
    <AppShell
      side={ADMIN_SIDE}
      bar={{
        person: { firstName: first_name, name: `${first_name} ${last_name}`, url },
        ...(time_zone !== null && { zone: time_zone }),
      }}
    />
  )
}
