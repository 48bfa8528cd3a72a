import { listMatchRequests } from '@shinequo/contract/matching'
import { listAlternatives } from '@shinequo/contract/matching/changes'
import { listCandidates } from '@shinequo/contract/matching/programme-matches'
import type { MatchingMode } from '@shinequo/contract/programme/settings'
import type { Code } from '@shinequo/domain/matching/codes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../plugins/database/engine.ts'
import { migrate } from '../../../plugins/database/migrate.ts'
import { openPostgres } from '../../../plugins/database/postgres.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach, seedCoaches } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import {
  type SeededPerson,
  type StudentSeed,
  seedAccount,
  seedStudent,
  seedStudents,
} from '../../../seeds/people.ts'
import { type AssembledApp, assembleApp } from '../../../testing/assembled-app.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines, describeOnPostgres } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { emptyDatabase } from '../../../testing/test-database.ts'
import { matchStudent, sweepQueue } from '../jobs.ts'
import { lockMatching } from '../lock/queries.ts'

const DAY = 24 * 3_600_000

/** Seeds students with equal answers, and coaches who suit all of them but have fewer places. */
async function seedMany(database: Database, { students, coaches }: { students: number; coaches: number }) {
  const people = await database.transaction((trx) => seedStudents(trx, Array(students).fill({})))
  const created_at = new Date('2026-11-19T15:00:00Z')
  // Transactions must be short, even on a busy machine.
  for (let at = 0; at < people.length; at += 25)
    await database.transaction(async (trx) => {
      for (const { profileId: student_profile_id } of people.slice(at, at + 25))
        await seedAnswers(trx, { student_profile_id, created_at })
    })
  const places = Array.from({ length: coaches }, (_, at) => at % 5)
  const seeded = await database.transaction((trx) =>
    seedCoaches(
      trx,
      places.map((capacity) => ({ capacity })),
    ),
  )
  return { people, coaches: new Map(seeded.map(({ profileId }, at) => [profileId, places[at]!])) }
}

/** Every place is taken by one student, and nobody has a coach twice or too many coaches. */
async function expectAllPlacesTaken(sql: Sql, coaches: ReadonlyMap<string, number>) {
  const rows = await sql
    .selectFrom('match_requests')
    .select(['coach_id', 'student_profile_id', 'status'])
    .execute()
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['accepted']))
  expect(new Set(rows.map((row) => `${row.coach_id} ${row.student_profile_id}`)).size).toBe(rows.length)
  for (const [coach, places] of coaches)
    expect(rows.filter((row) => row.coach_id === coach)).toHaveLength(places)
  for (const own of Map.groupBy(rows, (row) => row.student_profile_id).values())
    expect(own.length).toBeLessThanOrEqual(3)
}

