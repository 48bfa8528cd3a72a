import { listMatchRequests } from '@shinequo/contract/matching'
import { listAlternatives } from '@shinequo/contract/matching/changes'
import { listCandidates, listMatches } from '@shinequo/contract/matching/programme-matches'
import { tryMatchingWeights } from '@shinequo/contract/matching/weights'
import type { Code } from '@shinequo/domain/matching/codes'
import { FACTOR_WEIGHTS, scoreOf } from '@shinequo/domain/matching/match-factors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../../seeds/people.ts'
import { seedBookings, seedFeedbacks } from '../../../seeds/sessions.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { eraseAccount } from '../../accounts/ending/service.ts'
import { countRecords, matchStudent } from '../jobs.ts'
import { matchesOfStudent } from '../personal-data/queries.ts'

const HOUR = 3_600_000
const SLEEP: readonly Code[] = ['focus:sleep']

describeOnEngines('what coaches achieved', (engine) => {
  let app: TestApp
  let amy: SeededPerson
  let ben: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    amy = await addCoach('Amy')
    ben = await addCoach('Ben')
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const change = <T>(work: Parameters<typeof app.context.database.transaction<T>>[0]) =>
    app.context.database.transaction(work)
  const addCoach = (first_name: string) => change((trx) => seedCoach(trx, { first_name, capacity: 30 }))
  const answer = (student: SeededPerson, codes = SLEEP) =>
    change((trx) =>
      seedAnswers(trx, {
        student_profile_id: student.profileId,
        created_at: new Date(app.clock.now()),
        codes,
      }),
    )
  let days = 0
  /** Seeds this many students with a topic, who each rated one session per entry of `stars` with the coach. */
  const rate = async (coach: SeededPerson, students: number, stars: readonly number[], codes = SLEEP) => {
    const people = await change((trx) => seedStudents(trx, Array(students).fill({})))
    for (const student of people) await answer(student, codes)
    await change(async (trx) => {
      const seeds = people.flatMap(({ profileId: student_profile_id }) =>
        stars.map(() => ({
          student_profile_id,
          coach_id: coach.profileId,
          starts_at: new Date(app.clock.now() - 24 * HOUR * ++days),
          status: 'completed' as const,
        })),
      )
      const bookings = await seedBookings(trx, seeds)
      await seedFeedbacks(
        trx,
        bookings.map(({ bookingId: booking_id }, at) => ({
          booking_id,
          coach_id: coach.profileId,
          coach_rating: stars[at % stars.length]!,
        })),
      )
    })
    return people
  }
  const count = () => countRecords.handle(app.context, {})
  const counted = () =>
    root()
      .selectFrom('coach_records')
      .select(['coach_id', 'area', 'cases', 'stars'])
      .orderBy('stars')
      .execute()
  /** A student who wants to sleep better and is matched now, and the stored factors. */
  const matched = async (codes = SLEEP) => {
    const student = await change((trx) => seedStudent(trx, { time_zone: 'America/New_York' }))
    await answer(student, codes)
    await matchStudent.handle(app.context, { studentProfileId: student.profileId })
    const rows = await root()
      .selectFrom('match_requests')
      .select(['coach_id', 'score', 'factors'])
      .where('student_profile_id', '=', student.profileId)
      .orderBy('score', 'desc')
      .execute()
    for (const { score, factors } of rows) expect(score).toBeCloseTo(100 * scoreOf(factors!), 3)
    const records = rows.map(({ factors }) => factors!.find(({ factor }) => factor === 'record'))
    return { student, first: rows[0]?.coach_id, records, rows }
  }

  it('counts one case per student, with the mean of their ratings', async () => {
    await rate(amy, 2, [5, 2])
    await rate(amy, 1, [4], ['focus:exams'])
    await rate(ben, 1, [1])
    await count()
    const all = [
      { coach_id: ben.profileId, area: 'focus:sleep', cases: 1, stars: 1 },
      { coach_id: amy.profileId, area: 'focus:exams', cases: 1, stars: 4 },
      { coach_id: amy.profileId, area: 'focus:sleep', cases: 2, stars: 7 },
    ]
    expect(await counted()).toEqual(all)
    await count()
    expect(await counted()).toEqual(all)
  })

  it('matters from 15 cases on, and coaches with fewer get the mean of the area', async () => {
    await rate(amy, 14, [5])
    await count()
    expect((await matched()).records).toEqual([undefined, undefined])
    await rate(amy, 1, [5])
    await rate(ben, 10, [2])
    await count()
    const { first, records } = await matched()
    expect(first).toBe(amy.profileId)
    // The mean of all 25 cases is 3.8, which maps to 0.7. Amy's mean of 5 counts half.
    expect(records).toEqual([
      { factor: 'record', value: expect.closeTo(0.85, 9), weight: 10, shared: [] },
      { factor: 'record', value: expect.closeTo(0.7, 9), weight: 10, shared: [] },
    ])
    expect((await matched(['focus:exams'])).records).toEqual([undefined, undefined])
  })

  it('is not counted at a submission, nor for a coach who has left', async () => {
    await rate(amy, 15, [5])
    await matched()
    expect(await counted()).toEqual([])
    await count()
    expect(await counted()).toHaveLength(1)
    await change((trx) => eraseAccount(app.context, trx, amy.accountId))
    expect(await counted()).toEqual([])
    await count()
    expect(await counted()).toEqual([])
  })

  it('is shown to nobody: no reason, no figure, no file', async () => {
    await rate(amy, 15, [5])
    await rate(ben, 15, [1, 2])
    await count()
    const { student, rows, records } = await matched()
    const admin = await change((trx) => seedAccount(trx, { role: 'admin' }))
    const matches = await app.call(listMatchRequests, { as: student.actor })
    const params = { id: matches.body[0]!.id }
    const body = { weights: FACTOR_WEIGHTS, scope: 'everybody' }
    const query = { student: student.accountId }
    const seen = [
      matches.body,
      (await app.call(listAlternatives, { as: student.actor, params })).body,
      (await app.call(listCandidates, { as: admin.actor, query })).body,
      (await app.call(listMatches, { as: admin.actor, query: { status: 'accepted' } })).body,
      (await app.call(tryMatchingWeights, { as: admin.actor, body })).body,
    ]
    const values = records.map((record) => String(record!.value))
    expect(values.every((value) => value.length > 3)).toBe(true)
    for (const text of seen.map((one) => JSON.stringify(one)))
      for (const hidden of ['record', ...values]) expect(text).not.toContain(hidden)
    const person = { id: student.accountId, student_id: student.profileId, coach_id: null }
    const file = await matchesOfStudent(root(), person as Parameters<typeof matchesOfStudent>[1])
    for (const [at, { factors, score }] of file.entries()) {
      expect(factors!.some(({ factor }) => factor === 'record')).toBe(false)
      expect(score).toBeCloseTo(100 * scoreOf(factors!), 3)
      expect(rows[at]!.factors!.some(({ factor }) => factor === 'record')).toBe(true)
    }
  })
})
