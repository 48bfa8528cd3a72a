import { login, refreshTokens } from '@shinequo/contract/accounts'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD, seedStudent } from '../../seeds/people.ts'
import { whileHashingIsBusy } from '../../testing/busy-hashing.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { spec } from '../../testing/spec.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { enqueueMail } from '../notifications/service.ts'
import { resetCodeMail } from './mail/reset-code.ts'

const MINUTE = 60_000
const newPassword = 'seven quiet rivers'

/** The code in the newest mail to an address. */
function newestCode(app: TestApp, email: string): string {
  const mail = app.sent.findLast(({ to }) => to === email)
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'no code'
}

/** Six digits that are not the code. */
function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}

describeOnEngines('a forgotten password', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
  })
  beforeEach(async () => {
    ;({ email } = await app.context.database.transaction((trx) =>
      seedStudent(trx, { first_name: 'Noor', last_name: 'Haddad-Lee' }),
    ))
  })
  afterAll(() => app.close())

  const askForCode = async () => {
    const answer = await app.call(forgetPassword, { body: { email } })
    await app.runJobs()
    return { ...answer, code: newestCode(app, email) }
  }
  const reset = (otp: string, more: object = {}) =>
    app.call(resetPassword, { body: { email, otp, newPassword, ...more } })
  const signIn = (password: string) => app.call(login, { body: { email, password } })

  it('mails a code of six digits, which sets a new password', async () => {
    const { status, body, code } = await askForCode()
    expect([status, typeof body.message]).toEqual([200, 'string'])
    expect(code).toMatch(/^\d{6}$/)
    expect((await reset(code)).status).toBe(200)
    expect((await signIn(DEMO_PASSWORD)).status).toBe(401)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('greets by name, links to the page with the address, and puts the code into neither subject nor link', async () => {
    const { code } = await askForCode()
    const mail = app.sent.findLast(({ text }) => text.includes(code))
    expect(mail?.text).toContain('Hi Noor,')
    expect(mail?.text).toContain(`http://localhost:3000/reset-password?email=${encodeURIComponent(email)}`)
    expect(mail?.html).toContain(code)
    expect(mail?.subject).not.toContain(code)
    expect(mail?.text.match(new RegExp(code, 'g'))).toHaveLength(1)
  })

  it('signs the account out everywhere', async () => {
    const { body } = await signIn(DEMO_PASSWORD)
    const { code } = await askForCode()
    await reset(code)
    expect((await app.call(refreshTokens, { body: { refresh: body.refresh } })).status).toBe(401)
  })

  it('answers for an unknown address as the product document specifies', async () => {
    const { status, error } = await app.call(forgetPassword, { body: { email: 'nobody@school.example' } })
    await spec('8 Errors', 'user with this email does not exist.', (text) =>
      expect([status, error.message]).toEqual([404, text]),
    )
  })

  it.each([
    [{}, { email: 'Email is required' }],
    [{ email: 'somebody' }, { email: 'Please enter a valid email address' }],
  ])('refuses to send a code for %j', async (body, errors) => {
    const { status, error } = await app.call(forgetPassword, { body })
    expect([status, error.errors]).toEqual([400, errors])
  })

  it.each([
    [{ otp: '12345' }, { otp: 'Please enter a valid 6-digit OTP code' }],
    [{ otp: '12345a' }, { otp: 'Please enter a valid 6-digit OTP code' }],
    [{ otp: 'BCDFG' }, { otp: 'Please enter the ten letters of the code' }],
    [{ otp: undefined }, { otp: 'Please enter a valid 6-digit OTP code' }],
    [{ newPassword: '' }, { newPassword: 'New password is required' }],
    [{ newPassword: 'sevenCh' }, { newPassword: 'Password must be at least 8 characters long' }],
    [{ email: '' }, { email: 'Email is required' }],
    [
      { newPassword: 'Password1' },
      { newPassword: 'This is one of the most common leaked passwords. Please choose another.' },
    ],
  ])('refuses %j by field, and the code stays valid', async (wrong, errors) => {
    const { code } = await askForCode()
    const { status, error } = await reset(code, wrong)
    expect([status, error.errors]).toEqual([400, errors])
    expect((await reset(code)).status).toBe(200)
  })

  it('refuses the person’s own name as a password, and the code stays valid', async () => {
    const { code } = await askForCode()
    const { status, error } = await reset(code, { newPassword: 'Haddad Lee' })
    expect([status, error.errors]).toEqual([
      400,
      {
        newPassword: 'This password is mostly your own name or email address. Please choose another.',
      },
    ])
    expect((await reset(code)).status).toBe(200)
  })

  const refusedCode = {
    message: "That code didn't match. Check the newest email.",
    code: 'invalid_code',
    errors: { otp: "That code didn't match. Check the newest email." },
    error_codes: { otp: { code: 'wrong_code' } },
  }

  it('refuses a wrong code, a code for another account, and a code when none was requested', async () => {
    const before = await reset('123456')
    const { code } = await askForCode()
    const other = await app.context.database.transaction((trx) => seedStudent(trx))
    const refusals = [
      before,
      await reset(wrongCode(code)),
      await reset(code, { email: other.email }),
      await reset(code, { email: 'nobody@school.example' }),
    ]
    for (const { status, error } of refusals) expect([status, error]).toEqual([400, refusedCode])
    expect((await reset(code)).status).toBe(200)
  })

  it('accepts a code once, even when it is submitted twice at once', async () => {
    const { code } = await askForCode()
    const both = await Promise.all([reset(code), reset(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await reset(code)).error).toEqual(refusedCode)
  })

  it('accepts the newest two codes, also while another one is being sent', async () => {
    const first = await askForCode()
    await app.call(forgetPassword, { body: { email } })
    const weak = { newPassword: 'Password1' }
    expect((await reset(first.code, weak)).error.errors).toHaveProperty('newPassword')
    await app.runJobs()
    expect((await reset(first.code, weak)).error.errors).toHaveProperty('newPassword')
    const third = await askForCode()
    expect((await reset(first.code)).error).toEqual(refusedCode)
    expect((await reset(third.code)).status).toBe(200)
  })

  it('uses up all codes of an account with one of them', async () => {
    const first = await askForCode()
    const second = await askForCode()
    expect((await reset(first.code)).status).toBe(200)
    expect((await reset(second.code)).error).toEqual(refusedCode)
  })

  it.each([
    [10 * MINUTE - 1, 200],
    [10 * MINUTE, 400],
  ])('accepts a code for ten minutes: after %d ms the response is %d', async (ms, status) => {
    const { code } = await askForCode()
    app.clock.advance(ms)
    expect((await reset(code)).status).toBe(status)
  })

  it('mails a code up to three hours after the request, valid for ten minutes from the mail', async () => {
    await app.call(forgetPassword, { body: { email } })
    app.clock.advance(3 * 60 * MINUTE - 1)
    await app.runJobs()
    app.clock.advance(10 * MINUTE - 1)
    expect((await reset(newestCode(app, email))).status).toBe(200)

    await app.call(forgetPassword, { body: { email } })
    app.clock.advance(3 * 60 * MINUTE)
    const codes = () => app.sent.filter(({ to, text }) => to === email && /^\d{6}$/m.test(text)).length
    const before = codes()
    await app.runJobs()
    expect(codes()).toBe(before)
  })

  it('accepts 30 wrong codes from one network address for any accounts, and right codes do not count', async () => {
    app.clock.advance(60 * MINUTE)
    const from = (address: string, body: object) =>
      app.call(resetPassword, { body, headers: { 'x-forwarded-for': address } })
    const guess = (n: number) => ({ email: `nobody${n}@school.example`, otp: '123456', newPassword })
    const { code } = await askForCode()
    expect((await from('192.0.2.9', { email, otp: code, newPassword })).status).toBe(200)
    for (let n = 0; n < 30; n++) expect((await from('192.0.2.9', guess(n))).status).toBe(400)
    const { status, error, headers } = await from('192.0.2.9', guess(31))
    expect([status, error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(800)
    expect((await from('192.0.2.10', guess(32))).status).toBe(400)
    // Checked before hashing, so it also applies while too many requests wait for a hash.
    await whileHashingIsBusy(async () => {
      expect((await from('192.0.2.9', guess(33))).status).toBe(429)
      expect((await from('192.0.2.10', guess(34))).status).toBe(503)
    })
  })

  it('accepts five tries per code, refuses a sixth even when it is right, and a new code resets it', async () => {
    const { code } = await askForCode()
    for (let tries = 0; tries < 5; tries++) expect((await reset(wrongCode(code))).status).toBe(400)
    const { status, error, headers } = await reset(code)
    expect([status, error.code, error.errors]).toEqual([
      429,
      'too_many_requests',
      { otp: 'Too many tries with this code. Please ask for a new one.' },
    ])
    expect(Number(headers['retry-after'])).toBeGreaterThan(590)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600)
    const next = await askForCode()
    expect((await reset(next.code)).status).toBe(200)
  })

  it('accepts the right code at the fifth try', async () => {
    const { code } = await askForCode()
    for (let tries = 0; tries < 4; tries++) expect((await reset(wrongCode(code))).status).toBe(400)
    expect((await reset(code)).status).toBe(200)
  })

  it('allows signing in again after too many failures', async () => {
    for (let failure = 0; failure < 10; failure++) await signIn('wrong')
    expect((await signIn(DEMO_PASSWORD)).status).toBe(429)
    const { code } = await askForCode()
    await reset(code)
    expect((await signIn(newPassword)).status).toBe(200)
  })

  it('never stores the code in clear text, neither with the reset nor with its message and job', async () => {
    const { code } = await askForCode()
    const { root, bossDb } = app.context.database
    const stored = await root.selectFrom('mailed_codes').selectAll().execute()
    const messages = await root
      .selectFrom('messages')
      .select('payload')
      .where('kind', '=', 'reset_code')
      .execute()
    const jobs = await bossDb.executeSql('select data, output from pgboss.job')
    expect(messages.length).toBeGreaterThan(0)
    const hashes = stored.map(({ code_hash }) => code_hash)
    expect(hashes.at(-1)).toMatch(/^\$argon2id\$/)
    // A random hash or id may contain six digits in a row by chance, but never as a word of its own.
    expect(JSON.stringify([stored.map(({ code_hash, ...row }) => row), messages, jobs.rows])).not.toMatch(
      new RegExp(`"${code}"`),
    )
    for (const { payload } of messages) expect(Object.keys(payload as object)).toEqual(['resetId'])
    for (const { data } of jobs.rows) expect(Object.keys(data).sort()).toEqual(['messageId', 'turn'])
  })

  it('creates a new code when it is mailed again', async () => {
    await app.call(forgetPassword, { body: { email } })
    const { root } = app.context.database
    const { id } = await root
      .selectFrom('mailed_codes as r')
      .innerJoin('accounts as a', 'a.id', 'r.account_id')
      .where('a.email', '=', email)
      .select('r.id')
      .executeTakeFirstOrThrow()
    await app.context.database.transaction((trx) =>
      enqueueMail(app.context, trx, resetCodeMail, [{ resetId: id }]),
    )
    await app.runJobs()
    const [first, second] = app.sent.filter(({ to }) => to === email)
    expect(second?.messageId).not.toBe(first?.messageId)
    expect((await reset(newestCode(app, email))).status).toBe(200)
  })
})

describeOnEngines('the limits of forgotten passwords', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
    ;({ email } = await app.context.database.transaction((trx) => seedStudent(trx)))
  })
  afterAll(() => app.close())

  const ask = (whose: string, address: string) =>
    app.call(forgetPassword, { body: { email: whose }, headers: { 'x-forwarded-for': address } })

  it.each([
    ['a known', 200, () => email],
    ['an unknown', 404, () => 'nobody@school.example'],
  ])('allow 3 an hour for %s account from one place, whatever others did', async (_, status, whose) => {
    for (let time = 1; time <= 3; time++) expect((await ask(whose(), '192.0.2.1')).status).toBe(status)
    const fourth = await ask(whose(), '192.0.2.1')
    expect([fourth.status, fourth.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3590)
    expect((await ask(whose(), '192.0.2.4')).status).toBe(status)
    app.clock.advance(3_600_000)
    expect((await ask(whose(), '192.0.2.1')).status).toBe(status)
  })

  it('allow 100 an hour from one network address', async () => {
    app.clock.advance(3_600_000)
    const answers = []
    for (let account = 0; account < 101; account++) {
      answers.push((await ask(`a${account}@school.example`, '192.0.2.9')).status)
    }
    expect(new Set(answers.slice(0, 100))).toEqual(new Set([404]))
    expect(answers[100]).toBe(429)
    expect((await ask('other@school.example', '192.0.2.10')).status).toBe(404)
  })
})

describeOnEngines('a forgotten password with HIDE_UNKNOWN_EMAILS', (engine) => {
  let app: TestApp
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine, { HIDE_UNKNOWN_EMAILS: 'on' })
    ;({ email } = await app.context.database.transaction((trx) => seedStudent(trx)))
  })
  afterAll(() => app.close())

  it('answers alike whether or not the account exists, and mails only the one that does', async () => {
    const known = await app.call(forgetPassword, { body: { email } })
    const unknown = await app.call(forgetPassword, { body: { email: 'nobody@school.example' } })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(known.status).toBe(200)
    await app.runJobs()
    expect(app.sent.map(({ to }) => to)).toEqual([email])
  })

  it('refuses codes alike, and counts their tries alike', async () => {
    const code = newestCode(app, email)
    for (const otp of Array.from({ length: 6 }, () => wrongCode(code))) {
      const [known, unknown] = await Promise.all(
        [email, 'nobody@school.example'].map((whose) =>
          app.call(resetPassword, { body: { email: whose, otp, newPassword } }),
        ),
      )
      expect([unknown?.status, unknown?.error]).toEqual([known?.status, known?.error])
    }
  })
})
