import type { CoachSuggestion } from '@shinequo/contract/bookings/suggestions'
import * as messages from '@shinequo/messages/web/bookings'
import { timesText } from './history-words.ts'

/** How a coach's suggestion ended, in the coach's `zone`; null if it waits, or if there is nothing to say. */
export function suggestionText(suggestion: CoachSuggestion | undefined, zone: string): string | null {
  if (!suggestion) return null
  const { state, student, session } = suggestion
  const name = student.first_name
  if (state === 'accepted') return session && messages.accepted(name, timesText(session, zone))
  if (state === 'declined') return messages.declined(name)
  return state === 'expired' ? messages.expired(name) : null
}
