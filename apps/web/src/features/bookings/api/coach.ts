import { cancelBooking } from '@shinequo/contract/bookings'
import {
  getCoachSession,
  listCoachSessions,
  noteAttendance,
  proposeTimes,
  type SessionList,
} from '@shinequo/contract/bookings/coach-sessions'
import {
  listCoachSuggestions,
  suggestTimes,
  withdrawSuggestion,
} from '@shinequo/contract/bookings/suggestions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { useChange } from '../../../lib/use-change.ts'
import { SHOWS_SESSIONS } from './shared.ts'

const SESSIONS = ['coach-sessions']
/** How often the list is refetched, in milliseconds, since students book meanwhile. */
const LOOK_AGAIN_MS = 60_000

/** The coach's sessions in pages: upcoming ones sorted by start, or past ones, latest first. */
export function useCoachSessions(list: SessionList) {
  return useInfiniteQuery({
    queryKey: [...SESSIONS, list],
    queryFn: ({ signal, pageParam }) =>
      call(listCoachSessions, { signal, query: { list, ...(pageParam !== null && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
    meta: { live: 'sessions' },
  })
}

/** One of the coach's own sessions, whatever its status. */
export function useCoachSession(id: string) {
  return useQuery({
    queryKey: [...SESSIONS, 'one', id],
    queryFn: ({ signal }) => call(getCoachSession, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}

export function useCancelSession() {
  return useChange(
    ({ id, reason, closeHour }: { id: string; reason: string; closeHour: boolean }) =>
      call(cancelBooking, { params: { id }, body: { reason, close_hour: closeHour } }),
    { invalidates: SHOWS_SESSIONS },
  )
}

/** Proposes other times for a session; an empty list withdraws them. */
export function useProposeTimes() {
  return useChange(
    ({ id, starts }: { id: string; starts: readonly number[] }) =>
      call(proposeTimes, {
        params: { id },
        body: { times: starts.map((start) => new Date(start).toISOString()) },
      }),
    { invalidates: SHOWS_SESSIONS },
  )
}

/** The coach's newest suggestion of times to each student. */
export function useCoachSuggestions() {
  return useQuery({
    queryKey: [...SESSIONS, 'suggestions'],
    queryFn: ({ signal }) => call(listCoachSuggestions, { signal }),
    refetchOnMount: 'always',
    meta: { live: 'sessions' },
  })
}

/** Suggests times (starts, epoch milliseconds) for a new session to a student, in place of the last suggestion. */
export function useSuggestTimes(studentId: string) {
  return useChange(
    (starts: readonly number[]) =>
      call(suggestTimes, {
        params: { id: studentId },
        body: { times: starts.map((start) => new Date(start).toISOString()) },
      }),
    { invalidates: [...SHOWS_SESSIONS, ['hours-preview']] },
  )
}

/** Withdraws the suggestion that waits for a student. */
export function useWithdrawSuggestion(studentId: string) {
  return useChange(() => call(withdrawSuggestion, { params: { id: studentId } }), {
    invalidates: SHOWS_SESSIONS,
  })
}

/** Stores whether a student did not come. */
export function useNoteAttendance() {
  return useChange(
    ({ id, noShow }: { id: string; noShow: boolean }) =>
      call(noteAttendance, { params: { id }, body: { no_show: noShow } }),
    { invalidates: SHOWS_SESSIONS },
  )
}
