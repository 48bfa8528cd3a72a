import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { describeOnPostgres } from '../../testing/engines.ts'
import { type PostgresServer, startPostgres, startReplica } from '../../testing/postgres-server.ts'
import { emptyDatabase } from '../../testing/test-database.ts'
import type { Database } from './engine.ts'
import { openPostgres } from './postgres.ts'
import type { ReplicaOptions } from './replica.ts'
import type { Sql } from './tables.ts'

/** So that a replica that waits on purpose is not left out. */
const LONG = { mostLagMs: 600_000 }

describeOnPostgres('reads that may lag', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let onReplica: Database
  let urls: { readonly of: string; readonly ofReplica: string }
  beforeAll(async () => {
    const binDir = inject('postgresBinDir')!
    primary = await startPostgres(binDir, { durable: false })
    replica = await startReplica(binDir, primary)
    onReplica = await openPostgres(replica.url)
    const of = await emptyDatabase(primary.url)
    urls = { of, ofReplica: Object.assign(new URL(of), { port: new URL(replica.url).port }).href }
    const database = await openPostgres(of)
    await sql`create table words (word text)`.execute(database.root)
    await database.close()
  })
  afterAll(async () => {
    await onReplica?.close()
    await replica?.stop()
    await primary?.stop()
  })

  /** The database with no words in its table, whose replica is in use and has none either. */
  async function place(more: Partial<ReplicaOptions> = LONG): Promise<Database> {
    const database = await openPostgres(urls.of, {
      replica: { url: urls.ofReplica, periodMs: 50, ...more },
    })
    onTestFinished(() => database.close())
    await sql`delete from words`.execute(database.root)
    const seen = await database.position()
    await expect.poll(() => answered(database, seen), { timeout: 10_000 }).toBe('replica')
    return database
  }

  async function replay(goesOn: boolean): Promise<void> {
    await sql.raw(`select pg_wal_replay_${goesOn ? 'resume' : 'pause'}()`).execute(onReplica.root)
    const state = sql<{ is: string }>`select pg_get_wal_replay_pause_state() as is`
    const wanted = goesOn ? 'not paused' : 'paused'
    await expect.poll(async () => (await state.execute(onReplica.root)).rows[0]?.is).toBe(wanted)
  }

  const server = async (at: Sql) =>
    (
      await sql<{
        is: string
      }>`select case when pg_is_in_recovery() then 'replica' else 'primary' end as is`.execute(at)
    ).rows[0]?.is
  const answered = (database: Database, seen?: string) => database.lagging(seen, server)
  const isAnsweredBy = (database: Database, name: string) =>
    expect.poll(() => answered(database), { timeout: 10_000, interval: 20 }).toBe(name)
  const words = async (at: Sql) => (await sql<{ word: string }>`select word from words`.execute(at)).rows
  const write = (database: Database) => sql`insert into words values ('new')`.execute(database.root)

  it('miss what others wrote, never what was seen, while the replica waits', async () => {
    const database = await place()
    await replay(false)
    onTestFinished(() => replay(true))
    await write(database)
    const seen = await database.position()
    expect(await database.lagging(undefined, words)).toEqual([])
    expect([await answered(database), await answered(database, seen)]).toEqual(['replica', 'primary'])
    expect(await database.lagging(seen, words)).toEqual([{ word: 'new' }])
    await replay(true)
    await expect.poll(() => answered(database, seen)).toBe('replica')
    expect(await database.lagging(seen, words)).toEqual([{ word: 'new' }])
  })

  it('are the primary’s for a position that is none, or in the future', async () => {
    const database = await place()
    const endings = ['', '0', '0/', '/0', '0/0 ', '0/g', '-1/0', '000000000/0', '0/0\n', "0/0'"]
    const others = ['', 'unknown', '0/0', '1-0/0', ' 00000001-0/0']
    for (const seen of [...others, ...endings.map((ending) => `00000001-${ending}`)])
      expect(await answered(database, seen), JSON.stringify(seen)).toBe('primary')
    for (const seen of ['00000001-FFFFFFFF/FFFFFFFF', 'FFFFFFFF-0/0'])
      expect(await answered(database, seen), seen).toBe('primary')
    expect(await answered(database, '00000001-0/0')).toBe('replica')
  })

  it('are the primary’s while the replica is too far behind', async () => {
    const database = await place({ mostLagMs: 500 })
    await replay(false)
    onTestFinished(() => replay(true))
    await write(database)
    await isAnsweredBy(database, 'primary')
    await expect.poll(() => database.replica()?.lagSeconds).toBeGreaterThan(0.5)
    expect(database.replica()?.usable).toBe(false)
    await replay(true)
    await isAnsweredBy(database, 'replica')
    expect(database.replica()?.lagSeconds).toBeLessThan(0.5)
  })

  it('are the primary’s while the replica is gone, also one that was on the way', async () => {
    const database = await place()
    const slow = database.lagging(undefined, async (at) => {
      await sql`select pg_sleep(1) where pg_is_in_recovery()`.execute(at)
      return server(at)
    })
    const sleeping = sql`select from pg_stat_activity where query like 'select pg_sleep(1) %'`
    await expect.poll(async () => (await sleeping.execute(onReplica.root)).rows.length).toBe(1)
    await replica.halt('immediate')
    expect([await slow, await answered(database)]).toEqual(['primary', 'primary'])
    await expect.poll(() => database.replica()).toEqual({ usable: false, lagSeconds: undefined })
    await replica.start()
    await isAnsweredBy(database, 'replica')
  })

  it('are the primary’s within the time of a request while the replica does not answer', async () => {
    const database = await place()
    await replica.freeze(true)
    const begin = performance.now()
    const all = await Promise.all([1, 2, 3].map(() => answered(database)))
    expect(all).toEqual(['primary', 'primary', 'primary'])
    expect(performance.now() - begin).toBeLessThan(8000)
    expect(database.replica()?.usable).toBe(false)
    await replica.freeze(false)
    await isAnsweredBy(database, 'replica')
  })

  it('are the primary’s if one takes too long on the replica, or replaying cancels it, or anything else fails there', async () => {
    const database = await place()
    const failing = (statement: string) =>
      database.lagging(undefined, async (at) => {
        await sql.raw(`select ${statement} from words`).execute(at)
        return server(at)
      })
    const sleep = (seconds: number) => `case when pg_is_in_recovery() then pg_sleep(${seconds}) end`
    await write(database)
    await expect.poll(() => database.lagging(undefined, words)).toHaveLength(1)
    expect(await failing('1 / (1 - pg_is_in_recovery()::int)')).toBe('primary')
    await sql`alter system set max_standby_streaming_delay = 0`.execute(onReplica.root)
    await sql`select pg_reload_conf()`.execute(onReplica.root)
    const cancelled = failing(sleep(1.5))
    const sleeping = sql`select from pg_stat_activity where query like '%pg_sleep(1.5) end from words'`
    await expect.poll(async () => (await sleeping.execute(onReplica.root)).rows.length).toBe(1)
    const begin = performance.now()
    await sql`alter table words add column other text`.execute(database.root)
    expect(await cancelled).toBe('primary')
    expect(performance.now() - begin).toBeLessThan(1400)
    expect(await failing(sleep(5))).toBe('primary')
  })

  it('are the primary’s for a while after another server has become the primary', async () => {
    const database = await place({ ...LONG, settledMs: 1000 })
    const { rows } = await sql<{ data_directory: string }>`show data_directory`.execute(database.root)
    await primary.halt('immediate')
    // As if a replica had taken its place: it has a new timeline.
    writeFileSync(join(rows[0]!.data_directory, 'standby.signal'), '')
    await primary.start()
    const alone = await openPostgres(primary.url)
    await sql`select pg_promote()`.execute(alone.root)
    await alone.close()
    const position = () => database.position().catch(() => '')
    await expect.poll(position, { timeout: 10_000 }).toMatch(/^00000002-/)
    const begin = performance.now()
    await isAnsweredBy(database, 'primary')
    await isAnsweredBy(database, 'replica')
    expect(performance.now() - begin).toBeGreaterThan(500)
  })

  it('change nothing, and are the primary’s once the replica is a primary itself', async () => {
    const troubles: unknown[] = []
    const database = await place({ ...LONG, onReplicaError: (error) => troubles.push(error) })
    await sql`select pg_promote()`.execute(onReplica.root)
    await write(database)
    expect(await database.lagging(undefined, words)).toEqual([{ word: 'new' }])
    await expect.poll(() => database.replica()?.usable).toBe(false)
    expect(String(troubles[0])).toContain('is no replica')
  })
})
