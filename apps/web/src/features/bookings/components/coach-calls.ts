import {
  cancelBooking,
  getCoachSession,
  listCoachSessions,
  noteAttendance,
  proposeTimes,
  type SessionList,
} from '@shinequo/contract/bookings'
import { getCoachDay } from '@shinequo/contract/sessions'
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'
import { reloadSessions } from './undo-cancellation.tsx'

/*
 * The coach's own calls. They do not stand in api.ts, since a student's browser loads that file: of the coaches' side
 * it must load nothing.
 */

const SESSIONS = ['coach-sessions']
/** Students book meanwhile: the list looks again this often, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

/** The coach's sessions, page after page: those to come by start, or what was, latest first. */
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

/** A date of the coach's own zone, null: today. While another date loads, the former one stays. */
export function useCoachDay(date: string | null) {
  return useQuery({
    queryKey: [...SESSIONS, 'day', date],
    queryFn: ({ signal }) => call(getCoachDay, { signal, query: date === null ? {} : { date } }),
    placeholderData: keepPreviousData,
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

/** A change of a session, after which all that shows sessions is asked for anew, whether it was made or refused. */
function useSessionChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => reloadSessions(queries) })
}

export function useCancelSession() {
  return useSessionChange(({ id, reason, closeHour }: { id: string; reason: string; closeHour: boolean }) =>
    call(cancelBooking, { params: { id }, body: { reason, close_hour: closeHour } }),
  )
}

/** Offers other times for a session, none: takes them back. */
export function useProposeTimes() {
  return useSessionChange(({ id, starts }: { id: string; starts: readonly number[] }) =>
    call(proposeTimes, {
      params: { id },
      body: { times: starts.map((start) => new Date(start).toISOString()) },
    }),
  )
}

/** Notes whether a student did not come. */
export function useNoteAttendance() {
  return useSessionChange(({ id, noShow }: { id: string; noShow: boolean }) =>
    call(noteAttendance, { params: { id }, body: { no_show: noShow } }),
  )
}
