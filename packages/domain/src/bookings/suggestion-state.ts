import type { SuggestionState } from '@shinequo/contract/bookings/suggestions'

/** Times that a coach suggested to a student. Instants are epoch milliseconds. */
export interface SuggestedTimes {
  /** The start of the last time. */
  readonly lastStart: number
  /** How one of the two ended it, if so. */
  readonly endedAs: 'declined' | 'withdrawn' | null
  /** When the student first booked a session with the coach after the suggestion; null if they did not. */
  readonly bookedAt: number | null
}

/**
 * What became of a suggestion. Booking any session with the coach before the last time starts accepts it: what the
 * coach asked for has happened, whichever time the student chose.
 */
export function suggestionState(
  { lastStart, endedAs, bookedAt }: SuggestedTimes,
  now: number,
): SuggestionState {
  if (endedAs !== null) return endedAs
  if (bookedAt !== null && bookedAt < lastStart) return 'accepted'
  return now < lastStart ? 'waiting' : 'expired'
}
