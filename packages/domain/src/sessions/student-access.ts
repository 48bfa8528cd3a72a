import { DAY } from '../time/zoned-day.ts'
import { QUIET_DAYS } from './student-standing.ts'

/** Which students a coach has: those of accepted matches, and those who booked without one. Instants are epoch milliseconds. */

/** For how long after its end a session keeps its student: as long as a matched student counts as active after one. */
export const KEPT_MS = QUIET_DAYS * DAY

/** What connects a coach and a student. */
export interface Bond {
  /** They have an accepted match. */
  readonly matched: boolean
  /**
   * The end of their last upcoming or running session, and of the last one that was held or missed; null for none. After a
   * missed one the coach may be worried all the more.
   */
  readonly aheadUntil: number | null
  readonly pastUntil: number | null
  /**
   * The coach turned the student down, or a person ended their match and the student has not booked since. Sessions that
   * stayed booked take place.
   */
  readonly parted: boolean
  /** In the programme students may only book coaches with whom they are matched. */
  readonly matchRequired: boolean
}

/** Until when (not included) sessions alone make the student one of the coach's; null if there are none that do. */
export function keptUntil({ aheadUntil, pastUntil, parted }: Bond): number | null {
  if (parted) return aheadUntil
  const last = Math.max(aheadUntil ?? 0, pastUntil ?? 0)
  return last === 0 ? null : last + KEPT_MS
}

/** Why the student is one of the coach's at `now`: matched, or booked without a match; null if they are not. */
export function coachAccess(bond: Bond | undefined, now: number): 'matched' | 'booked' | null {
  if (!bond) return null
  if (bond.matched) return 'matched'
  return now < (keptUntil(bond) ?? 0) ? 'booked' : null
}

/** Whether the coach may suggest times for a new session at `now`: only to a student of theirs who could book them. */
export function maySuggest(bond: Bond | undefined, now: number): boolean {
  const access = coachAccess(bond, now)
  return access === 'matched' || (access === 'booked' && !bond?.parted && !bond?.matchRequired)
}
