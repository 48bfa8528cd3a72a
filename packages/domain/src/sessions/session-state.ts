import type { BookingStatus } from '@shinequo/contract/bookings'
import { JOIN_WINDOW, type SessionTimes } from './session-phase.ts'

/** The state of a session at an instant, the state of its room, and where it meets. Runs in the browser too. */

/** The part of a session that its state needs. Instants are epoch milliseconds, the end not included. */
export interface Session {
  readonly status: BookingStatus
  readonly start: number
  readonly end: number
}

/** Derived from the stored status and the current time. */
export type SessionState = 'upcoming' | 'running' | 'held' | 'missed' | 'cancelled'

/**
 * The state of a session at `now`. From its end on it counts as held, unless it was cancelled or marked as missed; one
 * stored as completed counts as held at any time. `sessionIs` (apps/server/src/plugins/database) has the same rules in
 * SQL.
 */
export function sessionState({ status, start, end }: Session, now: number): SessionState {
  if (status === 'cancelled') return 'cancelled'
  if (status === 'no_show') return 'missed'
  if (status === 'completed' || now >= end) return 'held'
  return now < start ? 'upcoming' : 'running'
}

/** Whether a session is upcoming or running at `now`. */
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

/** The status that people see. A session is shown as completed once it was held; nobody sets that. */
export function statusAt(session: Session, now: number): BookingStatus {
  return STATUSES[sessionState(session, now)]
}

/** How long after its end the two people may stay in the room or return to it. */
const STAY = 30 * 60_000
/** How long before the end the clock in the room warns. */
const WARNING = 5 * 60_000

/** From when (included) until when (excluded) the room is open. */
export function roomWindow({ start, end }: SessionTimes): { opens: number; closes: number } {
  return { opens: start - JOIN_WINDOW, closes: end + STAY }
}

/** A connection to a room last seen longer ago than this, in milliseconds, counts as lost: it has missed two heartbeats. */
export const GONE_MS = 35_000

export type RoomState = 'early' | 'open' | 'closed' | 'cancelled'

/** The state of a session's room now. */
export function roomState(session: SessionTimes & { cancelled: boolean }, now: number): RoomState {
  if (session.cancelled) return 'cancelled'
  const { opens, closes } = roomWindow(session)
  if (now < opens) return 'early'
  return now < closes ? 'open' : 'closed'
}

/** What the clock in the room shows: the time until the start or the end, and whether the end is near. */
export function roomClock(
  { start, end }: SessionTimes,
  now: number,
): { phase: 'before' | 'running' | 'ending' | 'over'; left: number } {
  if (now < start) return { phase: 'before', left: start - now }
  if (now >= end) return { phase: 'over', left: 0 }
  const left = end - now
  return { phase: left <= WARNING ? 'ending' : 'running', left }
}

/** Where the two people meet if not in our room. */
interface ChosenPlaces {
  /** The coach's own meeting link; '' for none. */
  readonly coachLink: string
  /** A URL with `{id}`, the meeting place of all sessions whose coach has no link; undefined for none. */
  readonly template: string | undefined
  /** Replaces `{id}`. */
  readonly key: string
}

/**
 * The external URL at which a session meets, or null for our room. The coach's own link comes first. Also null if the
 * session was cancelled or missed, or its room has closed.
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
