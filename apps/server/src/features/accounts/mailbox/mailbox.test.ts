import { login } from '@shinequo/contract/accounts'
import { getAccount, resendProof, verifyEmail } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { up } from '../../../migrations/0023-proved-mailbox.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines, openTestDatabase } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR = 3_600_000
const password = 'seven quiet rivers'
const SUBJECT = 'Confirm your email address'

let app: TestApp
let count = 0
let email: string

const proofsTo = (address: string) =>
  app.sent.filter(({ to, subject }) => to === address && subject === SUBJECT)
/** The code in the newest mail to an address. */
const newestCode = (address = email) =>
  /^\d{6}$/m.exec(app.sent.findLast(({ to }) => to === address)?.text ?? '')?.[0] ?? 'no code'
/** Six digits that are not the code. */
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
const enter = async () => {
  const answer = await app.call(signUp, { body: { email, first_name: 'Ana', last_name: 'Torres', password } })
  await app.runJobs()
  return answer
}
const verify = (otp: string, more: object = {}, address = '192.0.2.1') =>
  app.call(verifyEmail, { body: { email, otp, ...more }, headers: { 'x-forwarded-for': address } })
const resend = (address = email, from = '192.0.2.1') =>
  app.call(resendProof, { body: { email: address }, headers: { 'x-forwarded-for': from } })
const signIn = () => app.call(login, { body: { email, password } })
const isProved = async () => {
  const { body } = await signIn()
  const headers = { authorization: `Bearer ${body.access}` }
  return (await app.call(getAccount, { headers })).body.email_proved
}
beforeEach(() => {
  email = `person-${++count}@school.example`
})

