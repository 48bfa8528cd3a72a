import * as messages from '@shinequo/messages/web/errors'
import { MutationCache, onlineManager, QueryClient } from '@tanstack/react-query'
import { ApiError, isAway } from './error-catalogue.ts'
import { isOnline, onOnlineChange } from './use-online.ts'

// The default assumes that there is a network until an `offline` event. A page that was opened offline never gets one
// and would not refetch when it comes online.
onlineManager.setEventListener((set) => {
  const look = () => set(isOnline())
  look()
  return onOnlineChange(look)
})

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /**
       * `sessions`: the data is about sessions, which the other person of a session may change; `needs`: about what waits
       * for administrators.
       */
      readonly live?: 'sessions' | 'needs'
      /** The profile id of the coach whose open times the data has. */
      readonly timesOf?: string
    }
  }
}

/** Shortest and longest wait before retrying while the service is unavailable, in milliseconds. */
const [SHORTEST_MS, LONGEST_MS] = [2000, 10_000]

/** Whether the server responded that the service is unavailable at the moment. */
export function isPause(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 503
}

/**
 * Retries once without a response or after a server error, without limit while the service is unavailable, never after
 * a refusal.
 */
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
 * The query cache. Writes are never retried automatically. If it is unclear whether a write succeeded, all shown data
 * is refetched; if the service is unavailable, the refetch finishes before the write fails, and its button stays busy
 * until then.
 */
export function newQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onError: async (error) => {
        if (!isAway(error) || !isOnline()) return
        const read = queries.invalidateQueries()
        if (!isPause(error)) return
        await read
        // Set only after the shown data is up to date.
        error.message = messages.savedOrNot
      },
    }),
    defaultOptions: {
      queries: {
        // By default a component renders anew only if a property changes that its last render read. A page that passes
        // a result on to a part that renders later, by itself, would keep the old data there.
        notifyOnChangeProps: 'all',
        retry,
        retryDelay,
        staleTime: 30_000,
        // A call without a network fails and reports it instead of waiting forever.
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}
