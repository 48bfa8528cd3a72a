import { getAccount } from '@shinequo/contract/accounts/own-account'
import { forgetPassword, resetPassword } from '@shinequo/contract/accounts/passwords'
import {
  invite,
  listInvitations,
  lookAtInvitation,
  sendInvitationAgain,
} from '@shinequo/contract/people/invitations'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { MAIL_TRIES, nextTry } from '@shinequo/domain/notifications/retry-schedule'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openMailer } from '../../plugins/mailer.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { enqueueAwaitedMail, enqueueUsualMail } from '../../testing/account-mail.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { type Manners, type SmtpPlace, startSmtpPlace } from '../../testing/smtp-place.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

describeOnEngines('mail to an SMTP server', (engine) => {
  let app: TestApp
  let smtp: SmtpPlace
  let admin: SeededPerson
  beforeAll(async () => {
    smtp = await startSmtpPlace()
    app = await startTestApp(engine, { SMTP_URL: smtp.url, BASE_URL: 'https://shine.example' })
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  beforeEach(() => {
    smtp.manners = { kind: 'takes' }
    smtp.mannersTo.clear()
    smtp.received.length = 0
    smtp.hangUp()
  })
  afterAll(async () => {
    await app.close()
    await smtp.stop()
  })

  /** Enqueues a mail to somebody; returns a function that reads its message. */
  async function mailToSomebody() {
    const { accountId, email } = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      await enqueueAwaitedMail(app.context, trx, student.accountId)
      return student
    })
    const message = () =>
      app.context.database.root
        .selectFrom('messages')
        .selectAll()
        .where('kind', '=', 'account_exists')
        .where((eb) => eb.or([eb('account_id', '=', accountId), eb('account_id', 'is', null)]))
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow()
    return { email, message }
  }

  it('is thirty mails a day at most to a student who has not proved the mailbox, and codes beside them', async () => {
    const send = async (person: SeededPerson) => {
      const { accountId } = person
      await app.context.database.transaction(async (trx) => {
        for (let nth = 0; nth < 35; nth++) await enqueueUsualMail(app.context, trx, accountId)
      })
      await app.call(forgetPassword, { body: { email: person.email } })
      await app.runJobs()
      return smtp.received.filter(({ to }) => to.includes(person.email)).length
    }
    const [known, unknown, coach] = await app.context.database.transaction(async (trx) => [
      await seedStudent(trx),
      await seedStudent(trx, { email_proved_at: null }),
      await seedCoach(trx, { email_proved_at: null }),
    ])
    expect(await send(known)).toBe(36)
    expect(await send(coach)).toBe(36)
    expect(await send(unknown)).toBe(31)
    app.clock.advance(DAY)
    expect(await send(unknown)).toBe(62)
  })

  it('is tried twenty times over almost two days while the server answers 421, then given up', async () => {
    smtp.manners = { kind: 'refuses', at: 'connection', code: 421 }
    const { message } = await mailToSomebody()
    const start = app.clock.now()
    const visits = smtp.visits
    const triedAfter: number[] = []
    for (;;) {
      triedAfter.push((app.clock.now() - start) / MINUTE)
      await app.runJobs()
      const { state, tries, failure, reply_code, next_try_at } = await message()
      expect([tries, failure, reply_code]).toEqual([triedAfter.length, 'turned_away', 421])
      if (state === 'given_up') break
      expect(next_try_at?.getTime()).toBe(nextTry(tries, app.clock.now()))
      app.clock.set(next_try_at!.getTime() - 1)
      await app.runJobs()
      expect(await message()).toMatchObject({ state: 'retrying', tries })
      app.clock.advance(1)
    }
    expect(triedAfter).toHaveLength(MAIL_TRIES)
    expect(triedAfter.slice(0, 8)).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5])
    expect(triedAfter.at(-1)! / 60).toBeCloseTo(44.26, 2)
    expect(smtp.visits - visits).toBe(MAIL_TRIES)
    app.clock.advance(7 * DAY)
    await app.runJobs()
    expect(await message()).toMatchObject({ state: 'given_up', tries: MAIL_TRIES, next_try_at: null })
  })

  it.each<[string, Manners]>([
    ['the recipient', { kind: 'refuses', at: 'recipient', code: 550 }],
    ['the mail', { kind: 'refuses', at: 'data', code: 554 }],
  ])('is not retried after %s was refused permanently', async (_, manners) => {
    smtp.manners = manners
    const { message } = await mailToSomebody()
    await app.runJobs()
    const { code } = manners as { code: number }
    const refused = { state: 'refused', tries: 1, failure: 'refused', reply_code: code, next_try_at: null }
    expect(await message()).toMatchObject(refused)
    smtp.manners = { kind: 'takes' }
    app.clock.advance(7 * DAY)
    await app.runJobs()
    expect(await message()).toMatchObject(refused)
    expect(smtp.received).toEqual([])
  })

  it.each<[string, Manners, string, number | null]>([
    ['puts the recipient off', { kind: 'refuses', at: 'recipient', code: 450 }, 'put_off', 450],
    ['puts the mail off', { kind: 'refuses', at: 'data', code: 451 }, 'put_off', 451],
    ['greets with a refusal', { kind: 'refuses', at: 'connection', code: 554 }, 'turned_away', 554],
    ['does not let us sign in', { kind: 'refuses', at: 'sign-in', code: 535 }, 'turned_away', 535],
    ['breaks off in the middle', { kind: 'closes' }, 'unreachable', null],
  ])('is retried with the same message id if the server %s', async (_, manners, failure, reply_code) => {
    smtp.manners = manners
    const { email, message } = await mailToSomebody()
    await app.runJobs()
    expect(await message()).toMatchObject({ state: 'retrying', tries: 1, failure, reply_code })
    smtp.manners = { kind: 'takes' }
    app.clock.advance(MINUTE / 2)
    await app.runJobs()
    const sent = { state: 'sent', tries: 2, failure: null, reply_code: null, next_try_at: null }
    expect(await message()).toMatchObject(sent)
    const { payload } = await message()
    const messageId = `account-exists-${(payload as { attemptId: string }).attemptId}@shine.example`
    expect(smtp.received).toMatchObject([{ to: email, messageId }])
  })

  it('is refused without a mailbox: the owner is notified at sign-in until a mail arrives', async () => {
    const student = await app.context.database.transaction((trx) => seedStudent(trx))
    const mail = async () => {
      await app.context.database.transaction((trx) => enqueueAwaitedMail(app.context, trx, student.accountId))
      await app.runJobs()
      const { body } = await app.call(getAccount, { as: student.actor })
      const { body: profiles } = await app.call(listStudentProfiles, { as: student.actor })
      expect(profiles[0]?.mail_refused).toBe(body.mail_refused)
      return body.mail_refused
    }
    smtp.mannersTo.set(student.email, { kind: 'refuses', at: 'data', code: 550 })
    expect(await mail()).toBe(false)
    smtp.mannersTo.set(student.email, { kind: 'refuses', at: 'recipient', code: 450 })
    expect(await mail()).toBe(false)
    smtp.mannersTo.set(student.email, { kind: 'refuses', at: 'recipient', code: 550 })
    expect(await mail()).toBe(true)
    smtp.mannersTo.delete(student.email)
    expect(await mail()).toBe(false)
    for (const [at, code, words, isMissing] of [
      ['recipient', 550, '5.4.1 Recipient address rejected: Access denied', true],
      ['recipient', 501, '5.1.3 Bad recipient address syntax', true],
      ['recipient', 556, '5.1.10 Recipient address has null MX', true],
      ['data', 554, "delivery error: dd This user doesn't have a yahoo.com account", true],
      ['recipient', 550, '5.7.1 Recipient address rejected: policy', false],
      ['data', 554, '5.7.1 This looks like spam', false],
    ] as const) {
      smtp.mannersTo.set(student.email, { kind: 'refuses', at, code, words })
      expect([words, await mail()]).toEqual([words, isMissing])
      smtp.mannersTo.delete(student.email)
      expect(await mail()).toBe(false)
    }
  })

  it('times out when the server accepts the connection and says nothing, and is tried again', async () => {
    smtp.manners = { kind: 'hangs' }
    const { message } = await mailToSomebody()
    const impatient = { ...app.context, mailer: openMailer(app.context.env, app.clock, 250) }
    await app.context.jobs.drain(impatient)
    await impatient.mailer.close()
    expect(await message()).toMatchObject({ state: 'retrying', failure: 'no_answer', reply_code: null })
    smtp.manners = { kind: 'takes' }
    app.clock.advance(MINUTE / 2)
    await app.runJobs()
    expect((await message()).state).toBe('sent')
  })

  it('is refused individually: the server still gets the other mails', async () => {
    const people = await app.context.database.transaction(async (trx) => {
      const students = await Promise.all(Array.from({ length: 20 }, () => seedStudent(trx)))
      for (const { accountId } of students) await enqueueAwaitedMail(app.context, trx, accountId)
      return students.map(({ email }) => email)
    })
    smtp.mannersTo.set(people[7]!, { kind: 'refuses', at: 'recipient', code: 550 })
    smtp.mannersTo.set(people[8]!, { kind: 'closes' })
    await app.runJobs()
    const received = smtp.received.map(({ to }) => to)
    expect(received.sort()).toEqual(people.filter((_, at) => at !== 7 && at !== 8).sort())
  })

  it('is sent over five connections, so that one slow mail does not delay the others', async () => {
    smtp.manners = { kind: 'gathers', mails: 5 }
    const mails = []
    for (let n = 0; n < 10; n++) mails.push(await mailToSomebody())
    await app.runJobs()
    for (const { message } of mails) expect(await message()).toMatchObject({ state: 'sent', tries: 1 })
    expect(smtp.received.map(({ to }) => to).sort()).toEqual(mails.map(({ email }) => email).sort())
  })

  it('is sent exactly once after the server was away for half an hour', async () => {
    await smtp.stop()
    const { student, coach, bookingId } = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx)
      const starts_at = new Date(app.clock.now() + 5 * DAY)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      const { bookingId } = await seedBooking(trx, { ...pair, starts_at })
      await announceBooking(app.context, trx, bookingId)
      return { student, coach, bookingId }
    })
    const invited = { email: 'patient@school.example', role: 'student', first_name: '', last_name: '' }
    expect((await app.call(invite, { as: admin.actor, body: invited })).body.mail?.state).toBe('due')
    await app.call(forgetPassword, { body: { email: student.email } })
    const end = app.clock.now() + 30 * MINUTE
    for (; app.clock.now() < end; app.clock.advance(MINUTE)) await app.runJobs()
    const { body } = await app.call(listInvitations, { as: admin.actor, query: { search: invited.email } })
    expect(body.invitations[0]?.mail).toMatchObject({
      state: 'retrying',
      tries: 6,
      failure: 'unreachable',
      next_try_at: new Date(app.clock.now() + 2 * MINUTE).toISOString(),
    })
    await smtp.start()
    for (let minute = 0; minute < 5; minute++) {
      app.clock.advance(MINUTE)
      await app.runJobs()
    }

    const idsTo = (email: string) =>
      smtp.received.filter(({ to }) => to === email).map(({ messageId }) => messageId)
    expect(idsTo(coach.email)).toEqual([`booking-${bookingId}-coach@shine.example`])
    expect(idsTo(student.email).sort()).toEqual([
      `booking-${bookingId}-student@shine.example`,
      expect.stringMatching(/^reset-/),
    ])
    const textTo = (email: string, subject: string) =>
      smtp.received.find(({ to, text }) => to === email && text.includes(subject))?.text ?? ''
    const otp = /^(\d{6})\r$/m.exec(textTo(student.email, 'Your code for a new password'))?.[1]
    const reset = { email: student.email, otp, newPassword: 'A-quiet-river-42' }
    expect((await app.call(resetPassword, { body: reset })).status).toBe(200)
    const mail = textTo(invited.email, 'You are invited').replaceAll('=\r\n', '')
    const token = /invitation\/([\w-]+)/.exec(mail)?.[1]
    expect((await app.call(lookAtInvitation, { body: { token } })).status).toBe(200)
    expect(smtp.received.filter(({ to }) => to === invited.email)).toHaveLength(1)
  })

  it.each<[string, Manners | null]>([
    ['waits', null],
    ['is tried again', { kind: 'refuses', at: 'recipient', code: 450 }],
    ['was refused', { kind: 'refuses', at: 'recipient', code: 550 }],
    ['was sent', { kind: 'takes' }],
  ])('is one invitation with a valid link when it is sent again while its mail %s', async (name, manners) => {
    const email = `${name.replaceAll(' ', '-')}@again.example`
    const body = { email, role: 'student', first_name: '', last_name: '' }
    const { id } = (await app.call(invite, { as: admin.actor, body })).body
    if (manners) {
      smtp.manners = manners
      await app.runJobs()
    }
    smtp.manners = { kind: 'takes' }
    smtp.received.length = 0
    const again = await app.call(sendInvitationAgain, { as: admin.actor, params: { id } })
    expect(again.body.mail).toMatchObject({ state: 'due', tries: 0, failure: null })
    await app.runJobs()
    app.clock.advance(DAY)
    await app.runJobs()
    const received = smtp.received.filter(({ to }) => to === email)
    expect(received).toHaveLength(1)
    const text = received[0]!.text.replaceAll('=\r\n', '')
    const token = /invitation\/([\w-]+)/.exec(text)?.[1]
    expect((await app.call(lookAtInvitation, { body: { token } })).status).toBe(200)
  })
})
