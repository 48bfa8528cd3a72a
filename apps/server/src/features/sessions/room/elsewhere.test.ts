import { listBookings } from '@shinequo/contract/bookings'
import { listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import {
  getMeetingPlace,
  type MeetingPlace,
  saveMeetingPlace,
} from '@shinequo/contract/coaches/meeting-place'
import { getSession } from '@shinequo/contract/sessions'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { getRoom } from '@shinequo/contract/sessions/room'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { announceBooking } from '../../../testing/announced-booking.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { askForTicket } from '../../../testing/room-guest.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'

const MINUTE = 60_000
const LINK = 'https://zoom.example/j/7'
const TEMPLATE = { MEETING_URL_TEMPLATE: 'https://meet.example/shine-{id}' }

describeOnEngines('where a session meets', (engine) => {
  let app: TestApp
  let withTemplate: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let booking: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    withTemplate = await startTestApp(engine, TEMPLATE)
  })
  beforeEach(async () => {
    app.sent.length = 0
    for (const one of [app, withTemplate]) {
      await emptyApp(one)
      one.clock.set(TEST_NOW)
    }
    await seedPair(app)
  })
  afterAll(async () => {
    await app.close()
    await withTemplate.close()
  })

  async function seedPair(at: TestApp) {
    await at.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx, { first_name: 'Amara', email: 'amara@coach.example' })
      const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
      const made = await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW + 20 * MINUTE) })
      booking = made.bookingId
    })
  }
  const choose = (place: Partial<MeetingPlace>, at = app) =>
    at.call(saveMeetingPlace, { as: coach.actor, body: { phone: '', link: '', ...place } })
  const room = async ({ actor }: SeededPerson, at = app) =>
    (await at.call(getRoom, { as: actor, params: { id: booking } })).body
  /** Every meeting address of the session that its two people receive. */
  async function told(at = app) {
    const details = (as: SeededPerson) =>
      at.call(getSession, { as: as.actor, params: { id: booking } }).then(({ body }) => body.url)
    return new Set([
      ...(await at.call(listBookings, { as: student.actor })).body.map(({ url }) => url),
      ...(await at.call(listBookings, { as: coach.actor })).body.map(({ url }) => url),
      ...(await at.call(listCoachSessions, { as: coach.actor })).body.sessions.map(({ url }) => url),
      ...(await at.call(getCoachDay, { as: coach.actor })).body.sessions.map(({ url }) => url),
      await details(student),
      await details(coach),
    ])
  }

  it('is the coach’s own link as soon as they choose it, and our room again when they remove it', async () => {
    const ours = new Set([`http://localhost:3000/session/${booking}`])
    expect(await told()).toEqual(ours)
    const saved = await choose({ link: ' https://ZOOM.example/j/7 ' })
    expect([saved.status, saved.body]).toEqual([200, { phone: '', link: LINK }])
    expect((await app.call(getMeetingPlace, { as: coach.actor })).body).toEqual(saved.body)
    expect(await told()).toEqual(new Set([LINK]))
    await choose({})
    expect(await told()).toEqual(ours)
  })

  it('is never a link to this service, however its host is written', async () => {
    await choose({ link: LINK })
    for (const link of ['https://LOCALHOST:9/session/7', 'https://localhost./', 'https://l%6fcalhost/']) {
      const refused = await choose({ link })
      expect([refused.status, refused.error.errors]).toEqual([
        400,
        { link: 'This link leads back to ShineQuo. Leave the field empty to meet in our room.' },
      ])
    }
    expect(await told()).toEqual(new Set([LINK]))
  })

  it('is no longer shown once the session is cancelled or over', async () => {
    await choose({ link: LINK })
    app.clock.set(TEST_NOW + 80 * MINUTE)
    expect(await told()).not.toContain(LINK)
    app.clock.set(TEST_NOW)
    const { root } = app.context.database
    const cancelled = {
      status: 'cancelled',
      cancelled_at: new Date(TEST_NOW),
      cancelled_by: 'coach',
    } as const
    await root.updateTable('bookings').set(cancelled).where('id', '=', booking).execute()
    const { body } = await app.call(listBookings, { as: student.actor, query: { include: 'cancelled' } })
    expect(body.map(({ url }) => url)).toEqual([`http://localhost:3000/session/${booking}`])
  })

  it('is the link in the last mail before the start', async () => {
    await choose({ link: LINK })
    await app.context.database.transaction((trx) => announceBooking(app.context, trx, booking))
    await app.runJobs()
    app.sent.length = 0
    app.clock.set(TEST_NOW + 10 * MINUTE)
    await app.runJobs()
    const soon = app.sent.filter(({ subject }) => subject.startsWith('In 10 minutes'))
    expect(soon).toHaveLength(2)
    for (const { text } of soon) expect(text).toContain(`Join Now:\n${LINK}`)
  })

  it('is shown by our room, which nobody can enter then', async () => {
    app.clock.set(TEST_NOW + 10 * MINUTE)
    expect((await room(student)).elsewhere).toBeNull()
    await choose({ link: LINK })
    expect(await room(student)).toMatchObject({ state: 'open', elsewhere: LINK, ice_servers: [] })
    const refused = await askForTicket(app, coach.actor, booking)
    expect(refused).toMatchObject({ status: 409, code: 'room_elsewhere' })
  })

  it('is one place for all if the programme sets it, with an id that is not the booking’s', async () => {
    await seedPair(withTemplate)
    const [url = ''] = await told(withTemplate)
    expect(url).toMatch(/^https:\/\/meet\.example\/shine-[\w-]{43}$/)
    expect(await told(withTemplate)).toEqual(new Set([url]))
    expect(url).not.toContain(booking)
    expect((await room(coach, withTemplate)).elsewhere).toBe(url)
    await choose({ link: LINK }, withTemplate)
    expect(await told(withTemplate)).toEqual(new Set([LINK]))
  })

  it('has a telephone line, shown only to the student while the room is open, and in no mail', async () => {
    await app.context.database.transaction((trx) => announceBooking(app.context, trx, booking))
    const phone = '+1 617 555 0100'
    expect((await choose({ phone })).status).toBe(200)
    expect((await room(student)).phone).toBeNull()
    app.clock.set(TEST_NOW + 10 * MINUTE)
    expect((await room(student)).phone).toBe(phone)
    expect((await room(coach)).phone).toBeNull()
    await app.runJobs()
    expect(app.sent.length).toBeGreaterThan(0)
    // The whole number, in any spacing: three digits alone can be part of an id.
    for (const { text, html } of app.sent) expect(`${text}${html}`).not.toMatch(/617\s*555\s*0100/)
    app.clock.set(TEST_NOW + 80 * MINUTE)
    expect((await room(student)).phone).toBeNull()
  })
})
