import { STATUS_SENTENCES } from '@shinequo/contract/errors'

/**
 * Section 8 of the product document: the sentences about failures and successes, each written once; those that the
 * server says too stand in the contract.
 */

const BY_STATUS: Readonly<Record<number, string>> = STATUS_SENTENCES
const OTHER_STATUS = 'An error occurred. Please try again.'

export const NO_RESPONSE = 'No response from the server. Please check your network connection.'

/** The specific messages, by the call that failed. */
export const FAILURES = {
  login: 'Invalid credentials!',
  loginWithoutTokens: 'Failed to retrieve authentication tokens.',
  onboarding: 'Failed to submit onboarding data',
  pictureUpload: 'Failed to upload profile picture. Please try again.',
  pictureProcessing: 'Failed to process the image. Please try again.',
  matchedCoaches: 'Failed to fetch matched coaches. Please try again later.',
  feedback: 'An error occurred while submitting feedback',
  coach: 'Failed to fetch coach details. Please try again later.',
  timeSlots: 'Failed to fetch time slots. Please try again later.',
  booking: 'Failed to book the time slot. Please try again.',
  questions: 'Failed to fetch questions',
  forgetPassword: 'Failed to send password reset email. Please try again.',
  resetPassword: 'Failed to reset password. Please try again.',
} as const

export const SUCCESSES = {
  feedback: 'Feedback submitted successfully!',
  profileUpdate: 'Profile updated successfully!',
  booking: 'Booking confirmed successfully!',
} as const

/** 'No coach found with ID: …', for an id that leads to nobody. */
export function coachNotFound(coachId: string): string {
  return `No coach found with ID: ${coachId}`
}

/** What the server sent with an error, as far as it is readable. */
export interface ErrorBody {
  readonly message?: unknown
  readonly error?: unknown
  readonly detail?: unknown
  readonly code?: unknown
  readonly errors?: unknown
  readonly [extra: string]: unknown
}

/** The sentence for an error answer: the server's message, error or detail, else by status. */
export function messageForAnswer(status: number, body: ErrorBody): string {
  for (const said of [body.message, body.error, body.detail]) {
    if (typeof said === 'string' && said.trim() !== '') return said
  }
  return BY_STATUS[status] ?? OTHER_STATUS
}

/** An answer with an error status, or (`status` 0) no answer at all. Its message is already the catalogue's. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The first failing rule of each field, as the server named them. */
  readonly fields: Readonly<Record<string, string>>
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody = {}) {
    super(status === 0 ? NO_RESPONSE : messageForAnswer(status, body))
    this.name = 'ApiError'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.fields = isTextRecord(body.errors) ? body.errors : {}
    this.body = body
  }
}

/** The sentence for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return `Unexpected error: ${error instanceof Error ? error.message : String(error)}`
}

/** The server's own sentence about an error, else `otherwise`: the specific message of the call that failed. */
export function saidOr(error: unknown, otherwise: string): string {
  const { message, error: said, detail } = error instanceof ApiError ? error.body : {}
  return [message, said, detail].find((text) => typeof text === 'string' && text.trim() !== '') === undefined
    ? otherwise
    : messageOf(error)
}

/** The server's own sentence, or that there was no answer, else `otherwise`: what section 8 calls 'message or …'. */
export function messageOr(error: unknown, otherwise: string): string {
  return isNoResponse(error) ? NO_RESPONSE : saidOr(error, otherwise)
}

/** True when the server could not be reached or did not answer in time. */
export function isNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  )
}
