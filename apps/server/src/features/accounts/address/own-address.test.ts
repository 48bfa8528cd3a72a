import { login } from '@shinequo/contract/accounts'
import { changeOwnAddress, sendAddressCode } from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const NEW = 'noor.new@school.example'
const FORMER = 'noor@school.example'

describeOnEngines("one's own address", (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { email: FORMER })
      other = await seedStudent(trx)
    })
  })
  afterAll(() => app.close())

  const signIn = (email: string) =>
    app.call(login, { body: { email, password: DEMO_PASSWORD, type: 'student' } })
  const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })
  const ask = (access: string, body: object = {}) =>
    app.call(sendAddressCode, { ...bearer(access), body: { password: DEMO_PASSWORD, email: NEW, ...body } })
  const confirm = (access: string, otp: string, email = NEW) =>
    app.call(changeOwnAddress, { ...bearer(access), body: { email, otp } })
  /** The code in the newest mail to an address. */
  async function codeFor(email: string): Promise<string> {
    await app.runJobs()
    const mail = app.sent.findLast(({ to }) => to === email)
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'none'
  }

  it('changes by the password and a code from the new mailbox, and the former one is told', async () => {
    const elsewhere = (await signIn(FORMER)).body
    const { access } = (await signIn(FORMER)).body
    expect((await ask(access)).status).toBe(200)
    const code = await codeFor(NEW)
    expect((await app.call(getAccount, bearer(access))).body.email).toBe(FORMER)
    const wrong = code === '000000' ? '000001' : '000000'
    expect((await confirm(access, wrong)).error.errors).toEqual({ otp: expect.any(String) })
    expect((await confirm(access, code)).status).toBe(200)
    expect((await app.call(getAccount, bearer(access))).body).toMatchObject({
      email: NEW,
      email_proved: true,
    })
    expect((await app.call(getAccount, bearer(elsewhere.access))).status).toBe(401)
    expect((await signIn(FORMER)).status).toBe(401)
    expect((await signIn(NEW)).status).toBe(200)
    await app.runJobs()
    const told = app.sent.filter(({ to, subject }) => to === FORMER && /address was changed/.test(subject))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).not.toContain(NEW)
    expect((await confirm(access, code)).status).toBe(400)
  })

  it('stays with a wrong password, the same address, an old code, or one for another address', async () => {
    const { access } = (await signIn(FORMER)).body
    expect((await ask(access, { password: 'not this one' })).error.errors).toHaveProperty('password')
    expect((await ask(access, { email: FORMER })).error.errors).toHaveProperty('email')
    await ask(access)
    const code = await codeFor(NEW)
    expect((await confirm(access, code, 'else@school.example')).status).toBe(400)
    app.clock.advance(10 * 60_000)
    expect((await confirm(access, code)).status).toBe(400)
    expect((await signIn(FORMER)).status).toBe(200)
  })

  it('is refused as taken only to whoever has the mailbox', async () => {
    const { access } = (await signIn(FORMER)).body
    expect((await ask(access, { email: other.email })).status).toBe(200)
    const { status, error } = await confirm(access, await codeFor(other.email), other.email)
    expect([status, error.code]).toEqual([409, 'email_taken'])
    expect((await app.call(getAccount, bearer(access))).body.email).toBe(student.email)
  })
})
