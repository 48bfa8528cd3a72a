import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../plugins/database/engine.ts'
import { keepEngines } from './kept-engines.ts'
import { setQueueTime } from './queue-time.ts'
import { TEST_NOW } from './test-clock.ts'
import { migratedDump } from './test-database.ts'

/** What a database shows of its session and its rows, and a mark that stays with its engine. */
async function shown({ root }: Database) {
  const { rows } = await sql<{ engine: string; zone: string; clock: string; accounts: number }>`
    select coalesce(obj_description('accounts'::regclass), '') as engine, current_setting('timezone') as zone,
      pg_get_functiondef('pgboss.job_now()'::regprocedure) as clock,
      (select count(*)::int from accounts) as accounts`.execute(root)
  return rows[0]!
}

const open = keepEngines(migratedDump)

// The first test of a process that needs the dump may have to migrate a database.
beforeAll(migratedDump)

/** Opens a database, does something to it, and returns what it showed before. */
async function used(act: (database: Database) => Promise<unknown>) {
  const database = await open()
  const before = await shown(database)
  // A comment is no part of what is compared.
  await sql`comment on table accounts is 'used before'`.execute(database.root)
  await act(database)
  await database.close()
  return before
}

it('gives the next test the engine of the last one, with nothing left of it', async () => {
  await used(async () => undefined)
  const first = await used(async (database) => {
    await setQueueTime(database.root, TEST_NOW)
    await sql`set timezone = 'Asia/Tokyo'`.execute(database.root)
    await sql`insert into accounts (id, email, role, password_hash, first_name, last_name, created_at)
      values (gen_random_uuid(), 'kept@engines.example', 'student', '', 'Kit', 'Sample', now())`.execute(
      database.root,
    )
  })
  expect(first.engine).toBe('used before')
  const next = await used(async () => undefined)
  expect(next).toEqual(first)
})

it('starts a new engine after a test that has changed the schema, even if it changed it back', async () => {
  await used(async ({ root }) => {
    await sql`alter table accounts add column planted int`.execute(root)
    await sql`alter table accounts drop column planted`.execute(root)
  })
  const engine = await used(async ({ root }) => sql`analyze accounts`.execute(root))
  expect(engine.engine).toBe('')
  expect((await used(async () => undefined)).engine).toBe('')
})
