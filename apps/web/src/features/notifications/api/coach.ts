import {
  getCoachNotices,
  markNoticesSeen,
  markWordsRead,
  type Notice,
} from '@shinequo/contract/notifications/notices'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'

const NOTICES = ['coach-notices']
/** How often notices are counted again without a live connection, in milliseconds. */
const RENEWED_MS = 60_000

/** How much the signed-in coach has not seen yet. */
export function useCoachNotices() {
  return useQuery({
    queryKey: NOTICES,
    queryFn: ({ signal }) => call(getCoachNotices, { signal }),
    refetchInterval: RENEWED_MS,
    meta: { live: 'sessions' },
  })
}

/**
 * Stores on the server that the coach has seen the notices of a kind once `shown` is true. What was there when the page
 * was opened is seen at once; what comes later only when the coach does something, since the page may be open on a
 * screen that nobody watches.
 */
export function useSeen(kind: Notice, shown: boolean): void {
  const { data } = useCoachNotices()
  const { mutate } = useChange((until: string) => call(markNoticesSeen, { body: { kind, until } }), {
    scope: 'coach-notices',
    onSuccess: (notices, queries) => queries.setQueryData(NOTICES, notices),
  })
  const ready = shown && data !== undefined
  useAttention(ready, ready && data[kind] > 0 ? data.at : null, mutate)
}

/** Stores, in the same way, that the coach has read a student's words as they were at `at`; undefined: not shown yet. */
export function useWordsRead(student: string, at: string | undefined): void {
  const { data } = useCoachNotices()
  const { mutate } = useChange(
    (until: string) => call(markWordsRead, { params: { id: student }, body: { until } }),
    { scope: 'coach-notices', onSuccess: (notices, queries) => queries.setQueryData(NOTICES, notices) },
  )
  const ready = at !== undefined && data !== undefined
  useAttention(ready, ready && data.care.includes(student) ? at : null, mutate)
}

/** Stores what the coach sees up to `until`, at once when they arrive at the page, and later when they do something. */
function useAttention(ready: boolean, until: string | null, mutate: (until: string) => void): void {
  const arriving = useRef(true)
  useEffect(() => {
    if (!ready) return
    const arrives = arriving.current && !document.hidden
    arriving.current = false
    if (until === null) return
    if (arrives) return mutate(until)
    const act = () => mutate(until)
    document.addEventListener('pointerdown', act, { once: true })
    document.addEventListener('keydown', act, { once: true })
    return () => {
      document.removeEventListener('pointerdown', act)
      document.removeEventListener('keydown', act)
    }
  }, [ready, until, mutate])
}
