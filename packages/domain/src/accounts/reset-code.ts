import { HOUR, MINUTE } from '../time/zoned-day.ts'

/** How long a code for a new password is good, from its mailing on. */
export const CODE_MS = 10 * MINUTE
/** How often a code may be tried: guessing one of a million is hopeless within so many. */
export const CODE_TRIES = 5
/**
 * How long after somebody asked for a code it is still mailed. It outlasts a mail server that is away for two hours;
 * whoever waited longer has asked again, and a code that comes the next morning would only frighten.
 */
export const CODE_WANTED_MS = 3 * HOUR

/** A number from 0 to 999,999 as the six digits that a person types. */
export function codeText(number: number): string {
  return String(number).padStart(6, '0')
}

/** Whether a code that is good until `expiresAt` is still good; that instant itself is too late. Milliseconds. */
export function isLiveCode(expiresAt: number, now: number): boolean {
  return now < expiresAt
}

/** Whether a code that was asked for at `askedAt` is still to be mailed; at the end of that time it is not. */
export function isCodeWanted(askedAt: number, now: number): boolean {
  return now < askedAt + CODE_WANTED_MS
}
