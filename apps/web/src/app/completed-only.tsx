import { Navigate, Outlet } from 'react-router'
import { useProfile } from '../lib/user-state.ts'

/** A profile that is not completed goes to /onboarding first. */
export default function CompletedOnly() {
  return useProfile().is_completed ? <Outlet /> : <Navigate to="/onboarding" replace />
}
