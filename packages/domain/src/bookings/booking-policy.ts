import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'

/** Who may book, move and cancel, and until when. Instants are epoch milliseconds. */

const MINUTE = 60_000

/** How long a claim holds its slot, in minutes. */
export const CLAIM_MINUTES = 10

/** Whether a student may book a coach at all, whatever the time. */
export interface BookingParties {
  /** The student's account is deleted or will be. */
  accountEnding: boolean
  /** The student has completed the profile. */
  profileCompleted: boolean
  /** The coach is approved, not paused and accepts students. */
  coachAccepting: boolean
  /** Students may only book coaches with whom they are matched, and these two have no accepted match. */
  needsMatch: boolean
  /** The coach has declined the student's request or ended their match. */
  barred: boolean
  /** Whether it is known who the student is, such as by a confirmed address. */
  known: boolean
  /** The student's upcoming sessions, and how many the programme allows. */
  upcoming: number
  mostUpcoming: number
}

type CapRefusal = Extract<ErrorCode, 'email_unconfirmed' | 'too_many_sessions'>

export type BookingRefusal =
  | CapRefusal
  | Extract<
      ErrorCode,
      'account_ending' | 'profile_incomplete' | 'coach_unavailable' | 'not_matched' | 'not_available_to_you'
    >

/** Why this student may not book this coach, or null. Checked at the claim and again at the booking. */
export function bookingRefusal(parties: BookingParties): BookingRefusal | null {
  if (parties.accountEnding) return 'account_ending'
  if (!parties.profileCompleted) return 'profile_incomplete'
  if (!parties.coachAccepting) return 'coach_unavailable'
  if (parties.barred) return 'not_available_to_you'
  if (parties.needsMatch) return 'not_matched'
  return capRefusal(parties)
}

/** How many upcoming sessions a student has who is not known yet: others need the coaches' times too. */
const MOST_UNKNOWN = 1

/** Why the student cannot have one more upcoming session, or null. */
export function capRefusal({
  known,
  upcoming,
  mostUpcoming,
}: Pick<BookingParties, 'known' | 'upcoming' | 'mostUpcoming'>): CapRefusal | null {
  if (upcoming >= mostUpcoming) return 'too_many_sessions'
  return !known && upcoming >= MOST_UNKNOWN ? 'email_unconfirmed' : null
}

/** New claims that one student may make within CLAIMS_WINDOW_MS. */
export const MAX_CLAIMS = 30
export const CLAIMS_WINDOW_MS = 10 * MINUTE

/** When a claim made at `now` expires; it has expired at that instant. */
export function claimExpiry(now: number): number {
  return now + CLAIM_MINUTES * MINUTE
}

/** Whether a claim still holds its slot at `now`. */
export function isLiveClaim(expiresAt: number, now: number): boolean {
  return now < expiresAt
}

/** How long the person who cancelled a session can undo that. The mail about it waits as long. */
export const UNDO_MS = MINUTE

type CancellationRefusal = Extract<ErrorCode, 'too_late'>

/**
 * Why this session cannot be cancelled now, or null. It can until its start, not included. Cancelling again is no
 * refusal: the result is the same.
 */
export function cancellationRefusal(session: Session, now: number): CancellationRefusal | null {
  const state = sessionState(session, now)
  return state === 'upcoming' || state === 'cancelled' ? null : 'too_late'
}

/**
 * Whether the programme's notice period before `start` has begun. From then on a change leaves the other person little
 * time.
 */
export function isWithinNotice(start: number, noticeMinutes: number, now: number): boolean {
  return now >= start - noticeMinutes * MINUTE
}

/** Whether cancelling this session now is late: within the notice period and before the start. */
export function wouldBeLate(session: Session, noticeMinutes: number, now: number): boolean {
  return sessionState(session, now) === 'upcoming' && isWithinNotice(session.start, noticeMinutes, now)
}

type Side = 'student' | 'coach' | 'admin'

/** The part of a session that undoing its cancellation needs; both null unless it is cancelled. */
interface CancelledSession {
  readonly start: number
  readonly cancelledAt: number | null
  readonly cancelledBy: Side | null
}

/**
 * Until when (not included) `by` can undo the cancellation, unless somebody takes the time first; null if at `now`
 * there is none of theirs, or it is too late. A minute, but never past the start.
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

/** How often a student can move a session. */
export const MAX_MOVES = 2

/** The part of a session that moving it needs. */
interface MovableSession extends Session {
  /** How often its student has moved it. Moves to times that the coach proposed do not count. */
  readonly moves: number
}

type MoveRefusal = Extract<ErrorCode, 'session_cancelled' | 'too_late' | 'moved_too_often'>

/**
 * Why its student cannot move this session now, or null. They can until the programme's notice period begins, and
 * twice. To a time that the coach proposed they can until the start, however often.
 */
export function moveRefusal(
  session: MovableSession,
  { noticeMinutes, proposed }: { readonly noticeMinutes: number; readonly proposed: boolean },
  now: number,
): MoveRefusal | null {
  const state = sessionState(session, now)
  if (state === 'cancelled') return 'session_cancelled'
  if (state !== 'upcoming') return 'too_late'
  if (proposed) return null
  if (isWithinNotice(session.start, noticeMinutes, now)) return 'too_late'
  return session.moves >= MAX_MOVES ? 'moved_too_often' : null
}

/** How often its student can still move a session. */
export function movesLeft(moves: number): number {
  return Math.max(0, MAX_MOVES - moves)
}

/** Why the coach cannot propose other times for this session now, or null. They can until its start. */
export function proposalRefusal(session: Session, now: number): MoveRefusal | null {
  return moveRefusal({ ...session, moves: 0 }, { noticeMinutes: 0, proposed: true }, now)
}
