import { login } from '@shinequo/contract/accounts'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const DAY = 24 * 3_600_000
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

describeOnEngines('the devices of an account', (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '100' })
  })
  beforeEach(async () => {
    student = await app.context.database.transaction((trx) =>
      seedStudent(trx, { first_name: 'Noor', time_zone: 'America/New_York' }),
    )
  })
  afterAll(() => app.close())

  /** Signs in with the cookie of a device; returns the cookie that it has afterwards. */
  const signIn = async (cookie?: string, password: string = DEMO_PASSWORD) => {
    const headers = { 'user-agent': FIREFOX, ...(cookie !== undefined && { cookie }) }
    const answer = await app.call(login, { body: { email: student.email, password }, headers })
    return { status: answer.status, set: String(answer.headers['set-cookie'] ?? '') }
  }
  const cookieOf = (set: string) => set.split(';')[0]!
  const told = async (subject: RegExp) => {
    await app.runJobs()
    return app.sent.filter((mail) => mail.to === student.email && subject.test(mail.subject))
  }

  it('are recognised by a cookie that scripts cannot read and that is sent only to the API', async () => {
    const { set } = await signIn()
    expect(set).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/)
    expect(cookieOf((await signIn(cookieOf(set))).set)).toBe(cookieOf(set))
    expect((await signIn(undefined, 'wrong')).set).toBe('')
  })

  it('keep over https a cookie that no other host can set, in place of the one from before', async () => {
    const { set } = await signIn()
    const https = await startTestApp(engine, { BASE_URL: 'https://localhost:3000' })
    try {
      const { email } = await https.context.database.transaction((trx) => seedStudent(trx))
      const from = async (cookie: string) => {
        const { headers } = await https.call(login, {
          body: { email, password: DEMO_PASSWORD },
          headers: { cookie },
        })
        return [headers['set-cookie'] ?? []].flat().map(String)
      }
      const token = cookieOf(set).replace('device=', '')
      const renamed = `__Host-device=${token}; Max-Age=34560000; Path=/; HttpOnly; Secure; SameSite=Strict`
      const [kept, dropped, ...more] = await from(cookieOf(set))
      expect([kept, more]).toEqual([renamed, []])
      expect(dropped).toMatch(/^device=; .*Path=\/api; Expires=Thu, 01 Jan 1970/)
      // Whoever sets the plain one afterwards changes nothing.
      expect((await from(`${cookieOf(renamed)}; device=another`))[0]).toBe(renamed)
    } finally {
      await https.close()
    }
  })

  it('are announced by mail when new, except the first one, and once a day at most', async () => {
    const first = cookieOf((await signIn()).set)
    await signIn(first)
    expect(await told(/new device/)).toHaveLength(0)
    await signIn()
    const [mail] = await told(/new device/)
    expect(mail?.text).toContain('Hi Noor,')
    expect(mail?.text).toContain('Firefox on Windows')
    expect(mail?.text).toContain('Network 127.0.0.0/24')
    expect(mail?.text).toContain('your time (New York)')
    expect(mail?.text).toContain('http://localhost:3000/forget-password')
    app.clock.advance(DAY - 1)
    await signIn()
    expect(await told(/new device/)).toHaveLength(1)
    app.clock.advance(1)
    await signIn()
    expect(await told(/new device/)).toHaveLength(2)
    app.clock.advance(DAY)
    await signIn(first)
    expect(await told(/new device/)).toHaveLength(2)
  })

  it('of another account in the same browser are new to this one', async () => {
    const shared = cookieOf((await signIn()).set)
    const other = student
    student = await app.context.database.transaction((trx) => seedStudent(trx))
    await signIn()
    expect(student.email).not.toBe(other.email)
    await signIn(shared)
    expect(await told(/new device/)).toHaveLength(1)
  })

  it('are all signed out by a new password, and its owner is notified', async () => {
    await app.call(forgetPassword, { body: { email: student.email } })
    await app.runJobs()
    const otp = /^\d{6}$/m.exec(app.sent.findLast(({ to }) => to === student.email)?.text ?? '')?.[0]
    const reset = { email: student.email, otp, newPassword: 'seven quiet rivers' }
    expect(
      (await app.call(resetPassword, { body: { ...reset, otp: otp === '000000' ? '000001' : '000000' } }))
        .status,
    ).toBe(400)
    expect(await told(/password was changed/)).toHaveLength(0)
    expect((await app.call(resetPassword, { body: reset })).status).toBe(200)
    const [mail] = await told(/password was changed/)
    expect(mail?.text).toContain('Set another password')
    expect(mail?.text).not.toContain(reset.newPassword)
  })
})
