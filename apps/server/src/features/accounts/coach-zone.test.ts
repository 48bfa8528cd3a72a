import { login } from '@shinequo/contract/accounts'
import { getAccount } from '@shinequo/contract/accounts/own-account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { DEMO_PASSWORD, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('the zone of a coach', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('is the zone of their hours, on pages and in mail, wherever they sign in', async () => {
    const starts_at = new Date('2026-11-24T20:00:00Z')
    const coach = await app.context.database.transaction(async (trx) => {
      const person = await seedCoach(trx, { time_zone: 'America/Chicago' })
      const student = await seedStudent(trx, { time_zone: 'America/Chicago' })
      const pair = { coach_id: person.profileId, student_profile_id: student.profileId }
      const { bookingId } = await seedBooking(trx, { ...pair, starts_at })
      await announceBooking(app.context, trx, bookingId)
      return person
    })
    const { email } = coach
    const body = { email, password: DEMO_PASSWORD, type: 'coach', time_zone: 'Asia/Tokyo' }
    expect((await app.call(login, { body })).status).toBe(200)
    expect((await app.call(getAccount, { as: coach.actor })).body.time_zone).toBe('America/Chicago')
    await app.runJobs()
    const mail = app.sent.find(({ to, subject }) => to === email && subject.includes('booked'))
    expect(mail?.text).toContain('Tue, Nov 24 · 2:00 PM - 2:30 PM · your time (Chicago)')
  })
})
