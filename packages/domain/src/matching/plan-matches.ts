/** A student has up to three coaches at once. */
export const MOST_MATCHES = 3

export interface MatchPlan {
  /** Coaches to match anew, best first. */
  readonly add: readonly string[]
  /** Coaches whose live match ends. */
  readonly end: readonly string[]
}

/**
 * What a new submission changes: the student gets the best of `ranking` (coach ids, best first), and live matches
 * that are no longer among them end. A live coach in `withSession`, with whom a session is still to come, stays and
 * takes one of the three places. Planned again on its own outcome, it changes nothing.
 */
export function planMatches(
  ranking: readonly string[],
  live: readonly string[],
  withSession: ReadonlySet<string>,
): MatchPlan {
  const kept = live.filter((coach) => withSession.has(coach))
  const best = ranking
    .filter((coach) => !kept.includes(coach))
    .slice(0, Math.max(0, MOST_MATCHES - kept.length))
  return {
    add: best.filter((coach) => !live.includes(coach)),
    end: live.filter((coach) => !kept.includes(coach) && !best.includes(coach)),
  }
}
