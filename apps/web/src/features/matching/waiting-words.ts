import type { Waiting } from '@shinequo/contract/matching'
import * as messages from '@shinequo/messages/web/matching'

/** The expected wait: 'About 2 to 4 days.' */
export function durationWords(days: Waiting['days']): string {
  if (days === null) return messages.cannotSayHowLong
  const { from, to } = days
  if (to === 1 || from === to) return messages.aboutDays(to)
  return from === 0 ? messages.upToDays(to) : messages.aboutDaysBetween(from, to)
}

/** The text for a student who is waiting. */
export function waitingWords({ days, reached }: Waiting): string {
  if (reached === 'confirm_email') return messages.confirmToKeep
  return reached === 'no_coach' ? messages.nobodyHasRoom : messages.weWillWrite(durationWords(days))
}
