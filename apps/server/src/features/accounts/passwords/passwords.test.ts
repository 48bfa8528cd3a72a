import { login, refreshTokens } from '@shinequo/contract/accounts'
import { changePassword, listSignIns } from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { changePasswordAtLogin, forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../../../plugins/passwords.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { mailedCodeIn } from '../../../testing/mailed-code.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const LONG = 'seven quiet rivers'
const SHORT = 'quiet river 42'
const TOO_SHORT = expect.stringContaining('at least 15 characters')

describeOnEngines('passwords', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let coachCount = 0
  beforeAll(async () => {
    app = await startTestApp(engine, { TRUST_PROXY: '127.0.0.1' })
  })
  beforeEach(async () => {
    coachCount++
    ;[student, coach] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx, { first_name: 'Noor', last_name: 'Haddad-Lee' }),
      await seedCoach(trx, {
        first_name: 'Ines',
        last_name: 'Moreau',
        email: `ines${coachCount}@school.example`,
      }),
    ])
  })
  afterAll(() => app.close())

  /** Gives an account a password that no form would accept any more. */
  const give = async ({ accountId }: SeededPerson, password: string) => {
    const password_hash = await hashSecret(password)
    await app.context.database.root
      .updateTable('accounts')
      .set({ password_hash })
      .where('id', '=', accountId)
      .execute()
  }
  const signIn = (person: SeededPerson, password: string, type: 'student' | 'coach' | 'admin' = 'student') =>
    app.call(login, { body: { email: person.email, password, type } })
  const changeAtLogin = (body: object, headers: Record<string, string> = {}) =>
    app.call(changePasswordAtLogin, {
      body: { email: coach.email, password: SHORT, newPassword: LONG, type: 'coach', ...body },
      headers,
    })
  const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } })
  const mailsOf = async ({ email }: SeededPerson, subject: RegExp) => {
    await app.runJobs()
    return app.sent.filter((mail) => mail.to === email && subject.test(mail.subject))
  }
  const resetTo = async (person: SeededPerson, newPassword: string) => {
    await app.call(forgetPassword, { body: { email: person.email } })
    const otp = mailedCodeIn((await mailsOf(person, /code/)).at(-1)?.text)
    return app.call(resetPassword, { body: { email: person.email, otp, newPassword } })
  }
  const signUpWith = (password: string) =>
    app.call(signUp, {
      body: { email: 'mira@school.example', first_name: 'Mira', last_name: 'Sandoval', password },
    })

  describe('of a new student', () => {
    it.each([
      ['00000000', 'repeats'],
      ['aaaaaaaa', 'repeats'],
      ['        ', 'only spaces'],
      ['shinequo', 'ShineQuo'],
      ['Password1!', 'most common'],
      ['password-2026', 'most common'],
      ['12345678', 'alphabet or the keyboard'],
      ['qwertyui', 'alphabet or the keyboard'],
      ['MiraSandoval26', 'your own name'],
    ])('%j is refused, with the reason', async (password, reason) => {
      const { status, error } = await signUpWith(password)
      expect([status, error.errors]).toEqual([400, { password: expect.stringContaining(reason) }])
      expect((await app.call(login, { body: { email: 'mira@school.example', password } })).status).toBe(401)
    })

    it('four emojis are four characters, not eight', async () => {
      const { error } = await signUpWith('🌊🐢🌵🎈')
      expect(error.errors).toEqual({ password: 'Password must be at least 8 characters' })
    })

    it.each([
      ['тихая река осенью'],
      ['🌊🐢🌵🎈🧭🪁🍀🦉'],
      ['静かな川が七つある'],
      [' spaces   at both ends '],
      ['a quiet river, and then the sea, and then nobody knows what comes after that; '.repeat(2)],
    ])('%j is accepted unchanged', async (password) => {
      const email = `mira-${crypto.randomUUID()}@school.example`
      const body = { email, first_name: 'Mira', last_name: 'Sandoval', password }
      expect((await app.call(signUp, { body })).status).toBe(201)
      expect((await app.call(login, { body: { email, password } })).status).toBe(200)
      expect((await app.call(login, { body: { email, password: password.slice(0, -2) } })).status).toBe(401)
    })
  })

  it.each([
    ['student', 200],
    ['coach', 400],
    ['admin', 400],
  ] as const)('of 14 characters, by a reset: %s %i', async (role, status) => {
    const person =
      role === 'student'
        ? student
        : await app.context.database.transaction((trx) => seedAccount(trx, { role }))
    const answer = await resetTo(person, SHORT)
    expect(answer.status).toBe(status)
    if (status === 400) {
      expect(answer.error.errors).toEqual({ newPassword: TOO_SHORT })
      expect((await signIn(person, DEMO_PASSWORD, role)).status).toBe(200)
      expect((await resetTo(person, LONG)).status).toBe(200)
    }
  })

  it('of a coach who joins has 15 characters, and the invitation stays valid until then', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const invited = {
      email: `new-coach-${coachCount}@school.example`,
      role: 'coach' as const,
      first_name: 'Lu',
      last_name: 'Chen',
    }
    await app.call(invite, { body: invited, as: admin.actor })
    await app.runJobs()
    const mail = app.sent.findLast(({ to }) => to === invited.email)
    const token = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const accept = (password: string) =>
      app.call(acceptInvitation, { body: { token, first_name: 'Lu', last_name: 'Chen', password } })
    const { status, error } = await accept(SHORT)
    expect([status, error.errors]).toEqual([400, { password: TOO_SHORT }])
    expect((await accept(LONG)).status).toBe(201)
  })

  describe('of a coach or an administrator, shorter than 15 characters', () => {
    beforeEach(() => give(coach, SHORT))

    it('do not sign in any more, and only people who know the password learn why', async () => {
      const { status, error, headers } = await signIn(coach, SHORT, 'coach')
      expect([status, error.code]).toEqual([403, 'password_change_required'])
      expect(headers['set-cookie']).toBeUndefined()
      expect(await signInsOf(coach)).toHaveLength(0)
      expect((await signIn(coach, 'quiet river 43', 'coach')).error.code).toBe('invalid_credentials')
      expect((await signIn(coach, SHORT, 'student')).error.code).toBe('invalid_credentials')
    })

    it('are changed in the same step as signing in; earlier sign-ins end, and the owner is notified', async () => {
      await give(coach, DEMO_PASSWORD)
      const before = (await signIn(coach, DEMO_PASSWORD, 'coach')).body
      await give(coach, SHORT)
      const { status, body, headers } = await changeAtLogin({})
      expect(status).toBe(200)
      expect(String(headers['set-cookie'])).toMatch(/^device=/)
      expect((await app.call(getAccount, bearer(body.access))).body.email).toBe(coach.email)
      expect((await app.call(refreshTokens, { body: { refresh: body.refresh } })).status).toBe(200)
      expect((await app.call(getAccount, bearer(before.access))).status).toBe(401)
      expect((await app.call(refreshTokens, { body: { refresh: before.refresh } })).status).toBe(401)
      expect((await signIn(coach, SHORT, 'coach')).status).toBe(401)
      expect((await signIn(coach, LONG, 'coach')).status).toBe(200)
      expect(await mailsOf(coach, /password/i)).toHaveLength(1)
    })

    it.each([
      ['too short', 'quiet river 43', TOO_SHORT],
      ['leaked', 'thisisapassword', expect.stringContaining('most common')],
      ['their own name', 'Ines-Moreau-2026', expect.stringContaining('your own name')],
      ['the present one', SHORT, 'This is your current password. Please choose another.'],
    ])('are not changed to one that is %s', async (_why, newPassword, sentence) => {
      const { status, error } = await changeAtLogin({ newPassword })
      expect([status, error.errors]).toEqual([400, { newPassword: sentence }])
      expect((await changeAtLogin({})).status).toBe(200)
    })

    it('have the same limits on guesses as a login', async () => {
      const from = { 'x-forwarded-for': `203.0.113.${coachCount}` }
      for (let n = 0; n < 10; n++) {
        expect((await changeAtLogin({ password: `guess ${n}` }, from)).error.code).toBe('invalid_credentials')
      }
      const right = await changeAtLogin({}, from)
      expect([right.status, right.headers['retry-after']]).toEqual([429, expect.any(String)])
    })

    it('are changed once when two people change them at once', async () => {
      const both = await Promise.all([
        changeAtLogin({}),
        changeAtLogin({ newPassword: 'eight quiet rivers' }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(await mailsOf(coach, /password/i)).toHaveLength(1)
      const tokens = both.find(({ status }) => status === 200)!.body
      expect((await app.call(getAccount, bearer(tokens.access))).status).toBe(200)
    })

    it('of a paused account are not changed', async () => {
      const suspended_at = new Date(app.clock.now())
      const { root } = app.context.database
      await root.updateTable('accounts').set({ suspended_at }).where('id', '=', coach.accountId).execute()
      expect((await changeAtLogin({})).error.code).toBe('account_suspended')
    })
  })

  const signInsOf = ({ accountId }: SeededPerson) =>
    app.context.database.root
      .selectFrom('refresh_families')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()

  describe('changed by a signed-in person', () => {
    const change = (access: string, body: object) =>
      app.call(changePassword, {
        body: { password: DEMO_PASSWORD, newPassword: LONG, ...body },
        ...bearer(access),
      })

    it('end all other sign-ins, and the owner is notified', async () => {
      const other = (await signIn(student, DEMO_PASSWORD)).body
      const own = (await signIn(student, DEMO_PASSWORD)).body
      expect((await change(own.access, {})).status).toBe(200)
      expect((await app.call(getAccount, bearer(other.access))).status).toBe(401)
      expect((await app.call(refreshTokens, { body: { refresh: other.refresh } })).status).toBe(401)
      expect((await app.call(listSignIns, bearer(own.access))).body).toMatchObject([{ current: true }])
      expect((await app.call(refreshTokens, { body: { refresh: own.refresh } })).status).toBe(200)
      expect((await signIn(student, DEMO_PASSWORD)).status).toBe(401)
      expect((await signIn(student, LONG)).status).toBe(200)
      expect(await mailsOf(student, /password/i)).toHaveLength(1)
    })

    it.each([
      [{ password: '' }, { password: 'Password is required' }],
      [{ password: 'not this one' }, { password: "This isn't your current password." }],
      [{ newPassword: '' }, { newPassword: 'New password is required' }],
      [{ newPassword: 'sevenCh' }, { newPassword: 'Password must be at least 8 characters long' }],
      [
        { newPassword: DEMO_PASSWORD },
        { newPassword: 'This is your current password. Please choose another.' },
      ],
      [{ newPassword: 'Noor Haddad' }, { newPassword: expect.stringContaining('your own name') }],
    ])('are refused with %j, and nothing changes', async (body, errors) => {
      const { access } = (await signIn(student, DEMO_PASSWORD)).body
      const { status, error } = await change(access, body)
      expect([status, error.errors]).toEqual([400, errors])
      expect((await signIn(student, DEMO_PASSWORD)).status).toBe(200)
    })

    it('are ten a day at most, however they are changed, and recovery is still open', async () => {
      const { access } = (await signIn(student, DEMO_PASSWORD)).body
      const words = [DEMO_PASSWORD, LONG]
      const next = (nth: number) => ({ password: words[nth % 2], newPassword: words[(nth + 1) % 2] })
      for (let nth = 0; nth < 10; nth++) expect((await change(access, next(nth))).status).toBe(200)
      const refused = await change(access, next(0))
      expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
      expect((await changeAtLogin({ ...next(0), email: student.email, type: 'student' })).status).toBe(429)
      expect(await mailsOf(student, /password/i)).toHaveLength(10)
      expect((await app.call(forgetPassword, { body: { email: student.email } })).status).toBe(200)
    })

    it('have 15 characters for a coach', async () => {
      const { access } = (await signIn(coach, DEMO_PASSWORD, 'coach')).body
      expect((await change(access, { newPassword: SHORT })).error.errors).toEqual({ newPassword: TOO_SHORT })
      expect((await change(access, {})).status).toBe(200)
    })

    it('are guessed ten times at most, without locking the owner out elsewhere', async () => {
      const { access } = (await signIn(student, DEMO_PASSWORD)).body
      for (let n = 0; n < 10; n++) expect((await change(access, { password: `guess ${n}` })).status).toBe(400)
      expect((await change(access, {})).status).toBe(429)
      const elsewhere = (await signIn(student, DEMO_PASSWORD)).body
      expect((await change(elsewhere.access, {})).status).toBe(200)
    })

    it('give nothing to a concurrent login with the old one', async () => {
      const { access } = (await signIn(student, DEMO_PASSWORD)).body
      const [changed, ...logins] = await Promise.all([
        change(access, {}),
        ...Array.from({ length: 4 }, () => signIn(student, DEMO_PASSWORD)),
      ])
      expect(changed.status).toBe(200)
      for (const { status, body } of logins) {
        if (status === 200) expect((await app.call(getAccount, bearer(body.access))).status).toBe(401)
        else expect(status).toBe(401)
      }
      expect((await app.call(listSignIns, bearer(access))).body).toHaveLength(1)
    })

    it('are changed once when two people change them at once', async () => {
      const { access } = (await signIn(student, DEMO_PASSWORD)).body
      const both = await Promise.all([
        change(access, {}),
        change(access, { newPassword: 'eight quiet rivers' }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
      expect(await mailsOf(student, /password/i)).toHaveLength(1)
    })
  })
})
