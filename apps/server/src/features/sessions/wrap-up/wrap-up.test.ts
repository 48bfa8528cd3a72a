import { suggestTimes } from '@shinequo/contract/bookings/suggestions'
import { addNote } from '@shinequo/contract/sessions/notes'
import { getWrapUp } from '@shinequo/contract/sessions/wrap-up'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { seedBooking, seedNote } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A Thursday, 2 PM in New York. */
const SESSION = Date.parse('2026-11-19T19:00:00Z')
const WEEK_AFTER = SESSION + 7 * DAY

describeOnEngines('what a coach has to do after a session', (engine) => {
  let app: TestApp
  let coach: SeededPerson
  let student: SeededPerson
  let pair: { coach_id: string; student_profile_id: string }
  let booking: string

  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      coach = await seedCoach(trx, { time_zone: 'America/New_York' })
      student = await seedStudent(trx, { first_name: 'Maya' })
      pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      await seedMatch(trx, pair)
      booking = (await seedBooking(trx, { ...pair, starts_at: new Date(SESSION) })).bookingId
    })
  })
  afterAll(() => app.close())

  const ask = (id = booking, who = coach) => app.call(getWrapUp, { as: who.actor, params: { id } })
  const book = (start: number, more: object = {}) =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, { ...pair, starts_at: new Date(start), ...more }),
    )
  const starts = async () => (await ask()).body.times.map(({ start_time }) => Date.parse(start_time))

  it('begins with the same time next week, then the nearest days', async () => {
    const { status, body } = await ask()
    expect([status, body.student, body.note, body.next, body.suggestion]).toEqual([
      200,
      { id: student.profileId, first_name: 'Maya' },
      null,
      null,
      null,
    ])
    expect([body.can_write, body.can_suggest, body.same_time]).toEqual([true, true, true])
    expect((await starts())[0]).toBe(WEEK_AFTER)
    expect(body.times).toHaveLength(3)
  })

  it('leaves out times at which the student has a session with somebody else', async () => {
    const other = await app.context.database.transaction((trx) => seedCoach(trx))
    await book(WEEK_AFTER, { coach_id: other.profileId })
    const { body } = await ask()
    expect([body.next, body.same_time]).toEqual([null, false])
    expect(body.times.map(({ start_time }) => Date.parse(start_time))).not.toContain(WEEK_AFTER)
  })

  it('knows the next session of the two', async () => {
    await book(WEEK_AFTER, { status: 'cancelled' })
    expect((await ask()).body.next).toBeNull()
    const { bookingId } = await book(WEEK_AFTER)
    expect((await ask()).body.next).toMatchObject({
      id: bookingId,
      start_time: new Date(WEEK_AFTER).toISOString(),
    })
    // Asked after the later one, there is no other.
    expect((await ask(bookingId)).body.next).toBeNull()
  })

  it("has the coach's newest note about this session alone", async () => {
    const write = (text: string, about: string | null) =>
      app.call(addNote, {
        as: coach.actor,
        params: { id: student.profileId },
        body: { text, booking: about },
      })
    await write('About nothing in particular.', null)
    expect((await ask()).body.note).toBeNull()
    await write('First.', booking)
    app.clock.advance(1000)
    await write('Second.', booking)
    expect((await ask()).body.note).toMatchObject({ text: 'Second.', shared: false, booking })
    const other = await app.context.database.transaction(async (trx) => {
      const somebody = await seedCoach(trx)
      const note = { ...pair, coach_id: somebody.profileId, booking_id: booking, text: 'Of somebody else.' }
      await seedNote(trx, { ...note, created_at: new Date(app.clock.now() + HOUR) })
      return somebody
    })
    expect((await ask()).body.note?.text).toBe('Second.')
    expect((await ask(booking, other)).status).toBe(404)
  })

  it('has one note however often the same words are sent at once', async () => {
    const send = () =>
      app.call(addNote, {
        as: coach.actor,
        params: { id: student.profileId },
        body: { text: 'Said in a tunnel.', booking },
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await ask()).body.note?.id).toBe(answers[0]?.body.id)
  })

  it('shows what the coach has suggested', async () => {
    const [first] = await starts()
    const body = { times: [new Date(first!).toISOString()] }
    await app.call(suggestTimes, { as: coach.actor, params: { id: student.profileId }, body })
    expect((await ask()).body.suggestion).toMatchObject({
      state: 'waiting',
      times: [{ start_time: body.times[0] }],
    })
  })

  it('offers nothing once the student is no longer theirs, nor notes of cancelled sessions', async () => {
    const { root } = app.context.database
    await root
      .updateTable('match_requests')
      .set({ status: 'ended', ended_by: 'student', coached_until: new Date(app.clock.now()) })
      .execute()
    const { status, body } = await ask()
    expect([status, body.can_write, body.can_suggest, body.times, body.same_time]).toEqual([
      200,
      false,
      false,
      [],
      false,
    ])
    const { bookingId } = await book(SESSION - DAY, { status: 'cancelled' })
    expect((await ask(bookingId)).body.can_write).toBe(false)
  })
})
