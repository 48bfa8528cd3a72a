import { login } from '@shinequo/contract/accounts'
import { startDataExport } from '@shinequo/contract/accounts/account-page'
import { forgetPassword } from '@shinequo/contract/accounts/passwords'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { healthLive } from '@shinequo/contract/health'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeDataExport } from '../features/accounts/jobs.ts'
import { seedStudent } from '../seeds/people.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { type SmtpPlace, startSmtpPlace } from '../testing/smtp-place.ts'
import { addressOf } from '../testing/test-app.ts'
import { startTwoProcesses, type TwoProcesses } from '../testing/two-processes.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const GIVEN = '0f8fad5b-d9cb-469f-a165-70867728950e'
const PROXY = '10.1.2.3'

describeOnEngines('the id of a request', (engine) => {
  let smtp: SmtpPlace
  let both: TwoProcesses
  beforeAll(async () => {
    smtp = await startSmtpPlace()
    both = await startTwoProcesses(engine, { SMTP_URL: smtp.url, TRUST_PROXY: `${PROXY}, 192.168.0.0/16` })
  })
  beforeEach(() => {
    both.web.lines.length = 0
    both.worker.lines.length = 0
  })
  afterAll(async () => {
    await both.close()
    await smtp.stop()
  })

  const root = () => both.web.context.database.root
  const seed = (email?: string) =>
    both.web.context.database.transaction((trx) => seedStudent(trx, email === undefined ? {} : { email }))
  const post = (endpoint: Endpoint, payload?: object, headers = {}) =>
    both.web.app.inject({ method: 'POST', url: addressOf(endpoint), headers, ...(payload && { payload }) })
  /** Runs `work` without the table that signing in and the file of one's data read. */
  async function whileBroken<T>(work: () => Promise<T>): Promise<T> {
    await sql`alter table known_devices rename to away`.execute(root())
    const done = await work()
    await sql`alter table away rename to known_devices`.execute(root())
    return done
  }
  /** Warnings and errors. */
  const troubles = (lines: readonly string[]) =>
    lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)

  it('is new for each and in every answer, also to what is nothing, whatever a visitor sends', async () => {
    const ids = []
    for (const url of ['/api/health/live/', '/api/mentors/', '/api/no/such/call', '/%', '/login', '/x.png']) {
      const { headers } = await both.web.app.inject({ url, headers: { 'x-request-id': GIVEN } })
      ids.push(headers['x-request-id'])
    }
    expect(ids).toEqual(ids.map(() => expect.stringMatching(UUID)))
    expect(new Set([...ids, GIVEN]).size).toBe(ids.length + 1)
  })

  it('is that of a trusted proxy, if it is a UUID', async () => {
    const answered = async (given: string, remoteAddress: string, more = {}) => {
      const headers = { 'x-request-id': given, ...more }
      const { headers: answer } = await both.web.app.inject({
        url: addressOf(healthLive),
        remoteAddress,
        headers,
      })
      return answer['x-request-id']
    }
    for (const [given, from] of [
      [GIVEN, PROXY],
      [GIVEN.toUpperCase(), '192.168.7.7'],
      [GIVEN.replaceAll('-', ''), `::ffff:${PROXY}`],
    ] as const) {
      expect(await answered(given, from), given).toBe(GIVEN)
    }
    const others = [
      await answered(GIVEN, '10.1.2.4'),
      await answered(GIVEN, '203.0.113.5', { 'x-forwarded-for': PROXY }),
      await answered(`${GIVEN}0`, PROXY),
      await answered(`${GIVEN}, ${GIVEN}`, PROXY),
      await answered('00000000-0000-0000-0000-000000000000', PROXY),
      await answered('"} forged line', PROXY),
    ]
    expect(others).toEqual(others.map(() => expect.stringMatching(UUID)))
    expect(others).not.toContain(GIVEN)
  })

  it('is stored with the mail that its request causes, however many requests there are at once', async () => {
    const emails = Array.from({ length: 12 }, (_, at) => `person-${at}@school.example`)
    for (const email of emails) await seed(email)
    const asked = await Promise.all(emails.map((email) => post(forgetPassword, { email })))
    await both.work()
    const rows = await root()
      .selectFrom('messages as m')
      .innerJoin('accounts as a', 'a.id', 'm.account_id')
      .select(['a.email', 'm.request_id'])
      .execute()
    expect(Object.fromEntries(rows.map(({ email, request_id }) => [email, request_id]))).toEqual(
      Object.fromEntries(emails.map((email, at) => [email, asked[at]!.headers['x-request-id']])),
    )
  })

  it('is what the answer to a failure cites, and once in its line', async () => {
    await seed('one@school.example')
    const wrong = { email: 'one@school.example', password: 'not the right one' }
    const failed = await whileBroken(() => post(login, wrong))
    const { id } = failed.json()
    expect([failed.statusCode, id]).toEqual([500, failed.headers['x-request-id']])
    const told = both.web.lines.filter((line) => line.includes('unexpected error'))
    expect(told.map((line) => line.match(/"requestId":"[^"]*"/g))).toEqual([[`"requestId":"${id}"`]])
  })

  it('is in the lines of the job and of the mail that the request causes, in any process', async () => {
    smtp.manners = { kind: 'refuses', at: 'recipient', code: 550 }
    const { actor } = await seed()
    const headers = { authorization: `Bearer ${both.web.context.tokens.sign(actor)}` }
    const broken = await post(startDataExport, undefined, headers)
    await whileBroken(() => both.work())
    const mailed = await post(startDataExport, undefined, headers)
    await both.work()
    expect([broken.statusCode, mailed.statusCode]).toEqual([202, 202])
    expect(troubles(both.worker.lines)).toMatchObject([
      {
        msg: 'the file with the data of a person could not be made',
        requestId: broken.headers['x-request-id'],
      },
      { msg: 'a mail is not tried again', kind: 'data_ready', requestId: mailed.headers['x-request-id'] },
    ])
    smtp.manners = { kind: 'takes' }
  })

  it('is that of the job itself if no request caused it, also for its mail', async () => {
    const { context } = both.web
    const { accountId } = await seed()
    await context.database.transaction(async (trx) => {
      const asked = {
        id: GIVEN,
        account_id: accountId,
        for_person: false,
        asked_at: new Date(both.clock.now()),
      }
      await trx
        .insertInto('data_exports')
        .values({ ...asked, state: 'preparing' })
        .execute()
      await context.jobs.enqueue(trx, makeDataExport, { exportId: GIVEN })
    })
    await both.work()
    const { rows } = await sql<{ job: string; mail: string }>`
      select j.id as job, m.request_id as mail from pgboss.job j, messages m
      where j.data ->> 'exportId' = ${GIVEN} and m.account_id = ${accountId}`.execute(root())
    expect(rows).toEqual([{ job: rows[0]?.mail, mail: expect.stringMatching(UUID) }])
  })
})
