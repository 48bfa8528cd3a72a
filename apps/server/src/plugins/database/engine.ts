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

/** Runs a statement without parameters and answers its rows. */
export type RunStatement = (text: string) => Promise<readonly Record<string, unknown>[]>

/** One open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Throws inside a transaction. */
  readonly root: Sql
  /** For the job queue's own statements; throws inside a transaction. */
  readonly bossDb: BossDb
  transaction<T>(work: (trx: Trx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls back for each NOTIFY on `channel`; `onGap` when notifications may have been missed (each time that it begins
   * to listen): it is called again when it rejects.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void | Promise<void>,
  ): Promise<void>
  /**
   * The same database for jobs and readiness: on a PostgreSQL server over connections of its own and with longer
   * limits, so that neither side waits for the other.
   */
  readonly background: Database
  /**
   * Sees to it that what was deleted lately stands nowhere any more: in the files of the embedded database, and in what
   * a server's planner remembers of columns. Takes a while, in which the embedded one answers nobody.
   */
  scrub(): Promise<void>
  /** Throws when the database does not take writes at this moment. */
  ping(): Promise<void>
  /**
   * Hands `work` a way to run statements, each for itself, on one connection that no transaction of ours surrounds and
   * that has no limits: for what PostgreSQL refuses inside a transaction. On a server it goes past a transaction pooler;
   * the embedded engine takes each statement in its turn.
   */
  withoutTransaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T>
  /** The whole embedded database as one file, for copies in memory; PostgreSQL has its own tools. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * What is read otherwise than pg does, by type oid: int8 and numeric as numbers (ours are small), and date as its text,
 * where pg makes local midnight of it.
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

/** The queue's own scripts begin their transactions themselves; all else runs within the limits of jobs. */
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

/** A write, since a database whose disk is full, or that only follows another one, still reads. */
async function ping(root: Sql): Promise<void> {
  await sql`update readiness set checked_at = now()`.execute(root)
}

/** Rows that are gone leave their bytes in tables until those are written anew, and in the log until that goes. */
async function scrubFiles(root: Sql): Promise<void> {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`.execute(
    root,
  )
  for (const statement of [
    `vacuum full ${rows[0]?.tables}`,
    // Else files of the log are kept for later, with what they hold.
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

/** Connections for jobs and readiness, which must not wait for those of requests, nor take them. */
const BACKGROUND_SIZE = 4

export interface PostgresOptions {
  /** For LISTEN, which a transaction pooler cannot carry. */
  readonly directUrl?: string | undefined
  /** Connections for requests. */
  readonly connections?: number | undefined
  /** Limits of what requests do. */
  readonly limits?: StatementLimits
  readonly onDatabaseError?: OnDatabaseError
}

/** Opens a PostgreSQL server. Nothing is connected before the first use. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = 10, limits = REQUEST_LIMITS, onDatabaseError = () => undefined } = options
  const listener = new Listener(options.directUrl ?? url, { onDatabaseError })
  // Nothing but a pooler in transaction mode needs another address for LISTEN.
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
