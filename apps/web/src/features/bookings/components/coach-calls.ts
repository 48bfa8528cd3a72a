import {
  cancelSession,
  getCoachSession,
  listCoachSessions,
  noteAttendance,
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
  })
}

/** One of the coach's own sessions. */
export function useCoachSession(id: string) {
  return useQuery({
    queryKey: [...SESSIONS, 'one', id],
    queryFn: ({ signal }) => call(getCoachSession, { signal, params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: LOOK_AGAIN_MS,
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
  })
}

/** Cancels a session; lists and days are asked for anew, whether it was cancelled or refused. */
export function useCancelSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(cancelSession, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
}

/** Notes whether a student did not come; lists and days are asked for anew, whether it was noted or refused. */
export function useNoteAttendance() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, noShow }: { id: string; noShow: boolean }) =>
      call(noteAttendance, { params: { id }, body: { no_show: noShow } }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  })
}
