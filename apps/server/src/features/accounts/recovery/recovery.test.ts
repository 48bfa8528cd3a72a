import { login } from '@shinequo/contract/accounts'
import { resendProof, verifyEmail } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { mailedCodeIn } from '../../../testing/mailed-code.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const MINUTE = 60_000
const newPassword = 'seven quiet rivers under bridges'
const HOME = '192.0.2.1'
const STRANGER = '198.51.100.7'
const stranger = (n: number) => `198.51.${100 + Math.floor(n / 200)}.${n % 200}`

describeOnEngines('a way back into an account', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
  })
  beforeEach(async () => {
    await emptyApp(app)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const from = <E extends Endpoint>(endpoint: E, address: string, body: object, cookie?: string) =>
    app.call(endpoint, {
      body,
      headers: { 'x-forwarded-for': address, ...(cookie !== undefined && { cookie }) },
    })
  const ask = (address: string, email = student.email, cookie?: string) =>
    from(forgetPassword, address, { email }, cookie)
  const reset = (otp: string, address: string, email = student.email, cookie?: string) =>
    from(resetPassword, address, { email, otp, newPassword }, cookie)
  const mails = async (email = student.email) => {
    await app.runJobs()
    return app.sent.filter(({ to, subject }) => to === email && /code/.test(subject))
  }
  const newest = async (email = student.email) => mailedCodeIn((await mails(email)).at(-1)?.text)
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
  const guess = async (address: string, code: string, times: number) => {
    for (let time = 0; time < times; time++) await reset(wrongFor(code), address)
  }
  const signIn = (password: string, address: string, cookie?: string) =>
    from(login, address, { email: student.email, password }, cookie)
  const deviceIn = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['set-cookie']).split(';')[0]!

  it('is not closed by a stranger who requests codes and enters wrong ones', async () => {
    for (let time = 0; time < 3; time++) expect((await ask(STRANGER)).status).toBe(200)
    expect((await ask(STRANGER)).status).toBe(429)
    await mails()
    expect((await ask(HOME)).status).toBe(200)
    const code = await newest()
    for (let n = 0; n < 20; n++) await guess(stranger(n), code, 1)
    await guess(STRANGER, code, 6)
    expect((await reset(code, HOME)).status).toBe(200)
  })

  it('keeps the code of its owner while strangers request others in many places', async () => {
    await ask(HOME)
    const code = await newest()
    for (let n = 0; n < 6; n++) expect((await ask(stranger(n))).status).toBe(200)
    expect(await mails()).toHaveLength(7)
    expect((await reset(code, HOME)).status).toBe(200)
    // The others are no good any more.
    expect((await reset(await newest(), HOME)).status).toBe(400)
  })

  it('is open by the newest mail too, whoever requested it', async () => {
    await ask(HOME)
    await ask(HOME)
    await mails()
    await ask(STRANGER)
    expect((await reset(await newest(), HOME)).status).toBe(200)
  })

  it('takes a code of digits elsewhere than where it was requested until too many wrong ones were entered', async () => {
    await ask(HOME)
    const code = await newest()
    for (let n = 0; n < 10; n++) await guess(stranger(n), code, 1)
    expect((await reset(code, STRANGER)).status).toBe(400)
    expect((await reset(code, HOME)).status).toBe(200)
  })

  it('stays open on a known device, also when its network has spent everything', async () => {
    const device = deviceIn(await signIn(DEMO_PASSWORD, HOME))
    for (let n = 0; n < 100; n++) await ask(HOME, `nobody${n}@school.example`)
    for (let n = 0; n < 30; n++) await reset('123456', HOME, `nobody${n}@school.example`)
    expect((await ask(HOME)).status).toBe(429)
    expect((await ask(HOME, student.email, device)).status).toBe(200)
    const code = await newest()
    expect((await reset(code, HOME)).status).toBe(429)
    expect((await reset(code, HOME, student.email, device)).status).toBe(200)
  })

  it('mails letters after ten codes in a day, every five minutes at most, and one is always good', async () => {
    for (let n = 0; n < 10; n++) await ask(stranger(n))
    expect(await newest()).toMatch(/^\d{6}$/)
    await ask(stranger(10))
    const letters = await newest()
    expect(letters).toMatch(/^[B-Z]{5}-[B-Z]{5}$/)
    expect((await mails()).at(-1)?.text).toContain('&letters=1')
    expect((await ask(HOME)).status).toBe(200)
    expect(await mails()).toHaveLength(11)
    for (let n = 0; n < 40; n++) await guess(stranger(n), '123456', 1)
    expect((await reset(letters.toLowerCase().replace('-', ' '), HOME)).status).toBe(200)
    app.clock.advance(5 * MINUTE)
    await ask(HOME)
    expect(await mails()).toHaveLength(12)
  })

  it('sets a new password ten times a day', async () => {
    for (let time = 0; time < 11; time++) {
      app.clock.advance(61 * MINUTE)
      const device = deviceIn(await signIn(time === 0 ? DEMO_PASSWORD : newPassword, HOME))
      await ask(HOME, student.email, device)
      const { status } = await reset(await newest(), HOME, student.email, device)
      expect([time, status]).toEqual([time, time < 10 ? 200 : 429])
    }
  })

  it('makes the device a known one, which nobody else’s failures keep out', async () => {
    await ask(HOME)
    const done = await reset(await newest(), HOME)
    for (let n = 0; n < 102; n++) await signIn('wrong', stranger(Math.floor(n / 9)))
    expect((await signIn(newPassword, '192.0.2.50')).status).toBe(429)
    expect((await signIn(newPassword, HOME, deviceIn(done))).status).toBe(200)
  })

  it.each(['coach', 'admin'] as const)(
    'is a code of ten letters for a %s, however it is typed',
    async (role) => {
      const { email } = await app.context.database.transaction((trx) => seedAccount(trx, { role }))
      await ask(HOME, email)
      const code = await newest(email)
      expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{5}-[BCDFGHJKMNPQRSTVWXYZ]{5}$/)
      const short = await reset('BCDFG', HOME, email)
      expect([short.status, short.error.errors]).toEqual([
        400,
        { otp: 'Please enter the ten letters of the code' },
      ])
      expect((await reset('BBBBBBBBBB', HOME, email)).error.code).toBe('invalid_code')
      expect((await reset(` ${code.toLowerCase()} `, HOME, email)).status).toBe(200)
    },
  )

  it('is the same for the proof of a mailbox, which no stranger closes for a day', async () => {
    student = await app.context.database.transaction((trx) => seedStudent(trx, { email_proved_at: null }))
    const { email } = student
    const proofs = async () => {
      await app.runJobs()
      return app.sent.filter(({ to, subject }) => to === email && /Confirm/.test(subject))
    }
    const verify = (otp: string, address: string) => from(verifyEmail, address, { email, otp })
    await from(resendProof, HOME, { email })
    const code = mailedCodeIn((await proofs()).at(-1)?.text)
    for (let n = 0; n < 4; n++) await from(resendProof, STRANGER, { email })
    for (let n = 0; n < 6; n++) await verify(wrongFor(code), STRANGER)
    for (let n = 0; n < 12; n++) await verify(wrongFor(code), stranger(n))
    expect((await from(resendProof, HOME, { email })).status).toBe(200)
    expect((await verify(code, HOME)).status).toBe(200)
  })
})

