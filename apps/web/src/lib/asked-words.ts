import { proseDayText, timeText } from '@shinequo/messages/times'
import { askedOn } from '@shinequo/messages/web/ask-contact'
import { ownZone } from './own-zone.ts'

/** That the student asked to be contacted, and when, in the browser's zone. `at` is an instant of the API. */
export function askedWords(at: string): string {
  const instant = Date.parse(at)
  return askedOn(proseDayText(instant, ownZone()), timeText(instant, ownZone()))
}
