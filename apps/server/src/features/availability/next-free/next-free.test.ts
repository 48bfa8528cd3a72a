import { claimSlot, releaseClaim } from '@shinequo/contract/availability'
import { getHours, saveHours } from '@shinequo/contract/availability/hours'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import { type CoachSeed, seedCoaches } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../../seeds/people.ts'
import { assembleApp } from '../../../testing/assembled-app.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TEST_NOW, TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { availabilityChanged } from '../service.ts'
import { NextFreeHints, refreshDueHints } from './service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/**
 * The first open time at 15:00 UTC of a coach who works nine to five in New York with two hours' notice, and the next
 * two.
 */
const [FIRST, SECOND, THIRD] = ['17:00', '17:30', '18:00'].map((time) => `2026-11-20T${time}:00.000Z`)
const LOOK_MS = 20

describeOnEngines('the hint of the next free time', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    app.clock.set(TEST_NOW)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
    coach = (await seed([{}]))[0]!
  })
  afterAll(() => app.close())

  const seed = (coaches: readonly CoachSeed[]) =>
    app.context.database.transaction((trx) => seedCoaches(trx, coaches))
  const hint = async ({ profileId } = coach) => {
    const row = await app.context.database.root
      .selectFrom('coach_next_free')
      .select(['next_free_at', 'checked_at'])
      .where('coach_id', '=', profileId)
      .executeTakeFirstOrThrow()
    return row.checked_at && (row.next_free_at?.toISOString() ?? 'none')
  }
  const keep = () => {
    const hints = new NextFreeHints(app.context, LOOK_MS)
    onTestFinished(() => hints.stop())
  }
  const becomes = (wanted: string | undefined) =>
    vi.waitFor(async () => expect(await hint()).toBe(wanted), { timeout: 10_000 })
  const claim = async (start_time = FIRST!) => {
    const end_time = new Date(Date.parse(start_time) + 30 * MINUTE).toISOString()
    const item = { student_profile: student.profileId, mentor_profile: coach.profileId, start_time, end_time }
    const { status, body } = await app.call(claimSlot, { as: student.actor, body: [item] })
    expect(status).toBe(201)
    return body[0]!.id
  }

  it('is computed for a new coach, and is none for one without hours or who accepts no students', async () => {
    expect(await hint()).toBeNull()
    const [idle, paused] = await seed([{ hours: [] }, { accepts_students: false }])
    await refreshDueHints(app.context)
    expect([await hint(), await hint(idle), await hint(paused)]).toEqual([FIRST, 'none', 'none'])
  })

  it('follows a claim, its release, and changed hours', async () => {
    keep()
    await becomes(FIRST)
    const id = await claim()
    await becomes(SECOND)
    expect((await app.call(releaseClaim, { as: student.actor, params: { id } })).status).toBe(204)
    await becomes(FIRST)
    const { body: hours } = await app.call(getHours, { as: coach.actor })
    const { time_zone: _zone, approved: _approved, time_off: _off, sessions: _sessions, ...saved } = hours
    const change = { ...saved, accepts_students: false }
    expect((await app.call(saveHours, { as: coach.actor, body: change })).status).toBe(200)
    await becomes('none')
  })

  it('advances as soon as the notice of its time has passed, and not earlier', async () => {
    await refreshDueHints(app.context)
    await refreshDueHints(app.context)
    expect(await hint()).toBe(FIRST)
    app.clock.advance(1)
    await refreshDueHints(app.context)
    expect(await hint()).toBe(SECOND)
    app.clock.advance(30 * MINUTE)
    await refreshDueHints(app.context)
    expect(await hint()).toBe(THIRD)
  })

  it('returns to a time whose claim expires', async () => {
    coach = (await seed([{ hours: [{ weekday: 5, start_minute: 780, end_minute: 810 }] }]))[0]!
    await claim(THIRD)
    await refreshDueHints(app.context)
    expect(await hint()).toBe('2026-11-27T18:00:00.000Z')
    app.clock.advance(10 * MINUTE - 1)
    await refreshDueHints(app.context)
    expect(await hint()).toBe('2026-11-27T18:00:00.000Z')
    app.clock.advance(1)
    await refreshDueHints(app.context)
    expect(await hint()).toBe(THIRD)
  })

  it('is found when the first day comes within the horizon', async () => {
    const hours = [{ weekday: 5, start_minute: 540, end_minute: 570 }]
    coach = (await seed([{ hours, horizon_days: 1 }]))[0]!
    // Friday at nine in New York, minus two days and one hour.
    const comes = Date.parse('2026-11-25T13:00:00Z')
    for (const [instant, wanted] of [
      [TEST_NOW, 'none'],
      [comes - 1, 'none'],
      [comes, '2026-11-27T14:00:00.000Z'],
    ] as const) {
      app.clock.set(instant)
      await refreshDueHints(app.context)
      expect(await hint()).toBe(wanted)
    }
  })

  it('is recomputed within the hour even without a notification of a change', async () => {
    const monday = (start_minute: number) => ({ weekday: 1, start_minute, end_minute: start_minute + 30 })
    coach = (await seed([{ hours: [monday(540)] }]))[0]!
    await refreshDueHints(app.context)
    await app.context.database.root
      .updateTable('weekly_hours')
      .set(monday(600))
      .where('coach_id', '=', coach.profileId)
      .execute()
    app.clock.advance(HOUR - 1)
    await refreshDueHints(app.context)
    expect(await hint()).toBe('2026-11-23T14:00:00.000Z')
    app.clock.advance(1)
    await refreshDueHints(app.context)
    expect(await hint()).toBe('2026-11-23T15:00:00.000Z')
  })

  it('is computed for many coaches in batches', async () => {
    await seed(Array.from({ length: 100 }, () => ({})))
    const more: boolean[] = []
    for (let part = 0; part < 3; part++) more.push(await refreshDueHints(app.context))
    expect(more).toEqual([true, true, false])
    const made = await app.context.database.root
      .selectFrom('coach_next_free')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('checked_at', 'is not', null)
      .executeTakeFirst()
    expect(made?.count).toBe(101)
  })

  it('is deleted with the coach', async () => {
    await app.context.database.root.deleteFrom('weekly_hours').execute()
    await app.context.database.root.deleteFrom('coaches').where('id', '=', coach.profileId).execute()
    const left = await app.context.database.root.selectFrom('coach_next_free').selectAll().execute()
    expect(left).toEqual([])
  })
})

