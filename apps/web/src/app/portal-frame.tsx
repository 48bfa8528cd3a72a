import * as actions from '@shinequo/messages/web/actions'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { ErrorState } from '../components/ui/error-state.tsx'
import { Toaster } from '../components/ui/toaster.tsx'
import { useAccountQuery } from '../lib/account.ts'
import { ApiError, isAway, messageOf } from '../lib/error-catalogue.ts'
import { ownZone } from '../lib/own-zone.ts'
import { newQueryClient } from '../lib/query-client.ts'
import { HOME_OF, tokenRole } from '../lib/token-role.ts'
import { useAccountLanguage } from '../lib/use-account-language.ts'
import { useProgrammeLine } from '../lib/use-programme-line.ts'
import { LazyLive } from './lazy-live.ts'
import { ServiceNotice } from './service-notice.tsx'
import { WrongClock } from './wrong-clock.tsx'

interface PortalFrameProps {
  readonly portal: 'coach' | 'admin'
  readonly children: ReactNode
}

/**
 * The frame of the coaches' and administrators' pages: their guard, the query cache and the toasts. Without a token it
 * redirects to the role's login, with another role's token to that role's home.
 */
export function PortalFrame({ portal, children }: PortalFrameProps) {
  // Reading the location makes the guard check the token again on every navigation.
  useLocation()
  const [queries] = useState(newQueryClient)
  const role = tokenRole()
  if (role === null) return <Navigate to={`/${portal}/login`} replace />
  if (role !== portal) return <Navigate to={HOME_OF[role]} replace />
  return (
    <QueryClientProvider client={queries}>
      <WithAccount login={`/${portal}/login`}>{children}</WithAccount>
      <ServiceNotice />
      <Suspense fallback={null}>
        <LazyLive />
      </Suspense>
      <Toaster />
    </QueryClientProvider>
  )
}

function WithAccount({ login, children }: { readonly login: string; readonly children: ReactNode }) {
  const { data, error, answers, refetch, isFetching } = useAccountQuery()
  useAccountLanguage(answers > 0 ? data?.locale : undefined)
  // The shell is there while the account loads. What this device keeps counts until the server refuses.
  if (error === null || answers > 0 || (data !== undefined && isAway(error)))
    return <PortalPage>{children}</PortalPage>
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

function PortalPage({ children }: { readonly children: ReactNode }) {
  useProgrammeLine()
  const { data } = useAccountQuery()
  return (
    <>
      {children}
      {data && <WrongClock zone={data.time_zone ?? ownZone()} />}
    </>
  )
}
