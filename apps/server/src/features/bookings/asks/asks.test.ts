import { randomUUID } from 'node:crypto'
import { listAuditEntries, listOwnAuditEntries } from '@shinequo/contract/audit'
import { suggestTimes } from '@shinequo/contract/bookings/suggestions'
import { saveNotificationChoices } from '@shinequo/contract/notifications'
import {
  type BulkAct,
  getBulkAct,
  listBulkTargets,
  planBulkAct,
  runBulkAct,
  undoBulkAct,
} from '@shinequo/contract/people/bulk-acts'
import { getCoachDay } from '@shinequo/contract/sessions/coach-day'
import { listCoachStudents, openStudent } from '@shinequo/contract/sessions/students'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { seedBooking, seedSuggestion } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW } from '../../../testing/test-clock.ts'

const DAY = 86_400_000
/** Monday, 10 AM in New York. */
const MONDAY = '2026-11-23T15:00:00Z'
const reason = 'Nobody booked since the term began'

describeOnEngines('the programme asks a coach to suggest a time', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(TEST_NOW)
    app.sent.length = 0
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      coach = await seedCoach(trx, { first_name: 'Wei', time_zone: 'America/New_York' })
    })
  })

  const ago = (days: number) => new Date(app.clock.now() - days * DAY)
  const matched = (count: number, of = coach) =>
    app.context.database.transaction(async (trx) => {
      const people = await seedStudents(
        trx,
        Array.from({ length: count }, (_, at) => ({ first_name: `Student ${at}` })),
      )
      for (const { profileId } of people) {
        await seedMatch(trx, { student_profile_id: profileId, coach_id: of.profileId, created_at: ago(3) })
      }
      return people
    })
  const one = async () => (await matched(1))[0]!
  const plan = async (people: readonly SeededPerson[]): Promise<BulkAct> => {
    const targets = people.map(({ accountId }) => accountId)
    const body = { id: randomUUID(), act: 'ask_coach' as const, reason, targets }
    return (await app.call(planBulkAct, { as: admin.actor, body })).body
  }
  const run = async ({ id }: BulkAct) =>
    (await app.call(runBulkAct, { as: admin.actor, params: { id } })).body
  const ask = async (...people: readonly SeededPerson[]) => run(await plan(people))
  const today = async (of = coach) =>
    (await app.call(getCoachDay, { as: of.actor, query: {} })).body.quiet.map(({ student, asked }) => [
      student.id,
      asked,
    ])
  const isAsked = async ({ profileId: id }: SeededPerson) =>
    (await app.call(openStudent, { as: coach.actor, params: { id } })).body.asked
  const mailed = async () => {
    app.sent.length = 0
    await app.runJobs()
    return app.sent.map(({ to, subject }) => [to, subject])
  }

  it('is first a dry run that says who is left out and why', async () => {
    const [fits, ahead, waits, paused, leaving] = await matched(5)
    const { alone, away, ofAway } = await app.context.database.transaction(async (trx) => {
      const away = await seedCoach(trx, { suspended_at: ago(1) })
      const ofAway = await seedStudent(trx)
      await seedMatch(trx, { student_profile_id: ofAway.profileId, coach_id: away.profileId })
      const pair = (student: SeededPerson | undefined) => ({
        coach_id: coach.profileId,
        student_profile_id: student!.profileId,
      })
      await seedBooking(trx, { ...pair(ahead), starts_at: ago(-2), created_at: ago(1) })
      await seedSuggestion(trx, pair(waits), { created_at: ago(1), starts_at: ago(-2) })
      const account = (student: SeededPerson | undefined, change: object) =>
        trx.updateTable('accounts').set(change).where('id', '=', student!.accountId).execute()
      await account(paused, { suspended_at: ago(1) })
      await account(leaving, { deletion_due_at: ago(-3) })
      return { alone: await seedStudent(trx), away, ofAway }
    })
    const act = await plan([fits!, ahead!, waits!, paused!, leaving!, alone, ofAway, admin, away])
    expect(act).toMatchObject({ started: false, counts: { planned: 1, left_out: 8 } })
    const { targets } = (await app.call(listBulkTargets, { as: admin.actor, params: { id: act.id } })).body
    expect(targets.map(({ code }) => code)).toEqual([
      null,
      'session_ahead',
      'times_wait',
      'paused',
      'leaving',
      'no_coach',
      'coach_away',
      'not_a_student',
      'not_a_student',
    ])
    expect(await today()).toEqual([])
    expect(await mailed()).toEqual([])
  })

  it('the coach sees it with the student, also a student met lately, and gets one mail for a day', async () => {
    const students = await matched(40)
    const other = await app.context.database.transaction((trx) => seedCoach(trx))
    await matched(1, other)
    const act = await plan(students)
    expect(await run(act)).toMatchObject({ counts: { done: 25, planned: 15 } })
    expect(await run(act)).toMatchObject({ counts: { done: 40, failed: 0 }, undo_until: null })
    expect(new Set(await today())).toEqual(new Set(students.map(({ profileId }) => [profileId, true])))
    expect(await today(other)).toEqual([])
    expect(await isAsked(students[7]!)).toBe(true)
    const { body } = await app.call(listCoachStudents, { as: coach.actor })
    expect(body.every(({ asked }) => asked)).toBe(true)

    expect(await mailed()).toEqual([])
    app.clock.advance(DAY)
    expect(await mailed()).toEqual([[coach.email, 'Could you suggest times to 40 students?']])
    expect(app.sent[0]!.text).toMatch(/\/coach\n/)
    expect(app.sent[0]!.text).toContain('/unsubscribe/')
    expect(app.sent[0]!.text).not.toContain('Student 7')
    app.clock.advance(DAY)
    expect(await mailed()).toEqual([])
    expect((await app.call(undoBulkAct, { as: admin.actor, params: { id: act.id } })).error.code).toBe(
      'undo_over',
    )
  })

  it('asks each coach of the student who is not away', async () => {
    const student = await one()
    const [second, away] = await app.context.database.transaction(async (trx) => {
      const both = [await seedCoach(trx), await seedCoach(trx, { suspended_at: ago(1) })]
      for (const { profileId: coach_id } of both) {
        await seedMatch(trx, { student_profile_id: student.profileId, coach_id, created_at: ago(3) })
      }
      return both
    })
    expect((await ask(student)).counts.done).toBe(1)
    expect(await today()).toEqual([[student.profileId, true]])
    expect(await today(second)).toEqual([[student.profileId, true]])
    const { root } = app.context.database
    const rows = await root.selectFrom('suggestion_asks').select('coach_id').execute()
    expect(rows.map(({ coach_id }) => coach_id)).not.toContain(away!.profileId)
  })

  it('comes at most once in seven days, however many act at once', async () => {
    const student = await one()
    const acts = await Promise.all([1, 2, 3].map(() => plan([student])))
    const runs = await Promise.all(acts.map(run))
    expect(runs.reduce((sum, { counts }) => sum + counts.done, 0)).toBe(1)
    expect(runs.flatMap(({ codes }) => codes)).toEqual([
      { code: 'asked_lately', count: 1 },
      { code: 'asked_lately', count: 1 },
    ])
    app.clock.advance(7 * DAY - 1)
    expect((await plan([student])).codes).toEqual([{ code: 'asked_lately', count: 1 }])
    app.clock.advance(1)
    const again = await plan([student])
    const both = await Promise.all([run(again), run(again)])
    expect(both.map(({ counts }) => counts.failed)).toEqual([0, 0])
    const { body } = await app.call(getBulkAct, { as: admin.actor, params: { id: again.id } })
    expect(body.counts).toMatchObject({ done: 1, planned: 0 })
  })

  it('goes away once the coach suggests, the student books, the match ends, or after 14 days', async () => {
    const [suggested, booked, ended, late] = await matched(4)
    await ask(suggested!, booked!, ended!, late!)
    app.clock.advance(60_000)
    const gone = async () => {
      const asked = (await today()).map(([id]) => id)
      return [suggested, booked, ended, late].map((one) => !asked.includes(one!.profileId))
    }
    expect(await gone()).toEqual([false, false, false, false])
    const params = { id: suggested!.profileId }
    expect(
      (await app.call(suggestTimes, { as: coach.actor, params, body: { times: [MONDAY] } })).status,
    ).toBe(200)
    expect(await gone()).toEqual([true, false, false, false])
    expect(await isAsked(suggested!)).toBe(false)
    const second = await app.context.database.transaction(async (trx) => {
      const second = await seedCoach(trx)
      await seedBooking(trx, {
        coach_id: second.profileId,
        student_profile_id: booked!.profileId,
        starts_at: ago(-2),
        created_at: new Date(app.clock.now()),
      })
      await trx
        .updateTable('match_requests')
        .set({ status: 'ended', ended_by: 'admin', coached_until: new Date(app.clock.now()) })
        .where('student_profile_id', '=', ended!.profileId)
        .execute()
      return second
    })
    expect(second.profileId).not.toBe(coach.profileId)
    expect(await gone()).toEqual([true, true, true, false])
    // Another match of the same two does not bring it back.
    await app.context.database.transaction((trx) =>
      seedMatch(trx, {
        student_profile_id: ended!.profileId,
        coach_id: coach.profileId,
        created_at: new Date(app.clock.now()),
      }),
    )
    expect(await isAsked(ended!)).toBe(false)
    app.clock.advance(14 * DAY - 60_001)
    expect(await isAsked(late!)).toBe(true)
    app.clock.advance(1)
    expect(await isAsked(late!)).toBe(false)
  })

  it('sends no mail to a coach who has turned it off, or who has suggested a time by then', async () => {
    const student = await one()
    await ask(student)
    await app.context.database.transaction((trx) =>
      seedSuggestion(
        trx,
        { coach_id: coach.profileId, student_profile_id: student.profileId },
        { created_at: new Date(app.clock.now()), starts_at: ago(-5) },
      ),
    )
    app.clock.advance(DAY)
    expect(await mailed()).toEqual([])
    const choices = { reminder_day: true, reminder_hour: true, feedback_asked: true, coach_asks: false }
    expect((await app.call(saveNotificationChoices, { as: coach.actor, body: choices })).status).toBe(200)
    await ask(await one())
    app.clock.advance(DAY)
    expect(await mailed()).toEqual([])
  })

  it('is in the audit, and the student learns nothing of it', async () => {
    const student = await one()
    const act = await plan([student])
    await run(act)
    const { entries } = (
      await app.call(listAuditEntries, { as: admin.actor, query: { subject: student.profileId } })
    ).body
    expect(entries).toMatchObject([{ action: 'student.coach_asked', reason, bulk_act: act.id }])
    expect((await app.call(listOwnAuditEntries, { as: student.actor })).body.entries).toEqual([])
  })

  it('is planned and run by administrators alone', async () => {
    const student = await one()
    const body = { id: randomUUID(), act: 'ask_coach' as const, reason, targets: [student.accountId] }
    const act = await plan([student])
    for (const as of [student.actor, coach.actor]) {
      expect((await app.call(planBulkAct, { as, body })).status).toBe(403)
      expect((await app.call(runBulkAct, { as, params: { id: act.id } })).status).toBe(403)
    }
    expect((await app.call(planBulkAct, { body })).status).toBe(401)
    expect((await app.call(runBulkAct, { params: { id: act.id } })).status).toBe(401)
    expect(await isAsked(student)).toBe(false)
  })
})