describeOnEngines('guessing codes', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '0.1' })
  })
  afterAll(() => app.close())

  it('of many accounts from many places is logged by number, and slows the answers', async () => {
    const warn = vi.spyOn(app.context.log, 'warn')
    const guess = (n: number) =>
      app.call(resetPassword, {
        body: { email: `nobody${n}@school.example`, otp: '123456', newPassword },
        headers: { 'x-forwarded-for': stranger(n) },
      })
    for (let n = 0; n < 9; n++) await guess(n)
    expect(warn).not.toHaveBeenCalled()
    const begun = performance.now()
    expect((await guess(9)).status).toBe(400)
    expect(performance.now() - begun).toBeGreaterThan(990)
    expect(warn.mock.calls.map(([numbers]) => numbers)).toEqual([{ wrongCodes: 10 }])
    warn.mockRestore()
  })
})

describeOnEngines('a way back with HIDE_UNKNOWN_EMAILS', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { HIDE_UNKNOWN_EMAILS: 'on', TRUST_PROXY: '127.0.0.1' })
  })
  afterAll(() => app.close())

  it('answers alike for addresses with and without an account, whatever strangers have spent', async () => {
    const { email } = await app.context.database.transaction((trx) => seedStudent(trx))
    const answers = []
    for (const whose of [email, 'nobody@school.example']) {
      const seen = []
      for (let n = 0; n < 12; n++) {
        const headers = { 'x-forwarded-for': stranger(n) }
        const asked = await app.call(forgetPassword, { body: { email: whose }, headers })
        const body = { email: whose, otp: 'BCDFGHJKMN', newPassword }
        const tried = await app.call(resetPassword, { body, headers })
        seen.push([asked.status, asked.body, tried.status, tried.error])
      }
      for (let n = 0; n < 5; n++) {
        const headers = { 'x-forwarded-for': stranger(0) }
        const asked = await app.call(forgetPassword, { body: { email: whose }, headers })
        seen.push([asked.status, asked.body])
      }
      answers.push(seen)
    }
    expect(answers[1]).toEqual(answers[0])
  })
})