describeOnPostgres('the hint of the next free time at two servers', (serverUrl) => {
  it('follows changes made in either process, and two concurrent refreshes take different coaches', async () => {
    const url = await emptyDatabase(serverUrl)
    const first = await openPostgres(url)
    await migrate(first)
    const clock = new TestClock()
    const here = await assembleApp(first, clock)
    const there = await assembleApp(await openPostgres(url), clock)
    const { root } = first
    const free = async () =>
      new Map(
        (await root.selectFrom('coach_next_free').selectAll().execute()).map((row) => [
          row.coach_id,
          row.next_free_at?.toISOString(),
        ]),
      )
    try {
      const coaches = await first.transaction((trx) =>
        seedCoaches(
          trx,
          Array.from({ length: 60 }, () => ({})),
        ),
      )
      await Promise.all([refreshDueHints(here.context), refreshDueHints(there.context)])
      expect(new Set((await free()).values())).toEqual(new Set([FIRST]))
      expect((await free()).size).toBe(60)
      const { profileId } = coaches[0]!
      await root
        .updateTable('coaches')
        .set({ minimum_notice_minutes: 150 })
        .where('id', '=', profileId)
        .execute()
      const hints = new NextFreeHints(there.context, LOOK_MS)
      try {
        availabilityChanged(here.context, [profileId])
        await vi.waitFor(async () => expect((await free()).get(profileId)).toBe(SECOND), { timeout: 10_000 })
      } finally {
        await hints.stop()
      }
    } finally {
      await here.close()
      await there.close()
    }
  })
})
