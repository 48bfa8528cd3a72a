import { login } from '@shinequo/contract/accounts'
import { getAccount, verifyEmail } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { changePersonAddress, listPeople } from '@shinequo/contract/people'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseAccount } from '../accounts/ending/service.ts'

const reason = 'Mail to the old address comes back'
let count = 0

describeOnEngines('the address of a person', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let student: SeededPerson
  let coach: SeededPerson
  /** An address that no account has. */
  let free: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    count += 1
    free = `new-${count}@school.example`
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      student = await seedStudent(trx, { first_name: 'Noor', email: `noor-${count}@school.example` })
      coach = await seedCoach(trx, { first_name: 'Ines', email: `ines-${count}@coach.example` })
    })
  })

  const change = (who: SeededPerson, email = free, as = admin) =>
    app.call(changePersonAddress, { as: as.actor, params: { id: who.accountId }, body: { email, reason } })
  const signIn = (email: string, type: 'student' | 'coach' | 'admin' = 'student', password = DEMO_PASSWORD) =>
    app.call(login, { body: { email, password, type } })
  const mailsTo = async (email: string) => {
    await app.runJobs()
    return app.sent.filter(({ to }) => to === email)
  }
  const code = async (email: string) => /^\d{6}$/m.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[0]
  const row = ({ accountId }: SeededPerson) =>
    app.context.database.root
      .selectFrom('accounts')
      .select(['email', 'email_proved_at', 'email_refused_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()

  it('is changed by an administrator: signed out everywhere, and the new one is not proved yet', async () => {
    const refused = { email_refused_at: new Date(app.clock.now()) }
    const { root } = app.context.database
    await root.updateTable('accounts').set(refused).where('id', '=', student.accountId).execute()
    const marked = async (search: string) => {
      const { body } = await app.call(listPeople, { as: admin.actor, query: { search } })
      return body.people.map(({ mail_refused }) => mail_refused)
    }
    expect([await marked(student.email), await marked(coach.email)]).toEqual([[true], [false]])
    const { access } = (await signIn(student.email)).body
    expect((await change(student, ` NEW-${count}@School.example `)).status).toBe(200)
    const headers = { authorization: `Bearer ${access}` }
    expect((await app.call(getAccount, { headers })).status).toBe(401)
    expect(await row(student)).toEqual({ email: free, email_proved_at: null, email_refused_at: null })
    expect(await marked(free)).toEqual([false])
    expect((await signIn(student.email)).status).toBe(401)
    expect((await signIn(free)).status).toBe(200)
    const proofs = (await mailsTo(free)).filter(({ subject }) => subject === 'Confirm your email address')
    expect(proofs).toHaveLength(1)
    const otp = /^\d{6}$/m.exec(proofs[0]!.text)?.[0]
    expect((await app.call(verifyEmail, { body: { email: free, otp: otp! } })).status).toBe(200)
    expect((await row(student)).email_proved_at).not.toBeNull()
  })

  it('that was replaced is notified, without naming the new one, and no longer signs in', async () => {
    await app.call(forgetPassword, { body: { email: student.email } })
    const otp = await code(student.email)
    await change(student)
    const mail = (await mailsTo(student.email)).at(-1)
    expect(mail?.subject).toBe('Your email address was changed')
    expect(mail?.text).toContain('Your programme has changed the email address')
    expect(`${mail?.text}${mail?.html}`).not.toContain(free)
    for (const email of [student.email, free]) {
      const body = { email, otp: otp!, newPassword: 'seven quiet rivers' }
      expect((await app.call(resetPassword, { body })).status).toBe(400)
    }
    // Bounces of the former address say nothing about the new one.
    expect((await row(student)).email_refused_at).toBeNull()
  })

  it('is an audit entry, which the student can read', async () => {
    await change(student)
    await change(coach, `coach-${free}`)
    const query = { action: 'account.address_changed' }
    const { body } = await app.call(listAuditEntries, { as: admin.actor, query })
    expect(body.entries.filter(({ actor }) => actor.role === 'admin').slice(0, 2)).toMatchObject([
      { subject: { type: 'account', id: coach.accountId }, student: null, reason },
      {
        subject: { type: 'account', id: student.accountId },
        student: { account_id: student.accountId },
        reason,
      },
    ])
    const { access } = (await signIn(free)).body
    const own = await app.call(listOwnAuditEntries, { headers: { authorization: `Bearer ${access}` } })
    expect(own.body.entries).toMatchObject([{ action: 'account.address_changed', reason }])
  })

  it('is not changed to one that an account has, nor to the same; both stay unchanged', async () => {
    const taken = await change(student, coach.email.toUpperCase())
    expect([taken.status, taken.error.code, taken.error.errors]).toEqual([
      409,
      'email_taken',
      { email: 'An account with this email already exists' },
    ])
    const same = await change(student, student.email)
    expect([same.status, same.error.errors]).toEqual([400, { email: 'The account already has this address' }])
    expect((await row(student)).email).toBe(student.email)
    expect((await row(coach)).email).toBe(coach.email)
    expect(await mailsTo(student.email)).toEqual([])
  })

  it('of an administrator is never changed here, and no address by anybody but administrators', async () => {
    const other = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    for (const who of [other, admin]) expect((await change(who)).status).toBe(403)
    for (const as of [student, coach]) expect((await change(student, free, as)).status).toBe(403)
    expect((await row(other)).email).toBe(other.email)
  })

  it('is changed once when two changes come at once', async () => {
    const both = await Promise.all([change(student), change(coach)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('keeps its account after a change, even if somebody else is invited by it before it is proved', async () => {
    const invited = { email: free, role: 'student' as const, first_name: '', last_name: '' }
    expect((await app.call(invite, { as: admin.actor, body: invited })).status).toBe(201)
    const token = /\/invitation\/([\w-]+)/.exec((await mailsTo(free)).at(-1)?.text ?? '')?.[1]
    await change(coach)
    const body = { token: token!, first_name: 'Lu', last_name: 'Chen', password: 'seven quiet rivers' }
    expect((await app.call(acceptInvitation, { body })).error.code).toBe('email_taken')
    expect((await signIn(free, 'coach')).status).toBe(200)
    await change(student, `other-${free}`)
    const again = await app.call(invite, { as: admin.actor, body: { ...invited, email: `other-${free}` } })
    expect(again.error.code).toBe('email_taken')
  })

  it('leaves nothing behind when the account is deleted, and no other address is affected', async () => {
    const former = student.email
    await change(student)
    await change(coach, `${count}@coach.example`)
    // By now another account has the coach's former address.
    const heir = await app.context.database.transaction((trx) => seedStudent(trx, { email: coach.email }))
    const invited = { role: 'student' as const, first_name: '', last_name: '' }
    await app.call(invite, { as: admin.actor, body: { ...invited, email: former } })
    await app.context.database.transaction((trx) => eraseAccount(app.context, trx, student.accountId))
    await app.context.database.transaction((trx) => eraseAccount(app.context, trx, coach.accountId))
    const { root } = app.context.database
    const left = {
      former: await root.selectFrom('former_addresses').selectAll().execute(),
      invitations: await root.selectFrom('invitations').selectAll().where('email', '=', former).execute(),
      audit: (await root.selectFrom('audit_fields').selectAll().execute()).filter((details) =>
        JSON.stringify(details).includes(former),
      ),
    }
    expect(left.former.filter(({ account_id }) => account_id === student.accountId)).toEqual([])
    expect([left.invitations, left.audit]).toEqual([[], []])
    expect((await app.call(listStudentProfiles, { as: heir.actor })).body[0]?.user.email).toBe(coach.email)
  })
})
