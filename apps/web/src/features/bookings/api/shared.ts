import { restoreBooking } from '@shinequo/contract/bookings/changes'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api-client.ts'

/** Keys of all that shows sessions, of students and of coaches. */
export const SHOWS_SESSIONS = [['bookings'], ['coach-sessions'], ['session'], ['availability']]

/** Asks for everything anew that shows sessions. */
export async function reloadSessions(queries: QueryClient): Promise<void> {
  await Promise.all(SHOWS_SESSIONS.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Takes a cancellation back, as long as it can be. */
export async function restoreSession(id: string): Promise<void> {
  await call(restoreBooking, { params: { id } })
}
