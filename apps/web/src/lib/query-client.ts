import { onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './error-catalogue.ts'
import { isOnline, onOnlineChange } from './use-online.ts'

// By itself it believes in a network until it hears of the loss of one. A page that was opened without one never hears
// of it, and would not renew itself later.
onlineManager.setEventListener((set) => {
  const look = () => set(isOnline())
  look()
  return onOnlineChange(look)
})

/** A cache of answers. One more try for a call that got no answer or met a server's fault; refusals stay refused. */
export function newQueryClient(): QueryClient {
  const retry = (tries: number, error: Error) =>
    tries < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500)
  // 'always': without a network a call fails and says so, instead of waiting for ever.
  return new QueryClient({
    defaultOptions: {
      queries: { retry, staleTime: 30_000, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
