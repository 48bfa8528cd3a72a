import * as messages from '@shinequo/messages/web/errors'

/** Section 8 of the product document: which sentence is said of a failure, the server's own or one of the catalogue. */

const BY_STATUS: Readonly<Record<number, string>> = messages.STATUS_SENTENCES

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
  return BY_STATUS[status] ?? messages.otherFailure
}

/** An answer with an error status, or (`status` 0) no answer at all. Its message is already the catalogue's. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The first failing rule of each field, as the server named them. */
  readonly fields: Readonly<Record<string, string>>
  readonly body: ErrorBody
  /** The answer's; undefined where there was none. */
  readonly headers: Headers | undefined

  constructor(status: number, body: ErrorBody = {}, headers?: Headers) {
    super(status === 0 ? messages.noResponse : messageForAnswer(status, body))
    this.name = 'ApiError'
    this.status = status
    this.code = typeof body.code === 'string' ? body.code : ''
    this.fields = isTextRecord(body.errors) ? body.errors : {}
    this.body = body
    this.headers = headers
  }
}

/** The sentence for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return messages.unexpected(error instanceof Error ? error.message : String(error))
}

/** The server's own sentence about an error, else `otherwise`: the specific message of the call that failed. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  const { message, error: said, detail } = error instanceof ApiError ? error.body : {}
  return [message, said, detail].find((text) => typeof text === 'string' && text.trim() !== '') === undefined
    ? otherwise
    : messageOf(error)
}

/** The server's own sentence, or that there was no answer, else `otherwise`: what section 8 calls 'message or …'. */
export function messageOr(error: unknown, otherwise: string): string {
  return isNoResponse(error) ? messages.noResponse : serverMessageOr(error, otherwise)
}

/** True when the server could not be reached or did not answer in time. */
export function isNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** As above, or when it answered that the service cannot work at the moment. */
export function isAway(error: unknown): boolean {
  return isNoResponse(error) || (error instanceof ApiError && error.status === 503)
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string')
  )
}
