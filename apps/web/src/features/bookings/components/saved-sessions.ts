import type { Booking } from '@shinequo/contract/bookings'

/** The next sessions as one person last saw them; `at` in epoch milliseconds. */
export interface SavedSessions {
  readonly person: string
  readonly at: number
  readonly bookings: readonly Booking[]
}

/** As many as a week may hold. */
const MOST = 5

/**
 * What is kept of a person's sessions for when there is no network: the next ones, soonest first, without what was
 * written about them. `bookings` are in the order of their start.
 */
export function savedSessions(person: string, bookings: readonly Booking[], now: number): SavedSessions {
  const next = bookings.filter(
    ({ status, time_slot }) => status === 'booked' && Date.parse(time_slot.end_time) > now,
  )
  return {
    person,
    at: now,
    bookings: next.slice(0, MOST).map((one) => ({
      ...one,
      pre_session_note: '',
      feedback: '',
      history: [],
    })),
  }
}

/** The kept sessions when they are this person's, else null. `json` is what `savedSessions` answered. */
export function readSavedSessions(json: string | null, person: string): SavedSessions | null {
  const saved = JSON.parse(json ?? 'null') as SavedSessions | null
  return saved?.person === person ? saved : null
}
