import { Sun } from 'lucide-react'
import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { useAccount } from '../../lib/account.ts'
import { AppShell } from '../app-shell.tsx'
import { PortalFrame } from '../portal-frame.tsx'
import type { Side } from '../side-navigation.tsx'

const Today = lazy(() => import('../pages/coach-today.tsx'))

const COACH_SIDE: Side = {
  role: 'Coach',
  login: '/coach/login',
  home: '/coach',
  homeTitle: 'Today',
  places: [['/coach', 'Today', Sun]],
}

/** Every address below /coach, save its login: the coaches' side, in chunks that no student loads. */
export default function CoachPortal() {
  return (
    <Routes>
      <Route element={<PortalFrame portal="coach" />}>
        <Route element={<CoachShell />}>
          <Route index element={<Today />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to="/coach" replace />} />
    </Routes>
  )
}

function CoachShell() {
  const { first_name, last_name, url, time_zone } = useAccount()
  return (
    <AppShell
      side={COACH_SIDE}
      bar={{
        person: { firstName: first_name, name: `${first_name} ${last_name}`, url },
        ...(time_zone !== null && { zone: time_zone }),
      }}
    />
  )
}
