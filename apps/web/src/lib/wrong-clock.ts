/** Whether there is anything to say about the computer's clock. Other programs then show other times than the pages. */
import { clockError } from './server-clock.ts'

const MINUTE = 60_000
/** A smaller error makes no difference to anybody. */
const NOTABLE_MS = 2 * MINUTE

/** Storage key of the error that was put away, in minutes: the same one is not said again in this browser. */
const PUT_AWAY = 'clockErrorSeen'
/** Errors that differ by less are the same. */
const SAME_MINUTES = 3

/** By how many whole minutes the clock is fast, negative if it is slow; 0 if it is right or nearly so. */
export function wrongMinutes(): number {
  const error = clockError()
  return Math.abs(error) < NOTABLE_MS ? 0 : Math.round(error / MINUTE)
}

/** Whether about the same error was put away in this browser. */
export function isClockPutAway(minutes: number): boolean {
  const seen = localStorage.getItem(PUT_AWAY)
  return seen !== null && Math.abs(Number(seen) - minutes) < SAME_MINUTES
}

/** Says no more about this error. */
export function putClockAway(minutes: number): void {
  localStorage.setItem(PUT_AWAY, String(minutes))
}
