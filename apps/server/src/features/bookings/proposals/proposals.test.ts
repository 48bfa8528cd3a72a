import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, keepBooking, listBookings, moveBooking } from '@shinequo/contract/bookings'
import { getCoachSession, proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('times that a coach proposes', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  let id: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      student = await seedStudent(trx, zone)
      other = await seedStudent(trx)
      coach = await seedCoach(trx, {
        first_name: 'Maya',
        last_name: 'Lin',
        ...zone,
        buffer_after_minutes: 30,
      })
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      id = (await seedBooking(trx, { ...pair, starts_at: new Date(MONDAY) })).bookingId
    })
  })
  afterAll(() => app.close())

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  const propose = (...starts: number[]) =>
    app.call(proposeTimes, {
      as: coach.actor,
      params: { id },
      body: { times: starts.map((start) => new Date(start).toISOString()) },
    })
  const keep = (who = student) => app.call(keepBooking, { as: who.actor, params: { id } })
  const claim = (start: number, who = student, moving?: string) => {
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    return app.call(claimSlot, {
      as: who.actor,
      body: [{ ...pair, ...times(start), ...(moving && { moving }) }],
    })
  }
  async function take(start: number) {
    const held = await claim(start, student, id)
    if (held.status !== 201) return { status: held.status, code: held.error.code }
    const body = { time_slot: held.body[0]!.id }
    const { status, error } = await app.call(moveBooking, { as: student.actor, params: { id }, body })
    return { status, code: error.code }
  }
  const seen = async () => (await app.call(listBookings, { as: student.actor })).body[0]!
  const mails = async () => {
    await app.runJobs()
    return app.sent.filter(({ to, subject }) => to === student.email && subject.includes('suggests'))
  }

  it('are shown to the student with the old time, which stays booked', async () => {
    const { status, body } = await propose(MONDAY + 2 * HOUR, MONDAY + 30 * MINUTE, MONDAY + 2 * HOUR)
    expect([status, body.proposed, body.can.propose]).toEqual([
      200,
      [times(MONDAY + 30 * MINUTE), times(MONDAY + 2 * HOUR)],
      true,
    ])
    const booking = await seen()
    expect([booking.proposed, booking.time_slot]).toEqual([
      body.proposed,
      expect.objectContaining(times(MONDAY)),
    ])
    expect(booking.history.map(({ what, by }) => [what, by])).toEqual([
      ['booked', 'student'],
      ['proposed', 'coach'],
    ])
    const [mail, ...more] = await mails()
    expect([mail?.subject, more]).toEqual([
      'Maya Lin suggests another time for your session on Mon, Nov 23, 10:00 AM (New York)',
      [],
    ])
    expect(mail?.text).toMatch(/10:30 AM[\s\S]*12:00 PM[\s\S]*stays as it is:[\s\S]*10:00 AM/)
    // Proposing the same times again changes nothing.
    await propose(MONDAY + 30 * MINUTE, MONDAY + 2 * HOUR)
    expect([(await mails()).length, (await seen()).history.length]).toEqual([1, 2])
  })

  it('must be open now and differ from the booked one', async () => {
    for (const start of [MONDAY, MONDAY - 12 * HOUR, TEST_NOW - HOUR, Date.parse('2199-01-01T00:00:00Z')]) {
      const { status, error } = await propose(MONDAY + 2 * HOUR, start)
      expect([status, error.code]).toEqual([409, 'slot_not_offered'])
    }
    await claim(MONDAY + 2 * HOUR, other)
    expect((await propose(MONDAY + 2 * HOUR)).error.code).toBe('slot_not_offered')
    expect((await seen()).proposed).toEqual([])
  })

  it('can be accepted until the start, and do not count as one of the student’s moves', async () => {
    const { root } = app.context.database
    await root.updateTable('bookings').set({ moves: 2 }).where('id', '=', id).execute()
    app.clock.set(MONDAY - 10 * MINUTE)
    expect((await take(MONDAY + 2 * HOUR)).code).toBe('too_late')
    await propose(MONDAY + 2 * HOUR)
    expect((await take(MONDAY + 3 * HOUR)).code).toBe('too_late')
    expect((await take(MONDAY + 2 * HOUR)).status).toBe(200)
    const booking = await seen()
    expect([booking.time_slot, booking.proposed, booking.moves_left]).toEqual([
      expect.objectContaining(times(MONDAY + 2 * HOUR)),
      [],
      0,
    ])
    expect(await mails()).toEqual([])
  })

  it('can be taken by whoever books first', async () => {
    await propose(MONDAY + 2 * HOUR)
    await claim(MONDAY + 2 * HOUR, other)
    expect((await take(MONDAY + 2 * HOUR)).code).toBe('slot_taken')
    expect((await seen()).time_slot).toMatchObject(times(MONDAY))
  })

  it('replace those before; an empty list withdraws them', async () => {
    await propose(MONDAY + 2 * HOUR)
    app.clock.advance(1000)
    await propose(MONDAY + 3 * HOUR)
    expect((await seen()).proposed).toEqual([times(MONDAY + 3 * HOUR)])
    expect(await mails()).toHaveLength(1)
    app.clock.advance(1000)
    await propose()
    expect((await seen()).proposed).toEqual([])
    app.clock.advance(1000)
    await propose(MONDAY + 4 * HOUR)
    await propose()
    expect(await mails()).toHaveLength(1)
  })

  it('can be declined by the student, who keeps the old time', async () => {
    await propose(MONDAY + 2 * HOUR)
    expect([(await keep(other)).status, (await keep(coach)).status]).toEqual([404, 404])
    const { status, body } = await keep()
    expect([status, body.proposed, body.time_slot]).toEqual([200, [], expect.objectContaining(times(MONDAY))])
    expect((await keep()).status).toBe(200)
    await app.runJobs()
    expect(app.sent.filter(({ to }) => to === coach.email)).toEqual([])
  })

  it('end when the session is cancelled or starts', async () => {
    await propose(MONDAY + 2 * HOUR)
    app.clock.set(MONDAY)
    expect([(await seen()).proposed, (await propose(MONDAY + 3 * HOUR)).error.code]).toEqual([[], 'too_late'])
    expect((await take(MONDAY + 2 * HOUR)).code).toBe('too_late')
    app.clock.set(TEST_NOW)
    await app.call(cancelBooking, { as: student.actor, params: { id }, body: {} })
    const { body } = await app.call(getCoachSession, { as: coach.actor, params: { id } })
    expect([body.proposed, body.can.propose]).toEqual([[], false])
    expect((await propose(MONDAY + 3 * HOUR)).error.code).toBe('session_cancelled')
    const left = await app.context.database.root
      .selectFrom('proposed_times')
      .selectAll()
      .where('booking_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
