import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEngines, describeOnPostgres, openTestDatabase } from '../../testing/engines.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { checkServerVersion, migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { MIGRATION_LIMITS } from './statement-limits.ts'

it('refuses a server older than 15 and names the setting', () => {
  expect(() => checkServerVersion(140_011)).toThrow(
    'DATABASE_URL should be a PostgreSQL server 15 or newer; this one is 14.',
  )
  expect(() => checkServerVersion(150_000)).not.toThrow()
})

/** An unused number: installed databases had gone from 10 to 12 before anybody noticed. */
const GAP = 11

/** The migrations whose number is not the previous file's plus one. */
function misnumbered(files: readonly string[]): string[] {
  return [...files].sort().filter((file, at, sorted) => {
    const before = Number(sorted[at - 1]?.slice(0, 4) ?? 0)
    const next = before + 1 === GAP ? GAP + 1 : before + 1
    return !file.startsWith(`${String(next).padStart(4, '0')}-`)
  })
}

// A database that has run 0017 refuses to start if a 0011 is added: new files must come after the newest.
it('migrations are numbered consecutively, so that a new one can only be the next', () => {
  const files = readdirSync(join(import.meta.dirname, '..', '..', 'migrations'))
  expect(misnumbered(files)).toEqual([])
  expect(misnumbered([...files, '0011-late.ts'])).toEqual(['0011-late.ts'])
  expect(misnumbered([...files, '0009-late.ts'])).toContain('0009-late.ts')
  expect(misnumbered([...files, '9999-too-soon.ts'])).toEqual(['9999-too-soon.ts'])
})

describeOnEngines('migrations', (engine) => {
  it('do nothing when they have already run', async () => {
    const database = await openTestDatabase(engine)
    await database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    await migrate(database)
    const rows = await database.root.selectFrom('programme').select('matching_mode').execute()
    expect(rows).toEqual([{ matching_mode: 'coach' }])
    await database.close()
  })
})

describeOnPostgres('a migration that has to wait for a lock', (serverUrl) => {
  it('waits in short turns, so that others do not queue behind it, and continues once the lock is free', async () => {
    const url = await emptyDatabase(serverUrl)
    expect(MIGRATION_LIMITS.lock).toBeLessThanOrEqual(10_000)
    const limits = { ...MIGRATION_LIMITS, lock: Math.min(MIGRATION_LIMITS.lock, 100) }
    const database = await openPostgres(url, { connections: 1, limits })
    onTestFinished(() => database.close())
    await migrate(database)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    onTestFinished(() => other.end())
    // The first table that a run locks.
    await other.query('begin; lock table kysely_migration in access exclusive mode')
    let ended = false
    const again = migrate(database).finally(() => {
      ended = true
    })
    again.catch(() => undefined)
    /** When the current wait began. */
    const turn = async (): Promise<string | undefined> => {
      const { rows } = await other.query(
        "select waitstart::text from pg_locks where not granted and relation = 'kysely_migration'::regclass",
      )
      return rows[0]?.waitstart ?? undefined
    }
    const first = await vi.waitFor(async () => (await turn()) ?? expect.fail('nobody waits'), 10_000)
    await vi.waitFor(
      async () => expect([undefined, first]).not.toContain(ended ? first : await turn()),
      10_000,
    )
    await other.query('commit')
    await expect(again).resolves.toBeUndefined()
  })
})
