/** How long work on a PostgreSQL server may take before it is given up, in milliseconds; 0 means no limit. */
export interface StatementLimits {
  /** A statement, ended by the server. */
  readonly statement: number
  /** The wait for one lock, ended by the server. */
  readonly lock: number
  /** A transaction in which nothing is done: its process hangs or is gone, and its locks are in others' way. */
  readonly idle: number
  /** A statement that the server does not even end: the connection is given up. */
  readonly answer: number
  /** The wait for a free connection. */
  readonly connection: number
  /** A whole transaction, its tries included: after it, none is begun again and none is committed. */
  readonly transaction: number
}

/** Longest a new connection may take to come. */
export const CONNECT_MS = 2000

/** Requests: all in all within the 9 seconds after which nobody waits any more (the browser gives up at 10). */
export const REQUEST_LIMITS: StatementLimits = {
  statement: 6000,
  lock: 5000,
  idle: 10_000,
  answer: 7000,
  connection: 4000,
  transaction: 7500,
}

/** Jobs and readiness. Nobody waits for a job, but it must not hold others up for ever. */
export const BACKGROUND_LIMITS: StatementLimits = {
  statement: 60_000,
  lock: 10_000,
  idle: 30_000,
  answer: 65_000,
  connection: 10_000,
  transaction: 120_000,
}

/**
 * Migrations may take as long as they need, but must not wait long for a lock: whoever comes after them would wait
 * behind them. `migrate` tries again.
 */
export const MIGRATION_LIMITS: StatementLimits = {
  statement: 0,
  lock: 10_000,
  idle: 0,
  answer: 0,
  connection: 10_000,
  transaction: 0,
}

/**
 * The statements that put a connection's session under its limits, as long as it lasts. Nothing is compiled (JIT): our
 * statements take a millisecond, and where the planner thinks otherwise, to compile one takes hundreds, each time anew.
 */
export function sessionWithin(limits: StatementLimits): string {
  return setLimits(limits, 'set')
}

/**
 * The statements that begin a transaction under its limits, for connections through a pooler in transaction mode: it
 * refuses them as start-up parameters, and would hand on to others what is set for a session.
 */
export function beginWithin(limits: StatementLimits): string {
  return `begin; ${setLimits(limits, 'set local')}`
}

function setLimits({ statement, lock, idle }: StatementLimits, set: 'set' | 'set local'): string {
  return (
    `${set} jit = off; ${set} statement_timeout = ${statement}; ${set} lock_timeout = ${lock};` +
    ` ${set} idle_in_transaction_session_timeout = ${idle}`
  )
}
