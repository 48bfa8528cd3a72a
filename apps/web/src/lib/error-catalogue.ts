import * as messages from '@shinequo/messages/web/errors'

/** Section 8 of the product document: which message a failure shows, the server's own or one of the catalogue. */

const BY_STATUS: Readonly<Record<number, string>> = messages.STATUS_SENTENCES

/** The readable part of an error response. */
export interface ErrorBody {
  readonly message?: unknown
  readonly error?: unknown
  readonly detail?: unknown
  readonly code?: unknown
  readonly errors?: unknown
  readonly [extra: string]: unknown
}

/** The message for an error response: the server's `message`, `error` or `detail`, else one by status. */
export function messageForAnswer(status: number, body: ErrorBody): string {
  for (const said of [body.message, body.error, body.detail]) {
    if (typeof said === 'string' && said.trim() !== '') return said
  }
  return BY_STATUS[status] ?? messages.otherFailure
}

/** A response with an error status, or no response at all (`status` 0). Its `message` can be shown as it is. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The first failing rule of each field, with the server's field names. */
  readonly fields: Readonly<Record<string, string>>
  readonly body: ErrorBody
  /** The headers of the response; undefined if there was none. */
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

/** The message for any thrown value. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message
  return messages.unexpected(error instanceof Error ? error.message : String(error))
}

/** The server's own message for an error, else `otherwise`, the specific message of the failed call. */
export function serverMessageOr(error: unknown, otherwise: string): string {
  const { message, error: said, detail } = error instanceof ApiError ? error.body : {}
  return [message, said, detail].find((text) => typeof text === 'string' && text.trim() !== '') === undefined
    ? otherwise
    : messageOf(error)
}

/** The server's own message, or the one for no response, else `otherwise`. Section 8 calls this 'message or …'. */
export function messageOr(error: unknown, otherwise: string): string {
  return isNoResponse(error) ? messages.noResponse : serverMessageOr(error, otherwise)
}

/** Whether the server could not be reached or did not respond in time. */
export function isNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Like `isNoResponse`, but also true if the server responded that the service is unavailable. */
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
