import { claimSlot } from '@shinequo/contract/availability'
import { listBookings } from '@shinequo/contract/bookings'
import { giveFeedback } from '@shinequo/contract/feedback'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outsideTransaction } from '../../plugins/database/transaction.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent, seedStudents } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines, describeOnPostgres } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { sessionForFeedback } from './queries.ts'

const MINUTE = 60_000

describeOnEngines('PATCH /bookings/{id}/', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  let bookingId: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      other = await seedStudent(trx)
      coach = await seedCoach(trx)
      bookingId = await sessionOf(student)(trx)
    })
  })
  afterAll(() => app.close())

  type Trx = Parameters<typeof seedBooking>[0]
  let sessions = 0
  /** A session of half an hour that has just ended, each on a different day. */
  const sessionOf =
    (who: SeededPerson, more: object = {}) =>
    async (trx: Trx) => {
      const starts_at = new Date(TEST_NOW - 30 * MINUTE - sessions++ * 24 * 60 * MINUTE)
      const parties = { coach_id: coach.profileId, student_profile_id: who.profileId }
      return (await seedBooking(trx, { ...parties, starts_at, ...more })).bookingId
    }
  const give = (body: object, who: SeededPerson | undefined = student, id = bookingId) =>
    app.call(giveFeedback, { ...(who && { as: who.actor }), params: { id }, body })
  const stored = () =>
    app.context.database.root.selectFrom('feedback').selectAll().where('booking_id', '=', bookingId).execute()
  const rating = () =>
    app.context.database.root
      .selectFrom('coaches')
      .select(['rating', 'rating_count as count'])
      .where('id', '=', coach.profileId)
      .executeTakeFirstOrThrow()

  it('stores all of it and returns the booking', async () => {
    const form = {
      coach_rating: 5,
      rating: 4,
      experience: 'Easy',
      feedback: ' Calm and clear ',
      recommend: 5,
      impact: 'I sleep',
      is_video_testimonial_share: true,
      testimonial_link: 'me@example.test',
    }
    const { status, body } = await give(form)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: bookingId, rating: 4, coach_rating: 5, feedback: 'Calm and clear' })
    expect(await stored()).toMatchObject([{ ...form, feedback: 'Calm and clear', coach_id: coach.profileId }])
    expect((await app.call(listBookings, { as: student.actor })).body).toEqual([body])
  })

  it('requires only the rating of the coach, which is also used for the session', async () => {
    const { body } = await give({ coach_rating: 3 })
    expect(body).toMatchObject({ rating: 3, coach_rating: 3, feedback: '' })
  })

  it('stores a testimonial contact only with permission to share', async () => {
    await give({ coach_rating: 3, testimonial_link: 'me@example.test' })
    expect(await stored()).toMatchObject([{ testimonial_link: '', is_video_testimonial_share: false }])
  })

  it('is accepted once the session is over, not before', async () => {
    app.clock.set(TEST_NOW - sessionsBack() - 1)
    expect(await give({ coach_rating: 5 })).toMatchObject({
      status: 409,
      error: { code: 'session_not_over' },
    })
    app.clock.advance(1)
    expect((await give({ coach_rating: 5 })).status).toBe(200)
  })
  const sessionsBack = () => (sessions - 1) * 24 * 60 * MINUTE

  it('is stored once, even when it is sent twice at once', async () => {
    const answers = await Promise.all([give({ coach_rating: 5 }), give({ coach_rating: 1 })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await give({ coach_rating: 2 })).toMatchObject({ status: 409, error: { code: 'feedback_given' } })
    expect(await stored()).toHaveLength(1)
  })

  it("sets the coach's rating to the mean, rounded half up to one decimal", async () => {
    expect(await rating()).toEqual({ rating: null, count: 0 })
    const ids = await app.context.database.transaction(async (trx) => {
      const more: string[] = []
      for (let at = 0; at < 3; at++) more.push(await sessionOf(student)(trx))
      return more
    })
    for (const [at, id] of ids.entries()) await give({ coach_rating: [4, 4, 4][at]! }, student, id)
    expect(await rating()).toEqual({ rating: 4, count: 3 })
    await give({ coach_rating: 5 })
    expect(await rating()).toEqual({ rating: 4.3, count: 4 })
  })

  it('counts every rating when many are sent at once', async () => {
    const givers = await app.context.database.transaction(async (trx) => {
      const students = await seedStudents(trx, Array(8).fill({}))
      const found: [SeededPerson, string][] = []
      for (const who of students) found.push([who, await sessionOf(who)(trx)])
      return found
    })
    await Promise.all(givers.map(([who, id], at) => give({ coach_rating: at < 4 ? 5 : 2 }, who, id)))
    expect(await rating()).toEqual({ rating: 3.5, count: 8 })
  })

  it('is accepted only from the student of the session', async () => {
    for (const who of [other, coach]) expect((await give({ coach_rating: 5 }, who)).status).toBe(404)
    const signedOut = await app.call(giveFeedback, { params: { id: bookingId }, body: { coach_rating: 5 } })
    expect(signedOut.status).toBe(401)
    expect(await stored()).toEqual([])
  })

  it('finds no cancelled session, no unknown one and none by an invalid id', async () => {
    const cancelled = await app.context.database.transaction(sessionOf(student, { status: 'cancelled' }))
    for (const id of [cancelled, '00000000-0000-4000-8000-000000000000', 'x']) {
      expect((await give({ coach_rating: 5 }, student, id)).status).toBe(404)
    }
  })

  it.each([
    [{}, 'coach_rating', 'Please rate your coach'],
    [{ coach_rating: 0 }, 'coach_rating', 'Please rate your coach'],
    [{ coach_rating: 4.5 }, 'coach_rating', 'Please rate your coach'],
    [{ coach_rating: 6 }, 'coach_rating', 'Please rate your coach'],
    [{ coach_rating: 5, rating: 0 }, 'rating', undefined],
    [{ coach_rating: 5, recommend: 9 }, 'recommend', undefined],
    [{ coach_rating: 5, feedback: 'f'.repeat(4001) }, 'feedback', undefined],
    [{ coach_rating: 5, impact: 'a\u0000' }, 'impact', undefined],
    [{ coach_rating: 5, testimonial_link: 'l'.repeat(321) }, 'testimonial_link', undefined],
  ])('refuses %j by naming %s', async (form, field, sentence) => {
    const { status, error } = await give(form)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, [field]])
    if (sentence) expect(error.message).toBe(sentence)
    expect(await stored()).toEqual([])
  })
})

describeOnPostgres('feedback in progress', () => {
  it("does not block claims of that coach's times", async () => {
    const app = await startTestApp('postgres')
    const { student, other, coach, bookingId } = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx)
      const parties = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const starts_at = new Date(TEST_NOW - 30 * MINUTE)
      return {
        student,
        other: await seedStudent(trx),
        coach,
        ...(await seedBooking(trx, { ...parties, starts_at })),
      }
    })
    const start = TEST_NOW + 72 * 60 * MINUTE
    const claim = {
      student_profile: other.profileId,
      mentor_profile: coach.profileId,
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 30 * MINUTE).toISOString(),
      is_default: false,
    }
    const claimed = await app.context.database.transaction(async (trx) => {
      await sessionForFeedback(trx, bookingId, student.profileId)
      return outsideTransaction(() => app.call(claimSlot, { as: other.actor, body: [claim] }))
    })
    expect(claimed.status).toBe(201)
    await app.close()
  })
})
