import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { databaseOn, startEngine } from '../plugins/database/embedded.ts'
import type { Database } from '../plugins/database/engine.ts'
import { emptyTables } from './row-snapshot.ts'

/*
 * The embedded engines of a test process. To start one takes most of a second of the processor, and to empty its tables
 * a tenth of that, so an engine is used again by the next test that opens a database, if its schema is as it was.
 */

/** An engine is as large as its largest test until it ends, and each test leaves dead rows in it. */
const LARGEST_BYTES = 64 * 1024 * 1024
const MOST_USES = 12

interface KeptEngine {
  readonly engine: PGlite
  readonly schema: string
  /** The statement that gives the job queue the database's own time again. */
  readonly queueTime: string
  uses: number
}

/**
 * Returns a function that opens a migrated, empty embedded database in memory, which the test must close. `template` is
 * the dump of one.
 */
export function keepEngines(template: () => Promise<Blob>): () => Promise<Database> {
  const idle: KeptEngine[] = []
  return async () => {
    const kept = idle.pop() ?? (await startKept(await template()))
    kept.uses += 1
    const database = databaseOn(kept.engine)
    const { close } = database
    return Object.assign(database, {
      close: async () => {
        const isReusable = await emptied(database, kept).catch(() => false)
        await close()
        if (isReusable) idle.push(kept)
        else await kept.engine.close()
      },
    })
  }
}

async function startKept(loadDataDir: Blob): Promise<KeptEngine> {
  const engine = await startEngine({ loadDataDir })
  const database = databaseOn(engine)
  const { schema } = await looked(database)
  const { rows } = await sql<{ queueTime: string }>`
    select pg_get_functiondef('pgboss.job_now()'::regprocedure) as "queueTime"`.execute(database.root)
  await database.close()
  return { engine, schema, queueTime: rows[0]!.queueTime, uses: 0 }
}

/** Empties the tables. False if the next test must not have this engine. */
async function emptied(database: Database, { schema, queueTime, uses }: KeptEngine): Promise<boolean> {
  if (uses >= MOST_USES) return false
  const now = await looked(database)
  if (now.schema !== schema || now.bytes > LARGEST_BYTES) return false
  await emptyTables(database)
  await sql.raw(queueTime).execute(database.root)
  // Settings, prepared statements, LISTEN and advisory locks belong to the session, of which an engine has one.
  await sql`discard all`.execute(database.root)
  return true
}

/**
 * A digest of the schema, and the size of all tables and indexes. Statistics count as schema, since plans rely on them;
 * so does a part that was dropped and made again.
 */
async function looked(database: Database): Promise<{ schema: string; bytes: number }> {
  const { rows } = await sql<{ schema: string; bytes: number }>`
    with parts as (
      select concat_ws(' ', 'class', oid, relname, relnatts, relchecks, reltuples, relpersistence) as part
        from pg_class where oid >= 16384
      union all select concat_ws(' ', 'attribute', attrelid, attname, attnotnull, atthasdef)
        from pg_attribute where attrelid >= 16384
      union all select concat_ws(' ', 'constraint', oid, convalidated) from pg_constraint
      union all select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger
      union all select concat_ws(' ', 'function', oid, md5(prosrc)) from pg_proc
        where oid >= 16384 and oid <> 'pgboss.job_now()'::regprocedure
      union all select concat_ws(' ', 'role', oid, rolname) from pg_authid
      union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig::text) from pg_db_role_setting
    )
    select md5(string_agg(part, ',' order by part)) as schema,
      (select sum(pg_relation_size(oid))::float8 from pg_class where relkind in ('r', 'i', 't')) as bytes
    from parts`.execute(database.root)
  return rows[0]!
}
