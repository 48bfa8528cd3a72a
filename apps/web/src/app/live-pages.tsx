import * as messages from '@shinequo/messages/web/navigation'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LiveLine, type LiveState } from '../lib/live-line.ts'
import { isPause } from '../lib/query-client.ts'
import { useOnline } from '../lib/use-online.ts'

const WORDS = {
  on: null,
  off: messages.notLive,
  out: messages.signedOut,
} as const

/**
 * Keeps data that others can change up to date while it is shown, and reports when it cannot, unless the page already
 * shows the reason.
 */
export default function LivePages() {
  const queries = useQueryClient()
  const [state, setState] = useState<LiveState>('on')
  const online = useOnline()
  const { pathname } = useLocation()
  const paused = useIsFetching({ predicate: ({ state }) => isPause(state.fetchFailureReason) }) > 0
  useEffect(() => {
    const line = new LiveLine(queries, setState)
    return () => line.end()
  }, [queries])
  // The students' shell shows this itself.
  const saidOffline = !online && /^\/home(\/|$)/i.test(pathname)
  const words = paused || saidOffline ? null : WORDS[state]
  return (
    <div role="status" className="pointer-events-none sticky bottom-0 z-30 wide:bottom-4">
      {words !== null && (
        <p className="mx-auto flex min-h-11 items-center justify-center border-t border-line bg-surface px-4 py-1.5 text-center text-sm text-muted wide:w-fit wide:rounded-box wide:border wide:px-6 wide:shadow-float">
          {words}
        </p>
      )}
    </div>
  )
}
