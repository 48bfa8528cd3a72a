import * as messages from '@shinequo/messages/web/navigation'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPause } from '../lib/query-client.ts'

/**
 * Shows one notice at the bottom of the window that the service is temporarily unavailable, while a query is waiting
 * for it. Afterwards, queries that failed for other reasons in the meantime are retried too.
 */
export function ServiceNotice() {
  const queries = useQueryClient()
  const paused = useIsFetching({ predicate: ({ state }) => isPause(state.fetchFailureReason) }) > 0
  useEffect(() => {
    if (!paused) return
    return () => {
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
  }, [paused, queries])
  return (
    <div role="status" className="pointer-events-none sticky bottom-0 z-30 wide:bottom-4">
      {paused && (
        // On wide windows it does not cover the side menu.
        <p className="flex min-h-14 items-center justify-center border-t border-line bg-accent-soft px-4 py-1.5 text-center text-sm font-medium wide:mx-auto wide:w-fit wide:rounded-box wide:border wide:px-6 wide:shadow-float">
          {messages.shortPause}
        </p>
      )}
    </div>
  )
}
