import { listBookings } from '@shinequo/contract/bookings'
import { getCoachSession, listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { listCoachSuggestions } from '@shinequo/contract/bookings/suggestions'
import { listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { listPeople } from '@shinequo/contract/people'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { listStudentProfiles, updateStudentProfile } from '@shinequo/contract/profiles'
import { getSession } from '@shinequo/contract/sessions'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { getRoom } from '@shinequo/contract/sessions/room'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedSuggestion } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const EMPTY = {
  school: '',
  degree: '',
  course: '',
  state: '',
  city: '',
  language_preference: '',
  identify_as: '',
  sex: '',
  is_completed: false,
  shares_identity: false,
}
const FULL = {
  school: 'quincy_college',
  degree: 'associates',
  course: 'Nursing',
  state: 'Massachusetts',
  city: 'Quincy',
  language_preference: 'English',
  identify_as: 'do_not_know',
  sex: 'female',
}

describeOnEngines('student profiles', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Ana', ...EMPTY })
      other = await seedStudent(trx)
      coach = await seedCoach(trx)
    })
  })
  afterAll(() => app.close())

  const put = (body: unknown, as = student, id = student.profileId) =>
    app.call(updateStudentProfile, { as: as.actor, params: { id }, body })
  const own = async () => (await app.call(listStudentProfiles, { as: student.actor })).body

  it('shows a student only their own profile, as a list of one', async () => {
    const { status, body } = await app.call(listStudentProfiles, { as: student.actor })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        ...EMPTY,
        email_proved: true,
        mail_refused: false,
        id: student.profileId,
        user: { id: student.accountId, first_name: 'Ana', last_name: 'Sample', email: student.email },
        preferred_name: '',
        proved_school: null,
        is_international: null,
        time_zone: null,
        locale: null,
        url: null,
        deletes_at: null,
      },
    ])
  })

  it('accepts what it has shown, nulls included', async () => {
    const [shown] = await own()
    const { status, body } = await put(shown)
    expect([status, body]).toEqual([200, shown])
  })

  it('has no profile for coaches and administrators', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    for (const { actor } of [coach, admin]) {
      expect(await app.call(listStudentProfiles, { as: actor })).toMatchObject({ status: 200, body: [] })
    }
  })

  it('shows and changes nothing without a sign-in', async () => {
    expect((await app.call(listStudentProfiles)).status).toBe(401)
    const put = await app.call(updateStudentProfile, { params: { id: student.profileId }, body: FULL })
    expect(put.status).toBe(401)
    expect(await own()).toMatchObject([EMPTY])
  })

  it('completes a profile with every required field', async () => {
    const { status, body } = await put({ ...FULL, is_international: true, is_completed: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...FULL, is_international: true, is_completed: true })
    expect(await own()).toEqual([body])
  })

  it('changes any subset, names and zone too, and ignores unknown fields', async () => {
    const { body } = await put({
      city: ' Lowell ',
      user: { first_name: 'Anna' },
      time_zone: 'Asia/Kathmandu',
      email: 'else@shinequo.example',
      url: 'https://elsewhere.example/x.jpg',
      id: other.profileId,
    })
    expect(body).toMatchObject({
      id: student.profileId,
      city: 'Lowell',
      school: '',
      time_zone: 'Asia/Kathmandu',
      url: null,
      user: { first_name: 'Anna', last_name: 'Sample', email: student.email },
    })
    expect(await own()).toEqual([body])
  })

  it('keeps a preferred name until it is cleared, which only its student can change', async () => {
    const preferred = async () => (await own())[0]?.preferred_name
    await put({ preferred_name: ' Mo ' })
    expect(await preferred()).toBe('Mo')
    await put({ user: { first_name: 'Anna' }, city: 'Salem' })
    expect(await preferred()).toBe('Mo')
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    for (const who of [other, coach, admin]) {
      expect((await put({ preferred_name: 'Hex' }, who, student.profileId)).status).toBe(404)
    }
    expect(await preferred()).toBe('Mo')
    await put({ preferred_name: ' ' })
    expect(await own()).toMatchObject([{ user: { first_name: 'Anna' }, preferred_name: '' }])
  })

  it('ignores a time zone that does not exist', async () => {
    await put({ time_zone: 'America/St_Johns' })
    const { status, body } = await put({ time_zone: 'Mars/Olympus', city: 'Salem' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ time_zone: 'America/St_Johns', city: 'Salem' })
  })

  it('names every empty field when a profile would be completed without it, and changes nothing', async () => {
    const { status, error } = await put({ is_completed: true, school: 'quincy_college', city: '   ' })
    expect(status).toBe(400)
    expect(Object.entries(error.errors ?? {})).toEqual([
      ['degree', 'Degree Name is required'],
      ['course', 'Course Name is required'],
      ['state', 'State Name is required'],
      ['city', 'City Name is required'],
      ['language_preference', 'Language is required'],
      ['identify_as', 'Identity is required'],
      ['sex', 'Sex is required'],
    ])
    expect(error.message).toBe('Degree Name is required')
    expect(await own()).toMatchObject([EMPTY])
  })

  it('refuses to empty a required field of a completed profile', async () => {
    await put({ ...FULL, is_completed: true })
    for (const field of Object.keys(FULL)) {
      const { status, error } = await put({ [field]: '' })
      expect(status).toBe(400)
      expect(Object.keys(error.errors ?? {})).toEqual([field])
    }
    expect(await own()).toMatchObject([FULL])
  })

  it.each([
    [{ degree: 'phd' }, 'degree'],
    [{ sex: 'x' }, 'sex'],
    [{ identify_as: 'martian' }, 'identify_as'],
    [{ school: 'x'.repeat(121) }, 'school'],
    [{ city: 'a\u0000b' }, 'city'],
    [{ is_international: 'perhaps' }, 'is_international'],
    [{ is_completed: 'yes' }, 'is_completed'],
    [{ user: { first_name: '' } }, 'user.first_name'],
    [{ user: { last_name: 'x'.repeat(101) } }, 'user.last_name'],
    [{ preferred_name: 'x'.repeat(61) }, 'preferred_name'],
    [{ preferred_name: 'Mo www.evil.example' }, 'preferred_name'],
    [{ preferred_name: 'Mo\nBe' }, 'preferred_name'],
    [{ preferred_name: null }, 'preferred_name'],
    [{ user: 'Ana' }, 'user'],
  ])('refuses %j and names the field', async (body, field) => {
    const { status, error } = await put({ course: 'Changed', ...body })
    expect(status).toBe(400)
    expect(Object.keys(error.errors ?? {})).toEqual([field])
    expect(await own()).toMatchObject([EMPTY])
  })

  it("responds 404 for another's profile, for other roles and for an invalid id", async () => {
    expect((await put(FULL, student, other.profileId)).status).toBe(404)
    expect((await put(FULL, coach, student.profileId)).status).toBe(404)
    expect((await put(FULL, coach, coach.profileId)).status).toBe(404)
    expect((await put(FULL, student, 'not-an-id')).status).toBe(404)
    expect(await own()).toMatchObject([EMPTY])
  })

  it('loses no field when two changes come at once', async () => {
    await Promise.all([put({ city: 'Salem' }), put({ course: 'History' }), put({ state: 'Maine' })])
    expect(await own()).toMatchObject([{ city: 'Salem', course: 'History', state: 'Maine' }])
  })
})

