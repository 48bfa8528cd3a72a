import { tmpdir } from 'node:os'
import { healthReady } from '@shinequo/contract/health'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '../testing/engines.ts'
import { startTestApp } from '../testing/test-app.ts'
import { openEmbeddedTestDatabase } from '../testing/test-database.ts'
import { openReadiness } from './readiness.ts'

it('is not given while the disk of the embedded database has no room for what it writes next', async () => {
  const database = await openEmbeddedTestDatabase()
  onTestFinished(() => database.close())
  expect(await openReadiness(database, tmpdir()).check()).toBe(true)
  expect(await openReadiness(database, tmpdir(), Number.POSITIVE_INFINITY).check()).toBe(false)
})

describeOnPostgres('readiness', (serverUrl) => {
  it('is not given while the database only reads, and is given again after that', async () => {
    const app = await startTestApp('postgres')
    onTestFinished(() => app.close())
    const { root } = app.context.database
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(root)
    /** As on a server that only follows another one; it holds for new connections, so the old ones go. */
    const readOnly = async (value: 'on' | 'off') => {
      const client = new pg.Client({ connectionString: serverUrl })
      await client.connect()
      await client.query(`alter database ${rows[0]!.name} set default_transaction_read_only = ${value}`)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        rows[0]!.name,
      ])
      await client.end()
    }
    const status = async () => (await app.call(healthReady)).status
    expect(await status()).toBe(200)
    await readOnly('on')
    await expect.poll(status, { timeout: 10_000 }).toBe(503)
    await readOnly('off')
    await expect.poll(status, { timeout: 10_000 }).toBe(200)
  })
})
