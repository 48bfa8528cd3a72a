import { HOUR, MINUTE } from '../time/zoned-day.ts'

/** How long a password reset code is valid after it was mailed. */
export const CODE_MS = 10 * MINUTE
/** How many attempts a code allows from one place. That is too few to guess one of a million codes. */
export const CODE_TRIES = 5
/**
 * How many attempts at codes of six digits an account allows in the life of a code from all places together. Beyond
 * them a code of six digits is only good where it was requested, so whoever guesses from many places gains nothing and
 * locks nobody out.
 */
export const GUESSES = 10
/**
 * How many codes unknown devices can request for an account in a day as six digits. Later ones are ten letters, and
 * are mailed at most every `CALM_MS`: until then the newest one in the mailbox is still good.
 */
export const SHORT_CODES_A_DAY = 10
export const CALM_MS = 5 * MINUTE
/** How many passwords of an account codes can replace in a day. */
export const RESETS_A_DAY = 10
/** How many wrong codes within an hour, of all accounts together, look like guessing. */
export const WRONG_CODES_NOTABLE = 100
/**
 * How long after the request a code is still mailed. Longer than two hours, for which a mail server may be down. After
 * a longer wait the person has asked again, and a code that arrives the next morning would only alarm them.
 */
export const CODE_WANTED_MS = 3 * HOUR

/** Formats a number from 0 to 999,999 as six digits. */
export function codeText(number: number): string {
  return String(number).padStart(6, '0')
}

/** No vowels, so that codes are no words, and no L, which looks like a digit. */
const LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'
/** How many letters a code of letters has: about 43 bits. */
export const CODE_LETTERS = 10

/** A code of ten letters. `below` returns a random whole number from 0 up to its argument, which is excluded. */
export function letterCode(below: (limit: number) => number): string {
  return Array.from({ length: CODE_LETTERS }, () => LETTERS[below(LETTERS.length)]).join('')
}

/** A code as people read it: letters in two groups of five. */
export function readableCode(code: string): string {
  return code.length === CODE_LETTERS ? `${code.slice(0, 5)}-${code.slice(5)}` : code
}

/** A stored code, with the place that requested it. */
export interface PlacedCode {
  readonly place: string
  /** Ten letters instead of six digits. */
  readonly letters: boolean
}

/**
 * Which of the live codes of an account, newest first, somebody at `place` may enter: the newest one, and the newest
 * other one that was requested there, otherwise the second newest. So both codes that a person requested stay good, and
 * a stranger who requests more of them elsewhere invalidates none. With `elsewhere` false, codes of six digits that
 * were requested in other places are not accepted.
 */
export function codesToTry<Code extends PlacedCode>(
  codes: readonly Code[],
  place: string,
  elsewhere: boolean,
): readonly [Code | undefined, Code | undefined] {
  const [newest, ...others] = codes.filter((code) => elsewhere || code.letters || code.place === place)
  return [newest, others.find((code) => code.place === place) ?? others[0]]
}

/**
 * By how many milliseconds answers to codes are delayed, given how many wrong codes were entered within the hour:
 * a second for each `notable`, three at most.
 */
export function guessDelayMs(wrongCodes: number, notable: number): number {
  return Math.min(3, Math.floor(wrongCodes / notable)) * 1000
}

/** Whether a code is still valid. It expires at `expiresAt`, which is excluded. Milliseconds. */
export function isLiveCode(expiresAt: number, now: number): boolean {
  return now < expiresAt
}

/** Whether a code requested at `askedAt` should still be mailed. The end of the period is excluded. */
export function isCodeWanted(askedAt: number, now: number): boolean {
  return now < askedAt + CODE_WANTED_MS
}
