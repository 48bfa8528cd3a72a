import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Toaster } from '../components/ui/toaster.tsx'
import { ApiError } from '../lib/error-catalogue.ts'
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
  const missing = signedIn && userDetails === null

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

  if (!signedIn || failed) return <Navigate to="/login" replace />
  if (userDetails === null) return <LoadingPage />
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  )
}

/** One more try for a call that got no answer or met a server's fault; what the server refused stays refused. */
function newQueryClient(): QueryClient {
  const retry = (tries: number, error: Error) =>
    tries < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
  // 'always': without a network a read fails and says so, instead of waiting for ever.
  return new QueryClient({ defaultOptions: { queries: { retry, staleTime: 30_000, networkMode: 'always' } } })
}
