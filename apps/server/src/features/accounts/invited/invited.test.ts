import { setTimeout as sleep } from 'node:timers/promises'
import { login, refreshTokens } from '@shinequo/contract/accounts'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { inviteFirstAdministrator, inviteMany, knownAddresses } from '../../people/invitations/service.ts'

const strangers = 'seven quiet rivers'
const owners = 'A-quiet-river-42'
const SUBJECT = 'Your password was changed'

describeOnEngines('an invitation to an address that somebody signed up with', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let count = 0
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine, { RATE_LIMIT_SCALE: '100' })
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  beforeEach(() => {
    email = `invited-${++count}@school.example`
  })
  afterAll(() => app.close())

  const squat = () =>
    app.call(signUp, { body: { email, first_name: 'Some', last_name: 'Stranger', password: strangers } })
  const signIn = (password: string) => app.call(login, { body: { email, password } })
  const send = () =>
    app.call(invite, { as: admin.actor, body: { email, role: 'student', first_name: '', last_name: '' } })
  const token = () =>
    /\/invitation\/([\w-]+)/.exec(
      app.sent.findLast(({ to, text }) => to === email && text.includes('/invitation/'))?.text ?? '',
    )?.[1]
  const accept = (password = owners, first_name = 'Ines') =>
    app.call(acceptInvitation, {
      body: { token: token(), first_name, last_name: 'Moreau', password, time_zone: 'Europe/Paris' },
    })
  const bearer = ({ access }: { access: string }) => ({ authorization: `Bearer ${access}` })
  const isGood = async (pair: { access: string; refresh: string }) => [
    (await app.call(getAccount, { headers: bearer(pair) })).status,
    (await app.call(refreshTokens, { body: { refresh: pair.refresh } })).status,
  ]

  it('looks to the inviter like any other, until the mailbox is proved', async () => {
    await squat()
    expect((await send()).status).toBe(201)
    const taken = await app.context.database.transaction((trx) => seedStudent(trx))
    const body = { email: taken.email, role: 'student', first_name: '', last_name: '' }
    const refused = await app.call(invite, { as: admin.actor, body })
    expect([refused.status, refused.error.errors]).toEqual([
      409,
      { email: 'An account with this email already exists' },
    ])
  })

  it('of a roster looks the same', async () => {
    await squat()
    const proved = await app.context.database.transaction((trx) => seedStudent(trx))
    const both = [email, proved.email]
    const { root } = app.context.database
    expect([...(await knownAddresses(root, both)).accounts]).toEqual([proved.email])
    const whom = { role: 'student', first_name: '', last_name: '', school: '', state: '', city: '' } as const
    const invited = await app.context.database.transaction((trx) =>
      inviteMany(
        app.context,
        trx,
        both.map((address) => ({ ...whom, email: address })),
        null,
      ),
    )
    expect([...invited]).toEqual([email])
  })

  it('of the same role hands the account over: its data stay, and the stranger is signed out', async () => {
    await squat()
    const before = await signIn(strangers)
    const headers = bearer(before.body)
    const [profile] = (await app.call(listStudentProfiles, { headers })).body
    await app.call(updateStudentProfile, { headers, params: { id: profile!.id }, body: { city: 'Salem' } })
    const whom = { email, role: 'student', first_name: '', last_name: '' } as const
    const begin = { school: 'boston_university', state: 'Massachusetts', city: 'Boston' }
    await app.context.database.transaction((trx) =>
      inviteMany(app.context, trx, [{ ...whom, ...begin }], null),
    )
    await app.runJobs()

    const { status, body } = await accept()
    expect(status).toBe(201)
    expect(await isGood(before.body)).toEqual([401, 401])
    expect((await signIn(strangers)).status).toBe(401)
    expect((await signIn(owners)).status).toBe(200)
    const [kept] = (await app.call(listStudentProfiles, { headers: bearer(body) })).body
    expect(kept).toMatchObject({
      id: profile!.id,
      ...begin,
      city: 'Salem',
      user: { first_name: 'Ines', last_name: 'Moreau', email },
    })
    expect((await app.call(getAccount, { headers: bearer(body) })).body).toMatchObject({
      email_proved: true,
      time_zone: 'Europe/Paris',
    })
    await app.runJobs()
    expect(app.sent.filter(({ to, subject }) => to === email && subject === SUBJECT)).toHaveLength(1)
  })

  it('forgets the devices of the stranger', async () => {
    await squat()
    await signIn(strangers)
    await send()
    await app.runJobs()
    await accept()
    const devices = await app.context.database.root
      .selectFrom('known_devices as d')
      .innerJoin('accounts as a', 'a.id', 'd.account_id')
      .select('d.device_hash')
      .where('a.email', '=', email)
      .execute()
    // The device that accepted the invitation.
    expect(devices).toHaveLength(1)
  })

  it('is refused when the account was proved since, and changes nothing', async () => {
    await squat()
    await send()
    await app.runJobs()
    await app.context.database.root
      .updateTable('accounts')
      .set({ email_proved_at: new Date(app.clock.now()) })
      .where('email', '=', email)
      .execute()
    expect([(await accept()).error.code, (await signIn(strangers)).status]).toEqual(['email_taken', 200])
  })

  it('is refused while the account is paused, and changes nothing', async () => {
    const paused = { email, email_proved_at: null, suspended_at: new Date(app.clock.now()) }
    await app.context.database.transaction((trx) => seedStudent(trx, paused))
    await send()
    await app.runJobs()
    const { status, error } = await accept()
    expect([status, error.code]).toEqual([403, 'account_suspended'])
    const { status: signedIn, error: why } = await signIn(DEMO_PASSWORD)
    expect([signedIn, why.code]).toEqual([403, 'account_suspended'])
  })

  it('that is accepted twice while the stranger signs in has one winner', async () => {
    for (let round = 0; round < 8; round++) {
      email = `race-${round}@school.example`
      await squat()
      const before = await signIn(strangers)
      await send()
      await app.runJobs()
      const logins = Array.from({ length: 3 }, async () => {
        await sleep(Math.random() * 200)
        return signIn(strangers)
      })
      const refreshed = sleep(Math.random() * 200).then(() =>
        app.call(refreshTokens, { body: { refresh: before.body.refresh } }),
      )
      const passwords = [owners, 'Another-river-43']
      const answers = await Promise.all(
        passwords.map(async (password) => {
          await sleep(Math.random() * 40)
          return accept(password)
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
      const won = answers.findIndex(({ status }) => status === 201)
      const theirs = [...(await Promise.all(logins)), await refreshed]
      for (const { status, body } of [...theirs, { ...before, status: 200 }]) {
        if (status === 200) expect(await isGood(body)).toEqual([401, 401])
      }
      expect(await isGood(answers[won]!.body)).toEqual([200, 200])
      expect((await signIn(passwords[won]!)).status).toBe(200)
      expect((await signIn(passwords[1 - won]!)).status).toBe(401)
    }
  })

  it('that is accepted while a stranger signs up lets the invited person in', async () => {
    for (let round = 0; round < 8; round++) {
      email = `sign-up-race-${round}@school.example`
      await send()
      await app.runJobs()
      const stranger = sleep(Math.random() * 80).then(squat)
      const [accepted] = await Promise.all([accept(), stranger])
      expect([201, 409]).toContain((await stranger).status)
      expect(accepted.status).toBe(201)
      expect((await signIn(owners)).status).toBe(200)
      expect((await signIn(strangers)).status).toBe(401)
    }
  })
})

describeOnEngines('ADMIN_EMAIL', (engine) => {
  it('is invited although somebody signed up with the address but did not prove the mailbox', async () => {
    const app = await startTestApp(engine, { ADMIN_EMAIL: 'rosa@school.example' })
    const body = { email: 'rosa@school.example', first_name: 'Some', last_name: 'Stranger' }
    await app.call(signUp, { body: { ...body, password: strangers } })
    expect(await inviteFirstAdministrator(app.context)).toEqual([
      'The first administrator is invited: rosa@school.example',
    ])
    await app.close()
  })
})
