/**
 * What a failed statement says about the database rather than about the statement:
 * `conflict`: the transaction was rolled back in favour of another one and can be retried;
 * `lost`: the connection is gone, or leads to a server that accepts no writes: another connection may work;
 * `busy`: the database responds, but too slowly, or it is out of connections, disk or memory.
 */
export type DatabaseErrorKind = 'conflict' | 'lost' | 'busy'

/** A connection that broke, or was abandoned because no response arrived. `code` is our own, not an SQLSTATE. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST'
}

/** A timeout: no connection became free, or a transaction took longer than its caller waits. */
export class DatabaseBusy extends Error {
  readonly code = 'DATABASE_BUSY'
}

const CONFLICT = new Set(['40P01', '40001'])

const LOST = new Set([
  'CONNECTION_LOST',
  // PostgreSQL: stopped by its administrator, crashed, still starting, and a read-only server (a failover).
  '57P01',
  '57P02',
  '57P03',
  '25006',
  // Too many connections. Reported before any statement was sent.
  '53300',
  // Errors of the operating system.
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
  // Cancelled by statement_timeout, by lock_timeout, and terminated by an idle timeout.
  '57014',
  '55P03',
  '25P03',
  '57P05',
])

/** The kind of database error; undefined if the database is not the cause. */
export function databaseErrorKind(error: unknown): DatabaseErrorKind | undefined {
  // A host name with several addresses fails once for each address.
  const cause = error instanceof AggregateError ? error.errors[0] : error
  const { code } = (cause ?? {}) as { code?: unknown }
  if (typeof code !== 'string') return undefined
  if (CONFLICT.has(code)) return 'conflict'
  if (LOST.has(code) || code.startsWith('08')) return 'lost'
  // Class 53: out of connections, disk or memory. Class 58: errors of the server's files or disk.
  if (BUSY.has(code) || code.startsWith('53') || code.startsWith('58')) return 'busy'
  return undefined
}
