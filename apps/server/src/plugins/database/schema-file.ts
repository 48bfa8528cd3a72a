import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './engine.ts'
import type { Sql } from './tables.ts'

/** One script with what the migrations make of an empty database. Written by `npm run schema`. */
export const SCHEMA_FILE = path.join(import.meta.dirname, 'schema.sql')

/**
 * Fills an empty database from the schema file and records the migrations that the file contains, in one transaction.
 * Does nothing in a database that has anything in it, which is the migrations' to bring up to date. Of several
 * processes that start on one empty database, one fills it and the others wait. `script` replaces the file in tests.
 */
export async function fillEmptyDatabase(database: Database, script?: string): Promise<void> {
  if (!(await isEmpty(database.root))) return
  const text = script ?? (await fs.readFile(SCHEMA_FILE, 'utf8'))
  try {
    await database.transaction(async (trx) => {
      // Nobody queues behind a wait for this lock. It is any number that nothing else locks.
      await sql`set local lock_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(20261127, 101)`.execute(trx)
      if (await isEmpty(trx)) await sql.raw(text).execute(trx)
    })
  } catch (error) {
    // A server of a version without this file, which takes no such lock, may have begun to migrate the database.
    if (await isEmpty(database.root)) throw error
  }
}

/**
 * Whether the schema `public` has nothing in it, new tables go there, and no extension was added to the database: one
 * may be in another schema than the one in which the file expects it.
 */
async function isEmpty(root: Sql): Promise<boolean> {
  const { rows } = await EMPTY.execute(root)
  return rows[0]?.empty === true
}

const EMPTY: RawBuilder<{ empty: boolean }> = sql`
  select current_schema() = 'public'
    and not exists (select from pg_depend
      where refclassid = 'pg_namespace'::regclass and refobjid = to_regnamespace('public') and deptype = 'n')
    and not exists (select from pg_extension where extname <> 'plpgsql') as empty`
