import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { type BusyTime, openSlots } from '@shinequo/domain/availability/open-slots'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notifyKeys } from '../../plugins/database/notify-keys.ts'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { seedBooking } from '../../seeds/sessions.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { TEST_NOW } from '../../testing/test-clock.ts'
import { availabilityChanged } from './service.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describeOnEngines('GET /time-slots/availability', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let coach: SeededPerson
  const seed = async () => {
    app.clock.set(TEST_NOW)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx)
      coach = await seedCoach(trx)
    })
  }
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(seed)
  afterAll(() => app.close())

  const ask = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.call(getAvailability, {
      as: student.actor,
      query: { mentor_id: coach.profileId, from_date: '2026-11-20', to_date: '2026-12-12', ...query },
      headers,
    })
  /** The start times, in the order of the response. */
  const starts = async (query: Record<string, string> = {}) =>
    Object.values((await ask(query)).body).flatMap((slots) => slots.map((slot) => slot.start_time))

  it('groups the open slots by UTC date, in order, each with the same id for everyone', async () => {
    const { status, body } = await ask()
    expect(status).toBe(200)
    expect(Object.keys(body).slice(0, 2)).toEqual(['2026-11-20', '2026-11-21'])
    // Nine to five in New York, starting two hours after 10 AM.
    expect(body['2026-11-20']).toHaveLength(10)
    expect(body['2026-11-21']).toHaveLength(16)
    expect(body['2026-11-20']![0]).toEqual({
      id: `${coach.profileId}_2026-11-20T17:00:00.000Z`,
      student_profile: null,
      mentor_profile: coach.profileId,
      start_time: '2026-11-20T17:00:00.000Z',
      end_time: '2026-11-20T17:30:00.000Z',
      is_default: true,
    })
    const all = Object.values(body).flatMap((slots) => slots.map((slot) => slot.start_time))
    expect(all).toEqual(all.toSorted())
  })

  it('includes both dates asked for, and no others', async () => {
    const { body } = await ask({ from_date: '2026-11-21', to_date: '2026-11-22' })
    expect(Object.keys(body)).toEqual(['2026-11-21', '2026-11-22'])
    expect(await starts({ from_date: '2026-11-19', to_date: '2026-11-19' })).toEqual([])
  })

  it('ends when day today+21 is over in every zone', async () => {
    const last = (await starts({ to_date: '2026-12-20' })).at(-1)
    // 22 days and one hour after 15:00 UTC: 12 December, 11 AM in New York.
    expect(last).toBe('2026-12-12T16:00:00.000Z')
  })

  it('sends the same bytes raw, as gzip and as brotli', async () => {
    const query = { mentor_id: coach.profileId, from_date: '2026-11-20', to_date: '2026-12-12' }
    const url = addressOf(getAvailability, {}, query)
    const authorization = `Bearer ${app.context.tokens.sign(student.actor)}`
    const get = (accept?: string) =>
      app.app.inject({ url, headers: { authorization, ...(accept && { 'accept-encoding': accept }) } })
    const raw = await get()
    expect(raw.headers['content-encoding']).toBeUndefined()
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8')
    const gzip = await get('gzip, br;q=0')
    expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual(['gzip', 'accept-encoding'])
    expect(gunzipSync(gzip.rawPayload)).toEqual(raw.rawPayload)
    const brotli = await get('gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(raw.rawPayload)
    expect((await get('br;q=0')).headers['content-encoding']).toBeUndefined()
  })

  it('drops a slot from the cache at the instant at which its notice has passed', async () => {
    expect((await starts())[0]).toBe('2026-11-20T17:00:00.000Z')
    app.clock.advance(1)
    expect((await starts())[0]).toBe('2026-11-20T17:30:00.000Z')
  })

  it('hides a claimed slot at once and shows it again when the claim expires', async () => {
    const wanted = { start_time: '2026-11-23T15:00:00.000Z', end_time: '2026-11-23T15:30:00.000Z' }
    expect(await starts()).toContain(wanted.start_time)
    const item = { student_profile: student.profileId, mentor_profile: coach.profileId, ...wanted }
    expect((await app.call(claimSlot, { as: student.actor, body: [item] })).status).toBe(201)
    expect(await starts()).not.toContain(wanted.start_time)
    app.clock.advance(10 * MINUTE - 1)
    expect(await starts()).not.toContain(wanted.start_time)
    app.clock.advance(1)
    expect(await starts()).toContain(wanted.start_time)
  })

  it('follows a change made by another process', async () => {
    const before = await starts()
    const { database } = app.context
    await database.transaction((trx) =>
      seedBooking(trx, {
        coach_id: coach.profileId,
        student_profile_id: student.profileId,
        starts_at: new Date(before[0]!),
      }),
    )
    expect(await starts()).toEqual(before)
    if (engine === 'pglite') availabilityChanged(app.context, [coach.profileId])
    else await notify(app, [coach.profileId])
    await expect.poll(() => starts()).toEqual(before.slice(1))
  })

  it('is empty for a coach who accepts no students', async () => {
    await app.context.database.transaction(async (trx) => {
      coach = await seedCoach(trx, { accepts_students: false })
    })
    expect((await ask()).body).toEqual({})
  })

  it('responds with 404 for a coach who does not exist, also the second time', async () => {
    const mentor_id = '00000000-0000-4000-8000-000000000000'
    for (let time = 0; time < 2; time++) {
      const { status, error } = await ask({ mentor_id })
      expect([status, error.code]).toEqual([404, 'not_found'])
    }
  })

  it.each([
    [{ mentor_id: 'x' }, 'mentor_id'],
    [{ from_date: '2026-02-30' }, 'from_date'],
    [{ from_date: '20 Nov' }, 'from_date'],
    [{ to_date: '2026-11-19' }, 'to_date'],
    [{ to_date: '2026-12-21' }, 'to_date'],
    [{ to_date: '9999-12-31' }, 'to_date'],
  ])('refuses %j by naming %s', async (query, field) => {
    const { status, error } = await ask(query)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([400, [field]])
  })

  it('accepts 31 dates, and an id in capitals', async () => {
    expect((await ask({ to_date: '2026-12-20' })).status).toBe(200)
    const capitals = await ask({ mentor_id: coach.profileId.toUpperCase() })
    expect(capitals.body).toEqual((await ask()).body)
  })

  it('requires a token', async () => {
    const query = { mentor_id: coach.profileId, from_date: '2026-11-20', to_date: '2026-11-20' }
    expect((await app.call(getAvailability, { query })).status).toBe(401)
  })

  it('caches what a fresh computation returns, at random instants with random bookings and claims', async () => {
    const { database } = app.context
    const fresh = async (now: number) => {
      const hours = await database.root
        .selectFrom('weekly_hours')
        .selectAll()
        .where('coach_id', '=', coach.profileId)
        .execute()
      const slots = await database.root
        .selectFrom('time_slots')
        .selectAll()
        .where('coach_id', '=', coach.profileId)
        .where('status', '<>', 'released')
        .execute()
      const schedule = {
        timeZone: 'America/New_York',
        sessionMinutes: 30,
        weeklyHours: hours.map((row) => ({
          weekday: row.weekday,
          startMinute: row.start_minute,
          endMinute: row.end_minute,
        })),
        overrides: [],
        timeOff: [],
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 10,
        minimumNoticeMinutes: 120,
        horizonDays: 21,
        maxPerDay: 3,
        maxPerWeek: null,
      }
      const busy = slots.map(
        (row): BusyTime => ({
          start: row.starts_at.getTime(),
          end: row.ends_at.getTime(),
          expiresAt: row.expires_at?.getTime() ?? null,
        }),
      )
      const range = [Date.parse('2026-11-20T00:00:00Z'), Date.parse('2026-12-13T00:00:00Z')] as const
      return openSlots(schedule, busy, now, ...range).starts.map((start) => new Date(start).toISOString())
    }
    const step = fc.record({
      wait: fc.oneof(fc.integer({ min: 0, max: 3 * MINUTE }), fc.integer({ min: 0, max: 9 * HOUR })),
      claim: fc.option(fc.nat(40)),
      by: fc.nat(2),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await seed()
        const students = await database.transaction(async (trx) => {
          coach = await seedCoach(trx, { max_per_day: 3, buffer_after_minutes: 10 })
          return [await seedStudent(trx), await seedStudent(trx), await seedStudent(trx)]
        })
        for (const { wait, claim, by } of steps) {
          app.clock.advance(wait)
          const open = await starts()
          expect(open).toEqual(await fresh(app.clock.now()))
          const start_time = claim === null ? undefined : open[claim]
          if (start_time === undefined) continue
          const end_time = new Date(Date.parse(start_time) + 30 * MINUTE).toISOString()
          const who = students[by]!
          const item = {
            student_profile: who.profileId,
            mentor_profile: coach.profileId,
            start_time,
            end_time,
          }
          // What is shown as open can be claimed.
          expect((await app.call(claimSlot, { as: who.actor, body: [item] })).status).toBe(201)
        }
      }),
      { numRuns: 12 },
    )
  })
})

/** Notifies as another process of the same programme would. */
async function notify(app: TestApp, coachIds: string[]): Promise<void> {
  await notifyKeys(app.context.database.root, 'availability', coachIds)
}
