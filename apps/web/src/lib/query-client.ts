import * as messages from '@shinequo/messages/web/errors'
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError, isAway } from './error-catalogue.ts'
import { isOnline, onOnlineChange } from './use-online.ts'

// By itself it believes in a network until it hears of the loss of one. A page that was opened without one never hears
// of it, and would not renew itself later.
onlineManager.setEventListener((set) => {
  const look = () => set(isOnline())
  look()
  return onOnlineChange(look)
})

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** An answer about sessions, which the other person of one may change. */
      readonly live?: 'sessions'
      /** The coach, by the profile's id, whose open times the answer tells. */
      readonly timesOf?: string
    }
  }
}

/** Bounds of the wait before a service that has a pause is asked again, in milliseconds. */
const [SHORTEST_MS, LONGEST_MS] = [2000, 10_000]

/** Whether the server answered that the service cannot work at the moment. */
export function isPause(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 503
}

/** One more try for a call that got no answer or met a server's fault, any number in a pause; refusals stay refused. */
export function retry(tries: number, error: Error): boolean {
  return (
    isPause(error) || (tries < 1 && (isAway(error) || (error instanceof ApiError && error.status >= 500)))
  )
}

function retryDelay(tries: number, error: Error): number {
  if (!isPause(error)) return 1000
  const wanted = Number(error.headers?.get('retry-after')) * 1000
  return Math.min(wanted || SHORTEST_MS * 2 ** tries, LONGEST_MS)
}

/**
 * A cache of answers. A write is never repeated by itself. Where nobody can tell whether it was made, all that is shown
 * is read anew, in a pause of the service before the write comes back as failed: until then its button stays busy.
 */
export function newQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: async (error) => {
        if (!isAway(error) || !isOnline()) return
        const read = queries.invalidateQueries()
        if (!isPause(error)) return
        await read
        // Said once what is shown is true again.
        error.message = messages.savedOrNot
      },
    }),
    // 'always': without a network a call fails and says so, instead of waiting for ever.
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}
