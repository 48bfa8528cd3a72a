import type { PGlite } from '@electric-sql/pglite'
import { Kysely, sql } from 'kysely'
import { type Database, guarded, guardedBoss, ping, TYPES } from './engine.ts'
import { connectionsOf, type OnDatabaseError, openEmbeddedPool, postgresDialect } from './postgres-driver.ts'
import type { Sql, Tables } from './tables.ts'
import { inTransaction, outsideTransaction } from './transaction.ts'

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

/** Starts the embedded engine: in memory, from a dump in memory, or on a folder that no other process has open. */
export async function startEngine(options: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  const [{ PGlite }, { btree_gist }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/btree_gist'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  return PGlite.create({ ...options, extensions: { btree_gist, pg_trgm } })
}

/** The database of a running engine, which `close` leaves running. */
export function databaseOn(pglite: PGlite, onDatabaseError: OnDatabaseError = () => undefined): Database {
  const pool = openEmbeddedPool(pglite, TYPES)
  const heard = new Map<string, (payload: string) => void>()
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload = '' }) =>
      outsideTransaction(() => heard.get(channel)?.(payload)),
    ),
  )
  const root = new Kysely<Tables>({
    dialect: guarded(postgresDialect(pool, { limits: null, pooled: false, named: true, onDatabaseError })),
  })
  const database: Database = {
    engine: 'pglite',
    root,
    bossDb: guardedBoss(pool, () => root),
    transaction: (work, more) => inTransaction(root, work, more),
    get background() {
      return database
    },
    lagging: (_seen, work) => work(root),
    replica: () => undefined,
    position: () => Promise.reject(new Error('The embedded database has no replica')),
    listen: async (channel, onPayload) => {
      heard.set(channel, onPayload)
      await sql`listen ${sql.id(channel)}`.execute(root)
    },
    scrub: () => scrubFiles(root),
    connections: () => connectionsOf(pool),
    ping: () => ping(root),
    withoutTransaction: (work) =>
      work(async (text) => (await sql.raw<Record<string, unknown>>(text).execute(root)).rows),
    dump: () => pglite.dumpDataDir('none'),
    close: () => root.destroy(),
  }
  return database
}

/** Opens the embedded engine: in memory, or on a folder that no other process has open. */
export async function openEmbedded({
  onDatabaseError,
  ...options
}: {
  dataDir?: string
  onDatabaseError?: OnDatabaseError
} = {}): Promise<Database> {
  const pglite = await startEngine(options)
  const database = databaseOn(pglite, onDatabaseError)
  const { close } = database
  return Object.assign(database, {
    close: async () => {
      await close()
      await pglite.close()
    },
  })
}
