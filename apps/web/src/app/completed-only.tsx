import { Navigate, Outlet } from 'react-router'
import { useProfile } from '../lib/user-state.ts'

/** Redirects a student with an incomplete profile to /onboarding. */
export default function CompletedOnly() {
  return useProfile().is_completed ? <Outlet /> : <Navigate to="/onboarding" replace />
}
