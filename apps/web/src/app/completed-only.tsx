import { Navigate, Outlet } from 'react-router'
import { useUserState } from '../lib/user-state.ts'

/** Redirects a student with an incomplete profile to /onboarding. The shell is there while the profile loads. */
export default function CompletedOnly() {
  const { userDetails } = useUserState()
  return userDetails?.is_completed === false ? <Navigate to="/onboarding" replace /> : <Outlet />
}
