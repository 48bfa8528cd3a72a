import { QueryClientProvider } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Toaster } from '../components/ui/toaster.tsx'
import { newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { accessToken, lastProfile } from '../lib/token-store.ts'
import { loadUserDetails, renewUserDetails, resetUserState, useUserState } from '../lib/user-state.ts'
import { LoadingPage } from './loading-page.tsx'

/**
 * What every signed-in page stands in: the guard of section 2, the query cache and the toasts. The cache lives
 * as long as this frame, so that nothing of one person is left for the next.
 */
export default function SignedInFrame() {
  // Reading the location makes the guard look at the token again on every navigation.
  useLocation()
  const [queries] = useState(newQueryClient)
  const { userDetails } = useUserState()
  // The whole page follows the profile: rendered in pieces, so that a slow phone still answers meanwhile.
  const shown = useDeferredValue(userDetails)
  const [failed, setFailed] = useState(false)
  const signedIn = accessToken() !== null
  const role = tokenRole()
  const elsewhere = role !== null && role !== 'student'
  const missing = signedIn && !elsewhere && userDetails === null

  useEffect(() => {
    if (!missing) return
    let stale = false
    loadUserDetails().then(
      (profile) => !stale && setFailed(profile === null),
      () => !stale && setFailed(true),
    )
    return () => {
      stale = true
    }
  }, [missing])

  useEffect(() => leaveWithThePerson(userDetails?.id), [userDetails?.id])
  useEffect(() => {
    addEventListener('online', renewUserDetails)
    return () => removeEventListener('online', renewUserDetails)
  }, [])

  if (elsewhere) return <Navigate to={HOME_OF[role]} replace />
  if (!signedIn || failed) return <Navigate to="/login" replace />
  if (userDetails === null || shown === null) return <LoadingPage />
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  )
}

/**
 * Watches for the person with this profile id having signed out elsewhere: in another tab, or since this page was
 * put aside for Back. The guard then leads to /login; a page of another person than the present one loads anew.
 */
function leaveWithThePerson(id: string | undefined): () => void {
  const look = () => {
    const present = lastProfile()
    if (accessToken() === null) resetUserState()
    else if (id && present !== null && JSON.parse(present).id !== id) location.reload()
  }
  addEventListener('storage', look)
  addEventListener('pageshow', look)
  return () => {
    removeEventListener('storage', look)
    removeEventListener('pageshow', look)
  }
}
