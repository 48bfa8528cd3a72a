import { login } from '@shinequo/contract/accounts'
import { getAvailability } from '@shinequo/contract/availability'
import {
  addTimeOff,
  type CoachHours,
  getHours,
  type HoursDraft,
  saveHours,
} from '@shinequo/contract/availability/hours'
import { updateCoachProfile } from '@shinequo/contract/coaches/own-page'
import { getCoachCalendar } from '@shinequo/contract/sessions/coach-calendar'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { DEMO_PASSWORD, type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { USUAL_HOURS } from '../../testing/usual-hours.ts'
import { availabilityChanged } from './service.ts'

/** A Friday. New York has already changed to summer time; Lisbon changes on the 29th. */
const NOW = Date.parse('2026-03-20T15:00:00Z')
const DRAFT: HoursDraft = {
  ...USUAL_HOURS,
  weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 600 }],
  overrides: [{ date: '2026-03-25', ranges: [{ start_minute: 0, end_minute: 30 }] }],
  horizon_days: 14,
}
const IN_NEW_YORK = ['2026-03-23T13:00', '2026-03-23T13:30', '2026-03-25T04:00'].concat(
  '2026-03-30T13:00',
  '2026-03-30T13:30',
)
const IN_LISBON = ['2026-03-23T09:00', '2026-03-23T09:30', '2026-03-25T00:00'].concat(
  '2026-03-30T08:00',
  '2026-03-30T08:30',
)

describeOnEngines('a coach who moves to another zone', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    app.clock.set(NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx, { time_zone: 'America/New_York' })
    })
    expect((await save(1)).status).toBe(200)
  })
  afterAll(() => app.close())

  const save = (version: number) => app.call(saveHours, { as: coach.actor, body: { ...DRAFT, version } })
  const move = (time_zone: string) => app.call(updateCoachProfile, { as: coach.actor, body: { time_zone } })
  const hours = async (): Promise<CoachHours> => (await app.call(getHours, { as: coach.actor })).body
  const seen = async () => {
    const query = { mentor_id: coach.profileId, from_date: '2026-03-20', to_date: '2026-04-05' }
    const { body } = await app.call(getAvailability, { as: student.actor, query })
    return Object.values(body)
      .flat()
      .map(({ start_time }) => start_time.slice(0, 16))
  }

  it('keeps the hours as local time, and students see the new times at once', async () => {
    expect(await seen()).toEqual(IN_NEW_YORK)
    expect((await move('Europe/Lisbon')).status).toBe(200)
    expect(await seen()).toEqual(IN_LISBON)
    const { time_zone, weekly_hours, overrides } = await hours()
    expect({ time_zone, weekly_hours, overrides }).toEqual({
      time_zone: 'Europe/Lisbon',
      weekly_hours: DRAFT.weekly_hours,
      overrides: DRAFT.overrides,
    })
    // The cache agrees with a new computation, also later.
    app.clock.set(Date.parse('2026-03-23T07:30:00Z'))
    const kept = await seen()
    availabilityChanged(app.context, [coach.profileId])
    expect([kept, kept[0]]).toEqual([await seen(), '2026-03-23T09:30'])
    expect((await move('America/New_York')).status).toBe(200)
    expect(await seen()).toEqual(IN_NEW_YORK)
  })

  it('keeps days off as days, at home and abroad', async () => {
    const day = { first_date: '2026-03-23', last_date: '2026-03-23' }
    const added = await app.call(addTimeOff, { as: coach.actor, body: day })
    expect(added.body.time_off).toMatchObject([
      { ...day, start_time: '2026-03-23T04:00:00.000Z', end_time: '2026-03-24T04:00:00.000Z' },
    ])
    expect(await seen()).toEqual(IN_NEW_YORK.slice(2))
    await move('Asia/Tokyo')
    // Monday is off, all of it and nothing else: its hours would be 0:00 UTC, those of Wednesday are on Tuesday.
    const inTokyo = ['2026-03-24T15:00', '2026-03-30T00:00', '2026-03-30T00:30']
    expect(await seen()).toEqual(inTokyo)
    const { time_off } = await hours()
    expect(time_off).toMatchObject([
      { ...day, start_time: '2026-03-22T15:00:00.000Z', end_time: '2026-03-23T15:00:00.000Z' },
    ])
    const calendar = await app.call(getCoachCalendar, { as: coach.actor, query: { from: '2026-03-23' } })
    expect(calendar.body.away).toEqual([
      { start_time: '2026-03-22T15:00:00.000Z', end_time: '2026-03-23T15:00:00.000Z' },
    ])
    // A new computation agrees with the cache, and so does the next move.
    availabilityChanged(app.context, [coach.profileId])
    expect(await seen()).toEqual(inTokyo)
    await move('America/New_York')
    expect(await seen()).toEqual(IN_NEW_YORK.slice(2))
  })

  it('ends a day off with the day of the present zone, and leaves out what is over there', async () => {
    const day = { first_date: '2026-03-20', last_date: '2026-03-20' }
    await app.call(addTimeOff, { as: coach.actor, body: day })
    app.clock.set(Date.parse('2026-03-20T16:00:00Z'))
    expect((await hours()).time_off).toHaveLength(1)
    await move('Asia/Tokyo')
    expect((await hours()).time_off).toEqual([])
    await move('Pacific/Pago_Pago')
    app.clock.set(Date.parse('2026-03-21T10:59:00Z'))
    expect((await hours()).time_off).toMatchObject([{ end_time: '2026-03-21T11:00:00.000Z' }])
  })

  it('does not move times off given as instants nor booked sessions, and returns which are now outside', async () => {
    const off = { start_time: '2026-03-30T13:00:00Z', end_time: '2026-03-30T14:00:00Z' }
    const added = await app.call(addTimeOff, { as: coach.actor, body: off })
    await app.context.database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at: new Date('2026-03-23T13:00:00Z'),
      }),
    )
    const before = await hours()
    expect(before.sessions).toMatchObject([{ outside_hours: false }])
    await move('Europe/Lisbon')
    const after = await hours()
    expect(after.time_off).toEqual(added.body.time_off)
    expect(after.sessions).toEqual([{ ...before.sessions[0], outside_hours: true }])
  })

  it('makes hours edited in the former zone a stale version; the same zone again changes nothing', async () => {
    expect((await hours()).version).toBe(2)
    await move('America/New_York')
    expect((await hours()).version).toBe(2)
    await move('Europe/Lisbon')
    const stale = await save(2)
    expect([stale.status, stale.error.code]).toEqual([409, 'version_conflict'])
    expect((await save(3)).status).toBe(200)
  })

  it('changes in the profile only: the zone that a browser sends at sign-in is for mail', async () => {
    expect(await seen()).toEqual(IN_NEW_YORK)
    const body = { email: coach.email, password: DEMO_PASSWORD, type: 'coach', time_zone: 'Asia/Tokyo' }
    expect((await app.call(login, { body })).status).toBe(200)
    expect([await seen(), (await hours()).time_zone]).toEqual([IN_NEW_YORK, 'America/New_York'])
  })

  it('refuses a zone that does not exist, and moves nothing', async () => {
    const { status, error } = await move('Mars/Olympus')
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['time_zone']])
    expect([await seen(), (await hours()).version]).toEqual([IN_NEW_YORK, 2])
  })
})
