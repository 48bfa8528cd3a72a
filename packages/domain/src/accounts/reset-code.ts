import { MINUTE } from '../time/zoned-day.ts'

/** How long a code for a new password is good. */
export const CODE_MS = 10 * MINUTE
/** How often a code may be tried: guessing one of a million is hopeless within so many. */
export const CODE_TRIES = 5

/** A number from 0 to 999,999 as the six digits that a person types. */
export function codeText(number: number): string {
  return String(number).padStart(6, '0')
}

/** Whether a code that is good until `expiresAt` is still good; that instant itself is too late. Milliseconds. */
export function isLiveCode(expiresAt: number, now: number): boolean {
  return now < expiresAt
}
