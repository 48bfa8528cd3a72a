import { listMatchRequests } from '@shinequo/contract/matching'
import { listMatches, pairByHand } from '@shinequo/contract/matching/programme-matches'
import { listStudentRequests } from '@shinequo/contract/matching/student-requests'
import { saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import type { Code } from '@shinequo/domain/matching/codes'
import { FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { type CoachSeed, seedCoach } from '../../../seeds/coaches.ts'
import { seedMatch } from '../../../seeds/matches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeExpired } from '../../retention/jobs.ts'
import { matchStudent } from '../jobs.ts'

const DAY = 24 * 3_600_000
const SLEEP_SPANISH_EVENINGS: Code[] = ['focus:sleep', 'language:spanish', 'time:evening']
const REASONS = [
  'You asked for Spanish. Amara speaks it.',
  'You asked to work on sleep and daily routine. Amara works on that.',
  'You asked for evenings. Amara has hours then.',
]
const REASON_CODES = [
  { code: 'asked_language', params: { coach: 'Amara', terms: ['language:spanish'] } },
  { code: 'asked_focus', params: { coach: 'Amara', terms: ['focus:sleep'] } },
  { code: 'asked_time', params: { coach: 'Amara', terms: ['time:evening'] } },
]
const STAFF_REASONS = [
  'Speaks Spanish',
  'Works on sleep and daily routine',
  'Free in the evenings',
  'Speaks English',
]
const STAFF_CODES = [
  { code: 'speaks', params: { terms: ['language:spanish'] } },
  { code: 'works_on', params: { terms: ['focus:sleep'] } },
  { code: 'has_hours', params: { terms: ['time:evening'] } },
  { code: 'speaks', params: { terms: ['language:english'] } },
]

describeOnEngines('why a match was made', (engine) => {
  let app: TestApp
  let maya: SeededPerson
  let amara: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    maya = await addStudent()
    amara = await addCoach({
      first_name: 'Amara',
      focus_area: 'Sleep, Nutrition',
      language_preference: 'English, Spanish',
      hours: [{ weekday: 2, start_minute: 18 * 60, end_minute: 21 * 60 }],
    })
  })
  afterAll(() => app.close())

  const root = () => app.context.database.root
  const addCoach = (seed: CoachSeed = {}) => app.context.database.transaction((trx) => seedCoach(trx, seed))
  const addAdmin = () => app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  const addStudent = () =>
    app.context.database.transaction(async (trx) => {
      const student = await seedStudent(trx, {
        language_preference: 'English',
        time_zone: 'America/New_York',
      })
      const set = { student_profile_id: student.profileId, created_at: new Date(app.clock.now()) }
      await seedAnswers(trx, { ...set, codes: SLEEP_SPANISH_EVENINGS })
      return student
    })
  const matchNow = (student = maya, fillOnly = false) =>
    matchStudent.handle(app.context, { studentProfileId: student.profileId, fillOnly })
  const seen = async (as = maya) => (await app.call(listMatchRequests, { as: as.actor })).body
  const runs = () => root().selectFrom('matching_runs').selectAll().orderBy('started_at').execute()
  const stored = () => root().selectFrom('match_requests').select(['id', 'run_id', 'factors']).execute()
  const changeAmara = () =>
    root()
      .updateTable('coaches')
      .set({ codes: ['language:nepali'] })
      .where('id', '=', amara.profileId)
      .execute()

  it('is stored with it, and the run without personal data', async () => {
    await matchNow()
    const [run, ...more] = await runs()
    expect([run, more]).toEqual([
      {
        id: expect.any(String),
        why: 'answers',
        started_at: new Date(app.clock.now()),
        finished_at: new Date(app.clock.now()),
        weights: { ...FACTOR_WEIGHTS },
        students: 1,
        coaches: 1,
        matches: 1,
      },
      [],
    ])
    expect(await stored()).toEqual([
      {
        id: expect.any(String),
        run_id: run?.id,
        factors: [
          { factor: 'room', value: 1, weight: 10, shared: [] },
          { factor: 'focus', value: 1, weight: 40, shared: ['focus:sleep'] },
          { factor: 'time', value: 1, weight: 20, shared: ['time:evening'] },
          { factor: 'style', value: 0, weight: 15, shared: [] },
          { factor: 'experience', value: 0, weight: 15, shared: [] },
          { factor: 'profile_language', value: 1, weight: 10, shared: ['language:english'] },
          { factor: 'school', value: 0, weight: 10, shared: [] },
          { factor: 'language', value: 1, weight: 0, shared: ['language:spanish'] },
        ],
      },
    ])
  })

  it('is shown to the student and nobody else', async () => {
    await matchNow()
    const [match] = await seen()
    expect(match).toMatchObject({ reasons: REASONS, reason_codes: REASON_CODES, from_answers: true })
    const noor = await addStudent()
    for (const other of [noor, amara, await addAdmin()]) expect(await seen(other)).toEqual([])
  })

  it('stays the same when the coach, the answers and the weights change', async () => {
    await root().updateTable('programme').set({ matching_mode: 'coach' }).execute()
    const admin = await addAdmin()
    await matchNow()
    await changeAmara()
    await root().deleteFrom('response_sets').execute()
    await root().updateTable('matching_runs').set({ weights: '{}' }).execute()
    expect((await seen())[0]?.reasons).toEqual(REASONS)
    const waiting = (await app.call(listStudentRequests, { as: amara.actor })).body
    expect(waiting).toMatchObject([{ reasons: STAFF_REASONS, reason_codes: STAFF_CODES }])
    const listed = await app.call(listMatches, { as: admin.actor, query: { status: 'pending' } })
    expect(listed.body.matches).toMatchObject([{ reasons: STAFF_REASONS, reason_codes: STAFF_CODES }])
  })

  it('stays with the match when the run is deleted a year later', async () => {
    await matchNow()
    const night = async () => {
      const { database, jobs } = app.context
      await database.transaction((trx) => jobs.enqueue(trx, removeExpired, {}))
      await app.runJobs()
    }
    app.clock.advance(365 * DAY)
    await night()
    expect(await runs()).toHaveLength(1)
    app.clock.advance(1)
    await night()
    expect(await runs()).toEqual([])
    expect(await stored()).toMatchObject([{ run_id: null, factors: expect.any(Array) }])
    expect((await seen())[0]?.reasons).toEqual(REASONS)
  })

  it('is empty if the two have nothing in common, even if they do later', async () => {
    await changeAmara()
    const noor = await app.context.database.transaction((trx) => seedStudent(trx))
    await matchNow(noor)
    await root()
      .updateTable('coaches')
      .set({ codes: ['language:english'] })
      .execute()
    expect(await seen(noor)).toMatchObject([{ status: 'accepted', reasons: [], from_answers: true }])
  })

  it('is computed now if a person made the match or nothing was stored', async () => {
    const admin = await addAdmin()
    const body = { student_profile: maya.profileId, mentor_profile: amara.profileId, reason: '' }
    expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
    expect(await stored()).toMatchObject([{ run_id: null, factors: null }])
    expect(await seen()).toMatchObject([{ reasons: REASONS, from_answers: false }])
    await changeAmara()
    expect((await seen())[0]?.reasons).toEqual(['You asked for evenings. Amara has hours then.'])
  })

  it('is no longer shown when the match is over', async () => {
    const pair = { student_profile_id: maya.profileId, coach_id: amara.profileId }
    const factors = [{ factor: 'language', value: 1, weight: 50, shared: ['spanish'] }]
    await app.context.database.transaction(async (trx) => {
      await seedMatch(trx, { ...pair, status: 'ended', factors })
      await seedMatch(trx, { ...pair, status: 'declined' })
    })
    expect((await seen()).map(({ reasons }) => reasons)).toEqual([[], []])
  })

  it('is not written again when the same run is repeated, which makes no second match', async () => {
    await matchNow()
    const before = await stored()
    app.clock.advance(60_000)
    await matchNow()
    expect(await stored()).toEqual(before)
    expect((await runs()).map(({ matches }) => matches)).toEqual([1, 0])
  })

  it('distinguishes a submission, a free place and a change of mode; the last is one run for all', async () => {
    const admin = await addAdmin()
    const noor = await addStudent()
    await root().updateTable('programme').set({ matching_mode: 'admin' }).execute()
    await matchNow()
    app.clock.advance(1000)
    await matchNow(noor, true)
    const [{ version } = { version: 0 }] = await root().selectFrom('programme').select('version').execute()
    await addCoach({ language_preference: 'Spanish' })
    app.clock.advance(1000)
    const settings = {
      restrict_booking_to_matches: true,
      most_upcoming_sessions: 5,
      cancel_notice_minutes: 240,
    }
    const saved = await app.call(saveProgrammeSettings, {
      as: admin.actor,
      body: { ...settings, matching_mode: 'automatic', direct_calls: false, version },
    })
    expect(saved.status).toBe(200)
    await app.runJobs()
    const parts = (await runs()).map(({ why, students, coaches, matches }) => [
      why,
      students,
      coaches,
      matches,
    ])
    expect(parts).toEqual([
      ['answers', 1, 1, 1],
      ['place free', 1, 1, 1],
      ['mode changed', 2, 2, 2],
    ])
  })
})
