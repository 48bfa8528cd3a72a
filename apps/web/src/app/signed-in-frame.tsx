import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Toaster } from '../components/ui/toaster.tsx'
import { newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { accessToken } from '../lib/token-store.ts'
import { loadUserDetails, useUserState } from '../lib/user-state.ts'
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

  if (elsewhere) return <Navigate to={HOME_OF[role]} replace />
  if (!signedIn || failed) return <Navigate to="/login" replace />
  if (userDetails === null) return <LoadingPage />
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  )
}
