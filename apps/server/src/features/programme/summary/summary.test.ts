import { exportProgramme, getProgrammeFigures, listCoachLoads } from '@shinequo/contract/programme'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outsideTransaction } from '../../../plugins/database/transaction.ts'
import { seedCoach, seedCoaches } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../../seeds/people.ts'
import { seedBookings } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { countProgramme } from '../jobs.ts'
import * as queries from './queries.ts'
import { COUNTED_AT_ONCE, countDue } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ZONE = 'Asia/Kathmandu'

describeOnEngines('the stored figures of a large programme', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let coach: SeededPerson
  let students: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    await goBy(ZONE)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      coach = await seedCoach(trx, { first_name: 'Wei', last_name: 'Zhang' })
      students = await seedStudents(
        trx,
        Array.from({ length: 12 }, () => ({})),
      )
    })
  })

  /** Makes the programme's figures go by a zone. */
  const goBy = (figures_zone: string) =>
    app.context.database.root.updateTable('programme').set({ figures_zone }).execute()

  /** Adds sessions that were cancelled two years ago: they make a programme large and appear in no figure. */
  async function makeLarge(count = COUNTED_AT_ONCE + 1): Promise<void> {
    const then = new Date(app.clock.now() - 730 * DAY)
    await sql`
      with slots as (
        insert into time_slots (id, coach_id, student_profile_id, starts_at, ends_at, status)
        select gen_random_uuid(), ${coach.profileId}::uuid, ${students[0]!.profileId}::uuid,
          ${then}::timestamptz + n * interval '1 minute', ${then}::timestamptz + (n + 30) * interval '1 minute', 'released'
        from generate_series(1, ${count}::int) n returning *)
      insert into bookings (id, time_slot_id, coach_id, student_profile_id, starts_at, ends_at, status, created_at,
        cancelled_at, cancelled_by)
      select gen_random_uuid(), id, coach_id, student_profile_id, starts_at, ends_at, 'cancelled', starts_at,
        starts_at, 'coach' from slots`.execute(app.context.database.root)
  }

  /** Adds a session for each of the twelve students, this many days ago. */
  async function addSessions(days: number): Promise<void> {
    const start = Math.floor(app.clock.now() / DAY) * DAY - days * DAY
    await app.context.database.transaction((trx) =>
      seedBookings(
        trx,
        students.map(({ profileId }, at) => ({
          student_profile_id: profileId,
          coach_id: coach.profileId,
          starts_at: new Date(start + at * HOUR),
        })),
      ),
    )
  }

  const figures = () => app.call(getProgrammeFigures, { as: admin.actor, query: { period: '7d' } })
  const hour = async () => {
    const { database, jobs } = app.context
    await database.transaction((trx) => jobs.enqueue(trx, countProgramme, {}))
    await app.runJobs()
  }
  const iso = () => new Date(app.clock.now()).toISOString()
  const zones = async () =>
    (
      await app.context.database.root.selectFrom('programme_figures').select('zone').orderBy('zone').execute()
    ).map(({ zone }) => zone)

  it('match those that a small programme counts on request', async () => {
    await addSessions(1)
    const small = await figures()
    expect(small.body).toMatchObject({ zone: ZONE, as_of: iso(), sessions: { held: 12 } })
    expect(await zones()).toEqual([])
    await makeLarge()
    expect((await figures()).status).toBe(409)
    await app.runJobs()
    expect((await figures()).body).toEqual(small.body)
  })

  it('are counted for the first request, and only once for many concurrent ones', async () => {
    await makeLarge()
    const asked = await Promise.all(Array.from({ length: 8 }, () => figures()))
    expect(new Set(asked.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['409 figures_coming']),
    )
    expect(asked[0]?.headers['retry-after']).toBe('1')
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pgboss.job where name = ${countProgramme.name}`.execute(
      app.context.database.root,
    )
    expect(rows[0]?.count).toBe(1)
    for (const call of [
      app.call(listCoachLoads, { as: admin.actor }),
      app.call(exportProgramme, { as: admin.actor, query: { table: 'load' } }),
      app.call(exportProgramme, { as: admin.actor, query: { table: 'funnel' } }),
    ]) {
      expect((await call).error.code).toBe('figures_coming')
    }
    await app.runJobs()
    expect((await figures()).body).toMatchObject({ as_of: iso(), zone: ZONE })
  })

  it('stay the same for an hour, and name their time', async () => {
    await makeLarge()
    await figures()
    await app.runJobs()
    const made = iso()
    await addSessions(1)
    app.clock.advance(HOUR - 1)
    await hour()
    expect((await figures()).body).toMatchObject({ as_of: made, sessions: { held: 0 } })
    app.clock.advance(1)
    expect((await figures()).body).toMatchObject({ as_of: made })
    await hour()
    expect((await figures()).body).toMatchObject({ as_of: iso(), sessions: { held: 12 } })
  })

  it('are deleted a week after the programme has chosen another zone', async () => {
    await makeLarge()
    await goBy('UTC')
    await figures()
    await goBy(ZONE)
    await figures()
    await app.runJobs()
    expect(await zones()).toEqual([ZONE, 'UTC'])
    app.clock.advance(6 * DAY)
    expect((await figures()).status).toBe(200)
    app.clock.advance(2 * DAY)
    await hour()
    expect(await zones()).toEqual([ZONE])
    expect((await figures()).body.as_of).toBe(iso())
    await goBy('UTC')
    expect((await figures()).status).toBe(409)
  })

  it('are shared between servers that count at the same time', async () => {
    const { database } = app.context
    await database.transaction(async (trx) => {
      for (const zone of ['UTC', ZONE]) await queries.insertWanted(trx, zone, new Date(app.clock.now()))
    })
    const now = new Date(app.clock.now())
    if (engine === 'postgres') {
      const taken = await database.transaction(async (trx) => {
        const mine = await queries.claimDue(trx, now)
        const theirs = await outsideTransaction(() =>
          database.background.transaction(async (other) => {
            await queries.recordRequest(other, mine!, now)
            return queries.claimDue(other, now)
          }),
        )
        return [mine, theirs]
      })
      expect(taken).toEqual([ZONE, 'UTC'])
    }
    await Promise.all([countDue(app.context), countDue(app.context)])
    const rows = await database.root.selectFrom('programme_figures').select('made_at').execute()
    expect(rows.map(({ made_at }) => made_at?.getTime())).toEqual([now.getTime(), now.getTime()])
  })

  it('return coaches page by page, and contain no names', async () => {
    const coaches = await app.context.database.transaction((trx) =>
      seedCoaches(
        trx,
        Array.from({ length: 44 }, (_, at) => ({
          last_name: `Sample ${String(at).padStart(2, '0')}`,
          hours: at < 2 ? [] : [{ weekday: 1, start_minute: 540, end_minute: 600 }],
        })),
      ),
    )
    await addSessions(1)
    const pages = async () => {
      const found: string[][] = []
      for (let cursor: string | null = null; ; ) {
        const query: { cursor?: string } = cursor === null ? {} : { cursor }
        const { body } = await app.call(listCoachLoads, { as: admin.actor, query })
        found.push(body.coaches.map(({ id }) => id))
        cursor = body.next
        if (cursor === null) return found
      }
    }
    const small = await pages()
    expect(small.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(new Set(small.flat()).size).toBe(45)
    // First coaches with sessions, then those with hours, then those without; equal ones by name.
    const order = [coach, ...coaches.slice(2), ...coaches.slice(0, 2)]
    expect(small.flat()).toEqual(order.map(({ profileId }) => profileId))
    await makeLarge()
    await figures()
    await app.runJobs()
    expect(await pages()).toEqual(small)
    expect((await figures()).body).toMatchObject({ coaches: { length: 20 }, next: expect.any(String) })
    const { body: file } = await app.call(exportProgramme, { as: admin.actor, query: { table: 'load' } })
    expect(file.trimEnd().split('\r\n')).toHaveLength(46)

    // A coach who no longer accepts students is hidden immediately.
    await app.context.database.root
      .updateTable('coaches')
      .set({ accepts_students: false })
      .where('id', '=', coach.profileId)
      .execute()
    expect((await pages()).flat()).toEqual(small.flat().slice(1))
    const { rows } = await sql<{ text: string }>`
      select string_agg(f::text || l::text, '') as text from programme_figures f join programme_loads l using (zone)`.execute(
      app.context.database.root,
    )
    expect(rows[0]?.text).not.toMatch(/Zhang|Sample/)
  })
})
