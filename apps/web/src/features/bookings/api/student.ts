import {
  type Booking,
  type CancelledSession,
  cancelBooking,
  createBooking,
  keepBooking,
  listBookings,
  listCancellations,
  moveBooking,
  objectToNoShow,
  putCancellationAway,
} from '@shinequo/contract/bookings'
import { declineSuggestion, listSuggestions, type Suggestion } from '@shinequo/contract/bookings/suggestions'
import type { BodyInput } from '@shinequo/contract/endpoint'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/api-client.ts'
import { isAway } from '../../../lib/error-catalogue.ts'
import { readDraft } from '../../../lib/form-draft.ts'
import { fromComputerTime, serverNow } from '../../../lib/server-clock.ts'
import { mayShowKept } from '../../../lib/token-role.ts'
import { nextSessions, storeNextSessions } from '../../../lib/token-store.ts'
import { useChange } from '../../../lib/use-change.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { useProfile } from '../../../lib/user-state.ts'
import { readSavedSessions, savedSessions } from '../saved-sessions.ts'
import { SHOWS_SESSIONS } from './shared.ts'

const BOOKINGS = ['bookings']
const LIVE = { live: 'sessions' } as const
/** Starts with the key of the sessions, so that invalidating those invalidates these too. */
const CANCELLATIONS = [...BOOKINGS, 'cancelled']
const SUGGESTIONS = [...BOOKINGS, 'suggestions']

/**
 * The student's own sessions sorted by start, without cancelled ones. The next few are saved for use without a network.
 */
export function useBookings() {
  const person = useProfile().user.id
  return useQuery({
    queryKey: BOOKINGS,
    queryFn: async ({ signal }) => {
      const bookings = await call(listBookings, { signal })
      storeNextSessions(JSON.stringify(savedSessions(person, bookings, serverNow())))
      return bookings
    },
    refetchOnMount: 'always',
    meta: LIVE,
  })
}

interface SessionsAtHand {
  /** Undefined while there is nothing to show. */
  readonly bookings: readonly Booking[] | undefined
  /** When the data was fetched, if it is not the present one; else null. Epoch milliseconds. */
  readonly asOf: number | null
  /** The present data is on its way: how many sessions, from the first, it will not change the rows of. */
  readonly whole: number | null
}

/** The student's own sessions, or the saved next ones until the server has answered. */
export function useSessionsAtHand(): SessionsAtHand {
  const person = useProfile().user.id
  const { data, dataUpdatedAt, failureReason, isPending } = useBookings()
  const cutOff = !useOnline() || isAway(failureReason)
  const [saved] = useState(() => readSavedSessions(nextSessions(), person))
  if (data) return { bookings: data, asOf: cutOff ? fromComputerTime(dataUpdatedAt) : null, whole: null }
  if (cutOff) return { bookings: saved?.bookings, asOf: saved?.at ?? null, whole: null }
  if (!isPending || !saved?.bookings.length || saved.whole === undefined || !mayShowKept(person))
    return { bookings: undefined, asOf: null, whole: null }
  // The row of the first session that is not whole can only grow, and nothing is shown below it.
  return { bookings: saved.bookings.slice(0, saved.whole + 1), asOf: saved.at, whole: saved.whole }
}

interface Notices<T> {
  readonly list: readonly T[]
  /** Whether the first answer is still on its way. A request that failed once tells nothing. */
  readonly isPending: boolean
}

/** Notices that coaches caused, fetched after the sessions, which the page needs first. There was a mail too. */
function useNotices<T>(
  queryKey: readonly string[],
  load: (signal: AbortSignal) => Promise<readonly T[]>,
): Notices<T> {
  const enabled = useBookings().data !== undefined
  const { data, isPending, failureCount } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    enabled,
    refetchOnMount: 'always',
    meta: LIVE,
  })
  return { list: data ?? [], isPending: isPending && failureCount === 0 }
}

/** The sessions that a coach cancelled, until their time has passed or they are dismissed. */
export function useCancellations(now: number): Notices<CancelledSession> {
  const { list, isPending } = useNotices(CANCELLATIONS, (signal) => call(listCancellations, { signal }))
  return { list: list.filter(({ start_time }) => Date.parse(start_time) > now), isPending }
}

/** Times for a new session that coaches suggest and that wait for an answer. */
export function useSuggestions(now: number): Notices<Suggestion> {
  const { list, isPending } = useNotices(SUGGESTIONS, (signal) => call(listSuggestions, { signal }))
  const isOpen = ({ times }: Suggestion) => times.some(({ start_time }) => Date.parse(start_time) > now)
  return { list: list.filter(isOpen), isPending }
}

/** Declines a suggestion; `onSuccess` is called before its card disappears. */
export function useDeclineSuggestion(onSuccess: () => void) {
  return useChange((id: string) => call(declineSuggestion, { params: { id } }), {
    onSuccess: (left, queries) => {
      onSuccess()
      queries.setQueryData(SUGGESTIONS, left)
    },
  })
}

/** Dismisses the notice of a session that a coach cancelled; `onSuccess` is called before the notice disappears. */
export function useDismissCancellation(onSuccess: () => void) {
  return useChange((id: string) => call(putCancellationAway, { params: { id } }), {
    onSuccess: (left, queries) => {
      onSuccess()
      queries.setQueryData(CANCELLATIONS, left)
    },
  })
}

/** The sessions that the student has cancelled recently. */
export function useOwnCancellations() {
  return useQuery({
    queryKey: [...BOOKINGS, 'undoable'],
    queryFn: ({ signal }) => call(listBookings, { query: { include: 'cancelled' }, signal }),
  })
}

/** The name under which a tab remembers, across a reload, until when a cancellation can be undone. */
export const UNDO = 'cancelled'

/** Whether a cancellation made in this tab can still be undone. */
export function canUndo(now: number): boolean {
  return Date.parse(String(readDraft(UNDO).until)) > now
}

/** Refetches the sessions where they are shown. */
export function useReloadBookings(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: BOOKINGS }), [queries])
}

/** Books a claimed time. Repeating the call with the same key does not book twice. */
export async function bookTime(body: BodyInput<typeof createBooking>, key: string): Promise<Booking> {
  return await call(createBooking, { body, headers: { 'Idempotency-Key': key } })
}

/** Moves a session to a claimed time. Repeating the call with the same key does not move it twice. */
export async function moveToTime(
  { id, time_slot }: { readonly id: string; readonly time_slot: string },
  key: string,
): Promise<Booking> {
  return await call(moveBooking, {
    params: { id },
    body: { time_slot },
    headers: { 'Idempotency-Key': key },
  })
}

/** Cancels the student's own session. */
export function useCancelBooking(id: string) {
  return useChange((reason: string) => call(cancelBooking, { params: { id }, body: { reason } }))
}

/** Keeps the old time of a session for which the coach proposed other times. */
export function useKeepBooking(id: string) {
  return useChange(() => call(keepBooking, { params: { id } }), { invalidates: SHOWS_SESSIONS })
}

/** Says that the student was at a session that was marked as missed; `onSuccess` is called before any refetch. */
export function useObjectToNoShow(id: string, onSuccess: () => void) {
  return useChange(() => call(objectToNoShow, { params: { id } }), { invalidates: SHOWS_SESSIONS, onSuccess })
}
