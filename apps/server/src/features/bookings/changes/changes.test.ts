import { randomUUID } from 'node:crypto'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { getHours } from '@shinequo/contract/availability/hours'
import {
  cancelBooking,
  createBooking,
  listBookings,
  listCancellations,
  moveBooking,
  restoreBooking,
} from '@shinequo/contract/bookings'
import { getCoachSession } from '@shinequo/contract/bookings/coach-sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'
import { accountErased, eraseAccount } from '../../accounts/ending/service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Monday, 10 AM in New York. */
const MONDAY = Date.parse('2026-11-23T15:00:00Z')
const SUBJECT = 'Mon, Nov 23, 10:00 AM (New York)'

describeOnEngines('a booking', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let other: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  const people = (rules: CoachSeed = {}) =>
    app.context.database.transaction(async (trx) => {
      const zone = { time_zone: 'America/New_York' }
      student = await seedStudent(trx, { first_name: 'Ines', last_name: 'Okafor', ...zone })
      other = await seedStudent(trx)
      coach = await seedCoach(trx, { first_name: 'Maya', last_name: 'Lin', ...zone, ...rules })
    })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await people()
  })
  afterAll(() => app.close())

  const times = (start: number) => ({
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  })
  const claim = (who: SeededPerson, start: number, moving?: string) => {
    const pair = { student_profile: who.profileId, mentor_profile: coach.profileId }
    const body = [{ ...pair, ...times(start), ...(moving && { moving }) }]
    return app.call(claimSlot, { as: who.actor, body })
  }
  async function book(who = student, start = MONDAY) {
    const claimed = await claim(who, start)
    if (claimed.status !== 201) return { status: claimed.status, code: claimed.error.code, id: '' }
    const body = {
      student_profile: who.profileId,
      mentor_profile: coach.profileId,
      time_slot: claimed.body[0]!.id,
    }
    const booked = await app.call(createBooking, { as: who.actor, body })
    return { status: booked.status, code: booked.error.code, id: booked.body.id }
  }
  const cancel = (id: string, who = student, body: { reason?: string; close_hour?: boolean } = {}) =>
    app.call(cancelBooking, { as: who.actor, params: { id }, body })
  const restore = (id: string, who = student) => app.call(restoreBooking, { as: who.actor, params: { id } })
  const move = (id: string, time_slot: string, who = student, headers: Record<string, string> = {}) =>
    app.call(moveBooking, { as: who.actor, params: { id }, body: { time_slot }, headers })
  async function moveTo(id: string, start: number) {
    const claimed = await claim(student, start, id)
    if (claimed.status !== 201) return { status: claimed.status, body: null, code: claimed.error.code }
    const { status, body, error } = await move(id, claimed.body[0]!.id)
    return { status, body, code: error.code }
  }
  const seenBy = async (who: SeededPerson, id: string) => {
    const query = { include: 'cancelled' as const }
    return (await app.call(listBookings, { as: who.actor, query })).body.find((one) => one.id === id)!
  }
  const offered = async (start: number) => {
    const date = new Date(start).toISOString().slice(0, 10)
    const query = { mentor_id: coach.profileId, from_date: date, to_date: date }
    const { body } = await app.call(getAvailability, { as: other.actor, query })
    return Object.values(body)
      .flat()
      .some(({ start_time }) => start_time === new Date(start).toISOString())
  }
  /** The subjects of this person's mails since the last call. */
  const mails = async (to: SeededPerson) => {
    await app.runJobs()
    return app.sent.filter((mail) => mail.to === to.email).map(({ subject }) => subject)
  }
  const told = (booking: { history: { what: string; by: string; late: boolean; reason: string }[] }) =>
    booking.history.map(({ what, by, late, reason }) => [what, by, late, reason])

  describe('is cancelled', () => {
    it('by its student: the time is free at once, the coach is notified when it cannot be undone', async () => {
      const { id } = await book()
      await mails(coach)
      app.sent.length = 0
      const { status, body } = await cancel(id, student, { reason: 'An <exam>' })
      expect([status, body.status, body.late, body.can]).toEqual([
        200,
        'cancelled',
        false,
        { move: false, cancel: false, join: false, restore: true },
      ])
      expect(body.restore_until).toBe(new Date(TEST_NOW + MINUTE).toISOString())
      expect(await offered(MONDAY)).toBe(true)
      expect(await mails(coach)).toEqual([])
      app.clock.advance(MINUTE)
      expect(await mails(coach)).toEqual([])
      app.clock.advance(1000)
      expect(await mails(coach)).toEqual([`Ines Okafor cancelled a session: ${SUBJECT}`])
      expect(app.sent.find(({ to }) => to === coach.email)?.text).toContain('Ines writes: An <exam>')
      expect(await mails(student)).toEqual([`You cancelled your session with Maya Lin: ${SUBJECT}`])
      expect((await app.call(listCancellations, { as: student.actor })).body).toEqual([])
      const seen = await seenBy(coach, id)
      expect([seen.restore_until, seen.can.restore]).toEqual([null, false])
      expect(told(seen)).toEqual([
        ['booked', 'student', false, ''],
        ['cancelled', 'student', false, 'An <exam>'],
      ])
      expect((await book(other)).status).toBe(201)
    })

    it('repeatedly: the same response, whoever asks, and one mail', async () => {
      const { id } = await book()
      const first = await cancel(id, student, { reason: 'Ill' })
      expect((await cancel(id, student, { reason: 'Not ill' })).body).toEqual(first.body)
      const byCoach = await cancel(id, coach, { reason: 'Me too' })
      expect([byCoach.status, byCoach.body.can.restore]).toEqual([200, false])
      app.clock.advance(2 * MINUTE)
      expect((await mails(coach)).filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
      expect((await mails(student)).filter((subject) => subject.includes('cancel'))).toEqual([
        `You cancelled your session with Maya Lin: ${SUBJECT}`,
      ])
    })

    it('late within the notice period, and not from its start on', async () => {
      const { id } = await book()
      app.clock.set(MONDAY - 4 * HOUR - 1)
      expect((await seenBy(student, id)).late).toBe(false)
      app.clock.set(MONDAY - 4 * HOUR)
      const seen = await seenBy(student, id)
      expect([seen.late, seen.can, seen.notice_minutes]).toEqual([
        true,
        { move: false, cancel: true, join: false, restore: false },
        240,
      ])
      app.clock.set(MONDAY)
      const refused = await cancel(id)
      expect([refused.status, refused.error.code]).toEqual([409, 'too_late'])
      expect((await seenBy(student, id)).can).toEqual({
        move: false,
        cancel: false,
        join: true,
        restore: false,
      })
      app.clock.set(MONDAY - 1)
      expect(told((await cancel(id)).body).at(-1)).toEqual(['cancelled', 'student', true, ''])
    })

    it('by its coach only with a reason; the hour is closed unless the coach says otherwise', async () => {
      const { id } = await book()
      const refused = await cancel(id, coach, { reason: '  ' })
      expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([400, ['reason']])
      expect((await cancel(id, coach, { reason: 'I am ill' })).status).toBe(200)
      expect(await offered(MONDAY)).toBe(false)
      expect((await claim(other, MONDAY)).error.code).toBe('slot_not_offered')
      const off = (await app.call(getHours, { as: coach.actor })).body.time_off
      expect(off.map(({ start_time, end_time }) => ({ start_time, end_time }))).toEqual([times(MONDAY)])
      const [notice] = (await app.call(listCancellations, { as: student.actor })).body
      expect([notice?.id, notice?.hour_closed]).toEqual([id, true])
      app.clock.advance(61_000)
      expect(await mails(student)).toContain(`Maya Lin had to cancel your session: ${SUBJECT}`)
      const mail = app.sent.find(({ subject }) => subject.includes('had to cancel'))
      const days = mail?.text.match(/book\?start=([0-9-]+)/g) ?? []
      expect([days.length, days.filter((day) => day.endsWith('2026-11-23'))]).toEqual([3, []])
    })

    it('and its hour stays open if the coach says so', async () => {
      const { id } = await book()
      await cancel(id, coach, { reason: 'I am ill', close_hour: false })
      expect(await offered(MONDAY)).toBe(true)
      expect((await app.call(listCancellations, { as: student.actor })).body[0]?.hour_closed).toBe(false)
    })
  })

  describe('is restored', () => {
    it('within a minute by the person who cancelled it, and nobody is notified', async () => {
      const { id } = await book()
      await mails(coach)
      app.sent.length = 0
      await cancel(id)
      expect((await restore(id, coach)).error.code).toBe('undo_over')
      app.clock.advance(MINUTE - 1)
      const { status, body } = await restore(id)
      expect([status, body.status, body.restore_until]).toEqual([200, 'booked', null])
      expect(body.history.map(({ what }) => what)).toEqual(['booked', 'cancelled', 'restored'])
      expect(body.history.at(-1)?.to).toEqual(times(MONDAY))
      expect(await offered(MONDAY)).toBe(false)
      expect((await claim(other, MONDAY)).error.code).toBe('slot_taken')
      app.clock.advance(10 * MINUTE)
      expect([await mails(coach), await mails(student)]).toEqual([[], []])
      expect((await restore(id)).body.history).toEqual(body.history)
    })

    it('and cancelled again: one mail, about the second cancellation', async () => {
      const { id } = await book()
      await cancel(id, student, { reason: 'First' })
      app.clock.advance(30_000)
      await restore(id)
      await cancel(id, student, { reason: 'Second' })
      app.clock.advance(35_000)
      expect((await mails(coach)).filter((subject) => subject.includes('cancelled'))).toEqual([])
      app.clock.advance(30_000)
      expect((await mails(coach)).filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
      expect(app.sent.findLast(({ to }) => to === coach.email)?.text).toContain('Second')
      expect((await mails(student)).filter((subject) => subject.includes('cancelled'))).toHaveLength(1)
    })

    it('with the mails that became unwanted meanwhile', async () => {
      const { id } = await book()
      await cancel(id)
      expect(await mails(coach)).toEqual([])
      await restore(id)
      expect(await mails(coach)).toEqual([`Ines Okafor booked a session: ${SUBJECT}`])
      expect(await mails(student)).toEqual([`Your session with Maya Lin: ${SUBJECT}`])
    })

    it('with the hour that the coach had closed', async () => {
      const { id } = await book()
      await cancel(id, coach, { reason: 'I am ill' })
      const { body } = await restore(id, coach)
      expect([body.status, body.can.move]).toEqual(['booked', false])
      expect((await app.call(getHours, { as: coach.actor })).body.time_off).toEqual([])
      await cancel(id)
      expect(await offered(MONDAY)).toBe(true)
    })

    it('but not after a minute, and not after its start', async () => {
      const { id } = await book()
      await cancel(id)
      app.clock.advance(MINUTE)
      const late = await restore(id)
      expect([late.status, late.error.code]).toEqual([409, 'undo_over'])
      const soon = await book(student, MONDAY + HOUR)
      app.clock.set(MONDAY + HOUR - 1000)
      await cancel(soon.id)
      app.clock.advance(1000)
      expect((await restore(soon.id)).error.code).toBe('undo_over')
    })

    it('but not once another student has claimed or booked the time', async () => {
      const { id } = await book()
      await cancel(id)
      const held = await claim(other, MONDAY)
      expect((await restore(id)).error.code).toBe('slot_taken')
      const body = {
        student_profile: other.profileId,
        mentor_profile: coach.profileId,
        time_slot: held.body[0]!.id,
      }
      expect((await app.call(createBooking, { as: other.actor, body })).status).toBe(201)
      const refused = await restore(id)
      expect([refused.status, refused.error.code, refused.error.alternatives?.length]).toEqual([
        409,
        'slot_taken',
        3,
      ])
    })

    it('in place of its student’s own claim, but not by the coach', async () => {
      const { id } = await book()
      await cancel(id)
      await claim(student, MONDAY)
      expect((await restore(id)).status).toBe(200)
      await cancel(id, coach, { reason: 'Ill', close_hour: false })
      await claim(student, MONDAY)
      expect((await restore(id, coach)).error.code).toBe('slot_taken')
    })

    it('but not beyond the number of upcoming sessions that the programme allows', async () => {
      const { root } = app.context.database
      await root.updateTable('programme').set({ most_upcoming_sessions: 1 }).execute()
      const { id } = await book()
      await cancel(id)
      expect((await book(student, MONDAY + HOUR)).status).toBe(201)
      expect((await restore(id)).error.code).toBe('too_many_sessions')
      await root.updateTable('programme').set({ most_upcoming_sessions: 8 }).execute()
    })

    it('but not after one of the two accounts is deleted', async () => {
      const { id } = await book()
      await cancel(id, coach, { reason: 'A long story' })
      const { database } = app.context
      const erased = await database.transaction((trx) => eraseAccount(app.context, trx, student.accountId))
      if (erased) await accountErased(app.context, erased)
      expect((await restore(id, coach)).error.code).toBe('undo_over')
      const { body } = await app.call(getCoachSession, { as: coach.actor, params: { id } })
      expect(told(body).at(-1)).toEqual(['cancelled', 'coach', false, ''])
    })
  })

  describe('is moved', () => {
    it('to another time: same booking, same url, the old time is free, both people are notified', async () => {
      const { id } = await book()
      const before = await seenBy(student, id)
      await mails(coach)
      app.sent.length = 0
      const { status, body } = await moveTo(id, MONDAY + HOUR)
      expect(status).toBe(200)
      expect([body?.id, body?.url, body?.pre_session_note]).toEqual([id, before.url, before.pre_session_note])
      expect(body?.time_slot).toMatchObject(times(MONDAY + HOUR))
      expect([body?.moves_left, body?.can.move]).toEqual([1, true])
      expect(body?.history.map(({ what, from, to }) => [what, from, to])).toEqual([
        ['booked', null, times(MONDAY)],
        ['moved', times(MONDAY), times(MONDAY + HOUR)],
      ])
      expect([await offered(MONDAY), await offered(MONDAY + HOUR)]).toEqual([true, false])
      const now = 'Mon, Nov 23, 11:00 AM (New York)'
      expect(await mails(coach)).toEqual([`Ines Okafor moved a session: ${now}`])
      const textTo = (to: SeededPerson) => app.sent.find((mail) => mail.to === to.email)?.text
      expect(await mails(student)).toEqual([`Your session with Maya Lin has moved: ${now}`])
      expect(textTo(coach)).toContain(`http://localhost:3000/coach/sessions/${id}`)
      expect(textTo(student)).toContain(`http://localhost:3000/home/sessions/${id}`)
      expect(app.sent[0]?.text).toMatch(/Now:\n.*11:00 AM[\s\S]*Before:\n.*10:00 AM/)
      expect((await seenBy(coach, id)).history).toEqual(body?.history)
    })

    it('twice at most, and not within the notice period', async () => {
      const { id } = await book()
      expect((await moveTo(id, MONDAY + HOUR)).status).toBe(200)
      const second = await moveTo(id, MONDAY)
      expect([second.status, second.body?.moves_left, second.body?.can.move]).toEqual([200, 0, false])
      expect((await moveTo(id, MONDAY + HOUR)).code).toBe('moved_too_often')
      const plain = await claim(student, MONDAY + 2 * HOUR)
      expect((await move(id, plain.body[0]!.id)).error.code).toBe('moved_too_often')
      const late = await book(student, MONDAY + 3 * HOUR)
      app.clock.set(MONDAY - HOUR)
      expect((await moveTo(late.id, MONDAY + 24 * HOUR)).code).toBe('too_late')
      const held = await claim(student, MONDAY + 24 * HOUR)
      expect((await move(late.id, held.body[0]!.id)).error.code).toBe('too_late')
    })

    it('once when the request is repeated, with an idempotency key or without', async () => {
      const { id } = await book()
      const held = (await claim(student, MONDAY + HOUR, id)).body[0]!.id
      const headers = { 'idempotency-key': randomUUID() }
      const first = await move(id, held, student, headers)
      expect((await move(id, held, student, headers)).body).toEqual(first.body)
      expect((await move(id, held)).body).toEqual(first.body)
      const { id: another } = await book(student, MONDAY + 3 * HOUR)
      expect((await move(another, held, student, headers)).error.code).toBe('idempotency_mismatch')
    })

    it('only by its student, to a live claim of their own with the same coach', async () => {
      const { id } = await book()
      const strange = (await claim(other, MONDAY + HOUR)).body[0]!.id
      expect((await move(id, strange)).status).toBe(404)
      expect((await move(id, strange, other)).status).toBe(404)
      const held = (await claim(student, MONDAY + 2 * HOUR, id)).body[0]!.id
      expect((await move(id, held, coach)).status).toBe(404)
      const second = await book(student, MONDAY + 3 * HOUR)
      const meant = (await claim(student, MONDAY + 4 * HOUR, second.id)).body[0]!.id
      const refused = await move(id, meant)
      expect([refused.error.code, refused.error.alternatives?.length]).toEqual(['claim_expired', 3])
      app.clock.advance(10 * MINUTE)
      expect((await move(second.id, meant)).error.code).toBe('claim_expired')
      expect((await seenBy(student, second.id)).time_slot).toMatchObject(times(MONDAY + 3 * HOUR))
      await cancel(second.id)
      const last = (await claim(student, MONDAY + 4 * HOUR)).body[0]!.id
      expect((await move(second.id, last)).error.code).toBe('session_cancelled')
    })

    it('and cancelled before the coach is notified: no mail until restored, then one with its last time', async () => {
      const { id } = await book()
      await mails(coach)
      app.sent.length = 0
      await moveTo(id, MONDAY + HOUR)
      await cancel(id)
      expect(await mails(coach)).toEqual([])
      await restore(id)
      expect(await mails(coach)).toEqual(['Ines Okafor moved a session: Mon, Nov 23, 11:00 AM (New York)'])
    })
  })
})
