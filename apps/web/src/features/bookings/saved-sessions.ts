import type { Booking } from '@shinequo/contract/bookings'

/** The next sessions as one person last saw them; `at` is in epoch milliseconds. */
export interface SavedSessions {
  readonly person: string
  readonly at: number
  readonly bookings: readonly Booking[]
  /** How many of them, from the first, are saved whole: their rows do not change when the answer comes. */
  readonly whole?: number
}

/** Enough for a week. */
const MOST = 5

/**
 * What is saved of a person's sessions for use without a network: the next ones, soonest first, without texts written
 * about them. `bookings` must be sorted by start.
 */
export function savedSessions(person: string, bookings: readonly Booking[], now: number): SavedSessions {
  const next = bookings.filter(
    ({ status, time_slot }) => status === 'booked' && Date.parse(time_slot.end_time) > now,
  )
  const partial = next.findIndex((one) => hasTexts(one))
  return {
    person,
    at: now,
    whole: partial === -1 ? next.length : partial,
    bookings: next.slice(0, MOST).map((one) => ({
      ...one,
      pre_session_note: '',
      feedback: '',
      history: one.history.map((change) => ({ ...change, reason: '' })),
    })),
  }
}

/** Whether the row of a session shows more than is saved. */
function hasTexts({ pre_session_note, proposed }: Booking): boolean {
  return pre_session_note !== '' || proposed.length > 0
}

/** The saved sessions if they are this person's, else null. `json` is a result of `savedSessions`. */
export function readSavedSessions(json: string | null, person: string): SavedSessions | null {
  const saved = JSON.parse(json ?? 'null') as SavedSessions | null
  return saved?.person === person ? saved : null
}
