import { login } from '@shinequo/contract/accounts'
import {
  changeOwnAddress,
  changePassword,
  endOtherSignIns,
  endSignIn,
  listSignIns,
  sendAddressCode,
} from '@shinequo/contract/accounts/account-page'
import { changePasswordAtLogin, forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { getCalendarFeed, makeCalendarFeed } from '@shinequo/contract/calendars'
import { suspendPerson } from '@shinequo/contract/people'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const newPassword = 'seven quiet rivers'

describeOnEngines('the secret address of a calendar', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let access: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[student, other] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedStudent(trx),
    ])
    access = (await app.call(login, { body: { email: student.email, password: DEMO_PASSWORD } })).body.access
  })
  afterAll(() => app.close())

  const bearer = () => ({ headers: { authorization: `Bearer ${access}` } })
  const statusOf = async (url: string) => (await app.app.inject(new URL(url).pathname)).statusCode
  const addressFor = async ({ actor }: SeededPerson) =>
    (await app.call(makeCalendarFeed, { as: actor })).body.url as string
  async function codeFor(email: string): Promise<string> {
    await app.runJobs()
    return /^\d{6}$/m.exec(
      app.sent.findLast(({ to, text }) => to === email && /code/i.test(text))?.text ?? '',
    )![0]
  }

  const ENDS: Record<string, () => Promise<{ status: number }>> = {
    'all other devices are signed out': () => app.call(endOtherSignIns, bearer()),
    'the password is changed': () =>
      app.call(changePassword, { ...bearer(), body: { password: DEMO_PASSWORD, newPassword } }),
    'the password is changed at a login': () =>
      app.call(changePasswordAtLogin, {
        body: { email: student.email, password: DEMO_PASSWORD, newPassword },
      }),
    'the password is reset by a code': async () => {
      await app.call(forgetPassword, { body: { email: student.email } })
      const otp = await codeFor(student.email)
      return app.call(resetPassword, { body: { email: student.email, otp, newPassword } })
    },
    'the email address is changed': async () => {
      const email = 'noor.new@school.example'
      await app.call(sendAddressCode, { ...bearer(), body: { password: DEMO_PASSWORD, email } })
      return app.call(changeOwnAddress, { ...bearer(), body: { email, otp: await codeFor(email) } })
    },
    'the account is paused': async () => {
      const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
      const body = { reason: 'Asked for by phone' }
      return app.call(suspendPerson, { as: admin.actor, params: { id: student.accountId }, body })
    },
  }

  it.each(Object.keys(ENDS))('ends when %s, and nobody else loses theirs', async (what) => {
    const [own, others] = [await addressFor(student), await addressFor(other)]
    expect(await statusOf(own)).toBe(200)
    expect([200, 201, 204]).toContain((await ENDS[what]!()).status)
    expect([await statusOf(own), await statusOf(others)]).toEqual([404, 200])
  })

  it('stays when one other device is signed out', async () => {
    const own = await addressFor(student)
    await app.call(login, { body: { email: student.email, password: DEMO_PASSWORD } })
    const { body } = await app.call(listSignIns, bearer())
    const { id } = body.find(({ current }) => !current)!
    expect((await app.call(endSignIn, { ...bearer(), params: { id } })).status).toBe(204)
    expect(await statusOf(own)).toBe(200)
    expect((await app.call(getCalendarFeed, bearer())).body.made_at).not.toBeNull()
  })
})
