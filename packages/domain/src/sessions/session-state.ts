import type { BookingStatus } from '@shinequo/contract/bookings'

/** A session as far as its state goes. Instants are epoch milliseconds, the end not included. */
export interface Session {
  readonly status: BookingStatus
  readonly start: number
  readonly end: number
}

/** What a session is at an instant: the stored status and the clock together. */
export type SessionState = 'upcoming' | 'running' | 'held' | 'missed' | 'cancelled'

/**
 * The state of a session at `now`. One that nobody cancelled or marked as missed counts as held from its end on, and one
 * stored as completed at any time. In SQL `sessionIs` decides the same (apps/server/src/plugins/database).
 */
export function sessionState({ status, start, end }: Session, now: number): SessionState {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'no_show') return 'missed'
  if (status === 'completed' || now >= end) return 'held'
  return now < start ? 'upcoming' : 'running'
}

/** Whether a session still takes place at `now`: it is upcoming or running. */
export function isAhead(session: Session, now: number): boolean {
  const state = sessionState(session, now)
  return state === 'upcoming' || state === 'running'
}

const STATUSES: Readonly<Record<SessionState, BookingStatus>> = {
  upcoming: 'booked',
  running: 'booked',
  held: 'completed',
  missed: 'no_show',
  cancelled: 'cancelled',
}

/** The status that people are told: nobody marks a session as completed, it is once it was held. */
export function statusAt(session: Session, now: number): BookingStatus {
  return STATUSES[sessionState(session, now)]
}
