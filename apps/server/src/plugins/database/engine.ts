import { type Dialect, Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Db as BossDb } from 'pg-boss'
import { Listener } from './listener.ts'
import { positionalQuery } from './positional-query.ts'
import {
  coded,
  type OnDatabaseError,
  openEmbeddedPool,
  openPool,
  postgresDialect,
  withClient,
} from './postgres-driver.ts'
import { BACKGROUND_LIMITS, REQUEST_LIMITS, type StatementLimits } from './statement-limits.ts'
import type { Sql, Tables, Trx } from './tables.ts'
import {
  inTransaction,
  outsideTransaction,
  refuseInsideTransaction,
  type TransactionOptions,
} from './transaction.ts'

/** Runs a statement without parameters and returns its rows. */
export type RunStatement = (text: string) => Promise<readonly Record<string, unknown>[]>

/** An open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Throws inside a transaction. */
  readonly root: Sql
  /** For the job queue's own statements. Throws inside a transaction. */
  readonly bossDb: BossDb
  transaction<T>(work: (trx: Trx) => Promise<T>, options?: TransactionOptions): Promise<T>
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

const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** Wraps a dialect so that the root handle refuses to work inside a transaction, before it waits for a connection. */
function guarded(dialect: Dialect): Dialect {
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
function guardedBoss(pool: pg.Pool, root: () => Sql): BossDb {
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
async function ping(root: Sql): Promise<void> {
  await sql`update readiness set checked_at = now()`.execute(root)
}

/**
 * Deleted rows remain in a table's files until the table is rewritten, and in the write-ahead log until its files are
 * removed.
 */
async function scrubFiles(root: Sql): Promise<void> {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`.execute(
    root,
  )
  for (const statement of [
    `vacuum full ${rows[0]?.tables}`,
    // Otherwise files of the log are kept for reuse, with their content.
    'set wal_recycle = off',
    'select pg_switch_wal()',
    'checkpoint',
  ]) {
    await sql.raw(statement).execute(root)
  }
}

/** Opens the embedded engine: in memory, from a dump in memory, or on a folder that no other process has open. */
export async function openEmbedded({
  onDatabaseError = () => undefined,
  ...options
}: {
  dataDir?: string
  loadDataDir?: Blob
  onDatabaseError?: OnDatabaseError
} = {}): Promise<Database> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const pglite = await PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } })
  const pool = openEmbeddedPool(pglite, TYPES)
  const heard = new Map<string, (payload: string) => void>()
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) =>
      outsideTransaction(() => heard.get(channel)?.(payload)),
    ),
  )
  const root = new Kysely<Tables>({ dialect: guarded(postgresDialect(pool, null, onDatabaseError)) })
  const database: Database = {
    engine: 'pglite',
    root,
    bossDb: guardedBoss(pool, () => root),
    transaction: (work, more) => inTransaction(root, work, more),
    get background() {
      return database
    },
    listen: async (channel, onPayload) => {
      heard.set(channel, onPayload)
      await sql`listen ${sql.id(channel)}`.execute(root)
    },
    scrub: () => scrubFiles(root),
    ping: () => ping(root),
    withoutTransaction: (work) =>
      work(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(root)).rows),
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await root.destroy()
      await pglite.close()
    },
  }
  return database
}

/**
 * Connections for jobs and readiness. They are separate, so that jobs and requests neither wait for each other's
 * connections nor use them up.
 */
const BACKGROUND_SIZE = 4

export interface PostgresOptions {
  /** For LISTEN, which does not work through a transaction pooler. */
  readonly directUrl?: string | undefined
  /** The number of connections for requests. */
  readonly connections?: number | undefined
  /** The limits for requests. */
  readonly limits?: StatementLimits
  readonly onDatabaseError?: OnDatabaseError
}

/** Opens a PostgreSQL server. Connects at the first use. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = 10, limits = REQUEST_LIMITS, onDatabaseError = () => undefined } = options
  const listener = new Listener(options.directUrl ?? url, { onDatabaseError })
  // A different address for LISTEN is only needed with a pooler in transaction mode.
  const pooled = options.directUrl !== undefined && options.directUrl !== url
  const backgroundPool = openPool(url, BACKGROUND_SIZE, BACKGROUND_LIMITS, TYPES, pooled)

  function onPool(pool: pg.Pool, within: StatementLimits): Database {
    const root = new Kysely<Tables>({
      dialect: guarded(postgresDialect(pool, pooled ? within : null, onDatabaseError)),
    })
    return {
      engine: 'postgres',
      root,
      bossDb: guardedBoss(backgroundPool, () => background.root),
      transaction: (work, more) => inTransaction(root, work, { within: within.transaction, ...more }),
      listen: (channel, onPayload, onGap) => listener.listen({ channel, onPayload, onGap }),
      scrub: async () => void (await sql`analyze`.execute(background.root)),
      ping: () => ping(root),
      withoutTransaction: (work) => withClient(options.directUrl ?? url, work),
      dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump')),
      get background() {
        return background
      },
      close: async () => {
        await listener.close()
        await Promise.all([root.destroy(), background.root.destroy()])
      },
    }
  }
  const background = onPool(backgroundPool, BACKGROUND_LIMITS)

  return onPool(openPool(url, connections, limits, TYPES, pooled), limits)
}