describeOnEngines('the queue of students with free places', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(() => emptyApp(app))
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const addCoach = (seed: CoachSeed = {}) => app.context.database.transaction((trx) => seedCoach(trx, seed))
  /** A student who answered this many days ago. */
  const addStudent = (days = 0, seed: StudentSeed = {}, codes: readonly Code[] = []) =>
    app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx, { time_zone: 'America/New_York', ...seed })
      const created_at = new Date(app.clock.now() - days * DAY)
      await seedAnswers(trx, { student_profile_id: student.profileId, created_at, codes })
      return student
    })
  const setMode = (matching_mode: MatchingMode) =>
    root().updateTable('programme').set({ matching_mode }).execute()
  const sweep = () => sweepQueue.handle(app.context, {})
  const seen = async (student: SeededPerson) =>
    (await app.call(listMatchRequests, { as: student.actor })).body.map(
      (match) => `${match.from_user_profile.user.first_name} ${match.status}`,
    )
  const runs = () => root().selectFrom('matching_runs').selectAll().orderBy('started_at').execute()

  it('assigns first coaches before second ones, in one run, and does not change existing matches', async () => {
    await addCoach({ first_name: 'Amy', capacity: 1 })
    const ben = await addCoach({ first_name: 'Ben', capacity: 2, focus_area: 'Debating' })
    const [ann, bob, cyd] = [await addStudent(3), await addStudent(2), await addStudent(1)]
    await app.context.database.transaction((trx) =>
      seedMatch(trx, { student_profile_id: cyd.profileId, coach_id: ben.profileId }),
    )
    await sweep()
    const all = [...(await seen(ann)), ...(await seen(bob))]
    expect(all.toSorted()).toEqual(['Amy accepted', 'Ben accepted'])
    expect(await seen(ann)).toHaveLength(1)
    expect(await seen(cyd)).toEqual(['Ben accepted'])
    expect(await runs()).toMatchObject([{ why: 'queue', students: 3, coaches: 2, matches: 2 }])
    await app.runJobs()
    expect(app.sent.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [ann, bob].map(({ email }) => [email, 'You have a coach']).toSorted(),
    )
  })

  it('gives the place to students who have waited too long, also those whose coach has left', async () => {
    const [fits, waits, left] = [
      await addStudent(0),
      await addStudent(15, {}, ['focus:sleep']),
      await addStudent(40),
    ]
    const gone = await addCoach({ accepts_students: false })
    const pair = { student_profile_id: left.profileId, coach_id: gone.profileId, status: 'ended' as const }
    const id = await app.context.database.transaction((trx) => seedMatch(trx, pair))
    const coached_until = new Date(app.clock.now() - 2 * DAY)
    await root().updateTable('match_requests').set({ coached_until }).where('id', '=', id).execute()
    await addCoach({ first_name: 'Amy', capacity: 1 })
    await sweep()
    expect([await seen(fits), await seen(waits)]).toEqual([[], ['Amy accepted']])
    expect(await seen(left)).toEqual(['Robin ended'])
  })

  it('makes requests for every place where coaches or administrators decide, and sends no mail', async () => {
    for (const first_name of ['Amy', 'Ben', 'Cem', 'Dan']) await addCoach({ first_name })
    for (const mode of ['coach', 'admin'] as const) {
      await setMode(mode)
      const student = await addStudent()
      await sweep()
      expect((await seen(student)).map((one) => one.split(' ')[1])).toEqual(['pending', 'pending', 'pending'])
    }
    await app.runJobs()
    expect(app.sent).toEqual([])
  })

  it('consists of students who have answered, are not paused and have a profile', async () => {
    await addCoach({ first_name: 'Amy' })
    await addStudent(1, { suspended_at: new Date(app.clock.now()) })
    await addStudent(1, { is_completed: false })
    await app.context.database.transaction((trx) => seedStudent(trx))
    await sweep()
    expect(await root().selectFrom('match_requests').selectAll().execute()).toEqual([])
    expect(await runs()).toEqual([])
  })

  it('keeps students whom nobody fits until somebody does', async () => {
    await addCoach({ first_name: 'Amy', language_preference: 'Nepali' })
    const student = await addStudent(3)
    await sweep()
    expect(await seen(student)).toEqual([])
    await addCoach({ first_name: 'Ben' })
    app.clock.advance(60_000)
    await sweep()
    expect(await seen(student)).toEqual(['Ben accepted'])
    expect((await runs()).map(({ matches }) => matches)).toEqual([0, 1])
  })

  it('never rematches people whom a person separated', async () => {
    const coaches = [await addCoach(), await addCoach(), await addCoach()]
    const student = await addStudent(3)
    await app.context.database.transaction(async (trx) => {
      for (const [at, status] of (['declined', 'ended', 'ended'] as const).entries())
        await seedMatch(trx, {
          student_profile_id: student.profileId,
          coach_id: coaches[at]!.profileId,
          status,
        })
    })
    const ofSecond = root().updateTable('match_requests').where('coach_id', '=', coaches[1]!.profileId)
    await ofSecond.set({ ended_by: 'student' }).execute()
    await sweep()
    const rows = await root()
      .selectFrom('match_requests')
      .selectAll()
      .where('status', '=', 'accepted')
      .execute()
    expect(rows.map(({ coach_id }) => coach_id)).toEqual([coaches[2]!.profileId])
  })

  it('exceeds no capacity and matches no pair twice, in any number of concurrent runs', async () => {
    const { people, coaches } = await seedMany(app.context.database, { coaches: 9, students: 24 })
    await Promise.all([
      ...[1, 2, 3].map(sweep),
      ...people.map(({ profileId }) => matchStudent.handle(app.context, { studentProfileId: profileId })),
    ])
    // What could not be written is left for the next run.
    await sweep()
    await expectAllPlacesTaken(root(), coaches)
  })

  it('is matched in a worker thread when it is long, and each match is explained', async () => {
    const { coaches } = await seedMany(app.context.database, { coaches: 201, students: 250 })
    // The thread compares texts itself.
    const answers = root().updateTable('responses').set({ answer_text: 'Pottery' })
    await answers.where('answer_text', 'is not', null).execute()
    const potters = [...coaches.keys()].slice(0, 12)
    await root().updateTable('coaches').set({ description: 'Pottery' }).where('id', 'in', potters).execute()
    await sweep()
    await expectAllPlacesTaken(root(), coaches)
    const rows = await root().selectFrom('match_requests').select(['score', 'factors']).execute()
    const shared = rows.filter(({ factors }) => factors!.some(({ shared }) => shared.includes('pottery')))
    expect(shared.length).toBeGreaterThan(0)
    for (const { score, factors } of rows) {
      const sum = factors!.reduce((all, { value, weight }) => all + value * weight, 0)
      const weights = factors!.reduce((all, { weight }) => all + weight, 0)
      expect(score).toBeCloseTo((100 * sum) / weights, 3)
    }
    expect(await runs()).toMatchObject([{ students: 250, coaches: 201, matches: rows.length }])
  })

  it('has the same order for the run, for administrators and for students who want another coach', async () => {
    const admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
    const languages = ['English', 'English, Spanish', 'English', 'Nepali']
    const foci = ['Study habits', 'Sleep', 'Debating']
    for (let at = 0; at < 12; at++) {
      await addCoach({
        first_name: `C${at}`,
        focus_area: foci[at % 3]!,
        language_preference: languages[at % 4]!,
        capacity: 3 + at,
      })
    }
    const student = await addStudent(0, { language_preference: 'Spanish' })
    const query = { student: student.accountId }
    const listed = (await app.call(listCandidates, { as: admin.actor, query })).body.candidates
    const order = listed.filter(({ rank }) => rank !== null).map(({ first_name }) => first_name)
    expect(order).toHaveLength(9)
    expect(
      listed
        .slice(9)
        .map(({ first_name, rank }) => [first_name, rank])
        .toSorted(),
    ).toEqual([
      ['C11', null],
      ['C3', null],
      ['C7', null],
    ])
    await sweep()
    const [first, ...others] = (await app.call(listMatchRequests, { as: student.actor })).body
    const got = [first!, ...others].map((match) => match.from_user_profile.user.first_name)
    expect(got.toSorted()).toEqual(order.slice(0, 3).toSorted())
    const params = { id: first!.id }
    const { alternatives } = (await app.call(listAlternatives, { as: student.actor, params })).body
    expect(alternatives.map(({ coach }) => coach.user.first_name)).toEqual(order.slice(3, 5))
  })
})

