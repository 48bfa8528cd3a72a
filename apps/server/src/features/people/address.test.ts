import { login } from '@shinequo/contract/accounts'
import { changeOwnAddress, sendAddressCode } from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import {
  confirmRequestedAddress,
  declineRequestedAddress,
  lookAtRequestedAddress,
} from '@shinequo/contract/accounts/requested-address'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { listMessages } from '@shinequo/contract/notifications'
import {
  changePersonAddress,
  listPeople,
  sendAddressLinkAgain,
  withdrawAddress,
} from '@shinequo/contract/people'
import { acceptInvitation, invite } from '@shinequo/contract/people/invitations'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { DAY } from '@shinequo/domain/time/zoned-day'
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

  const params = ({ accountId }: SeededPerson) => ({ params: { id: accountId } })
  const request = (who: SeededPerson, email = free, as = admin) =>
    app.call(changePersonAddress, { as: as.actor, ...params(who), body: { email, reason } })
  const withdraw = (who: SeededPerson) =>
    app.call(withdrawAddress, { as: admin.actor, ...params(who), body: { reason } })
  /** The token in the newest link mailed to an address. */
  const tokenTo = async (email: string) =>
    /\/new-address\/([\w-]+)/.exec(await newestTo(email))?.[1] ?? 'none'
  const look = (token: string) => app.call(lookAtRequestedAddress, { body: { token } })
  const confirm = (token: string) => app.call(confirmRequestedAddress, { body: { token } })
  /** Requests an address and confirms it from its mailbox. */
  async function change(who: SeededPerson, email = free) {
    expect((await request(who, email)).status).toBe(200)
    expect((await confirm(await tokenTo(email.trim().toLowerCase()))).status).toBe(200)
  }
  const listed = async (search: string) =>
    (await app.call(listPeople, { as: admin.actor, query: { search } })).body.people
  const signIn = (email: string, type: 'student' | 'coach' | 'admin' = 'student', password = DEMO_PASSWORD) =>
    app.call(login, { body: { email, password, type } })
  const mailsTo = async (email: string) => {
    await app.runJobs()
    return app.sent.filter(({ to }) => to === email)
  }
  const newestTo = async (email: string) => (await mailsTo(email)).at(-1)?.text ?? ''
  const code = async (email: string) => /^\d{6}$/m.exec(await newestTo(email))?.[0]
  const row = ({ accountId }: SeededPerson) =>
    app.context.database.root
      .selectFrom('accounts')
      .select(['email', 'email_proved_at', 'email_refused_at'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()

  it('stays until the new mailbox confirms a requested one; then it is proved, and signed out everywhere', async () => {
    const refused = { email_refused_at: new Date(app.clock.now()) }
    const { root } = app.context.database
    await root.updateTable('accounts').set(refused).where('id', '=', student.accountId).execute()
    expect((await listed(student.email)).map(({ mail_refused }) => mail_refused)).toEqual([true])
    const { access } = (await signIn(student.email)).body
    const headers = { authorization: `Bearer ${access}` }
    const asked = await request(student, ` NEW-${count}@School.example `)
    expect(asked.body.message).toContain('has to confirm')
    const token = await tokenTo(free)
    expect((await look(token)).body).toEqual({ first_name: 'Noor', role: 'student' })
    // Neither the request nor opening the link changes anything.
    expect(await row(student)).toMatchObject({ email: student.email })
    expect((await app.call(getAccount, { headers })).status).toBe(200)
    expect((await signIn(free)).status).toBe(401)

    expect((await confirm(token)).status).toBe(200)
    expect((await app.call(getAccount, { headers })).status).toBe(401)
    const now = new Date(app.clock.now())
    expect(await row(student)).toEqual({ email: free, email_proved_at: now, email_refused_at: null })
    expect((await signIn(student.email)).status).toBe(401)
    expect((await signIn(free)).status).toBe(200)
    const again = await confirm(token)
    expect([again.status, again.error.code]).toEqual([404, 'address_link_unknown'])
  })

  it('that is present hears of the request and of the change, never of the new one', async () => {
    await app.call(forgetPassword, { body: { email: student.email } })
    const otp = await code(student.email)
    await request(student)
    expect((await mailsTo(student.email)).at(-1)?.subject).toBe('Another email address was requested')
    expect((await confirm(await tokenTo(free))).status).toBe(200)
    const mails = await mailsTo(student.email)
    expect(mails.at(-1)?.subject).toBe('Your email address was changed')
    expect(mails.at(-1)?.text).toContain('Your programme has changed the email address')
    for (const { text, html } of mails) expect(`${text}${html}`).not.toContain(free)
    for (const email of [student.email, free]) {
      const body = { email, otp: otp!, newPassword: 'seven quiet rivers' }
      expect((await app.call(resetPassword, { body })).status).toBe(400)
    }
    // Bounces of the former address say nothing about the new one.
    expect((await row(student)).email_refused_at).toBeNull()
  })

  it('that is new learns no name', async () => {
    await request(student)
    const [mail] = await mailsTo(free)
    expect(mail?.subject).toBe('Is this your email address?')
    const { first_name, last_name } = (await listed(student.email))[0]!
    for (const secret of [student.email, first_name, last_name])
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret)
  })

  it('that is requested is shown to administrators, and is replaced, sent again or withdrawn', async () => {
    await request(student)
    const first = await tokenTo(free)
    app.clock.advance(3 * DAY)
    const sent = await app.call(sendAddressLinkAgain, { as: admin.actor, ...params(student) })
    expect(sent.status).toBe(200)
    expect((await look(first)).error.code).toBe('address_link_unknown')
    const second = await tokenTo(free)
    const waiting = {
      email: free,
      requested_at: new Date(app.clock.now() - 3 * DAY).toISOString(),
      expires_at: new Date(app.clock.now() + 7 * DAY).toISOString(),
    }
    expect((await listed(student.email))[0]?.address_change).toEqual(waiting)
    const record = await app.call(getStudentRecord, { as: admin.actor, ...params(student) })
    expect(record.body.address_change).toEqual(waiting)

    await request(student, `other-${free}`)
    expect((await look(second)).error.code).toBe('address_link_unknown')
    const third = await tokenTo(`other-${free}`)
    expect((await withdraw(student)).status).toBe(200)
    expect((await confirm(third)).error.code).toBe('address_link_unknown')
    expect((await listed(student.email))[0]?.address_change).toBeNull()
    expect((await withdraw(student)).status).toBe(409)
    expect((await app.call(sendAddressLinkAgain, { as: admin.actor, ...params(student) })).status).toBe(409)
    expect((await row(student)).email).toBe(student.email)
  })

  it('that was requested is the one that the list of mail names when its link is refused', async () => {
    await request(student)
    await app.runJobs()
    const { root } = app.context.database
    const { accountId } = student
    const notSent = { state: 'refused', failure: 'refused', sent_at: null } as const
    await root.updateTable('messages').set(notSent).where('account_id', '=', accountId).execute()
    const { body } = await app.call(listMessages, { as: admin.actor })
    const refused = body.messages.map(({ kind, recipient }) => [kind, recipient?.email])
    expect(refused).toContainEqual(['address_link', free])
    expect(refused).toContainEqual(['address_requested', student.email])
  })

  it('is not confirmed after seven days, nor once its mailbox said that it is not theirs', async () => {
    await request(student)
    const token = await tokenTo(free)
    app.clock.advance(7 * DAY)
    for (const answer of [await look(token), await confirm(token)]) {
      expect([answer.status, answer.error.code]).toEqual([410, 'address_link_expired'])
    }
    await app.call(sendAddressLinkAgain, { as: admin.actor, ...params(student) })
    const newest = await tokenTo(free)
    expect((await app.call(declineRequestedAddress, { body: { token: newest } })).status).toBe(200)
    expect((await confirm(newest)).error.code).toBe('address_link_unknown')
    expect((await row(student)).email).toBe(student.email)
    expect((await listed(student.email))[0]?.address_change).toBeNull()
  })

  it('is an audit entry at each step, which the student can read', async () => {
    await request(student)
    await withdraw(student)
    await request(student)
    await app.call(declineRequestedAddress, { body: { token: await tokenTo(free) } })
    await change(student)
    await change(coach, `coach-${free}`)
    const query = { action: 'account.address_changed' }
    const { body } = await app.call(listAuditEntries, { as: admin.actor, query })
    expect(body.entries.slice(0, 2)).toMatchObject([
      { actor: { role: 'system' }, subject: { type: 'account', id: coach.accountId }, student: null },
      { subject: { id: student.accountId }, student: { account_id: student.accountId } },
    ])
    const { access } = (await signIn(free)).body
    const own = await app.call(listOwnAuditEntries, { headers: { authorization: `Bearer ${access}` } })
    expect(own.body.entries.map((entry) => [entry.action, entry.reason])).toEqual([
      ['account.address_changed', ''],
      ['account.address_requested', reason],
      ['account.address_declined', ''],
      ['account.address_requested', reason],
      ['account.address_withdrawn', reason],
      ['account.address_requested', reason],
    ])
  })

  it('is not requested if an account has it, nor if it is the same; both stay unchanged', async () => {
    const taken = await request(student, coach.email.toUpperCase())
    expect([taken.status, taken.error.code, taken.error.errors]).toEqual([
      409,
      'email_taken',
      { email: 'An account with this email already exists' },
    ])
    const same = await request(student, student.email)
    expect([same.status, same.error.errors]).toEqual([400, { email: 'The account already has this address' }])
    expect((await row(student)).email).toBe(student.email)
    expect((await row(coach)).email).toBe(coach.email)
    expect(await mailsTo(student.email)).toEqual([])
  })

  it('of an administrator is never changed here, and no address by anybody but administrators', async () => {
    const other = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    for (const who of [other, admin]) expect((await request(who)).status).toBe(403)
    for (const as of [student, coach]) expect((await request(student, free, as)).status).toBe(403)
    expect((await row(other)).email).toBe(other.email)
  })

  it('goes to the first of two accounts whose mailbox confirms it', async () => {
    await request(student)
    const token = await tokenTo(free)
    await request(coach)
    const other = await tokenTo(free)
    const both = await Promise.all([confirm(token), confirm(other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('email_taken')
  })

  it('is no longer waiting once the owner took another one', async () => {
    await request(student)
    const token = await tokenTo(free)
    const { access } = (await signIn(student.email)).body
    const headers = { authorization: `Bearer ${access}` }
    const own = `own-${free}`
    await app.call(sendAddressCode, { headers, body: { password: DEMO_PASSWORD, email: own } })
    expect(
      (await app.call(changeOwnAddress, { headers, body: { email: own, otp: (await code(own))! } })).status,
    ).toBe(200)
    expect((await confirm(token)).error.code).toBe('address_link_unknown')
    expect((await row(student)).email).toBe(own)
  })

  it('is mailed a link a few times an hour, by account and by mailbox', async () => {
    const answers = []
    for (let at = 0; at < 4; at++) answers.push((await request(student)).status)
    expect(answers).toEqual([200, 200, 200, 429])
    expect((await request(coach)).status).toBe(429)
    app.clock.advance(60 * 60_000)
    expect((await request(coach)).status).toBe(200)
  })

  it('stays free while it is requested: whoever is invited there has it', async () => {
    await request(coach)
    const link = await tokenTo(free)
    const invited = { email: free, role: 'student' as const, first_name: '', last_name: '' }
    expect((await app.call(invite, { as: admin.actor, body: invited })).status).toBe(201)
    const invitation = /\/invitation\/([\w-]+)/.exec(await newestTo(free))?.[1] ?? 'none'
    const body = { token: invitation, first_name: 'Lu', last_name: 'Chen', password: 'seven quiet rivers' }
    expect((await app.call(acceptInvitation, { body })).status).toBe(201)
    expect((await confirm(link)).error.code).toBe('email_taken')
    expect((await row(coach)).email).toBe(coach.email)
  })

  it('that was requested is gone with the account that an invitation hands over', async () => {
    const email = `squatted-${count}@school.example`
    const stranger = await app.context.database.transaction((trx) =>
      seedStudent(trx, { email, email_proved_at: null }),
    )
    await request(stranger)
    const link = await tokenTo(free)
    const invited = { email, role: 'student' as const, first_name: '', last_name: '' }
    expect((await app.call(invite, { as: admin.actor, body: invited })).status).toBe(201)
    const invitation = /\/invitation\/([\w-]+)/.exec(await newestTo(email))?.[1] ?? 'none'
    const body = { token: invitation, first_name: 'Lu', last_name: 'Chen', password: 'seven quiet rivers' }
    expect((await app.call(acceptInvitation, { body })).status).toBe(201)
    expect((await confirm(link)).error.code).toBe('address_link_unknown')
    expect((await signIn(email, 'student', 'seven quiet rivers')).status).toBe(200)
  })

  it('keeps its account after a change', async () => {
    const invited = { email: free, role: 'student' as const, first_name: '', last_name: '' }
    expect((await app.call(invite, { as: admin.actor, body: invited })).status).toBe(201)
    const token = /\/invitation\/([\w-]+)/.exec(await newestTo(free))?.[1]
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
    await request(student, `wanted-${free}`)
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
    const requested = await root.selectFrom('address_requests').select('account_id').execute()
    expect(requested.filter(({ account_id }) => account_id === student.accountId)).toEqual([])
    expect(left.former.filter(({ account_id }) => account_id === student.accountId)).toEqual([])
    expect([left.invitations, left.audit]).toEqual([[], []])
    expect((await app.call(listStudentProfiles, { as: heir.actor })).body[0]?.user.email).toBe(coach.email)
  })
})
