/** Timeouts for work on a PostgreSQL server, in milliseconds; 0 means no limit. */
export interface StatementLimits {
  /** A statement; the server cancels it. */
  readonly statement: number
  /** The wait for one lock; the server cancels it. */
  readonly lock: number
  /** An idle transaction: its process hangs or is gone, and its locks block others. */
  readonly idle: number
  /** A statement that the server does not even cancel: the connection is closed. */
  readonly answer: number
  /** The wait for a free connection. */
  readonly connection: number
  /** A whole transaction including its retries: after this it is neither retried nor committed. */
  readonly transaction: number
  /**
   * From the wait for a connection to the last answer, also of a transaction with its retries. What is left of it limits
   * `answer`, but not below a second.
   */
  readonly total: number
}

/** How long an answer is waited for at least, however little time is left in total. */
const LEAST_ANSWER_MS = 1000

/**
 * How long to wait for an answer at `now`, if the whole must end at `end`, on the same clock; undefined: without limit.
 */
export function answerWithin({ answer }: StatementLimits, end: number, now: number): number | undefined {
  if (answer === 0) return undefined
  return Math.min(answer, Math.max(LEAST_ANSWER_MS, Math.round(end - now)))
}

/** The timeout for opening a connection. */
export const CONNECT_MS = 2000

/** For requests: in total within 9 seconds, after which nobody waits for the response (browsers give up at 10). */
export const REQUEST_LIMITS: StatementLimits = {
  statement: 6000,
  lock: 5000,
  idle: 10_000,
  answer: 7000,
  connection: 4000,
  transaction: 7500,
  total: 8000,
}

/**
 * For reads of requests on a replica: in total within 3.5 seconds, so that the primary can still answer if the replica does
 * not. Shorter than PostgreSQL's `max_standby_streaming_delay`, so that no read makes a replica fall behind.
 */
export const REPLICA_LIMITS: StatementLimits = {
  statement: 2000,
  lock: 500,
  idle: 2000,
  answer: 2500,
  connection: 500,
  transaction: 0,
  total: 2500,
}

/** For finding out how far a replica is. */
export const REPLICA_PROBE_LIMITS: StatementLimits = {
  statement: 1000,
  lock: 500,
  idle: 1000,
  answer: 1000,
  connection: 1000,
  transaction: 0,
  total: 2000,
}

/** For jobs and readiness. Nobody waits for a job, but it must not block others indefinitely. */
export const BACKGROUND_LIMITS: StatementLimits = {
  statement: 60_000,
  lock: 10_000,
  idle: 30_000,
  answer: 65_000,
  connection: 10_000,
  transaction: 120_000,
  total: 0,
}

/**
 * Migrations may run as long as they need, but must not wait long for a lock: everybody after them would queue behind
 * them. `migrate` retries.
 */
export const MIGRATION_LIMITS: StatementLimits = {
  statement: 0,
  lock: 10_000,
  idle: 0,
  answer: 0,
  connection: 10_000,
  transaction: 0,
  total: 0,
}

/**
 * The statements that set a session's limits for the lifetime of its connection. JIT is off: our statements take a
 * millisecond, and if the planner expects more, compiling takes hundreds, every time again.
 */
export function sessionWithin(limits: StatementLimits): string {
  return setLimits(limits, 'set')
}

/**
 * The statements that start a transaction with its limits, for connections through a pooler in transaction mode. Such a
 * pooler rejects limits as start-up parameters, and would leak session settings to other clients.
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
