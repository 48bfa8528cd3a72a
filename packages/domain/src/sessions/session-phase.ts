/** What a student may do with a session now. Instants are epoch milliseconds. The browser reaches this file. */

/** A session may be joined from this long before its start (product document, section 9). */
export const JOIN_WINDOW = 15 * 60_000

/** How long a session lasts where no coach says otherwise (product document, section 9). */
export const SESSION_MINUTES = 30
export const SESSION_MS = SESSION_MINUTES * 60_000

export interface SessionTimes {
  start: number
  end: number
}

/** In which list a session stands: upcoming until its end, previous from then on. Its status is `sessionState`'s matter. */
export function sessionPhase(session: SessionTimes, now: number): 'upcoming' | 'previous' {
  return session.end > now ? 'upcoming' : 'previous'
}

/** Whether Join Now is shown: upcoming, with a meeting url, and starting within 15 minutes or started. */
export function isJoinable(session: SessionTimes & { url: string | null }, now: number): boolean {
  return (
    Boolean(session.url) && sessionPhase(session, now) === 'upcoming' && session.start - now <= JOIN_WINDOW
  )
}

/** Whether the Feedback button is shown: a previous session that has no rating. */
export function awaitsFeedback(session: SessionTimes & { rating: number | null }, now: number): boolean {
  return sessionPhase(session, now) === 'previous' && session.rating === null
}

/** The instant after `now` at which one of the answers above changes, null when time changes nothing more. */
export function nextSessionChange(session: SessionTimes, now: number): number | null {
  return [session.start - JOIN_WINDOW, session.end].find((instant) => instant > now) ?? null
}
