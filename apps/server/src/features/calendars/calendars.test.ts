import { cancelBooking, restoreBooking } from '@shinequo/contract/bookings'
import {
  endCalendarFeed,
  getCalendarFeed,
  getSessionFile,
  makeCalendarFeed,
} from '@shinequo/contract/calendars'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedBookings } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const HOUR = 3_600_000

/** Parses a calendar file. */
function read(file: unknown) {
  const calendar = new ICAL.Component(ICAL.parse(String(file)))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone'),
    events,
  }
}

describeOnEngines('sessions in calendars', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, {
        email: 'ana@school.example',
        first_name: 'Ana',
        last_name: 'Torres',
      })
      coach = await seedCoach(trx, { email: 'maya@coach.example', first_name: 'Maya', last_name: 'Chen' })
    })
  })
  afterAll(() => app.close())

  const book = (starts_at: Date) =>
    app.context.database.transaction(async (trx) => {
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const { bookingId } = await seedBooking(trx, { ...pair, starts_at })
      await announceBooking(app.context, trx, bookingId)
      return bookingId
    })
  const inHours = (hours: number) => new Date(app.clock.now() + hours * HOUR)
  const file = async (bookingId: string, as = student) =>
    read((await app.call(getSessionFile, { as: as.actor, params: { id: bookingId } })).body)
  const feed = async (url: string) => app.app.inject({ method: 'GET', url: new URL(url).pathname })

  it("come with the mail to each person, with a neutral title, from the service's address", async () => {
    const id = await book(inHours(48))
    await app.runJobs()
    const [one, other] = ['ana@school.example', 'maya@coach.example'].map((to) => {
      const mail = app.sent.find((sent) => sent.to === to)
      const { method, events } = read(mail?.calendar?.content)
      expect([method, mail?.calendar?.method]).toEqual(['REQUEST', 'REQUEST'])
      const [event] = events
      expect(event?.attendees.map((attendee) => attendee.getFirstValue())).toEqual([`MAILTO:${to}`])
      expect(event?.organizer.toLowerCase()).toBe('mailto:no-reply@localhost')
      expect(event?.summary).toBe('ShineQuo session')
      expect(event?.sequence).toBe(0)
      return event
    })
    expect(one?.uid).toBe(`${id}-student@localhost`)
    expect(other?.uid).toBe(`${id}-coach@localhost`)
    expect(one?.location).toBe(`http://localhost:3000/home/sessions/${id}`)
    expect(other?.location).toBe(`http://localhost:3000/coach/sessions/${id}`)
    expect(`${one}`).not.toContain('Maya')
    for (const part of [app.sent[0]?.text, app.sent[0]?.html]) {
      expect(part).toContain('https://calendar.google.com/calendar/render?')
      expect(part).toContain('https://outlook.office.com/calendar/0/deeplink/compose?')
      expect(part).toContain('https://outlook.live.com/calendar/0/deeplink/compose?')
    }
  })

  it('are removed by the mail of a cancellation, with the same UID and a higher sequence number', async () => {
    const id = await book(inHours(48))
    await app.runJobs()
    app.sent.length = 0
    await app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'Ill' } })
    app.clock.advance(2 * 60_000)
    await app.runJobs()
    const { method, events } = read(app.sent.find(({ to }) => to === 'ana@school.example')?.calendar?.content)
    expect(method).toBe('CANCEL')
    expect([events[0]?.uid, events[0]?.sequence]).toEqual([`${id}-student@localhost`, 1])
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    // The person who cancelled has the session in a calendar too.
    const own = app.sent.filter(({ to }) => to === 'maya@coach.example')
    expect(own.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^You cancelled your session with Ana Torres: /),
    ])
    const copy = read(own[0]?.calendar?.content)
    expect([copy.method, copy.events[0]?.uid, copy.events[0]?.sequence]).toEqual([
      'CANCEL',
      `${id}-coach@localhost`,
      1,
    ])
    expect((await file(id)).method).toBe('CANCEL')
  })

  it('are files without an attendee, from the service, that a later one removes', async () => {
    const id = await book(inHours(48))
    const published = await file(id)
    await app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'Ill' } })
    const cancelled = await file(id)
    expect([published.method, cancelled.method]).toEqual(['PUBLISH', 'CANCEL'])
    for (const [sequence, { events }] of [published, cancelled].entries()) {
      const [event] = events
      expect(event?.attendees).toEqual([])
      expect(event?.organizer.toLowerCase()).toBe('mailto:no-reply@localhost')
      expect([event?.uid, event?.sequence]).toEqual([`${id}-student@localhost`, sequence])
    }
  })

  it.each([
    ['in Kathmandu', 'Asia/Kathmandu', '2026-11-24T20:15:00Z', '2026-11-25T02:00:00'],
    ['in St John’s', 'America/St_Johns', '2026-11-24T20:15:00Z', '2026-11-24T16:45:00'],
    ['after clocks go forward', 'America/New_York', '2027-03-14T07:00:00Z', '2027-03-14T03:00:00'],
    ['in the hour before they go back', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T01:30:00'],
    ['in the hour that comes twice', 'America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30:00'],
  ])('have the right time %s, without a time zone in the file', async (_, zone, start, wall) => {
    const { events, zones } = await file(await book(new Date(start)))
    const [event] = events
    expect(zones).toEqual([])
    expect(event?.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString())
    expect(event?.endDate.toJSDate().getTime()).toBe(Date.parse(start) + HOUR / 2)
    const shown = Temporal.Instant.fromEpochMilliseconds(event?.startDate.toJSDate().getTime() ?? 0)
    expect(shown.toZonedDateTimeISO(zone).toPlainDateTime().toString()).toBe(wall)
  })

  it('are available at a secret address until a new one replaces it', async () => {
    const id = await book(inHours(48))
    const over = await book(inHours(-30 * 24))
    await book(inHours(-120 * 24))
    expect((await app.call(getCalendarFeed, { as: student.actor })).body).toEqual({ made_at: null })
    const { status, body } = await app.call(makeCalendarFeed, { as: student.actor })
    expect(status).toBe(201)
    const answer = await feed(body.url)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(read(answer.body).events.map(({ uid }) => uid)).toEqual([
      `${over}-student@localhost`,
      `${id}-student@localhost`,
    ])
    expect((await app.call(getCalendarFeed, { as: student.actor })).body.made_at).toBe(body.made_at)
    const renewed = await app.call(makeCalendarFeed, { as: student.actor })
    expect((await feed(body.url)).statusCode).toBe(404)
    expect((await feed(renewed.body.url)).statusCode).toBe(200)
    await app.call(endCalendarFeed, { as: student.actor })
    expect((await feed(renewed.body.url)).statusCode).toBe(404)
  })

  it('are announced to their owner when they get a secret address, ten times an hour at most', async () => {
    app.clock.set(Date.parse('2026-11-24T20:00:00Z'))
    const { database } = app.context
    await database.root
      .updateTable('accounts')
      .set({ time_zone: 'America/New_York', locale: 'es-US' })
      .where('id', '=', student.accountId)
      .execute()
    await app.call(makeCalendarFeed, { as: student.actor })
    await app.runJobs()
    expect(app.sent).toMatchObject([
      { to: 'ana@school.example', subject: 'Tu calendario tiene una dirección nueva' },
    ])
    expect(app.sent[0]?.text).toContain('3:00 p. m., tu hora (Nueva York)')
    expect(app.sent[0]?.text).not.toContain('/calendar/')
    for (let n = 1; n < 10; n++) await app.call(makeCalendarFeed, { as: student.actor })
    expect((await app.call(makeCalendarFeed, { as: student.actor })).status).toBe(429)
    expect((await app.call(makeCalendarFeed, { as: coach.actor })).status).toBe(201)
  })

  it('carry no address and no name of a person to a subscribed calendar', async () => {
    await book(inHours(48))
    const { body } = await app.call(makeCalendarFeed, { as: student.actor })
    const text = (await feed(body.url)).body.replaceAll('\r\n ', '')
    expect(text).toContain('SUMMARY:ShineQuo session')
    expect(text).not.toMatch(/mailto|ATTENDEE|ORGANIZER|example|Ana|Torres|Maya|Chen/i)
  })

  it('come to a subscribed calendar with what is ahead first, if they are too many', async () => {
    await app.context.database.transaction(async (trx) => {
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const past = Array.from({ length: 1000 }, (_, n) => ({ ...pair, starts_at: inHours(-2 * (n + 1)) }))
      await seedBookings(trx, past)
    })
    const id = await book(inHours(24))
    const { body } = await app.call(makeCalendarFeed, { as: coach.actor })
    const { events } = read((await feed(body.url)).body)
    expect(events).toHaveLength(1000)
    expect(events.at(-1)?.uid).toBe(`${id}-coach@localhost`)
    // The oldest is left out, and the rest is in order.
    const starts = events.map(({ startDate }) => startDate.toJSDate().getTime())
    expect(starts[0]).toBe(inHours(-2 * 999).getTime())
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('are the same file until one of them changes, and are not sent again', async () => {
    const id = await book(inHours(30))
    await book(inHours(2))
    const { body } = await app.call(makeCalendarFeed, { as: student.actor })
    const first = await feed(body.url)
    const { etag } = first.headers
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const ask = () =>
      app.app.inject({ url: new URL(body.url).pathname, headers: { 'if-none-match': String(etag) } })
    // One of the two is over by then.
    app.clock.advance(24 * HOUR)
    expect((await feed(body.url)).body).toBe(first.body)
    const same = await ask()
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    await app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'Ill' } })
    await app.call(restoreBooking, { as: coach.actor, params: { id } })
    const changed = await ask()
    expect(changed.statusCode).toBe(200)
    const stamps = read(changed.body).events.map(({ component }) =>
      String(component.getFirstPropertyValue('dtstamp')),
    )
    const now = new Date(app.clock.now()).toISOString().replace(/\.\d+/, '')
    expect(stamps[1]).toBe(now)
    expect(stamps[0]).not.toBe(now)
  })

  it("are each person's own, without cancelled ones; a paused account has no feed", async () => {
    const id = await book(inHours(48))
    const { body } = await app.call(makeCalendarFeed, { as: coach.actor })
    expect(read((await feed(body.url)).body).events[0]?.uid).toBe(`${id}-coach@localhost`)
    await app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'Ill' } })
    expect(read((await feed(body.url)).body).events).toEqual([])
    await app.context.database.transaction((trx) =>
      trx
        .updateTable('accounts')
        .set({ suspended_at: new Date(app.clock.now()) })
        .where('id', '=', coach.accountId)
        .execute(),
    )
    expect((await feed(body.url)).statusCode).toBe(404)
  })

  it('are at an address whose secret is not stored in the clear', async () => {
    const { body } = await app.call(makeCalendarFeed, { as: student.actor })
    const secret = /calendar\/(.+)\.ics/.exec(body.url)?.[1] ?? ''
    const rows = await app.context.database.root.selectFrom('calendar_feeds').selectAll().execute()
    expect(secret).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('do not exist for an administrator', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    expect((await app.call(makeCalendarFeed, { as: admin.actor })).status).toBe(403)
  })
})
