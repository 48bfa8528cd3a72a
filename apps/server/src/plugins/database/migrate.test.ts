import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import { checkServerVersion, migrate } from './migrate.ts'

it('refuses a server older than 15, naming the setting', () => {
  expect(() => checkServerVersion(140_011)).toThrow(
    'DATABASE_URL should be a PostgreSQL server 15 or newer; this one is 14.',
  )
  expect(() => checkServerVersion(150_000)).not.toThrow()
})

/** Never given: installed databases went from 10 to 12 before anybody saw it. */
const GAP = 11

/** The migrations whose number is not the one after that of the file before. */
function misnumbered(files: readonly string[]): string[] {
  return [...files].sort().filter((file, at, sorted) => {
    const before = Number(sorted[at - 1]?.slice(0, 4) ?? 0)
    const next = before + 1 === GAP ? GAP + 1 : before + 1
    return !file.startsWith(`${String(next).padStart(4, '0')}-`)
  })
}

// A database on which 0017 ran refuses to start when a 0011 appears: new files only come after the newest.
it('migrations are numbered one after the other, so that a new one can only be the next', () => {
  const files = readdirSync(join(import.meta.dirname, '..', '..', 'migrations'))
  expect(misnumbered(files)).toEqual([])
  expect(misnumbered([...files, '0011-late.ts'])).toEqual(['0011-late.ts'])
  expect(misnumbered([...files, '0009-late.ts'])).toContain('0009-late.ts')
  expect(misnumbered([...files, '9999-too-soon.ts'])).toEqual(['9999-too-soon.ts'])
})

describeOnEngines('migrations', (engine) => {
  it('change nothing when they have run before', async () => {
    const database = await openTestDatabase(engine)
    await database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    await migrate(database)
    const rows = await database.root.selectFrom('programme').select('matching_mode').execute()
    expect(rows).toEqual([{ matching_mode: 'coach' }])
    await database.close()
  })
})
