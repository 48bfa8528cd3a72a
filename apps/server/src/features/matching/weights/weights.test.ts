import { listMatchRequests } from '@shinequo/contract/matching'
import {
  getMatchingWeights,
  saveMatchingWeights,
  tryMatchingWeights,
} from '@shinequo/contract/matching/weights'
import { codesOf } from '@shinequo/domain/matching/codes'
import { FACTOR_WEIGHTS } from '@shinequo/domain/matching/match-factors'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoaches } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudents } from '../../../seeds/people.ts'
import { databaseDigest } from '../../../testing/database-digest.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { requestMatch } from '../service.ts'

const EVENINGS = [{ weekday: 2, start_minute: 18 * 60, end_minute: 22 * 60 }]
/** Only times count. */
const TIMES = { ...Object.fromEntries(Object.keys(FACTOR_WEIGHTS).map((name) => [name, 0])), time: 100 }

describeOnEngines('the weights of matching', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let students: SeededPerson[]
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      const language = codesOf('language')
      // Everybody asks for mornings, which Late does not offer, and for a topic, which Early does not offer.
      await seedCoaches(trx, [
        {
          first_name: 'Late',
          codes: [...codesOf('focus'), ...codesOf('style'), ...language],
          hours: EVENINGS,
          capacity: 13,
        },
        { first_name: 'Early', codes: language, capacity: 100 },
      ])
      students = await seedStudents(
        trx,
        Array.from({ length: 12 }, (_, at) => ({
          sex: at < 11 ? 'Female' : 'Male',
          time_zone: 'America/New_York',
        })),
      )
      for (const { profileId } of students)
        await seedAnswers(trx, { student_profile_id: profileId, created_at: new Date(app.clock.now()) })
    })
  })

  const get = async () => (await app.call(getMatchingWeights, { as: admin.actor })).body
  const save = (weights: object, version = 1) =>
    app.call(saveMatchingWeights, { as: admin.actor, body: { weights, version } })
  const attempt = async (weights: object, scope = 'waiting') =>
    (await app.call(tryMatchingWeights, { as: admin.actor, body: { weights, scope } })).body
  const firstCoach = async ({ profileId, actor }: SeededPerson) => {
    await app.context.database.transaction((trx) => requestMatch(app.context, trx, profileId))
    await app.runJobs()
    return (await app.call(listMatchRequests, { as: actor })).body[0]?.from_user_profile.user.first_name
  }

  it('are the defaults until somebody changes them, always from the newest version', async () => {
    expect(await get()).toEqual({ weights: FACTOR_WEIGHTS, usual: FACTOR_WEIGHTS, version: 1 })
    expect((await save({ ...FACTOR_WEIGHTS, time: 90 })).body.version).toBe(2)
    expect((await save(TIMES, 1)).status).toBe(409)
    expect((await get()).weights).toEqual({ ...FACTOR_WEIGHTS, time: 90 })
    const kept = await app.context.database.root
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'matching.weights_changed')
      .execute()
    expect(kept).toHaveLength(1)
  })

  it('decide who comes first from the next run on, and the run stores them', async () => {
    expect(await firstCoach(students[0]!)).toBe('Late')
    await save(TIMES)
    expect(await firstCoach(students[1]!)).toBe('Early')
    const runs = await app.context.database.root.selectFrom('matching_runs').select('weights').execute()
    expect(runs).toContainEqual({ weights: TIMES })
  })

  it('are tried on all waiting students: who moves, how well, how full; nothing is changed', async () => {
    const before = await databaseDigest(app.context.database)
    const { now, tried, moves, ...sizes } = await attempt(TIMES)
    expect(sizes).toEqual({ students: 12, of: 12, coaches: 2, waiting: 12, no_answers: 0 })
    expect(moves).toEqual({ same: 0, other: 12, gained: 0, lost: 0 })
    expect([now.ranks, tried.ranks]).toEqual([
      [12, 0, 0, 0, 0],
      [12, 0, 0, 0, 0],
    ])
    expect(now.satisfaction).toBeGreaterThan(tried.satisfaction!)
    // One of the two stays empty, the other gets all twelve.
    expect([now.loads, tried.loads]).toEqual([
      [1, 0, 1, 0],
      [1, 1, 0, 0],
    ])
    expect(await databaseDigest(app.context.database)).toEqual(before)
  })

  it('hide a group of one, and the group next to it', async () => {
    const { tried } = await attempt(TIMES)
    expect(tried.groups.find(({ by }) => by === 'sex')?.groups).toEqual([
      { group: 'Female', students: null, matched: null, well: null },
      { group: 'Male', students: null, matched: null, well: null },
    ])
    expect(tried.groups.find(({ by }) => by === 'international')?.groups).toHaveLength(1)
  })

  it('are tried on everybody as if nobody had a coach', async () => {
    for (const student of students) await firstCoach(student)
    expect((await attempt(TIMES)).moves).toEqual({ same: 0, other: 0, gained: 0, lost: 0 })
    expect(await attempt(TIMES, 'everybody')).toMatchObject({ students: 12, moves: { other: 12 } })
  })
})
