import { getCoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines("a coach's calendar", (engine) => {
  let app: TestApp
  let student: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
    student = await app.context.database.transaction((trx) => seedStudent(trx))
  })
  afterAll(() => app.close())

  const coachIn = (time_zone: string) =>
    app.context.database.transaction((trx) =>
      seedCoach(trx, {
        time_zone,
        hours: [{ weekday: 1, start_minute: 540, end_minute: 660 }],
        minimum_notice_minutes: 0,
      }),
    )
  const book = (coach: SeededPerson, start: string, more: object = {}) =>
    app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at: new Date(start),
        ...more,
      }),
    )
  const calendar = async (coach: SeededPerson, from: string) =>
    (await app.call(getCoachCalendar, { as: coach.actor, query: { from } })).body

  it('has seven days of the coach’s zone, with sessions, open times, times off and days off', async () => {
    app.clock.set(Date.parse('2026-11-20T12:00:00Z'))
    const coach = await coachIn('Asia/Kathmandu')
    // Monday, 9:30 AM, and the last half hour of Sunday, which is another day.
    await book(coach, '2026-11-23T03:45:00Z')
    await book(coach, '2026-11-29T18:15:00Z')
    await book(coach, '2026-11-24T03:45:00Z', { status: 'cancelled' })
    const times = { starts_at: new Date('2026-11-25T00:00:00Z'), ends_at: new Date('2026-11-25T06:00:00Z') }
    await app.context.database.root
      .insertInto('time_off')
      .values({ id: crypto.randomUUID(), coach_id: coach.profileId, ...times })
      .execute()
    const { time_zone, days, sessions, open, away } = await calendar(coach, '2026-11-23')
    expect([time_zone, days[0]]).toEqual([
      'Asia/Kathmandu',
      {
        date: '2026-11-23',
        start_time: '2026-11-22T18:15:00.000Z',
        end_time: '2026-11-23T18:15:00.000Z',
        off: false,
      },
    ])
    expect(days.slice(1).map(({ date, off }) => [date.slice(8), off])).toEqual([
      ['24', true],
      ['25', true],
      ['26', true],
      ['27', true],
      ['28', true],
      ['29', true],
    ])
    expect(sessions.map(({ start_time }) => start_time)).toEqual(['2026-11-23T03:45:00.000Z'])
    expect(open).toEqual([
      { start_time: '2026-11-23T03:15:00.000Z', end_time: '2026-11-23T03:45:00.000Z' },
      { start_time: '2026-11-23T04:15:00.000Z', end_time: '2026-11-23T05:15:00.000Z' },
    ])
    expect(away).toEqual([{ start_time: '2026-11-25T00:00:00.000Z', end_time: '2026-11-25T06:00:00.000Z' }])
  })

  it('has a short and a long day when the clocks change', async () => {
    app.clock.set(Date.parse('2026-10-20T12:00:00Z'))
    const coach = await coachIn('America/St_Johns')
    const lengths = (await calendar(coach, '2026-10-26')).days.map(
      ({ start_time, end_time }) => (Date.parse(end_time) - Date.parse(start_time)) / 3_600_000,
    )
    expect(lengths).toEqual([24, 24, 24, 24, 24, 24, 25])
    const spring = await calendar(coach, '2027-03-08')
    const last = spring.days.at(-1)!
    expect(Date.parse(last.end_time) - Date.parse(last.start_time)).toBe(23 * 3_600_000)
  })
})
