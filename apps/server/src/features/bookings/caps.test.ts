import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Monday, 10 AM in New York, within the coach's hours. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('what one student may book', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let elsewhere: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx)
      elsewhere = await seedCoach(trx)
    })
  })
  afterAll(() => app.close())

  const claim = (start: number, headers: Record<string, string> = {}) =>
    app.call(claimSlot, {
      as: student.actor,
      headers,
      body: [
        {
          student_profile: student.profileId,
          mentor_profile: coach.profileId,
          is_default: false,
          start_time: new Date(start).toISOString(),
          end_time: new Date(start + 30 * MINUTE).toISOString(),
        },
      ],
    })
  const book = (time_slot: string) =>
    app.call(createBooking, {
      as: student.actor,
      body: { student_profile: student.profileId, mentor_profile: coach.profileId, time_slot },
    })
  const haveAhead = (days: readonly number[]) =>
    app.context.database.transaction(async (trx) => {
      for (const day of days) {
        const starts_at = new Date(TEST_NOW + day * DAY)
        await seedBooking(trx, {
          coach_id: elsewhere.profileId,
          student_profile_id: student.profileId,
          starts_at,
        })
      }
    })

  it('is limited to eight upcoming sessions, checked at the claim', async () => {
    await haveAhead([11, 12, 13, 14, 15, 16, 17])
    expect((await claim(MONDAY)).status).toBe(201)
    await haveAhead([18])
    const { status, error } = await claim(MONDAY + 60 * MINUTE)
    expect([status, error.code]).toEqual([409, 'too_many_sessions'])
    expect(error.alternatives).toBeUndefined()
  })

  it('is one upcoming session for a student nobody knows, until the address or the school is proved', async () => {
    const accounts = () =>
      app.context.database.root.updateTable('accounts').where('id', '=', student.accountId)
    const profiles = app.context.database.root.updateTable('student_profiles')
    await accounts().set({ email_proved_at: null }).execute()
    await haveAhead([11])
    expect((await claim(MONDAY)).status).toBe(201)
    const unproved = { proved_school: null, proved_at: null, proved_by: null }
    await profiles.set(unproved).where('id', '=', student.profileId).execute()
    const { status, error } = await claim(MONDAY + 60 * MINUTE)
    expect([status, error.code]).toEqual([403, 'email_unconfirmed'])
    expect(error.message).toContain('confirm your email address')
    await accounts()
      .set({ email_proved_at: new Date(TEST_NOW) })
      .execute()
    const slot = (await claim(MONDAY + 60 * MINUTE)).body[0]!.id
    await accounts().set({ email_proved_at: null }).execute()
    expect((await book(slot)).error.code).toBe('email_unconfirmed')
    await accounts()
      .set({ email_proved_at: new Date(TEST_NOW) })
      .execute()
    expect((await book(slot)).status).toBe(201)
  })

  it('is limited to eight upcoming sessions, checked again at the booking', async () => {
    await haveAhead([11, 12, 13, 14, 15, 16, 17])
    const slot = (await claim(MONDAY)).body[0]!.id
    await haveAhead([18])
    const { status, error } = await book(slot)
    expect([status, error.code]).toEqual([409, 'too_many_sessions'])
  })

  it('frees a place when a session starts or is cancelled, whichever coach it was with', async () => {
    await haveAhead([0.5, 11, 12, 13, 14, 15, 16, 17])
    expect((await claim(MONDAY)).status).toBe(409)
    app.clock.set(TEST_NOW + 0.5 * DAY)
    const slot = (await claim(MONDAY)).body[0]!.id
    expect((await book(slot)).status).toBe(201)
    expect((await claim(MONDAY + 60 * MINUTE)).status).toBe(409)
    await app.context.database.root
      .updateTable('bookings')
      .set({
        status: 'cancelled',
        cancelled_at: new Date(app.clock.now()),
        cancelled_by: 'coach',
        cancel_reason: 'Ill',
      })
      .where('coach_id', '=', elsewhere.profileId)
      .where('starts_at', '=', new Date(TEST_NOW + 17 * DAY))
      .execute()
    expect((await claim(MONDAY + 60 * MINUTE)).status).toBe(201)
  })

  it('follows the number of upcoming sessions that the programme allows', async () => {
    const { root } = app.context.database
    await haveAhead([11, 12])
    await root.updateTable('programme').set({ most_upcoming_sessions: 2 }).execute()
    expect((await claim(MONDAY)).error.code).toBe('too_many_sessions')
    await root.updateTable('programme').set({ most_upcoming_sessions: 8 }).execute()
    expect((await claim(MONDAY)).status).toBe(201)
  })

  it('is limited to 30 new claims in ten minutes; replays, refusals and a live claim do not count', async () => {
    const [one, two] = [MONDAY, MONDAY + 30 * MINUTE]
    const key = { 'idempotency-key': `k-${student.profileId}` }
    expect((await claim(two, key)).status).toBe(201)
    for (let n = 2; n <= 30; n++) {
      expect((await claim(n % 2 === 0 ? one : two)).status).toBe(201)
      expect((await claim(MONDAY + 10 * MINUTE)).status).toBe(409)
      expect((await claim(two, key)).status).toBe(201)
    }
    expect((await claim(one)).status).toBe(201)
    app.clock.advance(MINUTE)
    const again = { 'idempotency-key': `again-${student.profileId}` }
    const { status, error, headers } = await claim(two, again)
    expect([status, error.code, headers['retry-after']]).toEqual([429, 'too_many_requests', '540'])
    expect((await claim(one)).status).toBe(201)
    app.clock.advance(9 * MINUTE)
    expect((await claim(two, again)).status).toBe(201)
  })
})
