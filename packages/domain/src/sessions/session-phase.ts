/** What a student may do with a session now. Instants are epoch milliseconds. Runs in the browser too. */

/** How long before its start a session can be joined (product document, section 9). */
export const JOIN_WINDOW = 15 * 60_000

/** The length of a session unless the coach sets another (product document, section 9). */
export const SESSION_MINUTES = 30
export const SESSION_MS = SESSION_MINUTES * 60_000

export interface SessionTimes {
  start: number
  end: number
}

/**
 * The list in which a session is shown: upcoming until its end, previous from then on. For its status see
 * `sessionState`.
 */
export function sessionPhase(session: SessionTimes, now: number): 'upcoming' | 'previous' {
  return session.end > now ? 'upcoming' : 'previous'
}

/**
 * Whether Join Now is shown: the session is upcoming, has a meeting url, and starts within 15 minutes or has started.
 */
export function isJoinable(session: SessionTimes & { url: string | null }, now: number): boolean {
  return (
    Boolean(session.url) && sessionPhase(session, now) === 'upcoming' && session.start - now <= JOIN_WINDOW
  )
}

/** Whether the Feedback button is shown: a previous session that has no rating. */
export function awaitsFeedback(session: SessionTimes & { rating: number | null }, now: number): boolean {
  return sessionPhase(session, now) === 'previous' && session.rating === null
}

/** The next instant after `now` at which one of the answers above changes; null if none will. */
export function nextSessionChange(session: SessionTimes, now: number): number | null {
  return [session.start - JOIN_WINDOW, session.end].find((instant) => instant > now) ?? null
}
