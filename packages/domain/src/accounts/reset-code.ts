import { HOUR, MINUTE } from '../time/zoned-day.ts'

/** How long a password reset code is valid after it was mailed. */
export const CODE_MS = 10 * MINUTE
/** How many attempts a code allows. That is too few to guess one of a million codes. */
export const CODE_TRIES = 5
/**
 * How long after the request a code is still mailed. Longer than two hours, for which a mail server may be down. After
 * a longer wait the person has asked again, and a code that arrives the next morning would only alarm them.
 */
export const CODE_WANTED_MS = 3 * HOUR

/** Formats a number from 0 to 999,999 as six digits. */
export function codeText(number: number): string {
  return String(number).padStart(6, '0')
}

/** Whether a code is still valid. It expires at `expiresAt`, which is excluded. Milliseconds. */
export function isLiveCode(expiresAt: number, now: number): boolean {
  return now < expiresAt
}

/** Whether a code requested at `askedAt` should still be mailed. The end of the period is excluded. */
export function isCodeWanted(askedAt: number, now: number): boolean {
  return now < askedAt + CODE_WANTED_MS
}
