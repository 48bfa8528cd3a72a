import type { CoachStudent } from '@shinequo/contract/sessions/students'
import { DAY } from '../time/zoned-day.ts'

/** After this many days without a session a matched student counts as quiet. */
export const QUIET_DAYS = 7
/** For this many days after the match a student without a session counts as new. */
const NEW_DAYS = 14

/**
 * How a coach and a student stand. `since` is the last session, or the match if there was none; in milliseconds. Only
 * matched students are fresh or quiet: of others nobody expects a next session.
 */
export interface Standing {
  /** Nothing is booked. */
  readonly needsSession: boolean
  /** Booked, or met in the last week. */
  readonly active: boolean
  /** Matched in the last two weeks, without a session so far. */
  readonly fresh: boolean
  /** Nothing booked, and neither met nor matched in the last week. */
  readonly quiet: boolean
  readonly since: number
}

type Facts = Pick<CoachStudent, 'matched_at' | 'sessions' | 'next_session' | 'last_session'>

/** How the two stand at `now`. Only sessions count; what the student wrote does not. */
export function studentStanding(student: Facts, now: number): Standing {
  const matched = student.matched_at === null ? null : Date.parse(student.matched_at)
  const last = student.last_session ? Date.parse(student.last_session.end_time) : 0
  const since = Math.max(matched ?? 0, last)
  const needsSession = student.next_session === null
  const recent = now - since < QUIET_DAYS * DAY
  return {
    needsSession,
    active: !needsSession || (last > 0 && now - last < QUIET_DAYS * DAY),
    fresh: matched !== null && student.sessions === 0 && now - matched < NEW_DAYS * DAY,
    quiet: matched !== null && needsSession && !recent,
    since,
  }
}

/** Sorts the students who are quiet first, the longest first, then by the list's own order. */
export function quietFirst<S extends Facts>(students: readonly S[], now: number): S[] {
  const at = (student: S) => {
    const { quiet, since } = studentStanding(student, now)
    return quiet ? since : Number.POSITIVE_INFINITY
  }
  return students.toSorted((one, other) => {
    const [first, second] = [at(one), at(other)]
    return first === second ? 0 : first - second
  })
}
