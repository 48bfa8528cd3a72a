import * as messages from '@shinequo/messages/web/navigation'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPause } from '../lib/query-client.ts'

/**
 * Says at the foot of the window, once for the page, that the service has a pause, for as long as something waits for
 * its end. When it is over, what had failed otherwise meanwhile is asked for again too.
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
        // Where there is room it leaves the menu at the side free.
        <p className="flex min-h-14 items-center justify-center border-t border-line bg-accent-soft px-4 py-1.5 text-center text-sm font-medium wide:mx-auto wide:w-fit wide:rounded-box wide:border wide:px-6 wide:shadow-float">
          {messages.shortPause}
        </p>
      )}
    </div>
  )
}
