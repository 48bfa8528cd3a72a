import * as messages from '@shinequo/messages/web/availability'

const SECOND = 1000

/** What is left, in milliseconds, as a clock shows it: '9:05'. */
export function leftText(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is said aloud of it: twice, so that nobody is read every second. */
export function leftWords(left: number): string {
  if (left > 120 * SECOND) return ''
  return left > 30 * SECOND ? messages.heldTwoMinutesMore : messages.heldThirtySecondsMore
}
