import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'

/** A student who is this late may be marked as absent. */
export const ATTENDANCE_WAIT = 10 * 60_000
/** How long after a session's end the coach may still mark that, or undo it. */
export const ATTENDANCE_CORRECTION = 24 * 3_600_000
/** How long after the mark the student may object to it. */
export const OBJECTION_WINDOW = 48 * 3_600_000

/** The coach's mark that the student did not come. Instants are epoch milliseconds. */
export interface NoShow {
  readonly markedAt: number
  /** When the student said that they were there; null if they did not. */
  readonly objectedAt: number | null
  /** What was decided on that; null if nothing is yet. */
  readonly tookPlace: boolean | null
}

/** The part of a session that its attendance rules need. */
export interface AttendedSession extends Session {
  /** The student has given feedback, so the session took place. */
  readonly rated: boolean
  /** The newest mark; null if there is none, or if it was made before students could object. */
  readonly noShow: NoShow | null
}

/** What is stored about who came: the student's stars for the session, and the newest mark. */
export interface StoredAttendance {
  readonly coach_rating: number | null
  readonly no_show: {
    readonly marked_at: number
    readonly objected_at: number | null
    readonly took_place: boolean | null
  } | null
}

/** A session with what is stored about who came. */
export function attendedSession(
  session: Session,
  { coach_rating, no_show: mark }: StoredAttendance,
): AttendedSession {
  const noShow = mark && {
    markedAt: mark.marked_at,
    objectedAt: mark.objected_at,
    tookPlace: mark.took_place,
  }
  return { ...session, rated: coach_rating !== null, noShow }
}

type Refusal<Code extends ErrorCode> = Extract<ErrorCode, Code> | null

const isDecided = ({ noShow }: AttendedSession) => noShow !== null && noShow.tookPlace !== null

/**
 * Why the coach cannot note at `now` that the student did not come (`noShow`) or that they did; null if they can.
 * Allowed from ten minutes after the start, included, until 24 hours after the end, not included; a mark can also be
 * undone as long as the student's objection waits for a decision. After a decision nothing can be noted. Repeating what
 * is noted already is no refusal: the result is the same. A rated session can no longer be marked as missed.
 */
export function attendanceRefusal(
  session: AttendedSession,
  noShow: boolean,
  now: number,
): Refusal<
  'session_cancelled' | 'session_rated' | 'attendance_not_open' | 'attendance_closed' | 'no_show_decided'
> {
  const state = sessionState(session, now)
  if (state === 'cancelled') return 'session_cancelled'
  if ((state === 'missed') === noShow) return null
  if (isDecided(session)) return 'no_show_decided'
  if (!noShow && isObjectedTo(session)) return null
  if (now < session.start + ATTENDANCE_WAIT) return 'attendance_not_open'
  if (now >= session.end + ATTENDANCE_CORRECTION) return 'attendance_closed'
  return noShow && session.rated ? 'session_rated' : null
}

/** Which of the two notes would change something at `now`. */
export function attendanceOffers(session: AttendedSession, now: number) {
  const missed = session.status === 'no_show'
  return {
    mark_no_show: !missed && attendanceRefusal(session, true, now) === null,
    undo_no_show: missed && attendanceRefusal(session, false, now) === null,
  }
}

/** Whether the student says that they were there, and nobody has decided on that yet. */
export function isObjectedTo({ status, noShow }: AttendedSession): boolean {
  return status === 'no_show' && noShow !== null && noShow.objectedAt !== null && noShow.tookPlace === null
}

/**
 * Why the student cannot say at `now` that they were there; null if they can: from the mark until 48 hours later, not
 * included. Saying it again is no refusal. A mark without a known time is too old.
 */
export function objectionRefusal(
  session: AttendedSession,
  now: number,
): Refusal<'session_cancelled' | 'session_not_missed' | 'objection_closed' | 'no_show_decided'> {
  if (session.status === 'cancelled') return 'session_cancelled'
  if (isDecided(session)) return 'no_show_decided'
  if (session.status !== 'no_show') return 'session_not_missed'
  if (isObjectedTo(session)) return null
  const { noShow } = session
  return noShow === null || now >= noShow.markedAt + OBJECTION_WINDOW ? 'objection_closed' : null
}

/** Until when, not included, the student can object to the mark (epoch milliseconds); null if they cannot at `now`. */
export function objectionUntil(session: AttendedSession, now: number): number | null {
  const { noShow } = session
  if (noShow === null || noShow.objectedAt !== null || objectionRefusal(session, now) !== null) return null
  return noShow.markedAt + OBJECTION_WINDOW
}

/**
 * Why an administrator cannot decide that the session took place or, if not, that it stays missed; null if they can.
 * The same decision again is no refusal, also if the coach took the mark back meanwhile.
 */
export function decisionRefusal(
  session: AttendedSession,
  tookPlace: boolean,
): Refusal<'no_objection' | 'no_show_decided'> {
  if (isDecided(session)) return session.noShow?.tookPlace === tookPlace ? null : 'no_show_decided'
  return isObjectedTo(session) ? null : 'no_objection'
}
