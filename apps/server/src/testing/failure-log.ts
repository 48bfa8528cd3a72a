import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * A log that writes nothing and gives away the errors that the application did not expect: the cause of each 500, of a
 * job that failed for good, and so on. Unlike the product's log it holds back nothing, so that a failed test shows why.
 */
export function openFailureLog(onFailure: (error: Error) => void): FastifyBaseLogger {
  return pino(
    {
      level: 'error',
      base: null,
      hooks: {
        logMethod: ([details]: unknown[]) => {
          const error = details instanceof Object && 'err' in details ? details.err : details
          if (error instanceof Error) onFailure(error)
        },
      },
    },
    { write: () => undefined },
  )
}
