import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'

/** A student who is this late may be noted as not having come. */
export const ATTENDANCE_WAIT = 10 * 60_000
/** So long after a session's end a coach may still note that, or take it back. */
export const ATTENDANCE_CORRECTION = 24 * 3_600_000

/** A session as far as its attendance goes. */
export interface AttendedSession extends Session {
  /** The student has given feedback, so it took place. */
  readonly rated: boolean
}

type AttendanceRefusal = Extract<
  ErrorCode,
  'session_cancelled' | 'session_rated' | 'attendance_not_open' | 'attendance_closed'
>

/**
 * Why it cannot be noted at `now` that the student did not come (`noShow`) or that they did, or null: from ten minutes
 * after the start, included, until 24 hours after the end, not included. What is noted already is no refusal: asked
 * twice, the same comes of it. A rated session can no longer be noted as missed.
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