describeOnEngines('a preferred name', (engine) => {
  /** A coach's sessions are listed a day at a time, and a room opens shortly before. */
  const START = TEST_NOW + 60_000
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let bookingId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    app.clock.set(TEST_NOW)
    await app.context.database.root.updateTable('programme').set({ matching_mode: 'coach' }).execute()
    await app.context.database.transaction(async (trx) => {
      const names = { first_name: 'Maximiliana', last_name: 'Torres', preferred_name: 'Mo <i>' }
      student = await seedStudent(trx, names)
      coach = await seedCoach(trx, { first_name: 'Amara' })
      // Their first names would come before and after Maximiliana.
      const [near, far] = [
        await seedStudent(trx, { first_name: 'Mad' }),
        await seedStudent(trx, { first_name: 'Moz' }),
      ]
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      for (const { profileId } of [student, near, far]) {
        await seedMatch(trx, { ...pair, student_profile_id: profileId })
      }
      const asking = await seedStudent(trx, names)
      await seedMatch(trx, { ...pair, student_profile_id: asking.profileId, status: 'pending' })
      await seedSuggestion(trx, pair)
      const seeded = await seedBooking(trx, { ...pair, starts_at: new Date(START) })
      bookingId = seeded.bookingId
      await announceBooking(app.context, trx, bookingId)
    })
  })
  afterAll(() => app.close())

  it('is what a coach reads everywhere, in place of the first name', async () => {
    const as = coach.actor
    const params = { id: bookingId }
    const replies = {
      bookings: await app.call(listBookings, { as }),
      sessions: await app.call(listCoachSessions, { as, query: { list: 'upcoming' } }),
      session: await app.call(getCoachSession, { as, params }),
      page: await app.call(getSession, { as, params }),
      room: await app.call(getRoom, { as, params }),
      day: await app.call(getCoachDay, { as }),
      suggestions: await app.call(listCoachSuggestions, { as }),
      requests: await app.call(listStudentRequests, { as }),
      students: await app.call(listCoachStudents, { as }),
      student: await app.call(openStudent, { as, params: { id: student.profileId } }),
    }
    for (const [what, { status, body }] of Object.entries(replies)) {
      const words = JSON.stringify(body)
      expect([what, status, words.includes('Mo <i>'), words.includes('Maximiliana')]).toEqual([
        what,
        200,
        true,
        false,
      ])
    }
    expect(replies.students.body.map(({ user }) => user.first_name)).toEqual(['Mad', 'Mo <i>', 'Moz'])
  })

  it('is in mail to the student and to the coach', async () => {
    await app.runJobs()
    const mailTo = ({ email }: SeededPerson) => app.sent.find(({ to }) => to === email)
    expect(mailTo(student)?.text).toContain('Hi Mo <i>,')
    expect(mailTo(coach)?.subject).toContain('Mo <i> Torres booked a session')
    expect(mailTo(coach)?.html).toContain('Mo &lt;i&gt; Torres')
    expect(JSON.stringify(app.sent)).not.toContain('Maximiliana')
  })

  it('lets staff find the person, whom they see by the first name with the preferred name in the record', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const find = async (search: string) => {
      const { body } = await app.call(listPeople, { as: admin.actor, query: { search } })
      return body.people.map(({ first_name }) => first_name)
    }
    expect(await find('Mo Torres')).toEqual(['Maximiliana', 'Maximiliana'])
    await app.call(updateStudentProfile, {
      as: student.actor,
      params: { id: student.profileId },
      body: { preferred_name: 'Zed' },
    })
    expect(await find('Zed')).toEqual(['Maximiliana'])
    const record = await app.call(getStudentRecord, {
      as: admin.actor,
      params: { id: student.accountId },
    })
    expect(record.body).toMatchObject({ first_name: 'Maximiliana', preferred_name: 'Zed' })
  })
})
