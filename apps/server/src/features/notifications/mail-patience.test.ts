import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import type { Context } from '../../plugins/context.ts'
import { migrate } from '../../plugins/database/migrate.ts'
import { openPostgres } from '../../plugins/database/postgres.ts'
import { seedStudent } from '../../seeds/people.ts'
import { enqueueUsualMail } from '../../testing/account-mail.ts'
import { assembleApp } from '../../testing/assembled-app.ts'
import { describeOnEngines, describeOnPostgres, openTestDatabase } from '../../testing/engines.ts'
import { addressOf } from '../../testing/test-app.ts'
import { runningClock } from '../../testing/test-clock.ts'
import { emptyDatabase } from '../../testing/test-database.ts'

/** Keeps a process busy with a request until the returned function is called. */
async function keepBusy({ requests }: Context): Promise<() => Promise<void>> {
  const app = fastify()
  onTestFinished(() => app.close())
  requests.count(app)
  const { promise, resolve } = Promise.withResolvers<void>()
  app.get('/', async () => {
    await promise
    return {}
  })
  const answer = app.inject({ url: '/' })
  await expect.poll(() => requests.isBusy()).toBe(true)
  return async () => {
    resolve()
    await answer
  }
}

async function subjects(context: Context) {
  const rows = await context.database.root
    .selectFrom('messages')
    .select(['kind', 'state'])
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, state }) => `${kind} ${state}`)
}

describeOnEngines('mail while requests keep a server busy', (engine) => {
  it('waits, and a code does not', async () => {
    const app = await assembleApp(await openTestDatabase(engine), runningClock)
    onTestFinished(app.close)
    const { context } = app
    const end = await keepBusy(context)
    const student = await context.database.transaction((trx) => seedStudent(trx))
    await context.jobs.work(context)
    await context.database.transaction((trx) => enqueueUsualMail(context, trx, student.accountId))
    await app.app.inject({
      method: 'POST',
      url: addressOf(forgetPassword),
      body: { email: student.email },
    })
    await expect.poll(() => subjects(context)).toEqual(['account_paused due', 'reset_code sent'])
    await end()
    await expect.poll(() => subjects(context)).toEqual(['account_paused sent', 'reset_code sent'])
  })
})

describeOnPostgres('mail of a worker', (serverUrl) => {
  it('waits while requests keep another process busy', async () => {
    const url = await emptyDatabase(serverUrl)
    const database = await openPostgres(url)
    await migrate(database)
    const web = await assembleApp(database, runningClock)
    onTestFinished(web.close)
    const worker = await assembleApp(await openPostgres(url), runningClock)
    onTestFinished(worker.close)
    await worker.context.jobs.work(worker.context)
    const end = await keepBusy(web.context)
    await expect.poll(() => worker.context.requests.isBusy()).toBe(true)
    const student = await database.transaction((trx) => seedStudent(trx))
    await database.transaction((trx) => enqueueUsualMail(web.context, trx, student.accountId))
    expect(await subjects(web.context)).toEqual(['account_paused due'])
    await end()
    await expect.poll(() => subjects(web.context), { timeout: 20_000 }).toEqual(['account_paused sent'])
  })
})
