import { cancelBooking, restoreBooking } from '@shinequo/contract/bookings'
import { attendSession } from '@shinequo/contract/notifications'
import { getSession } from '@shinequo/contract/sessions'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedFeedback } from '../../seeds/sessions.ts'
import { announceBooking } from '../../testing/announced-booking.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { moveBooking } from '../bookings/changes/queries.ts'
import { takeDue } from './outbox/queries.ts'
import { sessionChanged, sweepReminders } from './reminders/service.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
/** 2:30 PM in New York. */
const START = Date.parse('2026-11-24T19:30:00Z')

describeOnEngines('reminders of a session', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(START - 48 * HOUR)
    // Lets the job queue notice that the clock was set back, before anything is planned.
    await app.runJobs()
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, {
        email: 'ana@school.example',
        first_name: 'Ana',
        last_name: 'Torres',
        time_zone: 'America/New_York',
      })
      coach = await seedCoach(trx, {
        email: 'maya@coach.example',
        first_name: 'Maya',
        last_name: 'Chen',
        time_zone: 'Asia/Kathmandu',
      })
    })
  })
  afterAll(() => app.close())

  const seed = (start = START) =>
    app.context.database.transaction(async (trx) => {
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      return (await seedBooking(trx, { ...pair, starts_at: new Date(start) })).bookingId
    })
  async function book(start = START) {
    const id = await seed(start)
    await app.context.database.transaction((trx) => announceBooking(app.context, trx, id))
    await app.runJobs()
    app.sent.length = 0
    return id
  }
  /** The mails that are sent while the clock advances to an instant, minute by minute where it matters. */
  async function until(instant: number) {
    app.sent.length = 0
    app.clock.set(instant)
    await app.runJobs()
    return app.sent.map(({ to, subject }) => `${to}: ${subject}`).sort()
  }
  const move = (id: string, start: number) =>
    app.context.database.transaction(async (trx) => {
      const { time_slot_id: slotId, moves } = await trx
        .selectFrom('bookings')
        .select(['time_slot_id', 'moves'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const times = { startsAt: new Date(start), endsAt: new Date(start + HOUR / 2) }
      await moveBooking(trx, id, { slotId, moves: moves + 1, ...times })
      await sessionChanged(app.context, trx, id)
    })
  const planned = () =>
    app.context.database.root
      .selectFrom('messages')
      .select(['kind', 'account_id', 'state', 'sequence', 'next_try_at'])
      .where('sequence', 'is not', null)
      .orderBy('next_try_at')
      .execute()

  it('are sent a day, an hour and ten minutes before; an hour after, the student is asked for feedback', async () => {
    const id = await book()
    // The coach's reminder of the day before would be due at 1:15 AM. It is sent the evening before.
    expect(await until(Date.parse('2026-11-23T16:13:59Z'))).toEqual([])
    const name = 'Your session with'
    expect(await until(Date.parse('2026-11-23T16:14:00Z'))).toEqual([
      `maya@coach.example: ${name} Ana Torres: Wed, Nov 25, 1:15 AM (Kathmandu)`,
    ])
    expect(await until(START - 24 * HOUR - 1)).toEqual([])
    expect(await until(START - 24 * HOUR)).toEqual([
      `ana@school.example: ${name} Maya Chen: Tue, Nov 24, 2:30 PM (New York)`,
    ])
    expect(await until(START - HOUR)).toEqual([
      'ana@school.example: In an hour: your session with Maya Chen',
      'maya@coach.example: In an hour: your session with Ana Torres',
    ])
    expect(await until(START - 10 * MINUTE)).toEqual([
      'ana@school.example: In 10 minutes: your session with Maya Chen',
      'maya@coach.example: In 10 minutes: your session with Ana Torres',
    ])
    expect(await until(START + 90 * MINUTE - 1)).toEqual([])
    expect(await until(START + 90 * MINUTE)).toEqual([
      'ana@school.example: How was your session with Maya Chen?',
    ])
    expect(app.sent[0]?.text).toContain(`/home/sessions/${id}?feedback`)
    expect(await until(START + 100 * HOUR)).toEqual([])
    expect((await planned()).map(({ state }) => state)).toEqual(Array(7).fill('sent'))
  })

  it('give the time in both zones, in text and HTML, carry the calendar file, and link to the page', async () => {
    const id = await book()
    await until(START - 24 * HOUR)
    const mail = app.sent.find(({ to }) => to === 'ana@school.example')
    const lines = [
      'Tue, Nov 24 · 2:30 PM - 3:00 PM · your time (New York)',
      "Wed, Nov 25 · 1:15 AM - 1:45 AM · Maya's time (Kathmandu)",
    ]
    expect(mail?.text).toContain(lines.join('\n'))
    expect(mail?.html).toContain('Tue, Nov 24 · 2:30 PM - 3:00 PM · your time (New York)')
    expect(mail?.text).toContain(`Confirm that you'll be there:\nhttp://localhost:3000/home/sessions/${id}`)
    expect(mail?.calendar).toMatchObject({ method: 'REQUEST' })
    expect(mail?.messageId).toBe(`reminder-day-${id}-student-0`)
    await until(START - 10 * MINUTE)
    const soon = app.sent.find(({ to }) => to === 'maya@coach.example')
    expect(soon?.text).toContain(`Join Now:\nhttp://localhost:3000/session/${id}`)
    expect(soon?.unsubscribe).toBeUndefined()
  })

  it('mention a clock change in between', async () => {
    const start = Date.parse('2027-03-14T19:30:00Z')
    app.clock.set(start - 72 * HOUR)
    await book(start)
    await until(start - 24 * HOUR)
    const mail = app.sent.find(({ to }) => to === 'ana@school.example')
    expect(mail?.text).toContain('The clocks in New York change before this session.')
  })

  it('move with the session: nothing is sent for the old time, and each once for the new one', async () => {
    const id = await book()
    await until(START - 24 * HOUR)
    await move(id, START + 48 * HOUR)
    expect(await until(START + 90 * MINUTE)).toEqual([])
    expect(await until(START + 24 * HOUR)).toHaveLength(2)
    expect(await until(START + 50 * HOUR)).toEqual([
      'ana@school.example: How was your session with Maya Chen?',
    ])
  })

  it('end with a cancellation and return when the session is restored', async () => {
    const id = await book()
    await app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'Ill' } })
    expect((await planned()).every(({ state }) => state === 'unwanted')).toBe(true)
    await app.call(restoreBooking, { as: coach.actor, params: { id } })
    expect((await planned()).filter(({ state }) => state === 'due')).toHaveLength(7)
    expect(await until(START - 24 * HOUR)).toHaveLength(2)
    await app.call(cancelBooking, { as: student.actor, params: { id }, body: { reason: '' } })
    app.clock.advance(2 * MINUTE)
    await app.runJobs()
    expect(await until(START + 100 * HOUR)).toEqual([])
  })

  it('are added by the sweep to sessions that an earlier version booked, once however often it runs', async () => {
    await seed()
    for (const _ of [1, 2]) await sweepReminders.handle(app.context, {})
    expect(await planned()).toHaveLength(7)
    expect(await until(START - 24 * HOUR)).toHaveLength(2)
    await sweepReminders.handle(app.context, {})
    expect(await planned()).toHaveLength(7)
  })

  it('are not sent too late: not after the start, and no feedback request once feedback was given', async () => {
    const id = await book()
    expect(await until(START + MINUTE)).toEqual([])
    await app.context.database.transaction((trx) =>
      seedFeedback(trx, { booking_id: id, coach_id: coach.profileId, coach_rating: 5 }),
    )
    expect(await until(START + 90 * MINUTE)).toEqual([])
  })

  it('ask the student to confirm attendance with a button, which the coach then sees', async () => {
    const id = await book()
    const look = async (as: SeededPerson) =>
      (await app.call(getSession, { as: as.actor, params: { id } })).body
    expect(await look(student)).toMatchObject({ attending_at: null, can_attend: true })
    expect(await look(coach)).toMatchObject({ attending_at: null, can_attend: false })
    const { status } = await app.call(attendSession, { as: student.actor, params: { id } })
    expect(status).toBe(200)
    expect((await look(coach)).attending_at).toBe(new Date(app.clock.now()).toISOString())
    await until(START - 24 * HOUR)
    expect(app.sent.find(({ to }) => to === 'ana@school.example')?.text).toContain('Open your session')
    // After a cancellation is undone, the session is unchanged.
    await app.call(cancelBooking, { as: student.actor, params: { id }, body: { reason: '' } })
    await app.call(restoreBooking, { as: student.actor, params: { id } })
    expect((await look(coach)).attending_at).not.toBeNull()
    expect(await look(student)).toMatchObject({ can_attend: false })
    // The confirmation applied to the former time only.
    await move(id, START + HOUR)
    expect((await look(coach)).attending_at).toBeNull()
  })

  it('are sent once each when ten thousand are due at once and two workers take them', async () => {
    const id = await seed()
    const { root } = app.context.database
    const at = new Date(app.clock.now() + HOUR)
    await sql`insert into messages (id, kind, payload, state, account_id, created_at, changed_at, next_try_at)
      select gen_random_uuid(), 'reminder_day',
        jsonb_build_object('bookingId', ${id}::text, 'recipient', 'student', 'sequence', n),
        'due', ${student.accountId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
      from generate_series(1, 10000) n`.execute(root)
    const take = async () => {
      const now = app.clock.now()
      const until = new Date(now + MINUTE)
      const taken: string[] = []
      for (let some = 1; some > 0; ) {
        const rows = await takeDue(root, { kinds: ['reminder_day'], now: new Date(now), until, limit: 200 })
        taken.push(...rows.map((row) => row.id))
        some = rows.length
      }
      return taken
    }
    expect(await take()).toEqual([])
    app.clock.set(at.getTime())
    const taken = (await Promise.all([take(), take()])).flat()
    expect(taken).toHaveLength(10_000)
    expect(new Set(taken)).toHaveProperty('size', 10_000)
  })
})
