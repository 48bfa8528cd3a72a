import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'

const MINUTE = 60_000
/** How long whoever cancelled a session can undo that; the mail about it waits as long. */
export const UNDO_MS = MINUTE

type CancellationRefusal = Extract<ErrorCode, 'too_late'>

/**
 * Why this session cannot be cancelled now, or null: until its start it can, that instant not included. One that is
 * cancelled already is no refusal: asked twice, the same comes of it.
 */
export function cancellationRefusal(session: Session, now: number): CancellationRefusal | null {
  const state = sessionState(session, now)
  return state === 'upcoming' || state === 'cancelled' ? null : 'too_late'
}

/** Whether the programme's notice before `start` has begun: from then on a change leaves the other little time. */
export function isWithinNotice(start: number, noticeMinutes: number, now: number): boolean {
  return now >= start - noticeMinutes * MINUTE
}

/** Whether cancelling this session now is late: within the notice, and before the start. */
export function wouldBeLate(session: Session, noticeMinutes: number, now: number): boolean {
  return sessionState(session, now) === 'upcoming' && isWithinNotice(session.start, noticeMinutes, now)
}

type Side = 'student' | 'coach' | 'admin'

/** A session as far as undoing its cancellation goes; both null unless it is cancelled. */
interface CancelledSession {
  readonly start: number
  readonly cancelledAt: number | null
  readonly cancelledBy: Side | null
}

/**
 * Until when (not included) `by` can undo the cancellation, whoever takes the time meanwhile; null at `now` when there is
 * none of theirs, or no longer. A minute, but never past the start.
 */
export function restorableUntil(
  { start, cancelledAt, cancelledBy }: CancelledSession,
  by: Side,
  now: number,
): number | null {
  if (cancelledAt === null || cancelledBy !== by) return null
  const until = Math.min(cancelledAt + UNDO_MS, start)
  return now < until ? until : null
}
