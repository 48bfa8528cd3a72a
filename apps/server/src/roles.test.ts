import { signUp } from '@shinequo/contract/accounts/sign-up'
import { healthReady } from '@shinequo/contract/health'
import { expect, it, onTestFinished, vi } from 'vitest'
import { notifyKeys } from './plugins/database/notify-keys.ts'
import { openPostgres } from './plugins/database/postgres.ts'
import { seedCoach } from './seeds/coaches.ts'
import { describeOnPostgres } from './testing/engines.ts'
import { startServerProcess } from './testing/server-process.ts'
import { startSmtpPlace } from './testing/smtp-place.ts'
import { addressOf } from './testing/test-app.ts'
import { emptyDatabase } from './testing/test-database.ts'

describeOnPostgres('web and worker in separate processes', (serverUrl) => {
  it('serve in one, and run in the other the jobs that the first enqueued, before it started and at once', async () => {
    const smtp = await startSmtpPlace()
    onTestFinished(() => smtp.stop())
    const settings = {
      DATABASE_URL: await emptyDatabase(serverUrl),
      AUTH_SECRET: 'a secret for tests, long enough'.padEnd(32, '.'),
      SMTP_URL: smtp.url,
      DEMO_DATA: 'off',
      METRICS_TOKEN: 'a token for tests'.padEnd(32, '.'),
    }
    const start = async (ROLE: string) => {
      const server = await startServerProcess({ ...settings, ROLE })
      onTestFinished(() => server.kill())
      return server
    }
    const web = await start('web')
    const signUpAs = async (email: string) => {
      const password = 'Shining-River-42'
      const body = { first_name: 'Noor', last_name: 'Sample', email, password }
      const answer = await fetch(`${web.url}${addressOf(signUp)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, confirm_password: password, accept_terms: true }),
      })
      expect(answer.status).toBe(201)
    }
    const mailed = async (...addresses: string[]) =>
      vi.waitFor(() => expect(smtp.received.map(({ to }) => to)).toEqual(addresses), { timeout: 30_000 })

    await signUpAs('before@roles.example')
    expect(smtp.visits).toBe(0)
    const worker = await start('worker')
    await mailed('before@roles.example')
    await signUpAs('after@roles.example')
    await mailed('before@roles.example', 'after@roles.example')
    // Where the database has another time than the machine, each server says so.
    const logged = [...web.logged(40), ...worker.logged(40)]
    expect(logged.filter(({ msg }) => !msg.includes("the database's is followed"))).toEqual([])

    const database = await openPostgres(settings.DATABASE_URL)
    onTestFinished(() => database.close())
    const { profileId } = await database.transaction((trx) => seedCoach(trx))
    const own = await database.root.selectFrom('web_assets').select('name').execute()
    expect(own.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^room-.*\.js$/))
    const other = { name: 'page-a1b2c3d4.js', encoding: 'identity', body: Buffer.from('1') } as const
    await database.root
      .insertInto('web_assets')
      .values({ ...other, seen_at: new Date(0) })
      .execute()
    const asset = await fetch(`${web.url}/assets/${other.name}`)
    expect([asset.status, await asset.text()]).toEqual([200, '1'])
    expect((await fetch(`${worker.url}/assets/${other.name}`)).status).toBe(404)

    for (const { url } of [web, worker]) {
      const headers = { authorization: `Bearer ${settings.METRICS_TOKEN}` }
      const figures = await fetch(`${url}/metrics`, { headers })
      expect(await figures.text()).toContain('\nshinequo_database_up 1\n')
      expect((await fetch(`${url}/metrics`)).status).toBe(401)
    }

    await notifyKeys(database.root, 'availability', [profileId])
    const hint = () => database.root.selectFrom('coach_next_free').select('next_free_at').executeTakeFirst()
    await vi.waitFor(async () => expect((await hint())?.next_free_at).toBeInstanceOf(Date), {
      timeout: 30_000,
    })

    const statusAt = async ({ url }: { url: string }, path: string) => (await fetch(`${url}${path}`)).status
    expect(await statusAt(worker, addressOf(healthReady))).toBe(200)
    expect([await statusAt(web, '/api/mentors/'), await statusAt(worker, '/api/mentors/')]).toEqual([
      401, 404,
    ])
  })
})
