import { type Dialect, sql } from 'kysely'
import pg from 'pg'
import type { Db as BossDb } from 'pg-boss'
import { positionalQuery } from './positional-query.ts'
import { coded } from './postgres-driver.ts'
import type { Sql, Trx } from './tables.ts'
import { refuseInsideTransaction, type TransactionOptions } from './transaction.ts'

/** Runs a statement without parameters and returns its rows. */
export type RunStatement = (text: string) => Promise<readonly Record<string, unknown>[]>

/** How many connections work, how many do not, and how many callers wait for one. */
export interface ConnectionCounts {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

/** What is known of the replica. */
export interface ReplicaState {
  /** It is used for reads: it answers, and is a few seconds behind at most. */
  readonly usable: boolean
  /** How far it is behind the primary, as of the last second; undefined if it does not answer. */
  readonly lagSeconds: number | undefined
}

/** Runs reads that may be a few seconds old; see `Database.lagging`. */
export type Lagging = <T>(work: (sql: Sql) => Promise<T>) => Promise<T>

/** An open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Throws inside a transaction. */
  readonly root: Sql
  /** For the job queue's own statements. Throws inside a transaction. */
  readonly bossDb: BossDb
  transaction<T>(work: (trx: Trx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Runs reads that need not see what others changed in the last five seconds: on a replica, if there is one that has all
   * changes up to `seen`, a `position`; otherwise, also if they fail there, on the primary. So `work` may run twice. A
   * `seen` that is no position leads to the primary; undefined: nothing was seen.
   */
  lagging<T>(seen: string | undefined, work: (sql: Sql) => Promise<T>): Promise<T>
  /** What is known of the replica; undefined if there is none. */
  replica(): ReplicaState | undefined
  /** The position in the database's log behind everything that was committed before. On a PostgreSQL server. */
  position(): Promise<string>
  /**
   * Calls `onPayload` for each NOTIFY on `channel`. Calls `onGap` when notifications may have been missed, which
   * includes each start of listening; if it rejects, it is called again.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void | Promise<void>,
  ): Promise<void>
  /**
   * The same database for jobs and readiness. On a PostgreSQL server it has its own connections and longer limits, so
   * that neither side waits for the other.
   */
  readonly background: Database
  /**
   * Removes the remains of recently deleted rows: from the files of the embedded database, and from the column
   * statistics of a server's planner. This takes a while, during which the embedded database does not respond.
   */
  scrub(): Promise<void>
  /** The connections of this process, without those of `background`. */
  connections(): ConnectionCounts
  /** Throws if the database accepts no writes at the moment. */
  ping(): Promise<void>
  /**
   * Passes `work` a function to run statements on one connection, without a transaction and without limits: for
   * statements that PostgreSQL refuses inside a transaction. On a server the connection bypasses a transaction pooler;
   * the embedded engine runs each statement in turn.
   */
  withoutTransaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T>
  /** The whole embedded database as one file, for copies in memory. PostgreSQL has its own tools. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * The types parsed differently from pg's defaults, by type oid: int8 and numeric as numbers (ours are small), and date
 * as its text, which pg would parse as local midnight.
 */
const PARSERS: Record<number, (value: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (value) => value,
}

export const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** Wraps a dialect so that the root handle refuses to work inside a transaction, before it waits for a connection. */
export function guarded(dialect: Dialect): Dialect {
  return {
    ...dialect,
    createDriver: () => {
      const driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      driver.acquireConnection = async (options) => {
        refuseInsideTransaction('The root database handle')
        return acquire(options)
      }
      return driver
    },
  }
}

/** The queue's own scripts start their transactions themselves. All other statements run within the limits of jobs. */
export function guardedBoss(pool: pg.Pool, root: () => Sql): BossDb {
  return {
    executeSql: (text, values = []) => {
      refuseInsideTransaction('The root job queue')
      if (!/^\s*begin\b/i.test(text)) return positionalQuery(root(), text, values)
      return pool.query(text).catch((error: unknown) => {
        throw coded(error)
      })
    },
  }
}

/** Writes, because a replica and a database with a full disk can still be read. */
export async function ping(root: Sql): Promise<void> {
  await sql`update readiness set checked_at = now()`.execute(root)
}
