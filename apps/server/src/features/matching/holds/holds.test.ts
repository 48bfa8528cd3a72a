import { listMatchRequests } from '@shinequo/contract/matching'
import { holdMatching } from '@shinequo/contract/matching/holds'
import { pairByHand } from '@shinequo/contract/matching/programme-matches'
import { getStudentRecord } from '@shinequo/contract/people/student-record'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedAnswers } from '../../../seeds/answers.ts'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { requestMatch } from '../service.ts'

describeOnEngines('a student on hold', (engine) => {
  let app: TestApp
  let admin: SeededPerson
  let maya: SeededPerson
  let amara: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      admin = await seedAccount(trx, { role: 'admin' })
      maya = await seedStudent(trx)
      await seedAnswers(trx, {
        student_profile_id: maya.profileId,
        created_at: new Date(app.clock.now()),
      })
      amara = await seedCoach(trx)
    })
  })

  const hold = (held: boolean, id = maya.accountId) =>
    app.call(holdMatching, {
      as: admin.actor,
      params: { id },
      body: { held, reason: 'Dr Lee looks after her' },
    })
  const match = async () => {
    await app.context.database.transaction((trx) => requestMatch(app.context, trx, maya.profileId))
    await app.runJobs()
  }
  const matches = async () => (await app.call(listMatchRequests, { as: maya.actor })).body
  const acts = () =>
    app.context.database.root
      .selectFrom('audit_entries')
      .select('action')
      .where('action', 'like', 'matching.%')
      .execute()

  it('is matched only by people until the hold ends; then the engine matches again', async () => {
    expect((await hold(true)).status).toBe(200)
    await match()
    expect(await matches()).toEqual([])
    const record = await app.call(getStudentRecord, { as: admin.actor, params: { id: maya.accountId } })
    expect(record.body.matching_held).toBe(true)
    expect((await hold(false)).status).toBe(200)
    await app.runJobs()
    expect(await matches()).toHaveLength(1)
  })

  it('can still be paired by hand', async () => {
    await hold(true)
    const body = { student_profile: maya.profileId, mentor_profile: amara.profileId }
    expect((await app.call(pairByHand, { as: admin.actor, body })).status).toBe(201)
    expect(await matches()).toHaveLength(1)
  })

  it('keeps the current coach', async () => {
    await match()
    await hold(true)
    await match()
    expect(await matches()).toMatchObject([{ status: 'accepted' }])
  })

  it('is recorded once however often it is sent, and applies to students only', async () => {
    for (let time = 0; time < 2; time++) expect((await hold(true)).status).toBe(200)
    expect(await acts()).toEqual([{ action: 'matching.held' }])
    expect((await hold(true, amara.accountId)).status).toBe(404)
  })
})
