import type { FastifyBaseLogger } from 'fastify'
import { openLog } from '../plugins/log.ts'

/** The product's log, line by line. */
export interface CapturedLog {
  readonly lines: string[]
  readonly log: FastifyBaseLogger
}

/** A log that a test can read. */
export function capturedLog(): CapturedLog {
  const lines: string[] = []
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) }
}
