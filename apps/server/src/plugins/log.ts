import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { currentRequestId } from './current-work.ts'

/** What may be logged about an error: where it happened, never what a person wrote. */
function told(error: Error & { code?: string | number }): object {
  // The detail of a database error repeats values of the row. Errors of class 22 also repeat the value in the message.
  // Mail servers repeat the address that they reject.
  const message = String(error.code).startsWith('22')
    ? 'a value that the database refused'
    : error.message.replace(/[^\s<>"']+@[^\s<>"']+/g, '(address)')
  return {
    type: error.name,
    code: error.code,
    message,
    stack: error.stack?.replace(error.message, message),
  }
}

/**
 * The server's log: JSON lines, on standard output unless told otherwise. Bodies, headers and query strings are never
 * part of a line. A line that is written during the work for a request has its id.
 */
export function openLog(
  level: 'info' | 'warn' | 'silent' = 'info',
  destination?: DestinationStream,
): FastifyBaseLogger {
  return pino(
    {
      level,
      base: null,
      mixin: () => {
        const requestId = currentRequestId()
        return requestId === undefined ? {} : { requestId }
      },
      serializers: {
        req: (request: { method: string; url: string }) => ({
          method: request.method,
          path: request.url.split('?')[0],
        }),
        err: told,
      },
    },
    destination,
  )
}
