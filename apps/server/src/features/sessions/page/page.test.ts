import { getSession } from '@shinequo/contract/sessions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedStudent } from '../../../seeds/people.ts'
import { seedBooking, seedFeedback } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'

const HOUR = 3_600_000

describeOnEngines('the page of a session', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('offers feedback to the student of a past session until it is given', async () => {
    const { student, coach, ids } = await app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx)
      const coach = await seedCoach(trx)
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      const at = (hours: number) => ({ ...pair, starts_at: new Date(TEST_NOW + hours * HOUR) })
      const over = await seedBooking(trx, at(-1))
      const rated = await seedBooking(trx, at(-2))
      await seedFeedback(trx, { booking_id: rated.bookingId, coach_id: coach.profileId, coach_rating: 5 })
      const missed = await seedBooking(trx, { ...at(-3), status: 'no_show' })
      const cancelled = await seedBooking(trx, { ...at(-4), status: 'cancelled' })
      const ahead = await seedBooking(trx, at(1))
      const ids = [over, rated, missed, cancelled, ahead].map(({ bookingId }) => bookingId)
      return { student, coach, ids }
    })
    const rates = async (as: typeof student) => {
      const seen = await Promise.all(ids.map((id) => app.call(getSession, { as: as.actor, params: { id } })))
      return seen.map(({ body }) => body.can_rate)
    }
    expect(await rates(student)).toEqual([true, false, false, false, false])
    expect(await rates(coach)).toEqual([false, false, false, false, false])
  })
})
