import * as actions from '@shinequo/messages/web/actions'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { ErrorState } from '../components/ui/error-state.tsx'
import { Toaster } from '../components/ui/toaster.tsx'
import { useAccountQuery } from '../lib/account.ts'
import { ApiError, messageOf } from '../lib/error-catalogue.ts'
import { newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { useAccountLanguage } from '../lib/use-account-language.ts'
import { useProgrammeLine } from '../lib/use-programme-line.ts'
import { LazyLive } from './lazy-live.ts'
import { LoadingPage } from './loading-page.tsx'
import { ServiceNotice } from './service-notice.tsx'

const DeletionBanner = lazy(() => import('../features/accounts/components/deletion-banner.tsx'))
const MailRefusedBanner = lazy(() => import('../features/accounts/components/mail-refused-banner.tsx'))

interface PortalFrameProps {
  readonly portal: 'coach' | 'admin'
}

/**
 * The frame of the coaches' and administrators' pages: their guard, the query cache and the toasts. Without a token it
 * redirects to the role's login, with another role's token to that role's home.
 */
export function PortalFrame({ portal }: PortalFrameProps) {
  // Reading the location makes the guard check the token again on every navigation.
  useLocation()
  const [queries] = useState(newQueryClient)
  const role = tokenRole()
  if (role === null) return <Navigate to={`/${portal}/login`} replace />
  if (role !== portal) return <Navigate to={HOME_OF[role]} replace />
  return (
    <QueryClientProvider client={queries}>
      <WithAccount login={`/${portal}/login`} />
      <ServiceNotice />
      <Suspense fallback={null}>
        <LazyLive />
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  )
}

function WithAccount({ login }: { readonly login: string }) {
  const { data, error, refetch, isFetching } = useAccountQuery()
  useAccountLanguage(data?.locale)
  // Deferred, so that a banner that loads later does not replace the page with the fallback.
  const shown = useDeferredValue(data)
  if (shown !== undefined) {
    return (
      // The page waits for the banners above it, which would otherwise push it down.
      <Suspense fallback={<LoadingPage />}>
        {shown.deletes_at !== null && <DeletionBanner deletesAt={shown.deletes_at} />}
        {shown.mail_refused && <MailRefusedBanner email={shown.email} isAdmin={shown.role === 'admin'} />}
        <PortalPage />
      </Suspense>
    )
  }
  if (error === null) return <LoadingPage />
  if (error instanceof ApiError && error.status === 401) return <Navigate to={login} replace />
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        level="h1"
        title={actions.thisPageDidNotLoad}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </main>
  )
}

function PortalPage() {
  useProgrammeLine()
  return <Outlet />
}
