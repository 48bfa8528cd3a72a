import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { SESSION_MINUTES } from '@shinequo/domain/sessions/session-phase'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CoachSeed, seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, type StudentSeed, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('POST /time-slots/', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  async function people(coachSeed: CoachSeed = {}, studentSeed: StudentSeed = {}): Promise<void> {
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, studentSeed)
      other = await seedStudent(trx)
      coach = await seedCoach(trx, coachSeed)
    })
  }
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await people()
  })

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  const item = (who: SeededPerson, start: number) => ({
    student_profile: who.profileId,
    mentor_profile: coach.profileId,
    is_default: false,
    ...times(start),
  })
  const claim = (who: SeededPerson, start: number, headers: Record<string, string> = {}) =>
    app.call(claimSlot, { as: who.actor, body: [item(who, start)], headers })
  const live = () =>
    app.context.database.root
      .selectFrom('time_slots')
      .select(['id', 'student_profile_id', 'coach_id'])
      .where('status', '=', 'claimed')
      .where('coach_id', '=', coach.profileId)
      .execute()

  it('holds the slot for ten minutes', async () => {
    const { status, body } = await claim(student, MONDAY)
    expect(status).toBe(201)
    expect(body).toEqual([
      {
        id: expect.any(String),
        student_profile: student.profileId,
        mentor_profile: coach.profileId,
        ...times(MONDAY),
        is_default: false,
        expires_at: '2026-11-20T15:10:00.000Z',
        can_renew: true,
        moving: null,
        notice_minutes: 240,
      },
    ])
  })

  it('returns the live claim unchanged to the student who holds it', async () => {
    const first = await claim(student, MONDAY)
    app.clock.advance(9 * MINUTE)
    const again = await claim(student, MONDAY)
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  it('refuses a claimed slot to others, with the three nearest open ones, until the claim expires', async () => {
    await claim(student, MONDAY)
    app.clock.advance(10 * MINUTE - 1)
    const refused = await claim(other, MONDAY)
    expect([refused.status, refused.error.code]).toEqual([409, 'slot_taken'])
    expect(refused.error.alternatives).toEqual(
      [-30, 30, -60].map((minutes) => times(MONDAY + minutes * MINUTE)),
    )
    app.clock.advance(1)
    expect((await claim(other, MONDAY)).status).toBe(201)
    expect(await live()).toMatchObject([{ student_profile_id: other.profileId }])
  })

  it("releases a student's former claim when they make a new one, with any coach", async () => {
    await claim(student, MONDAY)
    const former = coach
    await app.context.database.transaction(async (trx) => {
      coach = await seedCoach(trx)
    })
    expect((await claim(student, MONDAY)).status).toBe(201)
    coach = former
    expect(await live()).toEqual([])
    expect((await claim(other, MONDAY)).status).toBe(201)
  })

  it('lets a student move to a slot that overlaps their own former claim', async () => {
    await people({ buffer_after_minutes: 30, max_per_day: 1 })
    await claim(student, MONDAY)
    expect((await claim(student, MONDAY + 30 * MINUTE)).status).toBe(201)
    expect(await live()).toHaveLength(1)
  })

  it.each([
    ['booked', 'slot_taken', MONDAY, {}],
    ['past', 'slot_not_offered', TEST_NOW - 60 * MINUTE, {}],
    ['too soon', 'slot_not_offered', TEST_NOW + 90 * MINUTE, {}],
    ['too far', 'slot_not_offered', MONDAY + 30 * 24 * 60 * MINUTE, {}],
    ['outside the hours', 'slot_not_offered', Date.parse('2026-11-23T12:00:00Z'), {}],
    ['off the half hour', 'slot_not_offered', MONDAY + 60 * MINUTE + 1000, {}],
    ['inside a buffer', 'slot_not_offered', MONDAY + 30 * MINUTE, { buffer_before_minutes: 5 }],
    ['on a full day', 'slot_not_offered', MONDAY + 120 * MINUTE, { max_per_day: 1 }],
  ])('refuses a time that is %s as %s', async (_, code, start, seed) => {
    await people(seed)
    await app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: other.profileId,
        starts_at: new Date(MONDAY),
      }),
    )
    const { status, error } = await claim(student, start)
    expect([status, error.code]).toEqual([409, code])
    expect(error.alternatives).toHaveLength(3)
    expect(await live()).toEqual([])
  })

  it("offers and claims only times as long as the coach's sessions", async () => {
    const { root } = app.context.database
    const coaches = await root
      .updateTable('coaches')
      .set((eb) => ({ session_minutes: eb('session_minutes', '*', 2) }))
      .where('id', '=', coach.profileId)
      .returning('session_minutes')
      .execute()
    expect(coaches).toEqual([{ session_minutes: 2 * SESSION_MINUTES }])
    expect((await claim(student, MONDAY)).error.code).toBe('slot_not_offered')
    const query = { mentor_id: coach.profileId, from_date: '2026-11-23', to_date: '2026-11-23' }
    const offered = Object.values((await app.call(getAvailability, { as: student.actor, query })).body).flat()
    const hour = (start: number) => ({
      start_time: new Date(start).toISOString(),
      end_time: new Date(start + 60 * MINUTE).toISOString(),
    })
    expect(offered[1]).toMatchObject(hour(MONDAY))
    const claimHour = (who: SeededPerson, start: number) =>
      app.call(claimSlot, { as: who.actor, body: [{ ...item(who, start), ...hour(start) }] })
    const { status, body } = await claimHour(student, MONDAY)
    expect([status, body[0]]).toMatchObject([201, hour(MONDAY)])
    expect((await claimHour(other, MONDAY)).error.code).toBe('slot_taken')
    expect((await claimHour(other, MONDAY + 60 * MINUTE)).status).toBe(201)
  })

  it('refuses a session of another length', async () => {
    const long = { ...item(student, MONDAY), end_time: new Date(MONDAY + 60 * MINUTE).toISOString() }
    const backwards = { ...item(student, MONDAY), end_time: new Date(MONDAY - 60 * MINUTE).toISOString() }
    for (const wanted of [long, backwards]) {
      const { status, error } = await app.call(claimSlot, { as: student.actor, body: [wanted] })
      expect([status, error.code]).toEqual([409, 'slot_not_offered'])
    }
  })

  it('refuses a student who has a session with another coach at that time', async () => {
    await app.context.database.transaction(async (trx) => {
      const elsewhere = await seedCoach(trx)
      const starts_at = new Date(MONDAY + 15 * MINUTE)
      await seedBooking(trx, {
        coach_id: elsewhere.profileId,
        student_profile_id: student.profileId,
        starts_at,
      })
    })
    const { status, error } = await claim(student, MONDAY)
    expect([status, error.code, error.alternatives]).toEqual([409, 'student_busy', undefined])
    expect((await claim(student, MONDAY + 60 * MINUTE)).status).toBe(201)
  })

  it('refuses a student without a completed profile, and a coach who does not accept students', async () => {
    await people({}, { is_completed: false })
    expect(await claim(student, MONDAY)).toMatchObject({ status: 403, error: { code: 'profile_incomplete' } })
    await people({ accepts_students: false })
    expect(await claim(student, MONDAY)).toMatchObject({ status: 409, error: { code: 'coach_unavailable' } })
  })

  it('requires a match if the programme does', async () => {
    const { root } = app.context.database
    await root.updateTable('programme').set({ restrict_booking_to_matches: true }).execute()
    expect(await claim(student, MONDAY)).toMatchObject({ status: 403, error: { code: 'not_matched' } })
    const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
    await app.context.database.transaction((trx) => seedMatch(trx, pair))
    expect((await claim(student, MONDAY)).status).toBe(201)
    await root.updateTable('programme').set({ restrict_booking_to_matches: false }).execute()
  })

  it('lets students claim for themselves only', async () => {
    const forOther = await app.call(claimSlot, { as: student.actor, body: [item(other, MONDAY)] })
    expect([forOther.status, forOther.error.code]).toEqual([403, 'forbidden'])
    const byCoach = await app.call(claimSlot, { as: coach.actor, body: [item(student, MONDAY)] })
    expect(byCoach.status).toBe(403)
    const signedOut = await app.call(claimSlot, { body: [item(student, MONDAY)] })
    expect(signedOut.status).toBe(401)
    expect(await live()).toEqual([])
  })

  it('answers 404 for a coach who does not exist', async () => {
    const mentor_profile = '00000000-0000-4000-8000-000000000000'
    const body = [{ ...item(student, MONDAY), mentor_profile }]
    expect((await app.call(claimSlot, { as: student.actor, body })).status).toBe(404)
  })

  it.each([
    ['no list', {}, ['body']],
    ['an empty list', [], ['body']],
    ['two', [{}, {}], undefined],
    ['no times', [{ start_time: undefined }], ['0.start_time']],
    ['a date', [{ start_time: '2026-11-23' }], ['0.start_time']],
    [
      'a year out of all range',
      [{ start_time: '0000-01-01T00:00:00Z', end_time: '0000-01-01T00:30:00Z' }],
      undefined,
    ],
    ['an id of another shape', [{ mentor_profile: "1' or '1" }], ['0.mentor_profile']],
    ['a slot offered', [{ is_default: true }], ['0.is_default']],
  ])('answers %s with 400 or 409 and changes nothing', async (_, wrong, fields) => {
    const body = Array.isArray(wrong) ? wrong.map((part) => ({ ...item(student, MONDAY), ...part })) : wrong
    const { status, error } = await app.call(claimSlot, { as: student.actor, body })
    expect([400, 409]).toContain(status)
    if (fields) expect(Object.keys(error.errors ?? {})).toEqual(fields)
    expect(await live()).toEqual([])
  })

  describe('with an Idempotency-Key', () => {
    const key = () => ({ 'idempotency-key': crypto.randomUUID() })

    it('returns the first response again, even after the claim expired', async () => {
      const headers = key()
      const first = await claim(student, MONDAY, headers)
      app.clock.advance(11 * MINUTE)
      const again = await claim(student, MONDAY, headers)
      expect([again.status, again.body]).toEqual([201, first.body])
      expect((await claim(other, MONDAY)).status).toBe(201)
    })

    it('returns the first refusal again, even if the slot is free by now', async () => {
      await claim(other, MONDAY)
      const headers = key()
      const first = await claim(student, MONDAY, headers)
      app.clock.advance(11 * MINUTE)
      const again = await claim(student, MONDAY, headers)
      expect([again.status, again.error]).toEqual([409, first.error])
    })

    it('refuses the key with another body, and accepts it again after a day', async () => {
      const headers = key()
      await claim(student, MONDAY, headers)
      const mismatch = await claim(student, MONDAY + 60 * MINUTE, headers)
      expect([mismatch.status, mismatch.error.code]).toEqual([422, 'idempotency_mismatch'])
      app.clock.advance(24 * 60 * MINUTE)
      expect((await claim(student, MONDAY + 60 * MINUTE, headers)).status).toBe(201)
      expect((await claim(student, MONDAY + 60 * MINUTE, headers)).status).toBe(201)
    })

    it('keeps the keys of two accounts apart', async () => {
      const headers = key()
      expect((await claim(student, MONDAY, headers)).status).toBe(201)
      expect((await claim(other, MONDAY + 60 * MINUTE, headers)).status).toBe(201)
    })

    it('refuses a key longer than 200 characters', async () => {
      const { status, error } = await claim(student, MONDAY, { 'idempotency-key': 'k'.repeat(201) })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['Idempotency-Key']])
    })

    it('makes one claim out of many concurrent requests', async () => {
      const headers = key()
      const answers = await Promise.all(Array.from({ length: 8 }, () => claim(student, MONDAY, headers)))
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      expect(await live()).toHaveLength(1)
    })
  })
})
