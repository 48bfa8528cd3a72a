import { JOIN_WINDOW, type SessionTimes } from './session-phase.ts'

/** When the room of a session is open. Instants are epoch milliseconds. The browser reaches this file. */

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
