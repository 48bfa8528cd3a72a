import { randomUUID } from 'node:crypto'
import { decideObjection, listBookings, listObjections, objectToNoShow } from '@shinequo/contract/bookings'
import { getCoachSession, noteAttendance } from '@shinequo/contract/bookings/coach-sessions'
import { giveFeedback } from '@shinequo/contract/feedback'
import { getProgrammeNeeds } from '@shinequo/contract/programme/needs'
import { getSession } from '@shinequo/contract/sessions'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../seeds/people.ts'
import { seedBooking, seedNoShow } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { eraseAccount } from '../accounts/ending/service.ts'
import { enter, leave, recordSeen } from '../sessions/room/queries.ts'
import { sessionsOfCoach, sessionsOfStudent } from './personal-data/queries.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const END = TEST_NOW + 30 * MINUTE
const WINDOW = 48 * HOUR

describeOnEngines('objections to missed sessions', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  let admin: SeededPerson
  let id: string
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(END)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Maya' })
      coach = await seedCoach(trx, { first_name: 'Amara' })
      admin = await seedAccount(trx, { role: 'admin' })
      const pair = { coach_id: coach.profileId, student_profile_id: student.profileId }
      id = (await seedBooking(trx, { ...pair, starts_at: new Date(TEST_NOW) })).bookingId
    })
  })
  afterAll(() => app.close())

  const mark = (no_show: boolean) =>
    app.call(noteAttendance, { as: coach.actor, params: { id }, body: { no_show } })
  const object = (as = student) => app.call(objectToNoShow, { as: as.actor, params: { id } })
  const decide = (took_place: boolean, as = admin) =>
    app.call(decideObjection, { as: as.actor, params: { id }, body: { took_place } })
  const open = async () => (await app.call(listObjections, { as: admin.actor })).body
  const needs = async () => (await app.call(getProgrammeNeeds, { as: admin.actor })).body.needs
  const own = async () => (await app.call(listBookings, { as: student.actor })).body[0]!
  const coachs = async () => (await app.call(getCoachSession, { as: coach.actor, params: { id } })).body
  const mayRate = async () =>
    (await app.call(getSession, { as: student.actor, params: { id } })).body.can_rate
  const audited = async () => {
    const rows = await app.context.database.root
      .selectFrom('audit_entries')
      .select(['action', 'actor_role', 'student_profile_id'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy('action')
      .execute()
    expect(rows.every((row) => row.student_profile_id === student.profileId)).toBe(true)
    return rows.map(({ action, actor_role }) => `${action} by ${actor_role}`)
  }
  /** Both are in the room at the start; the student a minute longer. */
  async function meet() {
    const member = (role: 'student' | 'coach') =>
      ({ bookingId: id, role, peer: role, connection: randomUUID() }) as const
    const [theirs, ours] = [member('student'), member('coach')]
    await app.context.database.transaction(async (trx) => {
      await enter(trx, ours, new Date(TEST_NOW))
      await enter(trx, theirs, new Date(TEST_NOW))
      await recordSeen(trx, ours, new Date(TEST_NOW + 30_000))
      await leave(trx, ours)
      await recordSeen(trx, theirs, new Date(TEST_NOW + MINUTE))
      await leave(trx, theirs)
    })
  }
  const state = (session: { no_show: { state: string } | null }) => session.no_show?.state ?? null

  it('show when both were last in the room at once, also after the room was deleted', async () => {
    expect(await coachs()).toMatchObject({ student_in_room_at: null, both_in_room_at: null })
    await meet()
    const seen = {
      student_in_room_at: new Date(TEST_NOW + MINUTE).toISOString(),
      both_in_room_at: new Date(TEST_NOW + 30_000).toISOString(),
    }
    expect(await coachs()).toMatchObject(seen)
    await mark(true)
    await app.context.database.root.deleteFrom('session_rooms').execute()
    await object()
    expect((await open()).objections).toMatchObject([seen])
  })

  it('count a person as gone from the room after two missed heartbeats', async () => {
    const member = (role: 'student' | 'coach') =>
      ({ bookingId: id, role, peer: role, connection: randomUUID() }) as const
    await app.context.database.transaction(async (trx) => {
      await enter(trx, member('student'), new Date(TEST_NOW))
      await enter(trx, member('coach'), new Date(TEST_NOW + 35_000))
    })
    expect((await coachs()).both_in_room_at).toBeNull()
  })

  it('are made within 48 hours of the mark; again changes nothing', async () => {
    await mark(true)
    const until = new Date(END + WINDOW).toISOString()
    expect((await own()).no_show).toEqual({ state: 'marked', decided_by: null, object_until: until })
    expect((await coachs()).no_show).toEqual({ state: 'marked', decided_by: null, object_until: null })
    app.clock.set(END + WINDOW - 1)
    const { status, body } = await object()
    expect([status, body.status, body.no_show]).toEqual([
      200,
      'no_show',
      { state: 'objected', decided_by: null, object_until: null },
    ])
    app.clock.advance(1)
    expect(await object()).toMatchObject({ status: 200, body })
    expect(await audited()).toEqual(['booking.marked_no_show by coach', 'booking.objected by student'])
    expect(await needs()).toEqual([{ need: 'objections', count: 1 }])
  })

  it('are refused after 48 hours, and by name for every other cause', async () => {
    expect((await object()).error.code).toBe('session_not_missed')
    await mark(true)
    app.clock.set(END + WINDOW)
    const late = await object()
    expect([late.status, late.error]).toMatchObject([
      409,
      { code: 'objection_closed', params: { hours: 48 } },
    ])
    expect((await own()).no_show).toMatchObject({ state: 'marked', object_until: null })
    const stranger = await app.context.database.transaction((trx) => seedStudent(trx))
    expect((await object(stranger)).status).toBe(404)
    expect((await object(coach)).status).toBe(403)
    expect((await decide(true)).error.code).toBe('no_objection')
    expect(await needs()).toEqual([])
  })

  it('to marks of which the time is unknown are refused', async () => {
    await app.context.database.root.updateTable('bookings').set({ status: 'no_show' }).execute()
    expect((await object()).error.code).toBe('objection_closed')
    expect(state(await own())).toBe('marked')
    expect((await mark(false)).body.status).toBe('completed')
  })

  it('that an administrator accepts make the session held: the student can rate it, and nobody can mark it', async () => {
    await mark(true)
    await object()
    expect((await open()).objections).toMatchObject([
      { id, student: { account_id: student.accountId, first_name: 'Maya' }, coach: { id: coach.profileId } },
    ])
    app.clock.advance(MINUTE)
    expect((await decide(true)).body).toEqual({ took_place: true })
    expect(await open()).toMatchObject({ objections: [], total: 0 })
    expect([await needs(), await mayRate()]).toEqual([[], true])
    const settled = { state: 'took_place', decided_by: 'admin', object_until: null }
    for (const session of [await own(), await coachs()]) {
      expect(session).toMatchObject({ status: 'completed', no_show: settled })
    }
    expect((await coachs()).can).toMatchObject({ mark_no_show: false, undo_no_show: false })
    const again = await mark(true)
    expect([again.status, again.error.code]).toEqual([409, 'no_show_decided'])
    expect((await object()).error.code).toBe('no_show_decided')
    // The same decision again changes nothing; the other one is refused.
    expect([(await decide(true)).status, (await decide(false)).error.code]).toEqual([200, 'no_show_decided'])
    const rated = await app.call(giveFeedback, {
      as: student.actor,
      params: { id },
      body: { coach_rating: 5 },
    })
    expect(rated.status).toBe(200)
    expect(await audited()).toEqual([
      'booking.marked_no_show by coach',
      'booking.objected by student',
      'booking.decided_held by admin',
    ])
  })

  it('that an administrator does not accept leave it missed, and the coach cannot undo it any more', async () => {
    await mark(true)
    await object()
    app.clock.advance(MINUTE)
    expect((await decide(false)).status).toBe(200)
    const settled = { status: 'no_show', no_show: { state: 'kept', decided_by: 'admin', object_until: null } }
    expect([await own(), await coachs()]).toMatchObject([settled, settled])
    expect((await mark(false)).error.code).toBe('no_show_decided')
    expect((await mark(true)).status).toBe(200)
    expect(await mayRate()).toBe(false)
    expect((await audited()).at(-1)).toBe('booking.decided_missed by admin')
  })

  it('are settled when the coach takes the mark back, however late', async () => {
    await mark(true)
    app.clock.set(END + WINDOW - 1)
    await object()
    expect((await coachs()).can).toMatchObject({ undo_no_show: true })
    app.clock.set(END + 2 * WINDOW)
    expect((await mark(false)).body).toMatchObject({
      status: 'completed',
      no_show: { state: 'took_place', decided_by: 'coach' },
      can: { mark_no_show: false },
    })
    expect([await needs(), (await open()).total]).toEqual([[], 0])
    expect([(await decide(true)).status, (await decide(false)).error.code]).toEqual([200, 'no_show_decided'])
    await app.runJobs()
    expect(app.sent.map(({ to, text }) => [to, text.includes('took the mark back')])).toEqual([
      [student.email, true],
    ])
  })

  it('have a new time when a coach marks the session again', async () => {
    await mark(true)
    await mark(false)
    expect(state(await own())).toBeNull()
    app.clock.advance(HOUR)
    await mark(true)
    expect((await own()).no_show?.object_until).toBe(new Date(END + HOUR + WINDOW).toISOString())
  })

  it('are explained in a mail after the session, which is not sent once the mark was taken back', async () => {
    app.clock.set(TEST_NOW + 12 * MINUTE)
    await mark(true)
    await mark(false)
    app.clock.advance(1)
    await mark(true)
    await app.runJobs()
    expect(app.sent).toEqual([])
    app.clock.set(END)
    await app.runJobs()
    expect(app.sent.map(({ to }) => to)).toEqual([student.email])
    const { subject, text } = app.sent[0]!
    expect(subject).toContain('About your session with Amara')
    expect(text).toContain('If you were there, you can say so')
    expect(text).toContain(`/home/sessions/${id}`)
  })

  it('are answered by a mail to both', async () => {
    await mark(true)
    await object()
    await decide(false)
    await app.runJobs()
    expect(app.sent.map(({ to }) => to).sort()).toEqual([coach.email, student.email].sort())
    for (const { text } of app.sent) expect(text).toContain('stays marked as missed')
  })

  it('of two administrators at once are decided by one', async () => {
    const other = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    await mark(true)
    await object()
    const [yes, no] = await Promise.all([decide(true), decide(false, other)])
    const { status } = await coachs()
    expect([
      [200, 409, 'completed'],
      [409, 200, 'no_show'],
    ]).toContainEqual([yes.status, no.status, status])
    expect((await audited()).filter((one) => one.includes('decided'))).toHaveLength(1)
  })

  it('are settled by either the coach or an administrator at once', async () => {
    await mark(true)
    await object()
    const [undone, kept] = await Promise.all([mark(false), decide(false)])
    const { status, no_show } = await coachs()
    expect([
      [200, 409, 'completed', 'coach'],
      [409, 200, 'no_show', 'admin'],
    ]).toContainEqual([undone.status, kept.status, status, no_show?.decided_by])
  })

  it('race with the coach who takes the mark back: what is stored fits together', async () => {
    await mark(true)
    const [objected, undone] = await Promise.all([object(), mark(false)])
    expect(undone.status).toBe(200)
    expect([
      [200, 'took_place'],
      [409, null],
    ]).toContainEqual([objected.status, state(await own())])
    expect(await open()).toMatchObject({ objections: [], total: 0 })
  })

  it('are listed page by page, the longest first', async () => {
    await app.context.database.transaction(async (trx) => {
      for (let day = 1; day <= 26; day++) {
        const { profileId } = await seedStudent(trx)
        await seedNoShow(
          trx,
          {
            coach_id: coach.profileId,
            student_profile_id: profileId,
            starts_at: new Date(TEST_NOW - day * 24 * HOUR),
          },
          { objected_at: new Date(TEST_NOW - day * MINUTE) },
        )
      }
    })
    const { objections, total, next } = await open()
    expect([objections.length, total]).toEqual([25, 26])
    const times = objections.map(({ objected_at }) => objected_at)
    expect(times).toEqual(times.toSorted())
    const rest = await app.call(listObjections, { as: admin.actor, query: { cursor: next ?? '' } })
    expect(rest.body.objections.map(({ objected_at }) => objected_at)).toEqual([
      new Date(TEST_NOW - MINUTE).toISOString(),
    ])
    expect(rest.body.next).toBeNull()
  })

  it('are in the files that the two people get of their data', async () => {
    await meet()
    await mark(true)
    await object()
    const { root } = app.context.database
    const who = {
      id: '',
      email: null,
      role: 'student',
      student_id: student.profileId,
      coach_id: coach.profileId,
    } as const
    const seen = expect.stringMatching(/^2026-11-20T15:00:30/)
    for (const rows of [await sessionsOfStudent(root, who), await sessionsOfCoach(root, who)]) {
      expect(rows).toMatchObject([{ marked_as_missed: [{ both_were_at: seen, took_place: null }] }])
    }
  })

  it('of a student whose account is deleted wait for nobody', async () => {
    await mark(true)
    await object()
    await app.context.database.transaction((trx) => eraseAccount(app.context, trx, student.accountId))
    expect([await needs(), (await open()).total]).toEqual([[], 0])
    expect((await decide(true)).error.code).toBe('no_objection')
  })
})
