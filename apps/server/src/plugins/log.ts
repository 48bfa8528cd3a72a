import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/** The server's log: JSON lines on standard output. Bodies, headers and query strings are never part of a line. */
export function openLog(level: 'info' | 'silent' = 'info'): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      // A database error's detail repeats the row's values, which people wrote.
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
  })
}
