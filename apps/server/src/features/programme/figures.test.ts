import { getProgrammeFigures } from '@shinequo/contract/programme'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatches } from '../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../seeds/people.ts'
import { type BookingSeed, seedBookings, seedFeedbacks } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

describeOnEngines('the figures of a programme', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await app.context.database.transaction((trx) =>
      seedAccount(trx, { role: 'admin', time_zone: 'America/New_York' }),
    )
  })
  afterAll(() => app.close())

  const figures = async (period: string) =>
    (await app.call(getProgrammeFigures, { as: admin.actor, query: { period } })).body

  it('are empty, not hidden, as long as there are no students', async () => {
    const body = await figures('term')
    expect(body).toMatchObject({
      zone: 'America/New_York',
      each: 'week',
      active: { now: 0, before: 0 },
      sessions: { booked: 0, held: 0, no_show: 0, cancelled: 0, attendance: null },
      rating: null,
      wait_for_match: null,
      by_hour: [],
      coaches: [],
    })
    expect(body.funnel.map(({ students }) => students)).toEqual([0, 0, 0, 0, 0])
  })

  it('include students, sessions, waits, feedback and the load of coaches', async () => {
    const now = app.clock.now()
    await app.context.database.transaction(async (trx) => {
      const coach = await seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' })
      const students = await seedStudents(
        trx,
        Array.from({ length: 24 }, () => ({ created_at: new Date(now - 60 * HOUR) })),
      )
      const pairs = students
        .slice(0, 12)
        .map(({ profileId }) => ({ student_profile_id: profileId, coach_id: coach.profileId }))
      await seedMatches(
        trx,
        pairs.map((pair) => ({ ...pair, created_at: new Date(now - 50 * HOUR) })),
      )
      const start = Math.floor(now / HOUR) * HOUR
      const seeds = pairs.map(
        (pair, at): BookingSeed => ({ ...pair, starts_at: new Date(start - 24 * HOUR - at * HOUR) }),
      )
      const bookings = await seedBookings(trx, seeds)
      await seedBookings(trx, [
        { ...pairs[0]!, starts_at: new Date(start + 5 * HOUR) },
        { ...pairs[1]!, starts_at: new Date(start - 2 * HOUR), status: 'no_show' },
      ])
      await seedFeedbacks(
        trx,
        bookings.slice(0, 10).map(({ bookingId }, at) => ({
          booking_id: bookingId,
          coach_id: coach.profileId,
          coach_rating: at < 5 ? 5 : 4,
          created_at: new Date(now - HOUR),
        })),
      )
    })
    const body = await figures('30d')
    expect(body).toMatchObject({
      each: 'day',
      active: { now: 12, before: 0 },
      // One was a no-show: too few to show, which also hides the number held.
      sessions: { booked: 13, held: null, no_show: null, cancelled: 0, attendance: null },
      rating: { mean: 4.5, count: 10 },
      wait_for_match: { median_hours: 10, p90_hours: 10 },
    })
    expect(body.wait_for_session?.median_hours).toBeGreaterThan(20)
    expect(body.funnel.map(({ students }) => students)).toEqual([24, 24, 12, 12, null])
    expect(body.coaches).toEqual([
      expect.objectContaining({ name: 'Wei Zhang', students: 12, rating: 4.5, filled: expect.any(Number) }),
    ])
    // One session per hour: no hour has ten students, and neither has either day.
    expect(body.by_hour.every(({ held }) => held === null || held === 0)).toBe(true)
    expect(body.over_time.some(({ held }) => held !== null && held > 0)).toBe(false)
  })
})
