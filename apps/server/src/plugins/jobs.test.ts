import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { checkLink } from '../features/schools/jobs.ts'
import { describeOnEngines, openTestDatabase } from '../testing/engines.ts'
import { setQueueTime } from '../testing/queue-time.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'
import { job } from './job.ts'
import { openJobs } from './jobs.ts'

describeOnEngines('a job with times of its own', (engine) => {
  it('is enqueued once at each of them, however many processes there are', async () => {
    const database = await openTestDatabase(engine)
    const nightly = job({
      name: 'nightly',
      payload: z.object({}),
      cron: '30 3 * * *',
      handle: async () => undefined,
    })
    const errors: Error[] = []
    const open = () => openJobs(database, [nightly], (error) => errors.push(error), { schedule: true })
    // Looks for what is due as it starts, and then twice a minute: these two are to find the time written already.
    await setQueueTime(database.root, Date.parse('2026-11-20T03:00:00Z'))
    await (await open()).stop()
    await setQueueTime(database.root, Date.parse('2026-11-20T03:30:20Z'))
    const servers = [await open(), await open()]
    const enqueued = async () => {
      const { rows } = await database.bossDb.executeSql(
        "select data from pgboss.job where name = 'nightly' and state = 'created'",
      )
      return rows
    }
    await vi.waitFor(async () => expect(await enqueued()).toEqual([{ data: {} }]), {
      timeout: 20_000,
      interval: 200,
    })
    for (const server of servers) await server.stop()
    expect([await enqueued(), errors]).toEqual([[{ data: {} }], []])
    await database.close()
  })
})

describeOnEngines('a job that the queue does not take', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    const { root } = app.context.database
    await sql`create function take_no_job() returns trigger language plpgsql as 'begin return null; end'`.execute(
      root,
    )
    await sql`create trigger take_no_job before insert on pgboss.job
      for each row execute function take_no_job()`.execute(root)
  })
  afterAll(() => app.close())

  const one = { url: 'https://one.example' }
  it.each([
    [
      'alone',
      (trx: Parameters<TestApp['context']['jobs']['enqueue']>[0]) =>
        app.context.jobs.enqueue(trx, checkLink, one),
    ],
    [
      'among others',
      (trx: Parameters<TestApp['context']['jobs']['enqueue']>[0]) =>
        app.context.jobs.enqueueAll(trx, checkLink, [one, one]),
    ],
  ])('%s undoes what it was written with', async (_how, enqueue) => {
    const { database } = app.context
    const work = database.transaction(async (trx) => {
      await trx.updateTable('programme').set({ most_upcoming_sessions: 3 }).execute()
      await enqueue(trx)
    })
    await expect(work).rejects.toThrow(/the queue schools-link-check took 0 of [12] jobs/)
    const row = await database.root
      .selectFrom('programme')
      .select('most_upcoming_sessions')
      .executeTakeFirst()
    expect(row?.most_upcoming_sessions).toBe(8)
  })
})
