/**
 * What a failed statement says about the database rather than about the statement:
 * `conflict`: the transaction was undone for the sake of another one and can simply run again;
 * `lost`: the connection is gone or leads to a server that does not take writes: another connection may do;
 * `busy`: the database answers, but not in time, or it has no room (connections, disk, memory).
 */
export type DatabaseErrorKind = 'conflict' | 'lost' | 'busy'

/** A connection that broke, or that was given up because no answer came. `code` is ours, not an SQLSTATE. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST'
}

/** No answer in time: no free connection, or a transaction that took longer than its caller waits. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

const CONFLICT = new Set(['40P01', '40001'])

const LOST = new Set([
  'CONNECTION_LOST',
  // PostgreSQL: stopped by its administrator, crashed, still starting, and a server that only reads (a failover).
  '57P01',
  '57P02',
  '57P03',
  '25006',
  // No room for one more connection, said before anything was asked of it.
  '53300',
  // The operating system's.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

const BUSY = new Set([
  'DATABASE_BUSY',
  // Cancelled by statement_timeout, by lock_timeout, and ended by an idle timeout.
  '57014',
  '55P03',
  '25P03',
  '57P05',
])

/** The trouble behind an error, undefined when the database is not to blame. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  // A name with several addresses fails once for each of them.
  const cause = error instanceof AggregateError ? error.errors[0] : error
  const { code } = (cause ?? {}) as { code?: unknown }
  if (typeof code !== 'string') return undefined
  if (CONFLICT.has(code)) return 'conflict'
  if (LOST.has(code) || code.startsWith('08')) return 'lost'
  // Class 53: out of connections, disk or memory. Class 58: the server's files or disk fail it.
  if (BUSY.has(code) || code.startsWith('53') || code.startsWith('58')) return 'busy'
  return undefined
}
