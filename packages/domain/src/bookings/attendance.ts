import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'

/** A student who is this late may be marked as absent. */
export const ATTENDANCE_WAIT = 10 * 60_000
/** How long after a session's end the coach may still mark that, or undo it. */
export const ATTENDANCE_CORRECTION = 24 * 3_600_000

/** The part of a session that its attendance rules need. */
export interface AttendedSession extends Session {
  /** The student has given feedback, so the session took place. */
  readonly rated: boolean
}

type AttendanceRefusal = Extract<
  ErrorCode,
  'session_cancelled' | 'session_rated' | 'attendance_not_open' | 'attendance_closed'
>

/**
 * Why the coach cannot note at `now` that the student did not come (`noShow`) or that they did; null if they can.
 * Allowed from ten minutes after the start, included, until 24 hours after the end, not included. Repeating what is
 * noted already is no refusal: the result is the same. A rated session can no longer be marked as missed.
 */
export function attendanceRefusal(
  session: AttendedSession,
  noShow: boolean,
  now: number,
): AttendanceRefusal | null {
  const state = sessionState(session, now)
  if (state === 'cancelled') return 'session_cancelled'
  if ((state === 'missed') === noShow) return null
  if (now < session.start + ATTENDANCE_WAIT) return 'attendance_not_open'
  if (now >= session.end + ATTENDANCE_CORRECTION) return 'attendance_closed'
  return noShow && session.rated ? 'session_rated' : null
}

/** Which of the two notes would change something at `now`. */
export function attendanceOffers(session: AttendedSession, now: number) {
  const missed = sessionState(session, now) === 'missed'
  return {
    mark_no_show: !missed && attendanceRefusal(session, true, now) === null,
    undo_no_show: missed && attendanceRefusal(session, false, now) === null,
  }
}
