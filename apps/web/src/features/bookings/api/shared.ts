import { restoreBooking } from '@shinequo/contract/bookings'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** Query keys of everything that shows sessions, of students and of coaches. */
export const SHOWS_SESSIONS = [['bookings'], ['coach-sessions'], ['session'], ['availability']]

/** Refetches everything that shows sessions. */
export async function reloadSessions(queries: QueryClient): Promise<void> {
  await Promise.all(SHOWS_SESSIONS.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Undoes a cancellation, while that is possible. */
export async function restoreSession(id: string): Promise<void> {
  await call(restoreBooking, { params: { id } })
}
