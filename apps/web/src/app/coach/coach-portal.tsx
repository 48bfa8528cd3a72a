import * as messages from '@shinequo/messages/web/navigation'
import { CalendarDays, Sun, User, Users, Video } from 'lucide-react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { personOf, useAccountQuery } from '../../lib/account.ts'
import { useUnsavedHours } from '../../lib/hours-draft.ts'
import { AccountItem } from '../account-item.tsx'
import { AccountNotices } from '../account-notices.tsx'
import { AppShell } from '../app-shell.tsx'
import { HelpItem } from '../help-item.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'
import { useCoachBadges } from './coach-badges.ts'

const Home = lazy(() => import('../pages/coach-home.tsx'))
const Availability = lazy(() => import('../../features/availability/pages/coach-availability.tsx'))
const Students = lazy(() => import('../pages/coach-students.tsx'))
const Student = lazy(() => import('../pages/coach-student.tsx'))
const Sessions = lazy(() => import('../pages/coach-sessions.tsx'))
const Session = lazy(() => import('../pages/coach-session.tsx'))
const CoachPage = lazy(() => import('../../features/coaches/pages/coach-page.tsx'))
const OwnAccount = lazy(() => import('../pages/coach-account.tsx'))

const Help = lazy(() => import('../help/staff-help.tsx'))

const COACH_SIDE: Side = {
  role: messages.coach,
  login: '/coach/login',
  home: '/coach',
  help: '/coach/help',
  homeTitle: messages.today,
  places: [
    ['/coach', messages.today, Sun],
    ['/coach/availability', messages.availability, CalendarDays],
    ['/coach/students', messages.students, Users],
    ['/coach/sessions', messages.sessions, Video],
    ['/coach/profile', messages.yourPage, User],
  ],
}

/** Every path under /coach except the login: the coaches' pages, in chunks that students never load. */
export default function CoachPortal() {
  return (
    <Routes>
      <Route element={<PortalFrame portal="coach" />}>
        <Route element={<CoachShell />}>
          <Route index element={<Home />} />
          <Route path="availability" element={<Availability />} />
          <Route path="students" element={<Students />} />
          <Route path="students/:studentId" element={<Student />} />
          <Route path="sessions" element={<Sessions />} />
          <Route path="sessions/:bookingId" element={<Session />} />
          <Route path="profile" element={<CoachPage />} />
          <Route path="account" element={<OwnAccount />} />
          <Route path="help" element={<Help />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/coach" replace />} />
    </Routes>
  )
}

function CoachShell() {
  const { data: account } = useAccountQuery()
  const badges = useCoachBadges()
  const unsaved = useUnsavedHours(account?.id ?? '')
  return (
    <AppShell
      longPages
      isReady={account !== undefined}
      notices={<AccountNotices />}
      side={{
        ...COACH_SIDE,
        badges,
        ...(unsaved && { dots: { '/coach/availability': messages.unsavedChanges } }),
      }}
      bar={{
        person: account && personOf(account),
        ...(account?.time_zone && { zone: account.time_zone }),
        items: (
          <>
            <AccountItem path="/coach/account" />
            <HelpItem path="/coach/help" />
          </>
        ),
      }}
    />
  )
}
