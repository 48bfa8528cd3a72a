import { login } from '@shinequo/contract/accounts'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { getOwnCoachProfile } from '@shinequo/contract/coaches/own-page'
import {
  acceptInvitation,
  invite,
  listInvitations,
  lookAtInvitation,
  revokeInvitation,
  sendInvitationAgain,
} from '@shinequo/contract/people/invitations'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { invitationMail } from '../mail/invitation.ts'

const DAY = 86_400_000
const password = 'A-quiet-river-42'

describeOnEngines('an invitation', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let count = 0
  let email: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' }),
    )
  })
  beforeEach(() => {
    email = `invited-${++count}@school.example`
  })
  afterAll(() => app.close())

  const send = async (more: object = {}) => {
    const body = { email, role: 'coach', first_name: 'Ines', last_name: '', ...more }
    const answer = await app.call(invite, { as: admin.actor, body })
    await app.runJobs()
    return answer
  }
  const mailsTo = (address: string) => app.sent.filter(({ to }) => to === address)
  const newestToken = () => /\/invitation\/([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? 'no link'
  const look = (token: string) => app.call(lookAtInvitation, { body: { token } })
  const accept = (token: string, more: object = {}) =>
    app.call(acceptInvitation, {
      body: { token, first_name: 'Ines', last_name: 'Moreau', password, time_zone: 'Europe/Paris', ...more },
    })

  it('is mailed in the language that whoever invites has chosen, also again', async () => {
    const { body } = await send({ locale: 'es-US' })
    await app.call(sendInvitationAgain, { as: admin.actor, params: { id: body.id } })
    await app.runJobs()
    const texts = mailsTo(email).map(({ text }) => text)
    expect(texts.map((text) => text.includes('Rosa Ortiz te invita'))).toEqual([true, true])
    const unknown = 'other-language@school.example'
    await send({ email: unknown, locale: 'xx' })
    expect(mailsTo(unknown)[0]?.text).toContain('Rosa Ortiz invites you')
  })

  it('tells a student which school, that it is free and private, how long and what happens next', async () => {
    const student = { role: 'student', school: 'boston_university' }
    await send(student)
    await send({ ...student, email: 'es@school.example', locale: 'es-US' })
    await send({ role: 'student', email: 'none@school.example' })
    const [text = ''] = mailsTo(email).map((mail) => mail.text)
    for (const said of [
      'Rosa Ortiz invites you to join ShineQuo: coaching for students of Boston University,',
      "It's free for you. Your programme pays,",
      "It's private. You talk with your coach alone,",
      'A session usually takes 30 minutes,',
      'What happens next:',
    ]) {
      expect(text).toContain(said)
    }
    expect(mailsTo('es@school.example')[0]?.text).toContain('estudiantes de Boston University,')
    expect(mailsTo('none@school.example')[0]?.text).toContain('students of your school,')
  })

  it('mails a link that lets a coach in', async () => {
    const { status, body } = await send()
    expect([status, body]).toMatchObject([
      201,
      { email, role: 'coach', state: 'open', invited_by: 'Rosa Ortiz', first_name: 'Ines' },
    ])
    expect(mailsTo(email)[0]?.text).toContain('Rosa Ortiz invites you to join ShineQuo as a coach.')
    const token = newestToken()
    expect((await look(token)).body).toEqual({ email, role: 'coach', first_name: 'Ines', last_name: '' })
    const { status: accepted, body: tokens } = await accept(token)
    expect(accepted).toBe(201)
    const own = await app.app.inject({
      url: '/api/coach/profile/',
      headers: { authorization: `Bearer ${tokens.access}` },
    })
    expect(own.json()).toMatchObject({
      approved: false,
      to_do: ['picture', 'description', 'focus_area', 'language_preference', 'hours'],
      profile: { time_zone: 'Europe/Paris', user: { first_name: 'Ines', last_name: 'Moreau' } },
    })
    expect((await app.call(login, { body: { email, password, type: 'coach' } })).status).toBe(200)
  })

  it('lets a student in, with an empty profile and the zone of the browser', async () => {
    await send({ role: 'student' })
    const { body } = await accept(newestToken())
    const headers = { authorization: `Bearer ${body.access}` }
    expect((await app.call(listStudentProfiles, { headers })).body).toMatchObject([{ is_completed: false }])
    expect((await app.call(getAccount, { headers })).body).toMatchObject({
      role: 'student',
      email,
      time_zone: 'Europe/Paris',
    })
    expect((await app.call(getOwnCoachProfile, { headers })).status).toBe(403)
  })

  it('is never stored in clear text, not even in the queue and the audit', async () => {
    await send()
    const token = newestToken()
    const { rows } = await sql<{ all: string }>`
      select concat((select string_agg(i::text, ' ') from invitations i),
        (select string_agg(m::text, ' ') from messages m),
        (select string_agg(j::text, ' ') from pgboss.job j),
        (select string_agg(e::text, ' ') from audit_entries e)) as all`.execute(app.context.database.root)
    const everything = rows[0]?.all
    expect(everything).toContain(email)
    expect(everything).not.toContain(token)
  })

  it('is valid for seven days, and then says so', async () => {
    await send()
    const token = newestToken()
    app.clock.advance(7 * DAY - 1)
    expect((await look(token)).status).toBe(200)
    app.clock.advance(1)
    for (const { status, error } of [await look(token), await accept(token)]) {
      expect([status, error.code]).toEqual([410, 'invitation_expired'])
    }
  })

  it('is valid once, even when it is accepted twice at the same moment', async () => {
    await send()
    const token = newestToken()
    const both = await Promise.all([accept(token), accept(token, { first_name: 'Other' })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410])
    const { status, error } = await look(token)
    expect([status, error.code]).toEqual([410, 'invitation_used'])
    const accounts = await app.context.database.root
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(accounts).toHaveLength(1)
  })

  it('sent again has a new link valid for seven days, and the old link stops working at once', async () => {
    const { body } = await send()
    const old = newestToken()
    app.clock.advance(8 * DAY)
    const again = await app.call(sendInvitationAgain, { as: admin.actor, params: { id: body.id } })
    expect([again.status, again.body.state]).toEqual([200, 'open'])
    expect((await look(old)).error.code).toBe('invitation_unknown')
    await app.runJobs()
    expect(newestToken()).not.toBe(old)
    expect((await accept(newestToken())).status).toBe(201)
  })

  it('says when it was revoked, and then can be neither accepted nor sent again', async () => {
    const { body } = await send()
    const token = newestToken()
    const params = { id: body.id }
    expect((await app.call(revokeInvitation, { as: admin.actor, params })).body.state).toBe('revoked')
    for (const { status, error } of [await look(token), await accept(token)]) {
      expect([status, error.code]).toEqual([410, 'invitation_revoked'])
    }
    const again = await app.call(sendInvitationAgain, { as: admin.actor, params })
    expect([again.status, again.error.code]).toEqual([409, 'version_conflict'])
    expect((await send()).status).toBe(201)
  })

  it('revoked before its mail was written sends none', async () => {
    const before = app.sent.length
    const body = { email, role: 'coach', first_name: '', last_name: '' }
    const { body: sent } = await app.call(invite, { as: admin.actor, body })
    await app.call(revokeInvitation, { as: admin.actor, params: { id: sent.id } })
    await app.runJobs()
    expect(app.sent.slice(before)).toEqual([])
    expect(await invitationMail.write(app.context, { invitationId: sent.id }, app.clock.now())).toBeNull()
  })

  it('refuses an address that has an account or an invitation, by field', async () => {
    await send()
    const twice = await send()
    expect([twice.status, Object.keys(twice.error.errors ?? {})]).toEqual([409, ['email']])
    const taken = await send({ email: admin.email.toUpperCase() })
    expect([taken.status, taken.error.errors]).toEqual([
      409,
      { email: 'An account with this email already exists' },
    ])
  })

  it('replaces an account of another role that signed up with the address meanwhile', async () => {
    await send()
    app.clock.advance(3_600_000)
    const person = { email, username: email, first_name: 'Squatter', last_name: 'Sample', password }
    const squatter = await app.call(signUp, { body: person })
    expect(squatter.status).toBe(201)
    const signedIn = await app.call(login, { body: { email, password } })
    const { status, body } = await accept(newestToken())
    expect(status).toBe(201)
    const account = await app.call(getAccount, { headers: { authorization: `Bearer ${body.access}` } })
    expect(account.body).toMatchObject({ email, role: 'coach', email_proved: true })
    const before = await app.call(getAccount, {
      headers: { authorization: `Bearer ${signedIn.body.access}` },
    })
    expect(before.status).toBe(401)
    const left = await app.context.database.root
      .selectFrom('accounts')
      .select(['first_name', 'erased_at'])
      .where('id', '=', squatter.body.id)
      .executeTakeFirst()
    expect(left).toEqual({ first_name: 'Former student', erased_at: new Date(app.clock.now()) })
    expect((await accept(newestToken())).error.code).toBe('invitation_used')
  })

  it.each([
    [{ password: 'short' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'fourteen signs' }, { password: expect.stringContaining('at least 15 characters') }],
    [{ password: 'Ines Moreau, 2026' }, { password: expect.stringContaining('your own name') }],
    [{ password: 'password-1-2-3-4' }, { password: expect.stringContaining('most common') }],
    [{ first_name: ' ' }, { first_name: 'First name is required' }],
  ])('refuses %j by field, and the link stays valid', async (wrong, errors) => {
    await send()
    const { status, error } = await accept(newestToken(), wrong)
    expect([status, error.errors]).toEqual([400, errors])
    expect((await look(newestToken())).status).toBe(200)
  })

  it('lists pending ones, newest first, by page and by search; each act is audited', async () => {
    for (let at = 0; at < 27; at++) {
      app.clock.advance(1000)
      await app.call(invite, {
        as: admin.actor,
        body: { email: `row-${at}@lot.example`, role: 'student', first_name: 'Row', last_name: String(at) },
      })
    }
    const page = async (query: Record<string, string>) =>
      (await app.call(listInvitations, { as: admin.actor, query })).body
    const first = await page({ search: 'lot.example' })
    expect([first.total, first.invitations.length]).toEqual([27, 25])
    expect(first.invitations[0]?.email).toBe('row-26@lot.example')
    const second = await page({ search: 'lot.example', cursor: first.next! })
    expect([second.invitations.map((one) => one.email), second.next]).toEqual([
      ['row-1@lot.example', 'row-0@lot.example'],
      null,
    ])
    expect((await page({ search: 'row 26' })).invitations).toHaveLength(1)
    expect((await page({ search: '%' })).total).toBe(0)
    const entries = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id'])
      .where('subject_id', '=', first.invitations[0]!.id)
      .execute()
    expect(entries).toEqual([{ action: 'invitation.sent', actor_account_id: admin.accountId }])
  })
})
