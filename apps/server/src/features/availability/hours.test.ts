import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import {
  addTimeOff,
  type CoachHours,
  explainTime,
  getHours,
  type HoursDraft,
  previewHours,
  removeTimeOff,
  saveHours,
} from '@shinequo/contract/availability/hours'
import { createBooking } from '@shinequo/contract/bookings'
import { isInsideHours } from '@shinequo/domain/availability/hours-session'
import { localDate } from '@shinequo/domain/time/zoned-day'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { USUAL_HOURS } from '../../testing/usual-hours.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const DATES = { from_date: '2026-11-20', to_date: '2026-12-12' }

/** Monday 9 to 12, with the default rules. */
const DRAFT: HoursDraft = {
  weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 720 }],
  ...USUAL_HOURS,
}

describeOnEngines("a coach's hours", (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Ibrahim', last_name: 'Said' })
      coach = await seedCoach(trx)
    })
  })
  afterAll(() => app.close())

  const hours = async (): Promise<CoachHours> => (await app.call(getHours, { as: coach.actor })).body
  const save = (draft: object, version = 1) =>
    app.call(saveHours, { as: coach.actor, body: { ...DRAFT, ...draft, version } })
  const seen = async () => {
    const query = { mentor_id: coach.profileId, ...DATES }
    return (await app.call(getAvailability, { as: student.actor, query })).body
  }
  const preview = async (draft?: object) =>
    (await app.call(previewHours, { as: coach.actor, body: { ...DATES, draft } })).body
  const why = async (start_time: string, draft?: object) =>
    (await app.call(explainTime, { as: coach.actor, body: { start_time, draft } })).body.state
  const book = (starts_at: string) =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at: new Date(starts_at),
      }),
    )

  it('are returned in order, with rules, zone and version', async () => {
    const { status, body } = await app.call(getHours, { as: coach.actor })
    expect(status).toBe(200)
    expect(body).toEqual({
      version: 1,
      time_zone: 'America/New_York',
      approved: true,
      weekly_hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        start_minute: 540,
        end_minute: 1020,
      })),
      overrides: [],
      minimum_notice_minutes: 120,
      horizon_days: 21,
      buffer_before_minutes: 0,
      buffer_after_minutes: 0,
      max_per_day: null,
      max_per_week: null,
      accepts_students: true,
      time_off: [],
      sessions: [],
    })
  })

  it('are replaced at once; adjacent ranges are merged, and students see the new times', async () => {
    const before = Object.values(await seen()).flat()
    const { status, body } = await save({
      weekly_hours: [
        { weekday: 1, start_minute: 600, end_minute: 660 },
        { weekday: 1, start_minute: 540, end_minute: 600 },
      ],
      overrides: [
        { date: '2026-11-23', ranges: [] },
        { date: '2026-11-24', ranges: [{ start_minute: 0, end_minute: 30 }] },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 660 }],
      overrides: [
        { date: '2026-11-23', ranges: [] },
        { date: '2026-11-24', ranges: [{ start_minute: 0, end_minute: 30 }] },
      ],
    })
    expect(await hours()).toEqual(body)
    expect(before.length).toBeGreaterThan(300)
    const after = Object.values(await seen()).flat()
    expect(after.map((slot) => slot.start_time)).toEqual([
      '2026-11-24T05:00:00.000Z',
      ...['14:00', '14:30', '15:00', '15:30'].map((time) => `2026-11-30T${time}:00.000Z`),
      ...['14:00', '14:30', '15:00', '15:30'].map((time) => `2026-12-07T${time}:00.000Z`),
    ])
  })

  it('refuse a change made from an older version, and do not change', async () => {
    expect((await save({})).status).toBe(200)
    const { status, error } = await save({ weekly_hours: [] })
    expect([status, error.code]).toEqual([409, 'version_conflict'])
    expect(await hours()).toMatchObject({ version: 2, weekly_hours: DRAFT.weekly_hours })
  })

  it('accept one of two concurrent changes', async () => {
    const answers = await Promise.all([save({ horizon_days: 3 }), save({ horizon_days: 4 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await hours()).version).toBe(2)
  })

  it('keep the overrides of past dates, and say so in the audit', async () => {
    await save({ overrides: [{ date: '2026-11-20', ranges: [] }] })
    app.clock.advance(DAY)
    expect((await hours()).overrides).toEqual([])
    expect((await save({}, 2)).status).toBe(200)
    const { root } = app.context.database
    const kept = await root
      .selectFrom('date_overrides')
      .select('date')
      .where('coach_id', '=', coach.profileId)
      .execute()
    expect(kept).toEqual([{ date: '2026-11-20' }])
    const acts = await root
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', coach.profileId)
      .execute()
    expect(acts).toEqual([{ action: 'hours.changed' }, { action: 'hours.changed' }])
  })

  it('never change booked sessions, and name those now outside', async () => {
    await book('2026-11-24T15:00:00Z')
    await book('2026-11-23T15:00:00Z')
    const before = await app.context.database.root
      .selectFrom('time_slots')
      .selectAll()
      .orderBy('id')
      .execute()
    expect((await hours()).sessions.map((session) => session.outside_hours)).toEqual([false, false])
    const { body } = await save({})
    expect(body.sessions).toEqual([
      {
        id: expect.any(String),
        student: 'Ibrahim S.',
        start_time: '2026-11-23T15:00:00.000Z',
        end_time: '2026-11-23T15:30:00.000Z',
        outside_hours: false,
      },
      expect.objectContaining({ start_time: '2026-11-24T15:00:00.000Z', outside_hours: true }),
    ])
    const after = await app.context.database.root.selectFrom('time_slots').selectAll().orderBy('id').execute()
    expect(after).toEqual(before)
  })

  it('paused: students see nothing and cannot book, even with a claim made before', async () => {
    const wanted = {
      student_profile: student.profileId,
      mentor_profile: coach.profileId,
      start_time: '2026-11-23T15:00:00Z',
      end_time: '2026-11-23T15:30:00Z',
    }
    const claim = await app.call(claimSlot, { as: student.actor, body: [wanted] })
    const paused = await save({ accepts_students: false })
    expect(paused.body.accepts_students).toBe(false)
    expect([await seen(), await preview(), await why(wanted.start_time)]).toEqual([{}, {}, 'paused'])
    const { error } = await app.call(createBooking, {
      as: student.actor,
      body: {
        student_profile: student.profileId,
        mentor_profile: coach.profileId,
        time_slot: claim.body[0]!.id,
      },
    })
    expect(error.code).toBe('coach_unavailable')
    expect((await save({}, 2)).status).toBe(200)
    expect(Object.keys(await seen())).toContain('2026-11-30')
  })

  describe('time off', () => {
    const off = (body: object) => app.call(addTimeOff, { as: coach.actor, body })

    it("of whole days is in the coach's zone, removes the times and can be taken back", async () => {
      await book('2026-11-26T15:00:00Z')
      const before = await seen()
      const { status, body } = await off({ first_date: '2026-11-26', last_date: '2026-11-27' })
      expect(status).toBe(201)
      expect(body.time_off).toEqual([
        {
          id: expect.any(String),
          start_time: '2026-11-26T05:00:00.000Z',
          end_time: '2026-11-28T05:00:00.000Z',
          first_date: '2026-11-26',
          last_date: '2026-11-27',
        },
      ])
      expect(body.sessions).toMatchObject([{ outside_hours: true }])
      expect(Object.keys(await seen())).not.toContain('2026-11-27')
      expect(await why('2026-11-27T15:00:00Z')).toBe('time_off')
      const removed = await app.call(removeTimeOff, {
        as: coach.actor,
        params: { id: body.time_off[0]!.id },
      })
      expect([removed.status, removed.body.time_off]).toEqual([200, []])
      expect(await seen()).toEqual(before)
    })

    it('of some hours removes just those', async () => {
      await off({ start_time: '2026-11-26T15:00:00Z', end_time: '2026-11-26T16:00:00Z' })
      const states = ['14:30', '15:00', '15:30', '16:00'].map((time) => why(`2026-11-26T${time}:00Z`))
      expect(await Promise.all(states)).toEqual(['open', 'time_off', 'time_off', 'open'])
    })

    it('of another coach is not found', async () => {
      const { body } = await off({ first_date: '2026-11-26' })
      const other = await app.context.database.transaction((trx) => seedCoach(trx))
      const answer = await app.call(removeTimeOff, {
        as: other.actor,
        params: { id: body.time_off[0]!.id },
      })
      expect(answer.status).toBe(404)
      expect((await hours()).time_off).toHaveLength(1)
    })
  })

  it('say why a time is not offered, for what is saved and for a draft', async () => {
    await book('2026-11-24T15:00:00Z')
    const draft = { ...DRAFT, weekly_hours: [{ weekday: 2, start_minute: 540, end_minute: 720 }] }
    const asked: [string, string, object?][] = [
      ['2026-11-20T14:30:00Z', 'past'],
      ['2026-11-20T16:30:00Z', 'too_soon'],
      ['2027-11-20T15:00:00Z', 'beyond_horizon'],
      ['2199-12-31T23:59:59Z', 'beyond_horizon'],
      ['1900-01-01T00:00:00Z', 'past'],
      ['2026-11-24T15:00:00Z', 'booked'],
      ['2026-11-24T15:30:00Z', 'open'],
      ['2026-11-24T15:30:00Z', 'buffer', { ...draft, buffer_before_minutes: 5 }],
      ['2026-11-24T16:00:00Z', 'day_full', { ...draft, max_per_day: 1 }],
      ['2026-11-24T16:00:00Z', 'week_full', { ...draft, max_per_week: 1 }],
      ['2026-11-24T15:15:00Z', 'outside_hours'],
      ['2026-11-24T18:00:00Z', 'outside_hours', draft],
      ['2026-11-24T18:00:00Z', 'open'],
      [
        '2026-11-24T18:00:00Z',
        'outside_hours',
        { ...draft, overrides: [{ date: '2026-11-24', ranges: [] }] },
      ],
      ['2026-11-24T18:00:00Z', 'paused', { ...DRAFT, accepts_students: false }],
    ]
    const states = await Promise.all(asked.map(([start, , given]) => why(start, given)))
    expect(states).toEqual(asked.map(([, state]) => state))
  })

  it('of a coach who waits for approval are previewed as students will see them', async () => {
    coach = await app.context.database.transaction((trx) => seedCoach(trx, { approved_at: null }))
    expect([(await hours()).approved, await seen()]).toEqual([false, {}])
    expect(Object.keys(await preview())).toContain('2026-11-30')
  })

  it('in a preview are what students see after saving, for random drafts', async () => {
    const minute = fc.integer({ min: 0, max: 47 }).map((step) => step * 30)
    const range = fc
      .tuple(minute, fc.integer({ min: 1, max: 12 }))
      .map(([start, steps]) => ({ start_minute: start, end_minute: Math.min(1440, start + steps * 30) }))
    const apart = (ranges: { start_minute: number; end_minute: number }[]) =>
      ranges.filter((one, at) =>
        ranges
          .slice(0, at)
          .every((other) => one.end_minute <= other.start_minute || other.end_minute <= one.start_minute),
      )
    const ranges = fc.array(range, { maxLength: 3 }).map(apart)
    const drawn = fc.record({
      weekly_hours: fc
        .array(ranges, { minLength: 7, maxLength: 7 })
        .map((days) => days.flatMap((day, at) => day.map((one) => ({ weekday: at + 1, ...one })))),
      overrides: fc.uniqueArray(fc.record({ days: fc.integer({ min: 0, max: 23 }), ranges }), {
        selector: ({ days }) => days,
        maxLength: 3,
      }),
      minimum_notice_minutes: fc.constantFrom(0, 120, 1440),
      horizon_days: fc.integer({ min: 1, max: 21 }),
      buffer_before_minutes: fc.constantFrom(0, 15),
      buffer_after_minutes: fc.constantFrom(0, 30),
      max_per_day: fc.option(fc.integer({ min: 1, max: 2 })),
      max_per_week: fc.option(fc.integer({ min: 1, max: 3 })),
      accepts_students: fc.constantFrom(true, true, true, false),
    })
    const zone = fc.constantFrom('America/St_Johns', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/New_York')
    await fc.assert(
      fc.asyncProperty(drawn, zone, fc.nat(20 * 48), async (given, time_zone, halfHours) => {
        await app.context.database.transaction(async (trx) => {
          student = await seedStudent(trx)
          coach = await seedCoach(trx, { time_zone })
        })
        await book(new Date(TEST_NOW + DAY + halfHours * (HOUR / 2)).toISOString())
        const today = Date.parse(localDate(TEST_NOW, time_zone))
        const draft = {
          ...given,
          overrides: given.overrides.map(({ days, ranges: painted }) => ({
            date: new Date(today + days * DAY).toISOString().slice(0, 10),
            ranges: painted,
          })),
        }
        const previewed = await preview(draft)
        const { body, status } = await save(draft)
        expect(status).toBe(200)
        expect(await seen()).toEqual(previewed)
        expect(await preview()).toEqual(previewed)
        const first = Object.values(previewed).flat()[0]
        if (first) expect(await why(first.start_time)).toBe('open')
        const { time_zone: timeZone, sessions } = body
        for (const session of sessions) {
          const painted = {
            timeZone,
            sessionMinutes: 30,
            weeklyHours: draft.weekly_hours.map(({ weekday, ...one }) => ({ weekday, ...minutes(one) })),
            overrides: draft.overrides.map((one) => ({ date: one.date, ranges: one.ranges.map(minutes) })),
          }
          const times = { start: Date.parse(session.start_time), end: Date.parse(session.end_time) }
          expect(session.outside_hours).toBe(!isInsideHours(painted, [], times))
        }
      }),
      { numRuns: 25 },
    )
  })
})

function minutes(range: { start_minute: number; end_minute: number }) {
  return { startMinute: range.start_minute, endMinute: range.end_minute }
}
