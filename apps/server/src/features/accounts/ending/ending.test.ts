import { login, refreshTokens } from '@shinequo/contract/accounts'
import { cancelDeletion, deleteAccount, getDeletion } from '@shinequo/contract/accounts/account-page'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { signUp } from '@shinequo/contract/accounts/sign-up'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking, listBookings } from '@shinequo/contract/bookings'
import { listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { firstMentors } from '@shinequo/contract/coaches'
import { listMatchRequests } from '@shinequo/contract/matching'
import { deletePerson, keepPerson, listPeople } from '@shinequo/contract/people'
import { listStudentProfiles } from '@shinequo/contract/profiles'
import { DELETION_WAIT_MS, LAST_WORD_MS } from '@shinequo/domain/accounts/account-ending'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Trx } from '../../../plugins/database/tables.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedBooking, seedFeedback } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { endDueAccounts } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DUE = TEST_NOW + DELETION_WAIT_MS
const password = { password: DEMO_PASSWORD }

describeOnEngines('the end of an account', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let admin: SeededPerson
  const seed = <T>(work: (trx: Trx) => Promise<T>) => app.context.database.transaction(work)
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await seed(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Maya', last_name: 'Okafor' })
      coach = await seedCoach(trx, { first_name: 'Jonas', last_name: 'Falk' })
      admin = await seedAccount(trx, { role: 'admin', first_name: 'Rosa', last_name: 'Ortiz' })
      await seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId })
    })
  })
  afterAll(() => app.close())

  const bookingAt = (startsAt: number) =>
    seed((trx) =>
      seedBooking(trx, {
        student_profile_id: student.profileId,
        coach_id: coach.profileId,
        starts_at: new Date(startsAt),
      }),
    )
  const ask = (person: SeededPerson) => app.call(deleteAccount, { as: person.actor, body: password })
  const slot = (start: number) => ({
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + HOUR / 2).toISOString(),
    is_default: false,
  })
  const claim = (start: number) => app.call(claimSlot, { as: student.actor, body: [slot(start)] })
  const tomorrow = TEST_NOW + 24 * HOUR
  const toTheEnd = async () => {
    app.clock.set(DUE + 61_000)
    await app.runJobs()
  }
  const mailTo = (person: SeededPerson) => app.sent.filter(({ to }) => to === person.email)
  const subjects = (person: SeededPerson) => mailTo(person).map(({ subject }) => subject)

  it('requires the password, is due in seven days, and shows in a mail and with the account', async () => {
    const { bookingId } = await bookingAt(tomorrow)
    const before = await app.call(getDeletion, { as: student.actor })
    expect(before.body).toEqual({
      deletes_at: null,
      would_delete_at: new Date(DUE).toISOString(),
      last_administrator: false,
      sessions: [
        {
          id: bookingId,
          start_time: new Date(tomorrow).toISOString(),
          end_time: new Date(tomorrow + HOUR / 2).toISOString(),
          with: 'Jonas Falk',
        },
      ],
    })
    const asked = await ask(student)
    expect([asked.status, asked.body]).toEqual([202, { deletes_at: new Date(DUE).toISOString() }])
    app.clock.advance(HOUR)
    expect((await ask(student)).body).toEqual(asked.body)
    const { body: profiles } = await app.call(listStudentProfiles, { as: student.actor })
    const { body: account } = await app.call(getAccount, { as: student.actor })
    const { body: people } = await app.call(listPeople, { as: admin.actor, query: { search: 'Okafor' } })
    expect([profiles[0]?.deletes_at, account.deletes_at, people.people[0]?.deletes_at]).toEqual(
      Array(3).fill(asked.body.deletes_at),
    )
    await app.runJobs()
    expect(subjects(student)).toEqual(['Your account will be deleted'])
    expect(mailTo(student)[0]?.text).toContain('Nov 27, 2026')
    expect(mailTo(coach)).toEqual([])
  })

  it('is not requested with a wrong password: after ten failures this sign-in has to wait, and no other', async () => {
    for (let tries = 0; tries < 10; tries++) {
      const { status, error } = await app.call(deleteAccount, {
        as: student.actor,
        body: { password: 'x'.repeat(12) },
      })
      expect([status, error.errors]).toEqual([400, { password: "This isn't your current password." }])
    }
    expect((await ask(student)).status).toBe(429)
    const signIn = await app.call(login, { body: { email: student.email, ...password } })
    expect(signIn.status).toBe(200)
    expect((await app.call(getDeletion, { as: student.actor })).body.deletes_at).toBeNull()
  })

  it('is requested ten times a day at most, since each is mailed and recorded', async () => {
    for (let nth = 0; nth < 10; nth++) {
      expect((await ask(student)).status).toBe(202)
      expect((await app.call(cancelDeletion, { as: student.actor })).status).toBe(200)
    }
    expect((await ask(student)).status).toBe(429)
    app.clock.advance(24 * HOUR)
    expect((await ask(student)).status).toBe(202)
  })

  it('stops a student from claiming and booking until the account is kept', async () => {
    const held = await claim(tomorrow)
    expect(held.status).toBe(201)
    await ask(student)
    const { id: time_slot } = held.body[0]!
    const body = { student_profile: student.profileId, mentor_profile: coach.profileId, time_slot }
    const booked = await app.call(createBooking, { as: student.actor, body })
    const other = await claim(tomorrow + HOUR)
    expect([booked.error.code, booked.status, other.error.code]).toEqual([
      'account_ending',
      409,
      'account_ending',
    ])
    expect((await app.call(cancelDeletion, { as: student.actor })).status).toBe(200)
    expect((await app.call(createBooking, { as: student.actor, body })).status).toBe(201)
    await app.runJobs()
    expect(subjects(student)).toContain("Your account won't be deleted")
    await toTheEnd()
    expect((await app.call(getAccount, { as: student.actor })).body.email).toBe(student.email)
  })

  it('closes a coach to booking at once, and reopens booking when the account is kept', async () => {
    const query = { mentor_id: coach.profileId, from_date: '2026-11-20', to_date: '2026-11-27' }
    const open = async () => {
      const { body } = await app.call(getAvailability, { as: student.actor, query })
      return Object.keys(body as object).length
    }
    expect(await open()).toBeGreaterThan(0)
    await ask(coach)
    expect(await open()).toBe(0)
    expect((await claim(tomorrow)).error.code).toBe('coach_unavailable')
    expect((await app.call(firstMentors, { as: student.actor })).body).toEqual([])
    await app.call(cancelDeletion, { as: coach.actor })
    expect(await open()).toBeGreaterThan(0)
    expect((await claim(tomorrow)).status).toBe(201)
  })

  it('of a student removes the person from sessions and matches, and notifies the coach without a name', async () => {
    const past = await bookingAt(TEST_NOW - DAY)
    await seed((trx) =>
      seedFeedback(trx, {
        booking_id: past.bookingId,
        coach_id: coach.profileId,
        coach_rating: 4,
        feedback: 'Kind',
      }),
    )
    await bookingAt(DUE + DAY)
    const signedIn = await app.call(login, { body: { email: student.email, ...password } })
    await ask(student)
    app.clock.set(DUE - LAST_WORD_MS + 60_000)
    await app.runJobs()
    expect(subjects(student)).toEqual([
      'Your account will be deleted',
      'Your account will be deleted tomorrow',
    ])
    expect((await app.call(refreshTokens, { body: { refresh: signedIn.body.refresh } })).status).toBe(200)
    await toTheEnd()
    const { body: upcoming } = await app.call(listCoachSessions, {
      as: coach.actor,
      query: { list: 'upcoming' },
    })
    const { body: over } = await app.call(listCoachSessions, { as: coach.actor, query: { list: 'past' } })
    expect(upcoming.sessions).toEqual([])
    expect(
      over.sessions.map((one) => [
        one.status,
        one.student.first_name,
        one.student.last_name,
        one.student.url,
      ]),
    ).toEqual([
      ['cancelled', 'Former student', '', null],
      ['completed', 'Former student', '', null],
    ])
    expect((await app.call(firstMentors, { as: coach.actor })).body[0]?.from_user_profile.rating).toBe(4)
    expect(subjects(coach)).toEqual(['One of your students has left'])
    expect(mailTo(coach)[0]?.text).toMatch(/Sat, Nov 28/)
    expect(mailTo(coach)[0]?.text).not.toMatch(/Maya|Okafor/)
    expect(subjects(student)).toHaveLength(2)
    // Signing in is refused, and the address is free for another account.
    expect((await app.call(login, { body: { email: student.email, ...password } })).status).toBe(401)
    expect((await app.call(getAccount, { as: student.actor })).status).toBe(401)
    expect((await app.call(refreshTokens, { body: { refresh: signedIn.body.refresh } })).status).toBe(401)
    const again = {
      email: student.email,
      first_name: 'New',
      last_name: 'Person',
      password: 'A-quiet-river-42',
    }
    expect((await app.call(signUp, { body: again })).status).toBe(201)
    const { body: people } = await app.call(listPeople, { as: admin.actor, query: { role: 'student' } })
    expect(people.people.map(({ first_name }) => first_name)).toEqual(['New'])
  })

  it('of a coach is announced early to students with later sessions, and to all students at the end', async () => {
    const [early, matched] = await seed(async (trx) => {
      const two = [
        await seedStudent(trx, { first_name: 'Ana' }),
        await seedStudent(trx, { first_name: 'Ben' }),
      ] as const
      await seedMatch(trx, { student_profile_id: two[1].profileId, coach_id: coach.profileId })
      await seedBooking(trx, {
        student_profile_id: two[0].profileId,
        coach_id: coach.profileId,
        starts_at: new Date(tomorrow),
      })
      return two
    })
    const { bookingId } = await bookingAt(DUE + DAY)
    await ask(coach)
    await app.runJobs()
    expect([subjects(student), subjects(early), subjects(matched)]).toEqual([
      ['Jonas Falk is leaving'],
      [],
      [],
    ])
    await app.call(cancelDeletion, { as: coach.actor })
    await app.runJobs()
    expect(subjects(student)).toEqual(['Jonas Falk is leaving', 'Jonas Falk is staying'])
    await ask(coach)
    await toTheEnd()
    const left = 'One of your coaches has left'
    expect([subjects(student).at(-1), subjects(early), subjects(matched)]).toEqual([left, [], [left]])
    const { body: bookings } = await app.call(listBookings, {
      as: student.actor,
      query: { include: 'cancelled' },
    })
    expect(bookings).toMatchObject([
      {
        id: bookingId,
        status: 'cancelled',
        mentor_profile: { user: { first_name: 'Former coach', last_name: '' } },
      },
    ])
    const { body: matches } = await app.call(listMatchRequests, { as: student.actor })
    expect(matches.map(({ status }) => status)).toEqual(['ended'])
    expect((await claim(DUE + 2 * DAY)).error.code).toBe('coach_unavailable')
  })

  it('removes each cancelled session from the calendar of the other person', async () => {
    const one = await bookingAt(DUE + DAY)
    await ask(student)
    await toTheEnd()
    const [mail] = mailTo(coach)
    expect(mail?.calendar?.method).toBe('CANCEL')
    expect(mail?.calendar?.content).toContain(`UID:${one.bookingId}-coach@localhost`)
  })

  it('sends one mail per session, since each mail removes one session from a calendar', async () => {
    const ids = [(await bookingAt(DUE + DAY)).bookingId, (await bookingAt(DUE + 2 * DAY)).bookingId]
    await ask(coach)
    await toTheEnd()
    const left = mailTo(student).filter(({ subject }) => subject.includes('has left'))
    expect(left.map(({ calendar }) => calendar)).toEqual([undefined])
    const each = mailTo(student).filter(({ subject }) =>
      subject.startsWith('One of your sessions is cancelled'),
    )
    expect(each.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', 'CANCEL'])
    for (const [at, id] of ids.entries()) {
      const uid = `UID:${id}-student@localhost`
      expect(each.filter(({ calendar }) => calendar?.content.includes(uid))).toHaveLength(1)
      expect(each[at]?.text).not.toContain('Jonas')
    }
  })

  it('can be requested and revoked by an administrator, and both are audited', async () => {
    const on = (endpoint: typeof deletePerson | typeof keepPerson) =>
      app.call(endpoint, {
        as: admin.actor,
        params: { id: student.accountId },
        body: { reason: 'By letter' },
      })
    expect((await on(deletePerson)).body).toEqual({ deletes_at: new Date(DUE).toISOString() })
    expect((await on(keepPerson)).status).toBe(200)
    const acts = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_account_id', 'subject_id', 'reason'])
      .where('action', 'like', 'account.deletion%')
      .orderBy('at')
      .orderBy('action')
      .execute()
    const act = { actor_account_id: admin.accountId, subject_id: student.accountId, reason: 'By letter' }
    expect(acts).toEqual([
      { ...act, action: 'account.deletion_asked' },
      { ...act, action: 'account.deletion_cancelled' },
    ])
    await app.runJobs()
    expect(subjects(student)).toEqual(["Your account won't be deleted"])
    const own = await app.call(deletePerson, {
      as: admin.actor,
      params: { id: admin.accountId },
      body: { reason: 'By letter' },
    })
    expect(own.error.code).toBe('own_account')
  })

  it('is refused to the last active administrator, and to one of the last two who ask at once', async () => {
    const alone = await ask(admin)
    expect([alone.status, alone.error.code]).toEqual([409, 'last_administrator'])
    expect((await app.call(getDeletion, { as: admin.actor })).body.last_administrator).toBe(true)
    const other = await seed(async (trx) => {
      await seedAccount(trx, { role: 'admin', suspended_at: new Date(TEST_NOW) })
      return seedAccount(trx, { role: 'admin' })
    })
    const both = await Promise.all([ask(admin), ask(other)])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
  })

  it('waits for another administrator when no other is left by then', async () => {
    const other = await seed((trx) => seedAccount(trx, { role: 'admin' }))
    await ask(admin)
    await app.context.database.root
      .updateTable('accounts')
      .set({ suspended_at: new Date(TEST_NOW) })
      .where('id', '=', other.accountId)
      .execute()
    await toTheEnd()
    expect((await app.call(getAccount, { as: admin.actor })).status).toBe(200)
  })

  it('also removes what a request in progress wrote afterwards', async () => {
    await ask(student)
    await toTheEnd()
    const { root } = app.context.database
    const late = { first_name: 'Maya', last_name: 'Okafor' }
    await root.updateTable('accounts').set(late).where('id', '=', student.accountId).execute()
    await root
      .updateTable('student_profiles')
      .set({ course: 'Law' })
      .where('id', '=', student.profileId)
      .execute()
    app.clock.advance(61_000)
    await app.runJobs()
    const row = await root
      .selectFrom('accounts as a')
      .innerJoin('student_profiles as s', 's.account_id', 'a.id')
      .select(['a.first_name', 'a.last_name', 's.course'])
      .where('a.id', '=', student.accountId)
      .executeTakeFirst()
    expect(row).toEqual({ first_name: 'Former student', last_name: '', course: '' })
  })

  it('happens once even if its job was lost, however often the jobs run', async () => {
    await bookingAt(DUE + DAY)
    await ask(student)
    app.clock.set(DUE)
    await endDueAccounts(app.context)
    await endDueAccounts(app.context)
    await app.runJobs()
    expect(subjects(coach)).toEqual(['One of your students has left'])
  })
})
