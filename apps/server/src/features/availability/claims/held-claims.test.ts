import { claimSlot, getAvailability, releaseClaim, renewClaim } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking } from '../../../seeds/sessions.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('a time that is held', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  const people = (rules: CoachSeed = {}) =>
    app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      other = await seedStudent(trx)
      coach = await seedCoach(trx, { time_zone: 'America/New_York', ...rules })
    })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await people()
  })
  afterAll(() => app.close())

  const claim = (who: SeededPerson, start = MONDAY, moving?: string) => {
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    const times = {
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 30 * MINUTE).toISOString(),
    }
    return app.call(claimSlot, { as: who.actor, body: [{ ...pair, ...times, ...(moving && { moving }) }] })
  }
  const claimed = async (who = student, start = MONDAY) => (await claim(who, start)).body[0]!.id
  const release = (id: string, who = student) => app.call(releaseClaim, { as: who.actor, params: { id } })
  const renew = (id: string, who = student) => app.call(renewClaim, { as: who.actor, params: { id } })
  const book = (id: string, who = student) => {
    const body = { student_profile: who.profileId, mentor_profile: coach.profileId, time_slot: id }
    return app.call(createBooking, { as: who.actor, body })
  }
  const offered = async (start = MONDAY) => {
    const date = new Date(start).toISOString().slice(0, 10)
    const query = { mentor_id: coach.profileId, from_date: date, to_date: date }
    const { body } = await app.call(getAvailability, { as: other.actor, query })
    return Object.values(body)
      .flat()
      .some(({ start_time }) => start_time === new Date(start).toISOString())
  }

  it('is free for others as soon as it is released, and may be released repeatedly', async () => {
    const id = await claimed()
    expect(await offered()).toBe(false)
    expect((await release(id)).status).toBe(204)
    expect(await offered()).toBe(true)
    expect((await release(id)).status).toBe(204)
    expect((await claim(other)).status).toBe(201)
    expect((await release(id)).status).toBe(204)
    expect((await claim(student)).error.code).toBe('slot_taken')
    expect((await book(id)).error.code).toBe('claim_expired')
  })

  it('can be released after it expired, without affecting the student who has the time since', async () => {
    const id = await claimed()
    app.clock.advance(10 * MINUTE)
    const next = await claimed(other)
    expect((await release(id)).status).toBe(204)
    expect((await book(next, other)).status).toBe(201)
  })

  it('cannot be released once it is booked', async () => {
    const id = await claimed()
    await book(id)
    const refused = await release(id)
    expect([refused.status, refused.error.code]).toEqual([409, 'slot_booked'])
    expect((await renew(id)).error.code).toBe('slot_booked')
    expect(await offered()).toBe(false)
  })

  it('cannot be released or renewed by anybody else', async () => {
    const id = await claimed()
    for (const who of [other, coach]) {
      expect([(await release(id, who)).status, (await renew(id, who)).status]).toEqual([404, 404])
    }
    expect(await offered()).toBe(false)
  })

  it('can be renewed once, for ten minutes', async () => {
    const id = await claimed()
    app.clock.advance(9 * MINUTE)
    const renewed = await renew(id)
    expect([renewed.status, renewed.body]).toEqual([
      200,
      expect.objectContaining({
        id,
        expires_at: new Date(TEST_NOW + 19 * MINUTE).toISOString(),
        can_renew: false,
        moving: null,
        notice_minutes: 240,
      }),
    ])
    const again = await renew(id)
    expect([again.status, again.error.code]).toEqual([409, 'claim_renewed'])
    expect((await claim(student)).body[0]).toEqual(renewed.body)
    app.clock.advance(10 * MINUTE - 1)
    expect([await offered(), (await claim(other)).error.code]).toEqual([false, 'slot_taken'])
    app.clock.advance(1)
    expect(await offered()).toBe(true)
    expect((await book(id)).error.code).toBe('claim_expired')
  })

  it('cannot be renewed once it expired, and the refusal names other times', async () => {
    const id = await claimed()
    app.clock.advance(10 * MINUTE)
    const late = await renew(id)
    expect([late.status, late.error.code, late.error.alternatives?.length]).toEqual([409, 'claim_expired', 3])
    const given = await claimed()
    await release(given)
    expect((await renew(given)).error.code).toBe('claim_expired')
  })

  const booked = (who = student, start = MONDAY) =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: who.profileId,
        starts_at: new Date(start),
      }),
    )

  it('to move a booking does not count that booking towards buffers, caps or the number of sessions', async () => {
    await people({ buffer_after_minutes: 30, max_per_day: 1 })
    const { root } = app.context.database
    await root.updateTable('programme').set({ most_upcoming_sessions: 1 }).execute()
    const { bookingId } = await booked()
    expect((await claim(student, MONDAY + 30 * MINUTE)).error.code).toBe('too_many_sessions')
    await root.updateTable('programme').set({ most_upcoming_sessions: 8 }).execute()
    expect((await claim(student, MONDAY + 30 * MINUTE)).error.code).toBe('slot_not_offered')
    await root.updateTable('programme').set({ most_upcoming_sessions: 1 }).execute()
    const moving = await claim(student, MONDAY + 30 * MINUTE, bookingId)
    expect([moving.status, moving.body[0]?.moving]).toEqual([201, bookingId])
    await root.updateTable('programme').set({ most_upcoming_sessions: 8 }).execute()
    // Booked as a session of its own, it would be next to the booking that it was to move.
    expect((await book(moving.body[0]!.id)).error.code).toBe('slot_not_offered')
    // Claimed for another purpose, the same slot is a new claim.
    expect((await claim(student, MONDAY + 30 * MINUTE)).error.code).toBe('slot_not_offered')
  })

  it('to move a booking is for the two people of that booking, and only while it can be moved', async () => {
    const { bookingId } = await booked()
    const strange = await booked(other, MONDAY + 60 * MINUTE)
    const later = MONDAY + 120 * MINUTE
    expect((await claim(student, later, strange.bookingId)).status).toBe(404)
    expect((await claim(student, MONDAY, bookingId)).error.code).toBe('student_busy')
    const { root } = app.context.database
    await root.updateTable('bookings').set({ moves: 2 }).where('id', '=', bookingId).execute()
    expect((await claim(student, later, bookingId)).error.code).toBe('moved_too_often')
    app.clock.set(MONDAY - 240 * MINUTE)
    expect((await claim(student, later + 1440 * MINUTE, bookingId)).error.code).toBe('too_late')
  })
})
