import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Toaster } from '../components/ui/toaster.tsx'
import { ownZone } from '../lib/own-zone.ts'
import { isPause, newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { accessToken, lastProfile } from '../lib/token-store.ts'
import { useAccountLanguage } from '../lib/use-account-language.ts'
import { useProgrammeLine } from '../lib/use-programme-line.ts'
import { loadUserDetails, resetUserState, useUserState } from '../lib/user-state.ts'
import { LazyLive } from './lazy-live.ts'
import { LoadingPage } from './loading-page.tsx'
import { ProfileNotices } from './profile-notices.tsx'
import { ServiceNotice } from './service-notice.tsx'
import { WrongClock } from './wrong-clock.tsx'

/** Pages in the shell, which is drawn at once and shows the notices itself. */
const IN_SHELL = /^\/home(\/|$)/i

/**
 * The frame of every signed-in page: the guard of section 2, the query cache and the toasts. The cache lives as long as
 * this frame, so that the next person sees none of it.
 */
export default function SignedInFrame() {
  // Reading the location makes the guard check the token again on every navigation.
  const inShell = IN_SHELL.test(useLocation().pathname)
  const [queries] = useState(newQueryClient)
  const { userDetails, isKept, error } = useUserState()
  // Deferred, as in the shell.
  const shown = useDeferredValue(userDetails)
  const signedIn = accessToken() !== null
  const role = tokenRole()
  const elsewhere = role !== null && role !== 'student'
  const profile = useQuery(
    {
      queryKey: ['own-profile'],
      queryFn: loadUserDetails,
      // Signing in may have loaded the profile already.
      initialData: () => (error === null && userDetails !== null && !isKept ? userDetails : undefined),
      enabled: signedIn && !elsewhere,
      staleTime: Number.POSITIVE_INFINITY,
      retry: (_, failure) => isPause(failure),
    },
    queries,
  )
  const failed = userDetails === null && (profile.data === null || profile.isError)

  useEffect(() => leaveWithThePerson(userDetails?.id), [userDetails?.id])
  useAccountLanguage(profile.data?.locale)

  if (elsewhere) return <Navigate to={HOME_OF[role]} replace />
  if (!signedIn || failed) return <Navigate to="/login" replace />
  return (
    <QueryClientProvider client={queries}>
      {!inShell && (userDetails === null || shown === null) ? (
        <LoadingPage />
      ) : (
        // The page waits for the notices above it, which would otherwise push it down.
        <Suspense fallback={<LoadingPage />}>
          {!inShell && <ProfileNotices />}
          <SignedInPage />
        </Suspense>
      )}
      <ServiceNotice />
      <WrongClock zone={ownZone()} />
      <Suspense fallback={null}>
        <LazyLive />
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  )
}

function SignedInPage() {
  useProgrammeLine()
  return <Outlet />
}

/**
 * Detects that the person with this profile id has signed out elsewhere: in another tab, or while this page was in the
 * back/forward cache. The guard then redirects to /login. If another person has signed in, the page reloads.
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
