import * as failures from '@shinequo/messages/web/errors'
import { ApiError, isNoResponse, serverMessageOr } from '../../lib/error-catalogue.ts'

/** A time between two instants (epoch milliseconds), half open. */
export interface Chosen {
  readonly start: number
  readonly end: number
}

/** Why a booking failed, in words for the student. */
export interface BookingFailure {
  /** For the toast. */
  readonly toast: string
  /** For the page. */
  readonly message: string
  /** What is wrong with the note; undefined if the note is not the cause. */
  readonly note: string | undefined
  /** The time is no longer available. */
  readonly gone: boolean
  /** The sign-in has ended. */
  readonly signedOut: boolean
  /** The student may book again as soon as the email address is confirmed. */
  readonly unconfirmed: boolean
  /** Up to three open times nearest to the wanted one. */
  readonly alternatives: readonly Chosen[]
}

/** Converts anything that claiming or booking threw. */
export function bookingFailure(error: unknown): BookingFailure {
  const toast = serverMessageOr(error, failures.bookingFailed)
  const message = isNoResponse(error) ? `${toast} ${failures.noResponse}` : toast
  if (!(error instanceof ApiError))
    return {
      toast,
      message,
      note: undefined,
      gone: false,
      signedOut: false,
      unconfirmed: false,
      alternatives: [],
    }
  const gone = ['slot_taken', 'slot_not_offered', 'claim_expired'].includes(error.code)
  return {
    toast,
    message,
    note: error.fields.pre_session_note,
    gone,
    signedOut: error.status === 401,
    unconfirmed: error.code === 'email_unconfirmed',
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

/** Whether the claim no longer exists, so that claiming once more may help. */
export function isClaimGone(error: unknown): boolean {
  return error instanceof ApiError && ['claim_expired', 'not_found'].includes(error.code)
}
