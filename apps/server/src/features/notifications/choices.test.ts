import {
  getNotificationChoices,
  lookAtUnsubscribe,
  saveNotificationChoices,
  unsubscribe,
} from '@shinequo/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { type SmtpPlace, startSmtpPlace } from '../../testing/smtp-place.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-24T19:30:00Z')
const ALL = {
  reminder_day: true,
  reminder_hour: true,
  feedback_asked: true,
  note_shared: true,
  coach_requests: true,
  coach_ratings: true,
  coach_asks: true,
  suggestion: true,
  answers_reminder: true,
}

describeOnEngines('mail that can be turned off', (engine) => {
  let app: TestApp
  let smtp: SmtpPlace
  let student: SeededPerson
  beforeAll(async () => {
    smtp = await startSmtpPlace()
    app = await startTestApp(engine, { SMTP_URL: smtp.url })
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(START - 48 * HOUR)
    // Lets the job queue notice that the clock was set back, before anything is planned.
    await app.runJobs()
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { time_zone: 'America/New_York' })
      const coach = await seedCoach(trx, { time_zone: 'America/New_York' })
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const { bookingId } = await seedBooking(trx, { ...pair, starts_at: new Date(START) })
      await announceBooking(app.context, trx, bookingId)
    })
    await app.runJobs()
    smtp.received.length = 0
  })
  afterAll(async () => {
    await app.close()
    await smtp.stop()
  })

  async function mailAt(instant: number) {
    smtp.received.length = 0
    app.clock.set(instant)
    await app.runJobs()
    return smtp.received.filter(({ to }) => to === student.email)
  }
  const chosen = async () => (await app.call(getNotificationChoices, { as: student.actor })).body
  /** The URL in the `List-Unsubscribe` header, unfolded. */
  const addressIn = (text = '') =>
    /^List-Unsubscribe: <([^>]+)>/m.exec(text.replace(/\r\n[ \t]+/g, ' '))?.[1] ?? ''

  it('is sent until the person turns it off; other mail is still sent', async () => {
    expect(await chosen()).toEqual(ALL)
    const body = { ...ALL, reminder_day: false, feedback_asked: false }
    await app.call(saveNotificationChoices, { as: student.actor, body })
    expect(await chosen()).toEqual(body)
    expect(await mailAt(START - 24 * HOUR)).toEqual([])
    expect(await mailAt(START - HOUR)).toHaveLength(1)
    await app.call(saveNotificationChoices, { as: student.actor, body: { ...body, reminder_hour: false } })
    // The last reminder cannot be turned off.
    expect(await mailAt(START - HOUR / 6)).toHaveLength(1)
    expect(await mailAt(START + 30 * HOUR)).toEqual([])
  })

  it('has a header for one-click unsubscribe (RFC 8058)', async () => {
    const [mail] = await mailAt(START - 24 * HOUR)
    expect(mail?.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const url = new URL(addressIn(mail?.text))
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/unsubscribe\//)
    const params = { secret: url.pathname.split('/').at(-1) ?? '' }
    // A GET must not unsubscribe: mail filters open every link.
    await app.app.inject({ method: 'GET', url: url.pathname })
    expect((await app.call(lookAtUnsubscribe, { params })).body).toEqual({ kind: 'reminder_day', on: true })
    const answer = await app.app.inject({
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    expect(await chosen()).toEqual({ ...ALL, reminder_day: false })
    expect((await app.call(unsubscribe, { params })).body).toEqual({ kind: 'reminder_day', on: false })
  })

  it('is not turned off by an address with a wrong signature', async () => {
    const [mail] = await mailAt(START - 24 * HOUR)
    const path = new URL(addressIn(mail?.text)).pathname
    for (const wrong of [`${path.slice(0, -1)}_`, path.replace('/0', '/1'), '/unsubscribe/x']) {
      expect((await app.app.inject({ method: 'POST', url: wrong })).statusCode).toBe(404)
    }
    expect(await chosen()).toEqual(ALL)
  })

  it('names no unsubscribe address when it cannot be turned off', async () => {
    const [soon] = (await mailAt(START - HOUR / 6)).filter(({ text }) => text.includes('in 10 minutes'))
    expect(soon?.text).toContain('text/calendar; charset=utf-8; method=REQUEST')
    expect(soon?.text).toContain('filename=session.ics')
    expect(soon?.text).not.toContain('List-Unsubscribe')
  })
})
