import { mkdtempSync, rmSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { sql } from 'kysely'
import { FileMigrationProvider, Migrator } from 'kysely/migration'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines, describeOnPostgres, openTestDatabase } from '../../testing/engines.ts'
import { startServerProcess } from '../../testing/server-process.ts'
import { emptyDatabase, openPostgresTestDatabase } from '../../testing/test-database.ts'
import type { Database } from './engine.ts'
import { LARGE_INDEXES, makeLargeIndexes } from './large-indexes.ts'
import { openPostgres } from './postgres.ts'

/** The indexes of the public schema, and whether each is valid. */
async function indexesOf({ root }: Database): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`.execute(root)
  return new Map(rows.map(({ name, valid }) => [name, valid]))
}

const LIST = {
  wanted: { tried_names: 'on accounts (first_name)', tried_cities: 'on coaches (city)' },
  former: [],
}

describeOnEngines('indexes on large tables', (engine) => {
  it('are created once, and the ones they replace are dropped', async () => {
    const database = await openTestDatabase(engine)
    onTestFinished(() => database.close())
    expect(await makeLargeIndexes(database)).toEqual([])
    expect(await makeLargeIndexes(database, LIST)).toEqual(['tried_names', 'tried_cities'])
    expect(await makeLargeIndexes(database, LIST)).toEqual([])
    const other = { wanted: { tried_roles: 'on accounts (role)' }, former: ['tried_names', 'never_there'] }
    expect(await makeLargeIndexes(database, other)).toEqual(['tried_roles'])
    expect(await makeLargeIndexes(database, { wanted: {}, former: ['tried_roles'] })).toEqual([])
    const found = await indexesOf(database)
    expect(found.get('tried_cities')).toBe(true)
    expect([...found.keys()]).not.toContain('tried_names')
    expect([...found.keys()]).not.toContain('tried_roles')
  })
})

describeOnPostgres('indexes on large tables with concurrent writers', (serverUrl) => {
  const open = async () => {
    const database = await openPostgresTestDatabase(serverUrl)
    onTestFinished(() => database.close())
    return database
  }

  it('are created again after an interrupted attempt', async () => {
    const database = await open()
    await makeLargeIndexes(database, LIST)
    await sql`update pg_index set indisvalid = false where indexrelid = 'tried_names'::regclass`.execute(
      database.root,
    )
    expect(await makeLargeIndexes(database, LIST)).toEqual(['tried_names'])
    expect((await indexesOf(database)).get('tried_names')).toBe(true)
  })

  it('are created by one of several processes that start together; the others wait until they exist', async () => {
    const database = await open()
    const made = await Promise.all([1, 2, 3].map(() => makeLargeIndexes(database, LIST)))
    expect(made.flat().toSorted()).toEqual(['tried_cities', 'tried_names'])
    expect((await indexesOf(database)).get('tried_cities')).toBe(true)
  })

  // A backup holds one snapshot for hours. CREATE INDEX CONCURRENTLY waits for it.
  it('delay neither a start nor a booking while a backup delays them', async () => {
    const url = await emptyDatabase(serverUrl)
    const database = await openPostgres(url)
    const migrationFolder = path.join(import.meta.dirname, '..', '..', 'migrations')
    const provider = new FileMigrationProvider({ fs, path, migrationFolder })
    await new Migrator({ db: database.root, provider }).migrateTo('0039-former-addresses')
    const backup = new pg.Client({ connectionString: url })
    await backup.connect()
    await backup.query('begin isolation level repeatable read; select count(*) from bookings')
    const folder = mkdtempSync(path.join(tmpdir(), 'sq-indexes-'))
    const settings = { DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(32), DATA_DIR: folder }
    // Whether or not they started: the backup's snapshot must be released before the servers can stop.
    const starting = [1, 2].map(() => startServerProcess(settings))
    onTestFinished(async () => {
      for (const server of await Promise.allSettled(starting))
        if (server.status === 'fulfilled') await server.value.kill()
      await backup.end()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    })
    await Promise.all(starting)

    const pending = () => indexesOf(database).then((found) => [...found.values()].filter((valid) => !valid))
    await vi.waitFor(async () => expect(await pending()).toHaveLength(1), 20_000)
    const { student, coach } = await database.transaction(async (trx) => ({
      student: await seedStudent(trx),
      coach: await seedCoach(trx),
    }))
    for (let nth = 0; nth < 20; nth++) {
      const starts_at = new Date(Date.UTC(2026, 10, 23 + nth))
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      await database.transaction((trx) => seedBooking(trx, { ...pair, starts_at }))
    }
    expect(await pending()).toHaveLength(1)

    await backup.query('commit')
    await vi.waitFor(async () => {
      const found = await indexesOf(database)
      for (const name of Object.keys(LARGE_INDEXES)) expect([name, found.get(name)]).toEqual([name, true])
    }, 30_000)
  })
})
