import type { ErrorCode } from '@shinequo/contract/errors'
import { type Session, sessionState } from '../sessions/session-state.ts'
import { isWithinNotice } from './cancellation-policy.ts'

/** How often a student can move a session. */
export const MOST_MOVES = 2

/** A session as far as its moving goes. */
interface MovableSession extends Session {
  /** How often its student has moved it; to times that the coach proposed does not count. */
  readonly moves: number
}

type MoveRefusal = Extract<ErrorCode, 'session_cancelled' | 'too_late' | 'moved_too_often'>

/**
 * Why its student cannot move this session now, or null: until the programme's notice before its start begins, and twice.
 * To a time that the coach proposed they can until the start, however often.
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
  return session.moves >= MOST_MOVES ? 'moved_too_often' : null
}

/** How often its student can still move a session. */
export function movesLeft(moves: number): number {
  return Math.max(0, MOST_MOVES - moves)
}

/** Why the coach cannot propose other times for this session now, or null: until its start they can. */
export function proposalRefusal(session: Session, now: number): MoveRefusal | null {
  return moveRefusal({ ...session, moves: 0 }, { noticeMinutes: 0, proposed: true }, now)
}
