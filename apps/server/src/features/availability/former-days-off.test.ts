import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { up } from '../../migrations/0077-days-off.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEngines('an update from before days off were dates', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await sql`alter table time_off drop column first_date, drop column last_date`.execute(root())
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const update = () => app.context.database.transaction((trx) => up(trx as unknown as Kysely<unknown>))
  const coachIn = (time_zone: string) =>
    app.context.database.transaction(async (trx) => (await seedCoach(trx, { time_zone })).profileId)
  async function off(coach_id: string, starts_at: string, ends_at: string, booking: string | null = null) {
    const id = randomUUID()
    await sql`insert into time_off (id, coach_id, starts_at, ends_at, booking_id)
      values (${id}, ${coach_id}, ${starts_at}, ${ends_at}, ${booking})`.execute(root())
    return id
  }
  async function days(id: string) {
    const row = await root()
      .selectFrom('time_off')
      .select(['starts_at', 'ends_at', 'first_date', 'last_date'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return [row.starts_at.toISOString(), row.ends_at.toISOString(), row.first_date, row.last_date]
  }

  it.each([
    ['America/New_York', '2026-12-04T05:00:00.000Z', '2026-12-05T05:00:00.000Z', '2026-12-04', '2026-12-04'],
    // Across a change of the clocks, in a zone with an odd offset.
    ['America/St_Johns', '2027-03-13T03:30:00.000Z', '2027-03-15T02:30:00.000Z', '2027-03-13', '2027-03-14'],
    // The clocks of Beirut skip the midnight before this day.
    ['Asia/Beirut', '2027-03-27T22:00:00.000Z', '2027-03-28T21:00:00.000Z', '2027-03-28', '2027-03-28'],
    [
      'Pacific/Kiritimati',
      '2026-01-30T10:00:00.000Z',
      '2026-02-01T10:00:00.000Z',
      '2026-01-31',
      '2026-02-01',
    ],
  ])('takes whole days in %s for days', async (zone, start, end, first, last) => {
    const id = await off(await coachIn(zone), start, end)
    await update()
    expect(await days(id)).toEqual([start, end, first, last])
  })

  it.each([
    ['some hours', 'America/New_York', '2026-12-04T15:00:00.000Z', '2026-12-04T18:00:00.000Z'],
    ['from a midnight on', 'America/New_York', '2026-12-04T05:00:00.000Z', '2026-12-05T04:30:00.000Z'],
    ['up to a midnight', 'America/New_York', '2026-12-04T05:30:00.000Z', '2026-12-05T05:00:00.000Z'],
    [
      'days of a zone that the coach has left',
      'Asia/Tokyo',
      '2026-12-04T05:00:00.000Z',
      '2026-12-05T05:00:00.000Z',
    ],
    ['a zone that is not known', 'Mars/Olympus', '2026-12-04T05:00:00.000Z', '2026-12-05T05:00:00.000Z'],
  ])('leaves instants alone: %s', async (_, zone, start, end) => {
    const id = await off(await coachIn(zone), start, end)
    await update()
    expect(await days(id)).toEqual([start, end, null, null])
  })

  it('leaves the closed time of a cancelled session alone, and takes any number of rows', async () => {
    const coach = await coachIn('America/New_York')
    const booking = await app.context.database.transaction(async (trx) => {
      const { profileId: student_profile_id } = await seedStudent(trx)
      return seedBooking(trx, {
        coach_id: coach,
        student_profile_id,
        starts_at: new Date('2026-12-04T05:00:00Z'),
      })
    })
    const closed = await off(coach, '2026-12-04T05:00:00Z', '2026-12-05T05:00:00Z', booking.bookingId)
    await sql`insert into time_off (id, coach_id, starts_at, ends_at)
      select gen_random_uuid(), ${coach}::uuid, at, at + interval '1 day'
      from generate_series(1, 1203) n, lateral (select '2026-11-30T05:00:00Z'::timestamptz as at) as t`.execute(
      root(),
    )
    await update()
    expect((await days(closed))[2]).toBeNull()
    const { count } = await root()
      .selectFrom('time_off')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('first_date', '=', '2026-11-30')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1203)
  })

  it('is right about both dates or none', async () => {
    await update()
    const coach = await coachIn('America/New_York')
    const times = { starts_at: new Date('2026-12-04T05:00:00Z'), ends_at: new Date('2026-12-05T05:00:00Z') }
    for (const dates of [
      { first_date: '2026-12-04' },
      { last_date: '2026-12-04' },
      { first_date: '2026-12-04', last_date: '2026-12-03' },
    ]) {
      const row = { id: randomUUID(), coach_id: coach, ...times, ...dates }
      await expect(root().insertInto('time_off').values(row).execute()).rejects.toThrow('time_off_days')
    }
  })
})
