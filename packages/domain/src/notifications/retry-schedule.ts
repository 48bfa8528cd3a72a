import { HOUR, MINUTE } from '../time/zoned-day.ts'

/** How often a message is tried at most. */
export const MAIL_TRIES = 20
const FIRST_WAIT_MS = MINUTE / 2
/** Later tries come this far apart, so that the twenty of them reach over almost two days. */
const LONGEST_WAIT_MS = 4 * HOUR

/**
 * When a message is tried next that has been tried `tries` times, the last time until `failedAt`; null when that was
 * the last try. The first wait is half a minute, each one after it twice as long, up to four hours. Milliseconds.
 */
export function nextTry(tries: number, failedAt: number): number | null {
  if (tries >= MAIL_TRIES) return null
  return failedAt + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
}
