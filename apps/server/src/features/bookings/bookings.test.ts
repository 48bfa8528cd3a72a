import { claimSlot } from '@shinequo/contract/availability'
import { createBooking, listBookings } from '@shinequo/contract/bookings'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedFeedback } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('bookings', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Ines', last_name: 'Okafor' })
      other = await seedStudent(trx)
      coach = await seedCoach(trx, {
        first_name: 'Maya',
        last_name: 'Lin',
        picture: Buffer.from([0xff, 0xd8]),
      })
    })
  })
  afterAll(() => app.close())

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  async function claimed(who = student, start = MONDAY): Promise<string> {
    const item = { student_profile: who.profileId, mentor_profile: coach.profileId, ...times(start) }
    const { body } = await app.call(claimSlot, { as: who.actor, body: [item] })
    return body[0]!.id
  }
  const wanted = (time_slot: string, more: object = {}) => ({
    id: 'ignored',
    student_profile: student.profileId,
    mentor_profile: coach.profileId,
    time_slot,
    feedback: '',
    coach_rating: 4.5,
    ...more,
  })
  const book = (time_slot: string, more: object = {}, headers: Record<string, string> = {}) =>
    app.call(createBooking, { as: student.actor, body: wanted(time_slot, more), headers })
  const list = async (who: SeededPerson, query: Record<string, string> = {}) =>
    (await app.call(listBookings, { as: who.actor, query })).body
  const stored = () =>
    app.context.database.root
      .selectFrom('bookings')
      .select('id')
      .where('coach_id', '=', coach.profileId)
      .execute()

  it('turns a claim into a booking that both sides can see', async () => {
    const slot = await claimed()
    const { status, body } = await book(slot, { pre_session_note: '  Bring my plan  ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(String),
      status: 'booked',
      student_profile: {
        id: student.profileId,
        user: { id: student.accountId, first_name: 'Ines', last_name: 'Okafor' },
        url: null,
      },
      mentor_profile: {
        id: coach.profileId,
        user: { id: coach.accountId, first_name: 'Maya', last_name: 'Lin' },
        url: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.jpg$/),
      },
      time_slot: { id: slot, ...times(MONDAY) },
      url: `http://localhost:3000/session/${body.id}`,
      coach_plan: null,
      rating: null,
      feedback: '',
      pre_session_note: 'Bring my plan',
      coach_rating: null,
      no_show: null,
      late: false,
      restore_until: null,
      proposed: [],
      history: [
        {
          at: new Date(TEST_NOW).toISOString(),
          what: 'booked',
          by: 'student',
          from: null,
          to: times(MONDAY),
          late: false,
          reason: '',
        },
      ],
      can: { move: true, cancel: true, join: false, restore: false },
      notice_minutes: 240,
      moves_left: 2,
    })
    expect(await list(student)).toEqual([body])
    expect(await list(coach)).toEqual([{ ...body, can: { ...body.can, move: false } }])
    expect(await list(other)).toEqual([])
  })

  it('never shows an e-mail address of either side', async () => {
    const { body } = await book(await claimed())
    expect(JSON.stringify(body)).not.toContain('@')
  })

  /** Which of the two people of this test got mail so far. */
  const mailed = async () => {
    await app.runJobs()
    const people = [coach.email, student.email]
    return app.sent.map((mail) => mail.to).filter((to) => people.includes(to))
  }

  it('mails both people, and sends no mail after a refusal', async () => {
    const slot = await claimed()
    app.clock.advance(10 * MINUTE)
    await book(slot)
    expect(await mailed()).toEqual([])
    await book(await claimed())
    expect((await mailed()).toSorted()).toEqual([coach.email, student.email].toSorted())
  })

  it("stores the time zone of the student's browser, and ignores an unknown one", async () => {
    const zone = async () =>
      (
        await app.context.database.root
          .selectFrom('accounts')
          .select('time_zone')
          .where('id', '=', student.accountId)
          .executeTakeFirstOrThrow()
      ).time_zone
    await book(await claimed(), { time_zone: 'Asia/Kathmandu' })
    expect(await zone()).toBe('Asia/Kathmandu')
    await book(await claimed(student, MONDAY + 60 * MINUTE), { time_zone: 'Mars/Olympus' })
    expect(await zone()).toBe('Asia/Kathmandu')
  })

  it('returns the same booking again for the same claim, and sends its mails once', async () => {
    const slot = await claimed()
    const first = await book(slot)
    const again = await book(slot, { pre_session_note: 'Too late' })
    expect([again.status, again.body]).toEqual([201, first.body])
    expect([await stored(), await mailed()]).toEqual([
      [{ id: first.body.id }],
      expect.objectContaining({ length: 2 }),
    ])
  })

  it('makes one booking of many identical concurrent requests', async () => {
    const slot = await claimed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(slot)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('refuses an expired claim and offers open slots other than the wanted one', async () => {
    const slot = await claimed()
    app.clock.advance(10 * MINUTE)
    const { status, error } = await book(slot)
    expect([status, error.code]).toEqual([409, 'claim_expired'])
    expect(error.alternatives).toEqual([-30, 30, -60].map((minutes) => times(MONDAY + minutes * MINUTE)))
    expect(await stored()).toEqual([])
  })

  it('refuses a claim that was replaced by a newer one', async () => {
    const slot = await claimed()
    await claimed(student, MONDAY + 60 * MINUTE)
    expect(await book(slot)).toMatchObject({ status: 409, error: { code: 'claim_expired' } })
  })

  it("answers 404 for somebody else's claim, a claim with another coach, and an unknown one", async () => {
    const foreign = await claimed(other)
    expect((await book(foreign)).status).toBe(404)
    expect((await book('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    const elsewhere = await app.context.database.transaction((trx) => seedCoach(trx))
    const own = await claimed(student, MONDAY + 60 * MINUTE)
    expect((await book(own, { mentor_profile: elsewhere.profileId })).status).toBe(404)
    expect(await stored()).toEqual([])
  })

  it('checks the rules again: a completed profile, a coach who accepts students', async () => {
    const { root } = app.context.database
    const slot = await claimed()
    await root
      .updateTable('coaches')
      .set({ accepts_students: false })
      .where('id', '=', coach.profileId)
      .execute()
    expect(await book(slot)).toMatchObject({ status: 409, error: { code: 'coach_unavailable' } })
    const profile = root.updateTable('student_profiles').set({ is_completed: false })
    await profile.where('id', '=', student.profileId).execute()
    expect(await book(slot)).toMatchObject({ status: 403, error: { code: 'profile_incomplete' } })
    expect(await stored()).toEqual([])
  })

  it('does not book for somebody else', async () => {
    const slot = await claimed(other)
    const body = wanted(slot, { student_profile: other.profileId })
    expect((await app.call(createBooking, { as: student.actor, body })).status).toBe(403)
    expect((await app.call(createBooking, { as: coach.actor, body })).status).toBe(403)
    expect((await app.call(createBooking, { body })).status).toBe(401)
    expect(await stored()).toEqual([])
  })

  it.each([
    [{ time_slot: 'x' }, 'time_slot'],
    [{ time_slot: undefined }, 'time_slot'],
    [{ mentor_profile: 7 }, 'mentor_profile'],
    [{ pre_session_note: 'n'.repeat(2001) }, 'pre_session_note'],
    [{ pre_session_note: 'a\u0000b' }, 'pre_session_note'],
  ])('refuses %j and names the field %s', async (wrong, field) => {
    const { status, error } = await book(await claimed(), wrong)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, [field]])
    expect(await stored()).toEqual([])
  })

  it('replays the first response of an idempotency key, and refuses the key for another body', async () => {
    const headers = { 'idempotency-key': 'confirm-1' }
    const slot = await claimed()
    const first = await book(slot, {}, headers)
    const again = await book(slot, {}, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    const other = await book(slot, { pre_session_note: 'changed' }, headers)
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch'])
  })

  it('replays the first refusal of an idempotency key', async () => {
    const headers = { 'idempotency-key': 'confirm-2' }
    const slot = await claimed()
    app.clock.advance(10 * MINUTE)
    const first = await book(slot, {}, headers)
    const again = await book(slot, {}, headers)
    expect([again.status, again.error]).toEqual([409, first.error])
  })

  it('keeps few refusals of somebody who sends another key with each', async () => {
    const { root } = app.context.database
    const slot = await claimed()
    app.clock.advance(10 * MINUTE)
    const account = { account_id: student.accountId, created_at: new Date(app.clock.now()) }
    const kept = Array.from({ length: 999 }, (_, n) => ({ key: `k${n}`, request_hash: '', reply: '{}' }))
    await root
      .insertInto('idempotency_keys')
      .values(kept.map((one) => ({ ...account, ...one })))
      .execute()
    const refused = async (key: string) => (await book(slot, {}, { 'idempotency-key': key })).status
    expect([await refused('last'), await refused('one more'), await refused('one more')]).toEqual([
      409, 409, 409,
    ])
    const keys = root.selectFrom('idempotency_keys').where('account_id', '=', student.accountId)
    expect(await keys.select('key').execute()).toHaveLength(1000)
  })

  it('lists by start, past sessions as completed, cancelled ones only on request', async () => {
    const ids = await app.context.database.transaction(async (trx) => {
      const parties = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const day = (days: number) => new Date(MONDAY + days * 24 * 60 * MINUTE)
      const later = await seedBooking(trx, { ...parties, starts_at: day(2) })
      const over = await seedBooking(trx, { ...parties, starts_at: day(-7) })
      const missed = await seedBooking(trx, { ...parties, starts_at: day(-6), status: 'no_show' })
      const gone = await seedBooking(trx, { ...parties, starts_at: day(-5), status: 'cancelled' })
      await seedFeedback(trx, {
        booking_id: over.bookingId,
        coach_id: coach.profileId,
        coach_rating: 5,
        rating: 4,
        feedback: 'Calm',
      })
      return { later, over, missed, gone }
    })
    const short = (await list(student)).map(({ id, status, rating, coach_rating, feedback }) => ({
      id,
      status,
      rating,
      coach_rating,
      feedback,
    }))
    expect(short).toEqual([
      { id: ids.over.bookingId, status: 'completed', rating: 4, coach_rating: 5, feedback: 'Calm' },
      { id: ids.missed.bookingId, status: 'no_show', rating: null, coach_rating: null, feedback: '' },
      { id: ids.later.bookingId, status: 'booked', rating: null, coach_rating: null, feedback: '' },
    ])
    const all = await list(student, { include: 'cancelled' })
    expect(all.map(({ status }) => status)).toEqual(['completed', 'no_show', 'cancelled', 'booked'])
  })

  it('shows the coach the stars but no text of the feedback', async () => {
    const words = 'Calm, and late twice'
    await app.context.database.transaction(async (trx) => {
      const parties = { coach_id: coach.profileId, student_profile_id: student.profileId }
      const over = await seedBooking(trx, { ...parties, starts_at: new Date(MONDAY - 7 * 24 * 60 * MINUTE) })
      const given = {
        booking_id: over.bookingId,
        coach_id: coach.profileId,
        coach_rating: 4,
        feedback: words,
      }
      await seedFeedback(trx, given)
    })
    const sent = async ({ actor }: SeededPerson) => {
      const authorization = `Bearer ${app.context.tokens.sign(actor)}`
      return (await app.app.inject({ url: '/api/bookings?include=cancelled', headers: { authorization } }))
        .body
    }
    expect(await sent(student)).toContain(words)
    const read = await sent(coach)
    expect(read).not.toContain('Calm')
    expect(JSON.parse(read)).toMatchObject([{ coach_rating: 4, rating: 4, feedback: '' }])
  })

  it('lists nothing for an administrator, and refuses signed-out callers and unknown filters', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    expect(await list(admin)).toEqual([])
    expect((await app.call(listBookings)).status).toBe(401)
    const wrong = await app.call(listBookings, { as: student.actor, query: { include: 'everything' } })
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([400, ['include']])
  })
})
