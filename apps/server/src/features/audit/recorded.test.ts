import { login, refreshTokens } from '@shinequo/contract/accounts'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { listCareRequests } from '@shinequo/contract/care'
import { listCandidates, listMatches } from '@shinequo/contract/matching/programme-matches'
import { listMessages } from '@shinequo/contract/notifications'
import { listPeople } from '@shinequo/contract/people'
import { acceptInvitation, invite, listInvitations } from '@shinequo/contract/people/invitations'
import { exportProgramme } from '@shinequo/contract/programme'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { inviteFirstAdministrator } from '../people/invitations/service.ts'

const MINUTE = 60_000

describeOnEngines('the audit records', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  let student: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  const signIn = (email: string, type: string, password = DEMO_PASSWORD) =>
    app.call(login, { body: { email, password, type } })
  const entries = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_role', 'actor_account_id', 'subject_id', 'student_profile_id', 'details'])
      .orderBy('position')
      .execute()
  const actions = async () => (await entries()).map(({ action }) => action)

  beforeAll(async () => {
    app = await startTestApp(engine, { ADMIN_EMAIL: 'first@admin.example' })
  })
  beforeEach(async () => {
    await emptyApp(app)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin' }))
    coach = await seed((trx) => seedCoach(trx))
    student = await seed((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  it('sign-ins of coaches and administrators, and of nobody else', async () => {
    expect((await signIn(student.email, 'student')).status).toBe(200)
    expect(await entries()).toEqual([])
    await signIn(coach.email, 'coach')
    await signIn(admin.email, 'admin')
    expect(await entries()).toMatchObject([
      { action: 'account.signed_in', actor_role: 'coach', actor_account_id: coach.accountId },
      { action: 'account.signed_in', actor_role: 'admin', subject_id: admin.accountId },
    ])
  })

  it('a refused sign-in, once an hour however many there are, without what was typed', async () => {
    for (let round = 0; round < 4; round++) {
      await signIn(admin.email, 'admin', 'Secret guess 9876!')
      await signIn('nobody@unknown.example', 'admin', 'Secret guess 9876!')
      await signIn(student.email, 'student', 'Secret guess 9876!')
    }
    const refused = {
      action: 'account.sign_in_refused',
      actor_role: 'system',
      actor_account_id: null,
      subject_id: admin.accountId,
      student_profile_id: null,
      details: {},
    }
    expect(await entries()).toEqual([refused])
    app.clock.advance(61 * MINUTE)
    // With the wrong `type` and the right password.
    await signIn(admin.email, 'coach')
    expect(await entries()).toEqual([refused, refused])
    await seed((trx) =>
      trx
        .updateTable('accounts')
        .set({ suspended_at: new Date(app.clock.now()) })
        .execute(),
    )
    expect((await signIn(coach.email, 'coach')).status).toBe(403)
    expect((await actions()).length).toBe(3)
  })

  it('a reused refresh token, once', async () => {
    const { refresh } = (await signIn(student.email, 'student')).body
    const use = (token: string) => app.call(refreshTokens, { body: { refresh: token } })
    await use((await use(refresh)).body.refresh)
    for (let round = 0; round < 3; round++) expect((await use(refresh)).status).toBe(401)
    expect(await entries()).toMatchObject([
      { action: 'account.token_reused', actor_role: 'system', subject_id: student.accountId },
    ])
  })

  it('a password reset, of a student too', async () => {
    await app.call(forgetPassword, { body: { email: student.email } })
    await app.runJobs()
    const otp = /\b\d{6}\b/.exec(app.sent.at(-1)!.text)![0]
    const body = {
      email: student.email,
      otp: '000000' === otp ? '000001' : '000000',
      newPassword: 'Quiet river 2026',
    }
    await app.call(resetPassword, { body })
    expect(await entries()).toEqual([])
    expect((await app.call(resetPassword, { body: { ...body, otp } })).status).toBe(200)
    expect(await entries()).toMatchObject([
      { action: 'account.password_reset', actor_role: 'system', subject_id: student.accountId },
    ])
  })

  it('who became an administrator, and the invitation of the first one', async () => {
    await app.call(invite, {
      as: admin.actor,
      body: { email: 'second@admin.example', role: 'admin', first_name: '', last_name: '' },
    })
    await app.runJobs()
    const token = /\/invitation\/([\w-]+)|token=([\w-]+)/.exec(app.sent.at(-1)!.text)!.slice(1).find(Boolean)
    const accepted = await app.call(acceptInvitation, {
      body: { token, first_name: 'Ada', last_name: 'Min', password: 'A long enough sentence 26' },
    })
    expect(accepted.status).toBe(201)
    expect(await actions()).toEqual(['invitation.sent', 'administrator.joined', 'account.signed_in'])

    await emptyApp(app)
    await inviteFirstAdministrator(app.context)
    await inviteFirstAdministrator(app.context)
    expect(await entries()).toMatchObject([
      { action: 'invitation.sent', actor_role: 'system', details: { email: 'first@admin.example' } },
    ])
  })

  it('every export, and the opening of each list that tells much of people once a day', async () => {
    const as = { as: admin.actor }
    for (let round = 0; round < 2; round++) {
      await app.call(listPeople, { ...as, query: { search: 'a' } })
      await app.call(listInvitations, { ...as, query: {} })
      const exported = await app.call(exportProgramme, { ...as, query: { table: 'sessions', period: '7d' } })
      expect(exported.status).toBe(200)
    }
    expect((await entries()).map(({ action, subject_id }) => `${action} ${subject_id}`)).toEqual([
      'list.opened people',
      'list.opened invitations',
      'data.exported sessions',
      'data.exported sessions',
    ])
    for (let round = 0; round < 2; round++) {
      await app.call(listCareRequests, as)
      await app.call(listMatches, as)
      await app.call(listCandidates, { ...as, query: { student: student.accountId } })
      await app.call(listMessages, as)
    }
    expect((await entries()).slice(4).map(({ action, subject_id }) => `${action} ${subject_id}`)).toEqual([
      'list.opened care_requests',
      'list.opened matches',
      'list.opened candidates',
      'list.opened mail',
    ])
    app.clock.advance(24 * 60 * MINUTE)
    await app.call(listPeople, { ...as, query: {} })
    expect((await actions()).at(-1)).toBe('list.opened')
  })
})
