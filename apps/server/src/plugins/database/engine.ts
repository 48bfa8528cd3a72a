import type { PGlite } from '@electric-sql/pglite'
import { type DatabaseConnection, type Dialect, type Driver, Kysely, PGliteDialect, sql } from 'kysely'
import pg from 'pg'
import { type Db as BossDb, fromPglite } from 'pg-boss'
import { Listener } from './listener.ts'
import { positionalQuery } from './positional-query.ts'
import { coded, openPool, postgresDialect } from './postgres-driver.ts'
import { BACKGROUND_LIMITS, REQUEST_LIMITS, type StatementLimits } from './statement-limits.ts'
import type { Sql, Tables, Trx } from './tables.ts'
import {
  inTransaction,
  outsideTransaction,
  refuseInsideTransaction,
  type TransactionOptions,
} from './transaction.ts'
import { troubleOf } from './trouble.ts'

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
  /** Throws when the database does not take writes at this moment. */
  ping(): Promise<void>
  /** The whole embedded database as one file, for copies in memory; PostgreSQL has its own tools. */
  dump(): Promise<Blob>
  close(): Promise<void>
}

/**
 * One list of parsers for both engines, by type oid: int8 and numeric as numbers (ours are small), date as its text.
 * The drivers' own differ: pg gives int8 as a string and date at local midnight, PGlite a number and UTC midnight.
 */
const PARSERS: Record<number, (value: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (value) => value,
}

/**
 * Wraps a dialect so that the root handle refuses to work inside a transaction. The refusal must come before any
 * waiting, so for the one connection of the embedded engine the queue is ours: Kysely's own would wait first, and
 * for ever, for the transaction that is waiting for this very query.
 */
function guarded(dialect: Dialect, connections: 'one' | 'many', onTrouble?: OnTrouble): Dialect {
  return {
    createAdapter: () =>
      Object.defineProperty(dialect.createAdapter(), 'supportsMultipleConnections', { value: true }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver: Driver = dialect.createDriver()
      const acquire = driver.acquireConnection.bind(driver)
      const release = driver.releaseConnection.bind(driver)
      const turns = connections === 'one' ? new Turns() : undefined
      const heard = new WeakSet<DatabaseConnection>()
      driver.acquireConnection = async (options) => {
        refuseInsideTransaction('The root database handle')
        await turns?.take()
        const connection = await acquire(options)
        if (onTrouble && !heard.has(connection)) hearTrouble(connection, onTrouble)
        heard.add(connection)
        return connection
      }
      driver.releaseConnection = async (connection, options) => {
        await release(connection, options)
        turns?.pass()
      }
      return driver
    },
  }
}

/** Hears of every error that is the database's trouble. */
type OnTrouble = (error: unknown) => void

function hearTrouble(connection: DatabaseConnection, onTrouble: OnTrouble): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = (query, options) =>
    execute<never>(query, options).catch((error: unknown) => {
      if (troubleOf(error)) onTrouble(error)
      throw error
    })
}

/** Lets one caller at a time through, in the order of asking. */
class Turns {
  #taken = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#taken = true
  }

  pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}

function guardedBoss(db: BossDb): BossDb {
  return {
    ...db,
    executeSql: (text, values) => {
      refuseInsideTransaction('The root job queue')
      return db.executeSql(text, values)
    },
  }
}

/** A write, since a database whose disk is full, or that only follows another one, still reads. */
async function ping(root: Sql): Promise<void> {
  await sql`update readiness set checked_at = now()`.execute(root)
}

/** Opens the embedded engine: in memory, from a dump in memory, or on a folder that no other process has open. */
export async function openEmbedded({
  onTrouble,
  ...options
}: {
  dataDir?: string
  loadDataDir?: Blob
  onTrouble?: OnTrouble
} = {}): Promise<Database> {
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  const pglite: PGlite = await PGlite.create({ ...options, extensions: { btree_gist }, parsers: PARSERS })
  const root = new Kysely<Tables>({ dialect: guarded(new PGliteDialect({ pglite }), 'one', onTrouble) })
  const database: Database = {
    engine: 'pglite',
    root,
    bossDb: guardedBoss(fromPglite(pglite)),
    transaction: (work, more) => inTransaction(root, work, more),
    get background() {
      return database
    },
    listen: async (channel, onPayload) => {
      await pglite.listen(channel, (payload) => outsideTransaction(() => onPayload(payload)))
    },
    ping: () => ping(root),
    dump: () => pglite.dumpDataDir('none'),
    close: () => root.destroy(),
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
  readonly onTrouble?: OnTrouble
}

/** Opens a PostgreSQL server. Nothing is connected before the first use. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { connections = 10, limits = REQUEST_LIMITS, onTrouble = () => undefined } = options
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig
  const listener = new Listener(options.directUrl ?? url, { onTrouble })
  const backgroundPool = openPool(url, BACKGROUND_SIZE, BACKGROUND_LIMITS, types)

  function onPool(pool: pg.Pool, within: StatementLimits): Database {
    const root = new Kysely<Tables>({
      dialect: guarded(postgresDialect(pool, within, onTrouble), 'many'),
    })
    return {
      engine: 'postgres',
      root,
      bossDb: guardedBoss({ executeSql: bossSql }),
      transaction: (work, more) => inTransaction(root, work, { within: within.transaction, ...more }),
      listen: (channel, onPayload, onGap) => listener.listen({ channel, onPayload, onGap }),
      ping: () => ping(root),
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

  /** The queue's own scripts begin their transactions themselves; all else runs within the limits of jobs. */
  async function bossSql(text: string, values: unknown[] = []) {
    if (!/^\s*begin\b/i.test(text)) return positionalQuery(background.root, text, values)
    return backgroundPool.query(text).catch((error: unknown) => {
      throw coded(error)
    })
  }
  return onPool(openPool(url, connections, limits, types), limits)
}
