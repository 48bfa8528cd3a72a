import { ApiError, isNoResponse, NO_RESPONSE, saidOr } from '../../../lib/error-catalogue.ts'
import { FAILURES } from '../../../lib/outcome-words.ts'

/** A time between two instants (epoch milliseconds), half open. */
export interface Chosen {
  readonly start: number
  readonly end: number
}

/** Why a booking did not come about, for the person who waits. */
export interface BookingFailure {
  /** For the toast. */
  readonly toast: string
  /** For the page. */
  readonly message: string
  /** What is wrong with the note; undefined when it is not to blame. */
  readonly note: string | undefined
  /** The time is no longer to be had. */
  readonly gone: boolean
  /** Up to three open times nearest to the one that was wanted. */
  readonly alternatives: readonly Chosen[]
}

/** The failure behind anything that claiming or booking threw. */
export function bookingFailure(error: unknown): BookingFailure {
  const toast = saidOr(error, FAILURES.booking)
  const message = isNoResponse(error) ? `${toast} ${NO_RESPONSE}` : toast
  if (!(error instanceof ApiError)) return { toast, message, note: undefined, gone: false, alternatives: [] }
  const gone = ['slot_taken', 'slot_not_offered', 'claim_expired'].includes(error.code)
  return {
    toast,
    message,
    note: error.fields.pre_session_note,
    gone,
    alternatives: timesOf(error.body.alternatives),
  }
}

function timesOf(value: unknown): Chosen[] {
  if (!Array.isArray(value)) return []
  return value
    .map(({ start_time, end_time }: Record<string, unknown>) => ({
      start: Date.parse(String(start_time)),
      end: Date.parse(String(end_time)),
    }))
    .filter(({ start, end }) => start < end)
}

/** What is kept between two tries for the same time, so that a repeated one does nothing twice. */
export interface Attempt {
  readonly start: number
  readonly claimKey: string
  readonly bookingKey: string
  readonly note: string
  /** The time held by the first call; `expiresAt` in epoch milliseconds. */
  readonly claim: { readonly id: string; readonly expiresAt: number } | null
}

/** The attempt to go on with: the last one, where it is about this time and its claim still stands, else a new one. */
export function attemptFor(last: Attempt | null, start: number, note: string, now: number): Attempt {
  const goesOn = last !== null && last.start === start && (last.claim === null || last.claim.expiresAt > now)
  if (!goesOn) return { start, note, claim: null, claimKey: newKey(), bookingKey: newKey() }
  // Another body under the same key would be refused.
  return last.note === note ? last : { ...last, note, bookingKey: newKey() }
}

/** Whether the next try must begin anew: the server has refused this one, and would repeat that under its key. */
export function mustStartAnew(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status)
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) =>
    word.toString(16).padStart(8, '0'),
  ).join('')
}
