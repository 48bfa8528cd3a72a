import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedFeedback } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describeOnEngines("a coach's day", (engine) => {
  let app: TestApp
  let coach: SeededPerson
  let regular: SeededPerson
  let quiet: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    await app.context.database.transaction(async (trx) => {
      coach = await seedCoach(trx, { time_zone: 'Pacific/Auckland' })
      regular = await seedStudent(trx, { first_name: 'Regular' })
      quiet = await seedStudent(trx, { first_name: 'Quiet' })
      const fresh = await seedStudent(trx, { first_name: 'Fresh' })
      const session = (who: SeededPerson, from: number, more: object = {}) =>
        seedBooking(trx, {
          coach_id: coach.profileId,
          student_profile_id: who.profileId,
          starts_at: new Date(TEST_NOW + from),
          ...more,
        })
      const match = (who: SeededPerson, days: number) =>
        seedMatch(trx, {
          coach_id: coach.profileId,
          student_profile_id: who.profileId,
          created_at: new Date(TEST_NOW - days * DAY),
        })
      await match(regular, 60)
      await match(quiet, 30)
      await match(fresh, 0)
      await session(quiet, -9 * DAY, { created_at: new Date(TEST_NOW - 20 * DAY) })
      const over = await session(regular, -3 * DAY, { created_at: new Date(TEST_NOW - 20 * DAY) })
      await seedFeedback(trx, {
        booking_id: over.bookingId,
        coach_id: coach.profileId,
        coach_rating: 4,
        feedback: 'For the programme alone',
        created_at: new Date(TEST_NOW - HOUR),
      })
      await session(regular, HOUR, { created_at: new Date(TEST_NOW - 2 * HOUR) })
      await session(regular, 4 * HOUR, { status: 'cancelled', created_at: new Date(TEST_NOW - 20 * DAY) })
    })
    app.clock.set(TEST_NOW)
  })
  afterAll(() => app.close())

  const day = async (query: Record<string, string> = {}) => app.call(getCoachDay, { as: coach.actor, query })
  const written = (instant: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(instant)

  it('is a date in the coach’s own zone, with the sessions of that date', async () => {
    const start = TEST_NOW + HOUR
    const { body } = await day({ date: written(start) })
    expect([body.time_zone, body.date]).toEqual(['Pacific/Auckland', written(start)])
    const expected = new Date(start).toISOString()
    expect(body.sessions.map(({ start_time, number }) => [start_time, number])).toEqual([[expected, 2]])
    expect((await day()).body.date).toBe(written(TEST_NOW))
    const empty = await day({ date: written(start - 2 * DAY) })
    expect([empty.body.sessions, empty.body.next?.start_time]).toEqual([[], expected])
  })

  it('shows what others did since yesterday, without what students wrote', async () => {
    const { body } = await day()
    expect(body.news.map(({ kind, student, stars }) => [kind, student.first_name, stars])).toEqual([
      ['matched', 'Fresh', null],
      ['rated', 'Regular', 4],
      ['booked', 'Regular', null],
    ])
    expect(JSON.stringify(body)).not.toContain('For the programme alone')
  })

  it('names the sessions whose student is alone in the room', async () => {
    const { root } = app.context.database
    const { body: before } = await day()
    const booking_id = before.next!.id
    const now = new Date(TEST_NOW)
    await root.insertInto('session_rooms').values({ booking_id, student_seen_at: now }).execute()
    expect([before.waiting, (await day()).body.waiting]).toEqual([[], [booking_id]])
    const room = () => root.updateTable('session_rooms').where('booking_id', '=', booking_id)
    await room().set({ coach_seen_at: now }).execute()
    expect((await day()).body.waiting).toEqual([])
    await room()
      .set({ coach_seen_at: null, student_seen_at: new Date(TEST_NOW - 60_000) })
      .execute()
    expect((await day()).body.waiting).toEqual([])
  })

  it('lists matched students without a session for a week, and counts the month', async () => {
    const { body } = await day()
    expect(body.quiet.map(({ student, since }) => [student.first_name, since])).toEqual([
      ['Quiet', new Date(TEST_NOW - 9 * DAY + HOUR / 2).toISOString()],
    ])
    expect(body.month).toEqual({ sessions: 2, students: 2, rating: 4 })
  })
})
