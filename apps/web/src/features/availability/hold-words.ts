import * as messages from '@shinequo/messages/web/availability'

const SECOND = 1000

/** The remaining milliseconds in clock format: '9:05'. */
export function leftText(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The announcement for screen readers. It changes only twice, so that it is not read every second. */
export function leftWords(left: number): string {
  if (left > 120 * SECOND) return ''
  return left > 30 * SECOND ? messages.heldTwoMinutesMore : messages.heldThirtySecondsMore
}
