import { randomUUID } from 'node:crypto'
import { cancelBooking, listBookings } from '@shinequo/contract/bookings'
import { getCoachSession, noteAttendance } from '@shinequo/contract/bookings/coach-sessions'
import { giveFeedback } from '@shinequo/contract/feedback'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { enter, leave, recordSeen } from '../sessions/room/queries.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const END = TEST_NOW + 30 * MINUTE

describeOnEngines('notes on attendance', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let id: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(END)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx)
      id = await session(TEST_NOW)(trx)
    })
  })
  afterAll(() => app.close())

  const session =
    (start: number, more: object = {}) =>
    async (trx: Parameters<typeof seedBooking>[0]) => {
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      return (await seedBooking(trx, { ...pair, starts_at: new Date(start), ...more })).bookingId
    }
  const note = (no_show: boolean, who = coach, booking = id) =>
    app.call(noteAttendance, { as: who.actor, params: { id: booking }, body: { no_show } })
  const look = async () => (await app.call(getCoachSession, { as: coach.actor, params: { id } })).body
  const rate = () => app.call(giveFeedback, { as: student.actor, params: { id }, body: { coach_rating: 5 } })
  const cancel = () =>
    app.call(cancelBooking, { as: coach.actor, params: { id }, body: { reason: 'I am ill' } })
  const audited = async () =>
    (
      await app.context.database.root
        .selectFrom('audit_entries')
        .select(['action', 'actor_account_id', 'student_profile_id'])
        .where('subject_id', '=', id)
        .orderBy('at')
        .orderBy('action')
        .execute()
    ).map((entry) => {
      expect([entry.actor_account_id, entry.student_profile_id]).toEqual([coach.accountId, student.profileId])
      return entry.action
    })

  it('shows when the student was last in the room, also after they left', async () => {
    expect((await look()).student_in_room_at).toBeNull()
    const member = { bookingId: id, role: 'student', peer: 'theirs', connection: randomUUID() } as const
    await app.context.database.transaction(async (trx) => {
      await enter(trx, member, new Date(TEST_NOW))
      await recordSeen(trx, member, new Date(TEST_NOW + 60_000))
      await leave(trx, member)
    })
    expect((await look()).student_in_room_at).toBe(new Date(TEST_NOW + 60_000).toISOString())
  })

  it('can be made and withdrawn; each adds one audit entry, however often it is requested', async () => {
    expect((await look()).can).toMatchObject({ mark_no_show: true, undo_no_show: false })
    const { status, body } = await note(true)
    expect([status, body.status, body.can]).toEqual([
      200,
      'no_show',
      { mark_no_show: false, undo_no_show: true, cancel: false, propose: false, restore: false },
    ])
    expect((await note(true)).body).toEqual(body)
    expect(await look()).toEqual(body)
    expect((await app.call(listBookings, { as: student.actor })).body).toMatchObject([{ status: 'no_show' }])
    app.clock.advance(1)
    const back = await note(false)
    expect([back.status, back.body.status, back.body.can.mark_no_show]).toEqual([200, 'completed', true])
    expect((await note(false)).body).toEqual(back.body)
    expect(await audited()).toEqual(['booking.marked_no_show', 'booking.unmarked_no_show'])
  })

  it('are allowed from ten minutes after the start until 24 hours after the end', async () => {
    app.clock.set(TEST_NOW + 10 * MINUTE - 1)
    const early = await note(true)
    expect([early.status, early.error.code]).toEqual([409, 'attendance_not_open'])
    expect(early.error).toMatchObject({
      message: 'You can mark a no-show from 10 minutes after the session starts.',
      params: { minutes: 10 },
    })
    expect((await look()).status).toBe('booked')
    app.clock.advance(1)
    expect((await note(true)).body.status).toBe('no_show')
    // The student arrived after all, while the session is running.
    expect((await note(false)).body.status).toBe('booked')
    app.clock.set(END + DAY - 1)
    expect((await note(true)).status).toBe(200)
    app.clock.advance(1)
    const late = await note(false)
    expect([late.status, late.error.code]).toEqual([409, 'attendance_closed'])
    expect((await look()).can).toMatchObject({ mark_no_show: false, undo_no_show: false })
    expect(await audited()).toHaveLength(3)
  })

  it("are only allowed for the coach's own sessions", async () => {
    const stranger = await app.context.database.transaction((trx) => seedCoach(trx))
    expect((await note(true, stranger)).status).toBe(404)
    expect((await app.call(getCoachSession, { as: stranger.actor, params: { id } })).status).toBe(404)
    expect(await audited()).toEqual([])
  })

  it('are refused for a cancelled session', async () => {
    const day = new Date(TEST_NOW + 2 * DAY)
    const gone = await app.context.database.transaction(session(day.getTime(), { status: 'cancelled' }))
    app.clock.set(day.getTime() + 20 * MINUTE)
    const answers = [await note(true, coach, gone), await note(false, coach, gone)]
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
      [409, 'session_cancelled'],
      [409, 'session_cancelled'],
    ])
  })

  it('are refused for a session that the student has rated', async () => {
    expect((await rate()).status).toBe(200)
    const { status, error } = await note(true)
    expect([status, error.code]).toEqual([409, 'session_rated'])
    expect((await look()).can.mark_no_show).toBe(false)
    expect(await audited()).toEqual([])
  })

  it("block the student's rating until the coach withdraws them", async () => {
    await note(true)
    const refused = await rate()
    expect([refused.status, refused.error.code]).toEqual([409, 'session_missed'])
    expect((await look()).can).toMatchObject({ mark_no_show: false, undo_no_show: true })
    expect((await note(false)).body.status).toBe('completed')
    expect((await rate()).status).toBe(200)
    expect((await note(true)).error.code).toBe('session_rated')
  })

  it('that race with a cancellation: only one of the two succeeds', async () => {
    app.clock.set(TEST_NOW + 10 * MINUTE)
    const [noted, cancelled] = await Promise.all([note(true), cancel()])
    expect([
      [200, 409, 'no_show'],
      [409, 200, 'cancelled'],
    ]).toContainEqual([noted.status, cancelled.status, (await look()).status])
    expect(await audited()).toHaveLength(1)
  })

  it('that race with feedback: only one of the two succeeds', async () => {
    const [noted, rated] = await Promise.all([note(true), rate()])
    const { status } = await look()
    expect([
      [200, 409, 'no_show'],
      [409, 200, 'completed'],
    ]).toContainEqual([noted.status, rated.status, status])
  })

  it('made and withdrawn several times at once: the stored value matches the last audit entry', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => note(at % 2 === 0)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const actions = await audited()
    const marks = actions.filter((action) => action === 'booking.marked_no_show').length
    const missed = (await look()).status === 'no_show'
    expect(marks - (actions.length - marks)).toBe(missed ? 1 : 0)
  })

  it('exclude the missed session: it is not next or counted, and the student is still listed as quiet', async () => {
    app.clock.set(TEST_NOW + 10 * MINUTE)
    await app.context.database.transaction(async (trx) => {
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      await seedMatch(trx, { ...pair, created_at: new Date(TEST_NOW - 30 * DAY) })
    })
    const day = async () => (await app.call(getCoachDay, { as: coach.actor })).body
    const before = await day()
    expect([before.next?.id, before.quiet]).toEqual([id, []])
    await note(true)
    const after = await day()
    expect([after.next, after.quiet.map(({ student: { id: who } }) => who)]).toEqual([
      null,
      [student.profileId],
    ])
    expect(after.sessions.map((shown) => [shown.id, shown.status])).toEqual([[id, 'no_show']])
    app.clock.set(END)
    expect((await day()).month.sessions).toBe(0)
  })
})
