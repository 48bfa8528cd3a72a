import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode, type ErrorParams, type ErrorReply } from '@shinequo/contract/errors'
import { readRule, sentenceOf } from '@shinequo/contract/rules'
import { messagesOf } from '@shinequo/messages/server'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseErrorKind } from './database/database-error.ts'
import { ERROR_PARAMS } from './error-params.ts'
import { FileUnavailable } from './files/unavailable.ts'
import { HashingBusy } from './passwords.ts'

/**
 * An expected failure that a service returns. `errors` maps fields to what `rule` of the contract wrote; the other
 * properties depend on the kind of failure.
 */
export interface Refusal {
  readonly ok: false
  readonly reason: ErrorCode
  readonly errors?: Readonly<Record<string, string>>
  readonly alternatives?: ErrorReply['alternatives']
  /** Seconds, for 429 and 503. */
  readonly retryAfter?: number
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | Refusal

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse(reason: ErrorCode, more: Omit<Refusal, 'ok' | 'reason'> = {}): Refusal {
  return { ok: false, reason, ...more }
}

/** Responds with an expected failure: its status and its message, or the field's message if only fields are wrong. */
export function sendRefusal(
  reply: FastifyReply,
  { reason, errors, alternatives, retryAfter }: Refusal,
): FastifyReply {
  const fields = errors && fieldErrors(errors)
  const fieldMessage = reason === 'invalid_input' && fields ? Object.values(fields.errors)[0] : undefined
  const body: ErrorReply = {
    ...failure(reason),
    ...(fieldMessage !== undefined && { message: fieldMessage }),
    ...fields,
    ...(alternatives && { alternatives }),
  }
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  return sendJson(reply, ERRORS[reason], body)
}

/** What every error response contains. */
function failure(code: ErrorCode): Pick<ErrorReply, 'message' | 'code' | 'params'> {
  const sentence: string | ((params: never) => string) = messagesOf('en').errors.FAILURES[code]
  const params = Object.hasOwn(ERROR_PARAMS, code) ? ERROR_PARAMS[code as keyof ErrorParams] : undefined
  const message = typeof sentence === 'string' ? sentence : sentence(params as never)
  return { message, code, ...(params && { params: { ...params } }) }
}

/** The message of a rule about a field, in English unless other sentences are given; a message of zod itself is kept. */
export function fieldSentence(text: string, messages = messagesOf('en')): string {
  const rule = readRule(text)
  return rule.code === 'invalid' ? text : (sentenceOf(messages.errors.FIELDS, rule) ?? text)
}

/** The message of each field, and its code. */
function fieldErrors(rules: Readonly<Record<string, string>>) {
  const entries = Object.entries(rules)
  return {
    errors: Object.fromEntries(entries.map(([field, text]) => [field, fieldSentence(text)])),
    error_codes: Object.fromEntries(entries.map(([field, text]) => [field, readRule(text)])),
  } satisfies Partial<ErrorReply>
}

/** Bypasses the route's serialiser, which only knows the body of a success. */
function sendJson(reply: FastifyReply, status: number, body: ErrorReply): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** Responds on the raw connection to what is not an HTTP request or arrived too slowly, and closes the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const reason = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'invalid_input'
  const status = ERRORS[reason]
  const body = JSON.stringify(failure(reason))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}

const BY_FASTIFY_CODE: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'not_ready',
}

/** Seconds until a client should retry after a response that the service is not ready. */
const NOT_READY_SECONDS = 2

/** The service cannot do this now. The client may retry in a moment. */
export function notReady(): Refusal {
  return refuse('not_ready', { retryAfter: NOT_READY_SECONDS })
}

/** Turns anything thrown into the API's error format. Unknown errors become a 500 with the request's id and no detail. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      // A malformed path parameter names nothing that exists.
      if (error.validationContext === 'params') return sendRefusal(reply, refuse('not_found'))
      const errors: Record<string, string> = {}
      for (const { instancePath, message } of error.validation) {
        errors[instancePath.slice(1).replaceAll('/', '.') || 'body'] ??=
          message ?? messagesOf('en').errors.FIELDS.invalid
      }
      return sendRefusal(reply, refuse('invalid_input', { errors }))
    }
    // The client disconnected while sending: nobody reads this response, and nothing is wrong here.
    if (request.raw.errored === error) return sendRefusal(reply, refuse('invalid_input'))
    if (error.code === 'FST_ERR_HANDLER_TIMEOUT' && request.raw.complete === false) {
      return sendRefusal(reply, refuse('too_slow'))
    }
    // The database and the store of files log their own errors, once.
    if (databaseErrorKind(error) || error instanceof HashingBusy || error instanceof FileUnavailable) {
      return sendRefusal(reply, notReady())
    }
    const known = BY_FASTIFY_CODE[error.code]
    if (known === 'not_ready') return sendRefusal(reply, notReady())
    if (known) return sendRefusal(reply, refuse(known))
    if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
      return sendRefusal(reply, refuse('invalid_input'))
    }
    // An error of reading the body is not thrown within the request's work, so its id is given.
    request.log.error({ err: error, requestId: request.id }, 'unexpected error')
    return sendJson(reply, ERRORS.internal, { ...failure('internal'), id: request.id })
  })
}
