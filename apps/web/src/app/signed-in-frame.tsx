import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Toaster } from '../components/ui/toaster.tsx'
import { isPause, newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { accessToken, lastProfile } from '../lib/token-store.ts'
import { useAccountLanguage } from '../lib/use-account-language.ts'
import { useProgrammeLine } from '../lib/use-programme-line.ts'
import { loadUserDetails, resetUserState, useUserState } from '../lib/user-state.ts'
import { LazyLive } from './lazy-live.ts'
import { LoadingPage } from './loading-page.tsx'
import { ServiceNotice } from './service-notice.tsx'

const DeletionBanner = lazy(() => import('../features/accounts/components/deletion-banner.tsx'))
const MailRefusedBanner = lazy(() => import('../features/accounts/components/mail-refused-banner.tsx'))

/**
 * What every signed-in page stands in: the guard of section 2, the query cache and the toasts. The cache lives
 * as long as this frame, so that nothing of one person is left for the next.
 */
export default function SignedInFrame() {
  // Reading the location makes the guard look at the token again on every navigation.
  useLocation()
  const [queries] = useState(newQueryClient)
  const { userDetails, error } = useUserState()
  // The whole page follows the profile: rendered in pieces, so that a slow phone still answers meanwhile.
  const shown = useDeferredValue(userDetails)
  const signedIn = accessToken() !== null
  const role = tokenRole()
  const elsewhere = role !== null && role !== 'student'
  const profile = useQuery(
    {
      queryKey: ['own-profile'],
      queryFn: loadUserDetails,
      // What signing in has loaded is not asked for again.
      initialData: () => (error === null && userDetails !== null ? userDetails : undefined),
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
      {userDetails === null || shown === null ? (
        <LoadingPage />
      ) : (
        // The page waits for what stands above it, which would push it down.
        <Suspense fallback={<LoadingPage />}>
          {shown.deletes_at && <DeletionBanner deletesAt={shown.deletes_at} />}
          {shown.mail_refused && <MailRefusedBanner email={shown.user.email} />}
          <SignedInPage />
        </Suspense>
      )}
      <ServiceNotice />
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
