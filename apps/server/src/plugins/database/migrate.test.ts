import { expect, it } from 'vitest'
import { describeOnEngines, openTestDatabase } from '../../testing/engines.ts'
import { checkServerVersion, migrate } from './migrate.ts'

it('refuses a server older than 15, naming the setting', () => {
  expect(() => checkServerVersion(140_011)).toThrow(
    'DATABASE_URL should be a PostgreSQL server 15 or newer; this one is 14.',
  )
  expect(() => checkServerVersion(150_000)).not.toThrow()
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
