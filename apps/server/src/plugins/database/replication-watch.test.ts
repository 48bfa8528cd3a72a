import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { seedStudent } from '../../seeds/people.ts'
import { describeOnPostgres } from '../../testing/engines.ts'
import { type PostgresServer, startPostgres } from '../../testing/postgres-server.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import { databaseErrorKind } from './database-error.ts'
import type { Database } from './engine.ts'
import { lockAndRead, storeReply } from './idempotency.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { prepared } from './prepared.ts'
import type { Sql } from './tables.ts'

describeOnPostgres('a COMMIT that waits for a synchronous standby', () => {
  let server: PostgresServer

  beforeAll(async () => {
    server = await startPostgres(inject('postgresBinDir')!, { durable: true })
  })
  afterAll(() => server?.stop())

  /** A database whose changes a standby must confirm that does not exist. */
  async function place(pooled: boolean) {
    const url = await emptyDatabase(server.url)
    const other = await openPostgres(url)
    onTestFinished(() => other.close())
    await migrate(other)
    const { actor } = await other.transaction((trx) => seedStudent(trx))
    const troubles: unknown[] = []
    const database = await openPostgres(url, {
      onDatabaseError: (error) => void troubles.push(databaseErrorKind(error)),
      ...(pooled && { directUrl: `${url}?application_name=direct` }),
    })
    onTestFinished(() => database.close())
    await want(other, 'nobody')
    onTestFinished(() => want(other, ''))
    const keyed = (key: string) => ({ accountId: actor.accountId, key, hash: 'hash' })
    const store = (db: Sql, key: string) => storeReply(db, keyed(key), { ok: true, value: key }, TEST_NOW)
    const nothing = prepared((_: Record<string, never>) => sql`select 1`)({})
    const repeat = (key: string) =>
      database.transaction((trx) => lockAndRead(trx, nothing, nothing, keyed(key), TEST_NOW))
    return { database, troubles, other, store, repeat }
  }

  async function want({ root }: Database, standby: string): Promise<void> {
    await sql.raw(`alter system set synchronous_standby_names = '${standby}'`).execute(root)
    await sql`select pg_reload_conf()`.execute(root)
    const wanted = sql<{ is: string }>`select current_setting('synchronous_standby_names') as is`
    await expect.poll(async () => (await wanted.execute(root)).rows).toEqual([{ is: standby }])
  }

  /** Cancels the wait of the COMMIT for its standby, once it has begun. */
  async function cancelWait({ root }: Database): Promise<void> {
    const cancel = sql`select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`
    await expect.poll(async () => (await cancel.execute(root)).rows.length, { timeout: 5000 }).toBe(1)
  }

  const keys = async ({ root }: Database) =>
    (await root.selectFrom('idempotency_keys').select('key').orderBy('key').execute()).map(({ key }) => key)

  describe.each([
    ['directly', false],
    ['as through a pooler', true],
  ])('%s', (_, pooled) => {
    it('is no success if that wait is cancelled, although the change is there', async () => {
      const { database, troubles, other, store } = await place(pooled)
      const outcome = database.transaction((trx) => store(trx, 'first')).catch(databaseErrorKind)
      await cancelWait(other)
      expect([await outcome, troubles, await keys(other)]).toEqual(['lost', ['lost'], ['first']])
      // The connection is of use again.
      await want(other, '')
      await database.transaction((trx) => store(trx, 'second'))
      expect(await keys(other)).toEqual(['first', 'second'])
    })

    it('is no success without a transaction either', async () => {
      const { database, other, store } = await place(pooled)
      const outcome = store(database.root, 'first').catch(databaseErrorKind)
      await cancelWait(other)
      expect([await outcome, await keys(other)]).toEqual(['lost', ['first']])
    })
  })

  it('is waited for by a repeated request too', async () => {
    const { database, other, store, repeat } = await place(false)
    const first = database.transaction((trx) => store(trx, 'first')).catch(databaseErrorKind)
    await cancelWait(other)
    await first
    const again = repeat('first').catch(databaseErrorKind)
    await cancelWait(other)
    expect(await again).toBe('lost')
    await want(other, '')
    expect((await repeat('first')).before).toEqual({ ok: true, value: 'first' })
  })
})
