import type { BookingStatus } from '@shinequo/contract/bookings'
import { JOIN_WINDOW, type SessionTimes } from './session-phase.ts'

/** What a session is at an instant: its state, how it stands with its room, and where it meets. The browser reaches this file. */

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

/** For so long after its end the two may stay in the room, or come back to it. */
const STAY = 30 * 60_000
/** Before the end the clock in the room warns this early. */
const WARNING = 5 * 60_000

/** From when (included) until when (excluded) the room is open. */
export function roomWindow({ start, end }: SessionTimes): { opens: number; closes: number } {
  return { opens: start - JOIN_WINDOW, closes: end + STAY }
}

export type RoomState = 'early' | 'open' | 'closed' | 'cancelled'

/** How it stands with the room of a session now. */
export function roomState(session: SessionTimes & { cancelled: boolean }, now: number): RoomState {
  if (session.cancelled) return 'cancelled'
  const { opens, closes } = roomWindow(session)
  if (now < opens) return 'early'
  return now < closes ? 'open' : 'closed'
}

/** What the clock in the room shows: how long until the start or the end, and whether it is time to come to an end. */
export function roomClock(
  { start, end }: SessionTimes,
  now: number,
): { phase: 'before' | 'running' | 'ending' | 'over'; left: number } {
  if (now < start) return { phase: 'before', left: start - now }
  if (now >= end) return { phase: 'over', left: 0 }
  const left = end - now
  return { phase: left <= WARNING ? 'ending' : 'running', left }
}

/** Where the two of a session meet when they do not meet in our room. */
interface ChosenPlaces {
  /** The coach's own meeting link; '' for none. */
  readonly coachLink: string
  /** An address with `{id}` in it where all sessions meet that no coach's link is for; unset for none. */
  readonly template: string | undefined
  /** What stands in place of `{id}`. */
  readonly key: string
}

/**
 * The address elsewhere at which a session meets, or null for our room. The coach's own link comes first. A session that
 * was cancelled, missed or is long over meets nowhere, so nothing is told of a place.
 */
export function placeElsewhere(
  session: Session,
  { coachLink, template, key }: ChosenPlaces,
  now: number,
): string | null {
  if (session.status !== 'booked' || now >= roomWindow(session).closes) return null
  if (coachLink !== '') return coachLink
  return template?.replaceAll('{id}', encodeURIComponent(key)) ?? null
}
