import { login } from '@shinequo/contract/accounts'
import { resetPassword } from '@shinequo/contract/accounts/passwords'
import { listAuditEntries } from '@shinequo/contract/audit'
import { editPerson, listPeople, sendPersonReset, suspendPerson } from '@shinequo/contract/people'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Trx } from '../../plugins/database/tables.ts'
import { seedCareRequest } from '../../seeds/care.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const reason = 'Asked for it by telephone'

describeOnEngines('the name and the role of a person', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await seed((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(() => app.close())

  const edit = (who: SeededPerson, body: object, as = admin) =>
    app.call(editPerson, { as: as.actor, params: { id: who.accountId }, body: { reason, ...body } })
  const signIn = (who: SeededPerson, type: 'student' | 'coach' | 'admin') =>
    app.call(login, { body: { email: who.email, password: DEMO_PASSWORD, type } })
  const mailsTo = async (email: string) => {
    await app.runJobs()
    return app.sent.filter(({ to }) => to === email)
  }
  const entry = async (who: SeededPerson) => {
    const query = { subject: who.accountId }
    return (await app.call(listAuditEntries, { as: admin.actor, query })).body.entries[0]
  }

  it('corrects a name, tells the person, and changes nothing else', async () => {
    const student = await seed((trx) => seedStudent(trx, { first_name: 'Myaa', last_name: 'Torres' }))
    expect((await edit(student, { first_name: 'Maya' })).status).toBe(200)
    const { people } = (await app.call(listPeople, { as: admin.actor, query: { search: student.email } }))
      .body
    expect(people).toMatchObject([{ first_name: 'Maya', last_name: 'Torres', role: 'student' }])
    const mail = (await mailsTo(student.email)).at(-1)
    expect(mail?.subject).toBe('Your account was changed')
    expect(mail?.text).toContain('Hi Maya,')
    expect(await entry(student)).toMatchObject({ action: 'account.name_changed', reason })
    const same = await edit(student, { first_name: 'Maya' })
    expect([same.status, same.error.errors]).toEqual([400, { first_name: 'Nothing would change' }])
  })

  it('gives a person who has not begun another role, with its profile, and signs them out', async () => {
    const student = await seed((trx) => seedStudent(trx, {}))
    expect((await edit(student, { role: 'coach' })).status).toBe(200)
    expect((await signIn(student, 'student')).status).toBe(401)
    expect((await signIn(student, 'coach')).status).toBe(200)
    const shown = async () =>
      (await app.call(listPeople, { as: admin.actor, query: { search: student.email } })).body.people[0]
    expect(await shown()).toMatchObject({ role: 'coach', state: 'joining' })
    expect((await mailsTo(student.email)).map(({ text }) => text).join()).toContain('made you a coach')
    expect((await edit(student, { role: 'admin' })).status).toBe(200)
    expect(await shown()).toMatchObject({ role: 'admin', coach: null })
    expect((await edit(student, { role: 'student' })).status).toBe(200)
    expect((await signIn(student, 'student')).status).toBe(200)
    expect(await entry(student)).toMatchObject({ action: 'account.role_changed' })
  })

  it('keeps people in the role that they have used, and says why', async () => {
    const [matched, booked, coach] = await seed(async (trx) => {
      const people = [await seedStudent(trx), await seedStudent(trx), await seedCoach(trx)] as const
      const [one, two, three] = people
      await seedMatch(trx, { student_profile_id: one.profileId, coach_id: three.profileId })
      const starts_at = new Date(app.clock.now() + 72 * 3_600_000)
      await seedBooking(trx, { student_profile_id: two.profileId, coach_id: three.profileId, starts_at })
      return people
    })
    const why = async (who: SeededPerson, role: string) => (await edit(who, { role })).error.errors
    expect(await why(matched, 'coach')).toMatchObject({ role: expect.stringContaining('has been matched') })
    expect(await why(booked, 'admin')).toMatchObject({ role: expect.stringContaining('has had sessions') })
    expect(await why(coach, 'student')).toMatchObject({ role: expect.stringContaining('has had sessions') })
    expect((await signIn(coach, 'coach')).status).toBe(200)
  })

  it('keeps a student who has asked staff for contact, and the request', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const own = { student_profile_id: student.profileId }
    await seed((trx) => seedCareRequest(trx, own))
    const refused = await edit(student, { role: 'coach' })
    expect(refused.error.errors).toMatchObject({ role: expect.stringContaining('a request for contact') })
    const { root } = app.context.database
    const requests = root.selectFrom('care_requests').select('id')
    expect(await requests.where((row) => row.and(own)).execute()).toHaveLength(1)
  })

  it('never leaves the programme without an administrator', async () => {
    expect((await edit(admin, { role: 'student' })).error.code).toBe('own_account')
    const other = await seed((trx) => seedAccount(trx, { role: 'admin' }))
    const both = await Promise.all([
      edit(other, { role: 'student' }),
      edit(admin, { role: 'student' }, other),
    ])
    // The loser has no token of an administrator any more, or finds that nobody else is left.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { root } = app.context.database
    const left = await root.selectFrom('accounts').select('id').where('role', '=', 'admin').execute()
    expect(left).toHaveLength(1)
    if (left[0]?.id !== admin.accountId) admin = other
  })

  it('is told a code for a new password, which the administrator does not see', async () => {
    const student = await seed((trx) => seedStudent(trx))
    const act = () =>
      app.call(sendPersonReset, { as: admin.actor, params: { id: student.accountId }, body: { reason } })
    expect((await act()).status).toBe(202)
    const mail = (await mailsTo(student.email)).at(-1)
    const otp = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
    expect((await signIn(student, 'student')).status).toBe(200)
    const body = { email: student.email, otp: otp!, newPassword: 'seven quiet rivers' }
    expect((await app.call(resetPassword, { body })).status).toBe(200)
    expect(await entry(student)).toMatchObject({ action: 'account.password_reset' })
    await app.call(suspendPerson, { as: admin.actor, params: { id: student.accountId }, body: { reason } })
  })
})
