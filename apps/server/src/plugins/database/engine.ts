import type { PGlite } from '@electric-sql/pglite'
import { type Dialect, type Driver, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Db as BossDb, fromPglite } from 'pg-boss'
import type { Sql, Tables, Trx } from './tables.ts'
import { inTransaction, outsideTransaction, refuseInsideTransaction } from './transaction.ts'

/** One open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /** Throws inside a transaction. */
  readonly root: Sql
  /** For the job queue's own statements; throws inside a transaction. */
  readonly bossDb: BossDb
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>
  /** Calls back for each NOTIFY on `channel`; `onGap` when notifications may have been missed (a reconnect). */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>
  /** Throws when the database does not answer. */
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
function guarded(dialect: Dialect, connections: 'one' | 'many'): Dialect {
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
      driver.acquireConnection = async (options) => {
        refuseInsideTransaction('The root database handle')
        await turns?.take()
        return acquire(options)
      }
      driver.releaseConnection = async (connection, options) => {
        await release(connection, options)
        turns?.pass()
      }
      return driver
    },
  }
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

async function ping(root: Sql): Promise<void> {
  await sql`select 1`.execute(root)
}

/** Opens the embedded engine: in memory, from a dump in memory, or on a folder that no other process has open. */
export async function openEmbedded(
  options: { dataDir?: string; loadDataDir?: Blob } = {},
): Promise<Database> {
  const [{ PGlite }, { btree_gist }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
  ])
  const pglite: PGlite = await PGlite.create({ ...options, extensions: { btree_gist }, parsers: PARSERS })
  const root = new Kysely<Tables>({ dialect: guarded(new PGliteDialect({ pglite }), 'one') })
  return {
    engine: 'pglite',
    root,
    bossDb: guardedBoss(fromPglite(pglite)),
    transaction: (work) => inTransaction(root, work),
    listen: async (channel, onPayload) => {
      await pglite.listen(channel, (payload) => outsideTransaction(() => onPayload(payload)))
    },
    ping: () => ping(root),
    dump: () => pglite.dumpDataDir('none'),
    close: () => root.destroy(),
  }
}

/** How long to wait before a lost LISTEN connection is tried again. */
const RELISTEN_MS = 1000

/** Opens a PostgreSQL server. `directUrl` is for LISTEN, which a transaction pooler cannot carry. */
export async function openPostgres(url: string, directUrl = url, connections = 10): Promise<Database> {
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
  } as pg.CustomTypesConfig
  const pool = new pg.Pool({ connectionString: url, max: connections, types })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  const root = new Kysely<Tables>({ dialect: guarded(new PostgresDialect({ pool }), 'many') })
  const listeners: { channel: string; onPayload: (payload: string) => void; onGap: () => void }[] = []
  let listening: pg.Client | undefined
  let closed = false

  async function connectListener(): Promise<void> {
    const client = new pg.Client({ connectionString: directUrl })
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onPayload(payload ?? '')
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      if (closed || listening !== client) return
      listening = undefined
      retry()
    })
    await client.connect()
    for (const channel of new Set(listeners.map((listener) => listener.channel))) {
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    }
    listening = client
    for (const listener of listeners) listener.onGap()
  }

  function retry(): void {
    setTimeout(() => {
      if (!closed) connectListener().catch(retry)
    }, RELISTEN_MS).unref()
  }

  return {
    engine: 'postgres',
    root,
    bossDb: guardedBoss({ executeSql: (text, values) => pool.query(text, values) }),
    transaction: (work) => inTransaction(root, work),
    listen: async (channel, onPayload, onGap) => {
      listeners.push({ channel, onPayload, onGap })
      if (listening) await listening.query(`listen ${listening.escapeIdentifier(channel)}`)
      else await connectListener()
    },
    ping: () => ping(root),
    dump: () => Promise.reject(new Error('A PostgreSQL server is copied by pg_dump')),
    close: async () => {
      closed = true
      await listening?.end()
      await root.destroy()
    },
  }
}