describeOnPostgres('the queue of two servers', (serverUrl) => {
  let servers: AssembledApp[]
  let database: Database
  const clock = new TestClock()
  beforeEach(async () => {
    const url = await emptyDatabase(serverUrl)
    database = await openPostgres(url)
    await migrate(database)
    servers = [await assembleApp(database, clock), await assembleApp(await openPostgres(url), clock)]
  })
  afterEach(async () => {
    for (const server of servers) await server.close()
  })

  it('is matched once, whichever server is faster', async () => {
    const { coaches } = await seedMany(database, { coaches: 12, students: 150 })
    await Promise.all(servers.map(({ context }) => sweepQueue.handle(context, {})))
    await sweepQueue.handle(servers[1]!.context, {})
    await expectAllPlacesTaken(database.root, coaches)
  })

  it('does not write what is outdated by then, and the next run completes it', async () => {
    const { people, coaches } = await seedMany(database, { coaches: 3, students: 2 })
    await database.root.updateTable('coaches').set({ capacity: 9 }).execute()
    const [ann, bob] = people.map(({ profileId }) => profileId)
    const [full] = coaches.keys()
    const begun = Promise.withResolvers<void>()
    const waited = Promise.withResolvers<void>()
    const meanwhile = database.background.transaction(async (trx) => {
      await lockMatching(trx)
      begun.resolve()
      await waited.promise
      await trx.updateTable('coaches').set({ capacity: 0 }).where('id', '=', full!).execute()
      const student = trx.updateTable('student_profiles').set({ language_preference: 'Nepali' })
      await student.where('id', '=', bob!).execute()
    })
    await begun.promise
    const { root } = servers[1]!.context.database
    const swept = sweepQueue.handle(servers[1]!.context, {})
    // Only locks of this database: tests on other databases may wait as well.
    const waiting = async () => {
      const { rows } = await sql`
        select from pg_locks l join pg_database d on d.oid = l.database
        where not l.granted and l.locktype = 'advisory' and d.datname = current_database()`.execute(root)
      return rows.length
    }
    await expect.poll(waiting, { timeout: 25_000 }).toBe(1)
    waited.resolve()
    await Promise.all([meanwhile, swept])
    const matches = (student: string) =>
      root.selectFrom('match_requests').select('coach_id').where('student_profile_id', '=', student).execute()
    // Of three coaches the one who is now full is missing. The other student has changed, so nothing was written.
    const got = (await matches(ann!)).map(({ coach_id }) => coach_id)
    expect([got.toSorted(), await matches(bob!)]).toEqual([[...coaches.keys()].slice(1).toSorted(), []])
    await matchStudent.handle(servers[1]!.context, { studentProfileId: bob! })
    expect(await matches(bob!)).toHaveLength(2)
  })
})
