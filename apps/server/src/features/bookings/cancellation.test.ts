import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import {
  cancelBooking,
  createBooking,
  listBookings,
  listCancellations,
  putCancellationAway,
} from '@shinequo/contract/bookings'
import { getCoachSession, listCoachSessions } from '@shinequo/contract/bookings/coach-sessions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedMatch } from '../../seeds/matches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'

const MINUTE = 60_000
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')

describeOnEngines('a cancellation by a coach', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      student = await seedStudent(trx, { first_name: 'Ines', last_name: 'Okafor', ...zone })
      other = await seedStudent(trx)
      coach = await seedCoach(trx, { first_name: 'Maya', last_name: 'Lin', ...zone })
    })
  })
  afterAll(() => app.close())

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  async function book(who: SeededPerson, start = MONDAY) {
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    const claimed = await app.call(claimSlot, { as: who.actor, body: [{ ...pair, ...times(start) }] })
    if (claimed.status !== 201) return { status: claimed.status, code: claimed.error.code, id: '' }
    const body = { ...pair, time_slot: claimed.body[0]!.id }
    const booked = await app.call(createBooking, { as: who.actor, body })
    return { status: booked.status, code: booked.error.code, id: booked.body.id }
  }
  const cancel = (id: string, reason = 'I am ill', who = coach) =>
    app.call(cancelBooking, { as: who.actor, params: { id }, body: { reason, close_hour: false } })
  const offered = async (start: number) => {
    const date = new Date(start).toISOString().slice(0, 10)
    const query = { mentor_id: coach.profileId, from_date: date, to_date: date }
    const { body } = await app.call(getAvailability, { as: other.actor, query })
    return Object.values(body)
      .flat()
      .some(({ start_time }) => start_time === new Date(start).toISOString())
  }
  const told = async (who = student) => (await app.call(listCancellations, { as: who.actor })).body
  /** The mails that are sent once the cancellation can no longer be undone. */
  const cancelMails = async () => {
    app.clock.advance(61_000)
    await app.runJobs()
    return app.sent.filter(({ to, subject }) => to === student.email && subject.includes('had to cancel'))
  }
  const audited = (id: string) =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'reason', 'actor_account_id', 'student_profile_id'])
      .where('subject_id', '=', id)
      .execute()

  it('frees the time for another student, who books it', async () => {
    const { id } = await book(student)
    expect(await offered(MONDAY)).toBe(false)
    expect((await book(other)).code).toBe('slot_taken')
    const { status, body } = await cancel(id)
    const seen = await app.call(getCoachSession, { as: coach.actor, params: { id } })
    expect([status, body.status, seen.body.cancellation]).toEqual([
      200,
      'cancelled',
      { by: 'coach', reason: 'I am ill' },
    ])
    expect(await offered(MONDAY)).toBe(true)
    expect((await book(other)).status).toBe(201)
    expect((await app.call(listBookings, { as: student.actor })).body).toEqual([])
  })

  it('tells the student once the reason and nearby open times, in their own time zone', async () => {
    const { id } = await book(student)
    await cancel(id, 'I am <b>ill</b>')
    await cancel(id, 'Another reason')
    const [mail, ...more] = await cancelMails()
    expect(more).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual([
      student.email,
      'Maya Lin had to cancel your session: Mon, Nov 23, 10:00 AM (New York)',
    ])
    expect(mail?.text).toContain('Maya writes: I am <b>ill</b>')
    expect(mail?.html).toContain('I am &lt;b&gt;ill&lt;/b&gt;')
    expect(mail?.text.match(/book\?start=[^\s]+/g)).toEqual([
      'book?start=2026-11-23T14:00:00.000Z',
      'book?start=2026-11-23T14:30:00.000Z',
      'book?start=2026-11-23T15:30:00.000Z',
    ])
    expect(mail?.text).toContain('Mon, Nov 23 · 10:30 AM - 11:00 AM')
    expect(mail?.text).toContain('988')
    expect((await audited(id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['booking.cancelled', 'I am <b>ill</b>'],
    ])
  })

  it('gives the same response when repeated', async () => {
    const { id } = await book(student)
    const first = await cancel(id)
    const again = await cancel(id, 'Another reason')
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  it("is shown on the dashboard until it is dismissed or the session's time has passed", async () => {
    const { id } = await book(student)
    const later = await book(student, MONDAY + 60 * MINUTE)
    await cancel(later.id, 'No power')
    await cancel(id)
    expect((await told()).map(({ id, reason }) => [id, reason])).toEqual([
      [id, 'I am ill'],
      [later.id, 'No power'],
    ])
    expect(await told(other)).toEqual([])
    const { body } = await app.call(putCancellationAway, { as: student.actor, params: { id } })
    expect(body.map(({ id }) => id)).toEqual([later.id])
    app.clock.set(MONDAY + 60 * MINUTE)
    expect(await told()).toEqual([])
  })

  it('is refused after the start and for another coach’s session', async () => {
    const { id } = await book(student)
    const stranger = await app.context.database.transaction((trx) => seedCoach(trx))
    expect((await cancel(id, 'Mine now', stranger)).status).toBe(404)
    app.clock.set(MONDAY)
    const late = await cancel(id)
    expect([late.status, late.error.code]).toEqual([409, 'too_late'])
    expect(await cancelMails()).toEqual([])
    expect(await audited(id)).toEqual([])
  })

  it('repeated concurrently while others want the time results in one mail and one booking', async () => {
    const { id } = await book(student)
    const students = await app.context.database.transaction(async (trx) => {
      const seeded: SeededPerson[] = []
      for (let at = 0; at < 8; at++) seeded.push(await seedStudent(trx))
      return seeded
    })
    const cancels = [cancel(id), cancel(id), cancel(id)]
    const books = students.map((who) => book(who))
    expect((await Promise.all(cancels)).map(({ status }) => status)).toEqual([200, 200, 200])
    const outcomes = await Promise.all(books)
    expect(outcomes.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    expect(outcomes.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect(await cancelMails()).toHaveLength(1)
    const live = await app.context.database.root
      .selectFrom('bookings')
      .select('id')
      .where('coach_id', '=', coach.profileId)
      .where('status', '=', 'booked')
      .execute()
    expect(live.length).toBe(outcomes.filter(({ status }) => status === 201).length)
  })

  it("is part of the coach's session lists: pages of 20, the school only of matched students", async () => {
    await app.context.database.transaction(async (trx) => {
      for (let day = 1; day <= 25; day++) {
        await seedBooking(trx, {
          coach_id: coach.profileId,
          student_profile_id: student.profileId,
          starts_at: new Date(TEST_NOW - day * 24 * 60 * MINUTE),
        })
      }
    })
    const { id } = await book(student)
    const upcoming = await app.call(listCoachSessions, { as: coach.actor })
    expect(upcoming.body.sessions.map(({ id, number, student }) => [id, number, student.school])).toEqual([
      [id, 26, null],
    ])
    await app.context.database.transaction((trx) =>
      seedMatch(trx, { student_profile_id: student.profileId, coach_id: coach.profileId }),
    )
    await cancel(id)
    const past = await app.call(listCoachSessions, { as: coach.actor, query: { list: 'past' } })
    expect(past.body.sessions.map(({ status }) => status)).toEqual([
      'cancelled',
      ...Array(19).fill('completed'),
    ])
    expect(past.body.sessions[0]!.student.school).toBe('Boston University')
    const cursor = past.body.next ?? ''
    const rest = await app.call(listCoachSessions, { as: coach.actor, query: { list: 'past', cursor } })
    expect([rest.body.sessions.length, rest.body.next]).toEqual([6, null])
    const all = [...past.body.sessions, ...rest.body.sessions].map(({ start_time }) => start_time)
    expect(all).toEqual(all.toSorted().reverse())
  })
})