describeOnEngines('a mailbox', (engine) => {
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => app.close())

  it('is proved by the code in the mail that follows a sign-up, and signing in needs no proof', async () => {
    expect((await enter()).body.must_verify_email).toBe(false)
    expect(await isProved()).toBe(false)
    const mail = proofsTo(email)[0]
    const code = newestCode()
    const link = `http://localhost:3000/verify-email?email=${encodeURIComponent(email)}&code=${code}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link.replace('&', '&amp;'))
    // Anybody may have given the name.
    expect(mail?.text.startsWith('Hello,\n')).toBe(true)
    expect([mail?.text, mail?.html].filter((form) => form?.includes('Ana'))).toEqual([])
    expect(mail?.subject).not.toContain(code)
    expect((await verify(code)).status).toBe(200)
    expect(await isProved()).toBe(true)
    expect((await verify(code)).status).toBe(200)
  })

  it('is proved when its code is submitted twice at the same moment', async () => {
    await enter()
    const both = await Promise.all([verify(newestCode()), verify(newestCode())])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await isProved()).toBe(true)
  })

  it('is not proved by a wrong code, a code of another account, or when none was mailed', async () => {
    await enter()
    const code = newestCode()
    const other = await app.context.database.transaction((trx) => seedStudent(trx, { email_proved_at: null }))
    const refusals = [
      await verify(wrongCode(code)),
      await verify(code, { email: other.email }),
      await verify(code, { email: 'nobody@school.example' }),
    ]
    for (const { status, error } of refusals) {
      expect([status, error.code, error.errors]).toEqual([
        400,
        'invalid_code',
        { otp: "That code didn't match. Check the newest email." },
      ])
    }
    expect(await isProved()).toBe(false)
  })

  it.each([
    [24 * HOUR - 1, 200],
    [24 * HOUR, 400],
  ])('is proved by a code for a day: after %d ms the response is %d', async (ms, status) => {
    await enter()
    app.clock.advance(ms)
    expect((await verify(newestCode())).status).toBe(status)
  })

  it('is proved by the newest two codes, also while another one is being sent', async () => {
    await enter()
    const first = newestCode()
    expect((await resend('another@else.example')).status).toBe(200)
    expect((await resend()).status).toBe(200)
    await app.runJobs()
    expect(proofsTo(email)).toHaveLength(2)
    expect(proofsTo(email)[1]?.messageId).not.toBe(proofsTo(email)[0]?.messageId)
    expect((await verify(first)).status).toBe(200)
    expect((await verify(newestCode())).status).toBe(200)
    await resend()
    await app.runJobs()
    expect(proofsTo(email)).toHaveLength(2)
  })

  it('is proved by a code that sets a new password', async () => {
    await enter()
    await app.call(forgetPassword, { body: { email } })
    await app.runJobs()
    const body = { email, otp: newestCode(), newPassword: password }
    expect((await app.call(resetPassword, { body })).status).toBe(200)
    expect(await isProved()).toBe(true)
  })

  it('allows five tries per code, refuses a sixth even when it is right, and a new code resets it', async () => {
    await enter()
    const code = newestCode()
    for (let tries = 0; tries < 5; tries++) expect((await verify(wrongCode(code))).status).toBe(400)
    const { status, error, headers } = await verify(code)
    expect([status, error.errors]).toEqual([
      429,
      { otp: 'Too many tries with this code. Please ask for a new one.' },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600)
    await resend()
    await app.runJobs()
    expect((await verify(newestCode())).status).toBe(200)
  })

  it('shares the limit of 30 wrong codes per network address with codes for new passwords', async () => {
    for (let n = 0; n < 30; n++) {
      const body = { email: `nobody-${n}@school.example`, otp: '123456', newPassword: password }
      const headers = { 'x-forwarded-for': '192.0.2.9' }
      const guess = n % 2 === 0 ? verify('123456', body, '192.0.2.9') : null
      expect((await (guess ?? app.call(resetPassword, { body, headers }))).status).toBe(400)
    }
    await enter()
    expect((await verify(newestCode(), {}, '192.0.2.9')).status).toBe(429)
    expect((await verify(newestCode(), {}, '192.0.2.10')).status).toBe(200)
  })

  it('gets three more mails an hour from one place, and addresses without an account are counted and answered alike', async () => {
    await enter()
    const mailsBefore = app.sent.length
    for (const whose of [email, 'nobody@else.example']) {
      const answers = []
      for (let n = 0; n < 3; n++) answers.push(await resend(whose, '198.51.100.1'))
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [200, { message: expect.stringContaining('If the address has an account') }]),
      )
      const fourth = await resend(whose, '198.51.100.1')
      expect([fourth.status, fourth.error.code]).toEqual([429, 'too_many_requests'])
    }
    await app.runJobs()
    // Of those that waited together only the newest two are still wanted.
    expect(app.sent.slice(mailsBefore).map(({ to }) => to)).toEqual([email, email])
    expect((await resend(email, '198.51.100.2')).status).toBe(200)
    app.clock.advance(HOUR)
    expect((await resend(email, '198.51.100.1')).status).toBe(200)
  })

  it('can be requested a hundred times an hour from one network address', async () => {
    app.clock.advance(HOUR)
    for (let n = 0; n < 100; n++) expect((await resend(`a${n}@else.example`, '192.0.2.50')).status).toBe(200)
    expect((await resend('a100@else.example', '192.0.2.50')).status).toBe(429)
    expect((await resend('a100@else.example', '192.0.2.51')).status).toBe(200)
  })

  it('never stores its code in clear text', async () => {
    await enter()
    const code = newestCode()
    const { root, bossDb } = app.context.database
    const { code_hash } = await root
      .selectFrom('mailed_codes as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select('p.code_hash')
      .where('a.email', '=', email)
      .executeTakeFirstOrThrow()
    const messages = await root.selectFrom('messages').select('payload').execute()
    const jobs = await bossDb.executeSql('select data, output from pgboss.job')
    expect(code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([messages, jobs.rows])).not.toMatch(new RegExp(`\\b${code}\\b`))
  })
})

describeOnEngines('a mailbox with HIDE_UNKNOWN_EMAILS', (engine) => {
  beforeAll(async () => {
    app = await startTestApp(engine, { HIDE_UNKNOWN_EMAILS: 'on', TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => app.close())

  it('that is not proved refuses sign-in like a wrong password, and accepts it after the proof', async () => {
    expect((await enter()).body.must_verify_email).toBe(true)
    const [unproved, wrong] = [
      await signIn(),
      await app.call(login, { body: { email, password: 'another river' } }),
    ]
    expect([unproved.status, unproved.error]).toEqual([401, wrong.error])
    expect(unproved.error.message).toBe('Invalid credentials!')
    await verify(newestCode())
    expect((await signIn()).status).toBe(200)
  })

  it('of a taken address reveals nothing: sign-up and sign-in respond as for a free one', async () => {
    const taken = await app.context.database.transaction((trx) => seedStudent(trx))
    const answers = []
    for (const address of [taken.email, email]) {
      email = address
      answers.push([await enter(), await signIn()])
    }
    const [known, free] = answers.map((both) =>
      both.map(({ status, body }) => [status, Object.keys(body).sort(), 'must_verify_email' in body]),
    )
    expect(known).toEqual(free)
  })

  it('that was not proved gets its code again when somebody signs up with it, three times an hour', async () => {
    for (let times = 0; times < 5; times++) expect((await enter()).status).toBe(201)
    expect(proofsTo(email)).toHaveLength(4)
    expect((await verify(newestCode())).status).toBe(200)
    app.clock.advance(HOUR)
    await enter()
    expect(proofsTo(email)).toHaveLength(4)
    expect(app.sent.at(-1)?.subject).toBe('You already have a ShineQuo account')
  })
})

describeOnEngines('an upgrade', (engine) => {
  it('marks the mailboxes of people who came by an invitation as proved', async () => {
    const database = await openTestDatabase(engine)
    const people = await database.transaction(async (trx) => {
      const admin = await seedAccount(trx, { role: 'admin' })
      const coach = await seedCoach(trx)
      const invited = await seedStudent(trx)
      const [asked, alone] = [await seedStudent(trx), await seedStudent(trx)]
      const times = { created_at: new Date(0), expires_at: new Date(HOUR), revoked_at: null }
      const whom = {
        role: 'student' as const,
        first_name: '',
        last_name: '',
        invited_by: null,
        token_hash: null,
      }
      await trx
        .insertInto('invitations')
        .values([
          { id: invited.accountId, email: invited.email, accepted_at: new Date(1), ...times, ...whom },
          { id: asked.accountId, email: asked.email, accepted_at: null, ...times, ...whom },
        ])
        .execute()
      return [admin, coach, invited, asked, alone]
    })
    await sql`alter table accounts drop column email_proved_at`.execute(database.root)
    await sql`drop table email_proofs`.execute(database.root)
    await up(database.root as unknown as Kysely<unknown>)
    const rows = await database.root.selectFrom('accounts').select(['id', 'email_proved_at']).execute()
    const proved = people.map(
      ({ accountId }) => rows.find(({ id }) => id === accountId)?.email_proved_at !== null,
    )
    expect(proved).toEqual([true, true, true, false, false])
    await database.close()
  })
})
