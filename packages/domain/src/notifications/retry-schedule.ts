import { HOUR, MINUTE } from '../time/zoned-day.ts'

/** How often a message is tried. */
export const MAIL_TRIES = 20
const FIRST_WAIT_MS = MINUTE / 2
/** The longest wait between tries. With it, twenty tries take almost two days. */
const LONGEST_WAIT_MS = 4 * HOUR

/**
 * When to try a message next that was tried `tries` times, the last time until `failedAt`; null after the last try. The
 * first wait is half a minute; each further wait is twice as long, up to four hours. Milliseconds.
 */
export function nextTry(tries: number, failedAt: number): number | null {
  if (tries >= MAIL_TRIES) return null
  return failedAt + Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
}
