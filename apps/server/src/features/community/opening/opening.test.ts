import { listStories } from '@shinequo/contract/community'
import { awaitWall, stopAwaitingWall } from '@shinequo/contract/community/opening'
import { joinSchool, saveSchool } from '@shinequo/contract/schools/admin-schools'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent } from '../../../seeds/people.ts'
import { seedWall } from '../../../seeds/stories.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const SCHOOL = 'boston_university'
const LINK = 'https://wellness.bu.example/'

describeOnEngines('waiting for the wall of a school', (engine) => {
  let app: TestApp
  let student: SeededPerson
  let admin: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    await app.context.database.transaction(async (trx) => {
      student = await seedStudent(trx, { first_name: 'Maya' })
      admin = await seedAccount(trx, { role: 'admin' })
    })
  })
  afterAll(() => app.close())

  const wait = (as = student) => app.call(awaitWall, { as: as.actor })
  const wall = async () => (await app.call(listStories, { as: student.actor })).body
  const waiting = async () =>
    (await app.context.database.root.selectFrom('wall_waits').selectAll().execute()).length
  /** The school's version grows with each change. */
  const open = async (version: number, wall_on = true) => {
    const body = { name: 'Boston University', wellness_url: LINK, wall_on, version }
    const saved = await app.call(saveSchool, { as: admin.actor, params: { value: SCHOOL }, body })
    expect(saved.status).toBe(200)
    await app.runJobs()
  }

  it('is asked for once, shows, and can be taken back', async () => {
    expect(await wall()).toMatchObject({ wall_on: false, awaited: false })
    expect((await wait()).body).toEqual({ awaited: true })
    expect((await wait()).body).toEqual({ awaited: true })
    expect([(await wall()).awaited, await waiting()]).toEqual([true, 1])
    expect((await app.call(stopAwaitingWall, { as: student.actor })).body).toEqual({ awaited: false })
    expect([(await wall()).awaited, await waiting()]).toEqual([false, 0])
  })

  it('ends with one mail to those who asked when the wall opens, and none when it opens again', async () => {
    await app.context.database.transaction(async (trx) => {
      await seedStudent(trx)
      const elsewhere = await seedStudent(trx, { school: 'babson_college' })
      await trx
        .insertInto('wall_waits')
        .values({ student_profile_id: elsewhere.profileId, asked_at: new Date(app.clock.now()) })
        .execute()
    })
    await wait()
    await open(0)
    expect(app.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [student.email, "Your school's wall is open"],
    ])
    expect(app.sent[0]?.text).toContain('/home/community')
    expect(await waiting()).toBe(1)
    await open(1, false)
    await open(2)
    expect(app.sent).toHaveLength(1)
  })

  it('is told nothing about a wall that closed before the mail was written', async () => {
    await wait()
    const body = { name: 'Boston University', wellness_url: LINK, wall_on: true, version: 0 }
    await app.call(saveSchool, { as: admin.actor, params: { value: SCHOOL }, body })
    await app.call(saveSchool, {
      as: admin.actor,
      params: { value: SCHOOL },
      body: { ...body, wall_on: false, version: 1 },
    })
    await app.runJobs()
    expect([app.sent, await waiting()]).toEqual([[], 1])
  })

  it('waits for no wall that is open already', async () => {
    await app.context.database.transaction((trx) => seedWall(trx))
    expect((await wait()).body).toEqual({ awaited: false })
    expect((await wall()).awaited).toBeUndefined()
  })

  it('ends when the school is joined to one with a wall', async () => {
    await app.context.database.transaction((trx) => seedWall(trx, 'boston_college'))
    await wait()
    const joined = await app.call(joinSchool, {
      as: admin.actor,
      params: { value: SCHOOL },
      body: { into: 'boston_college', version: 0 },
    })
    expect(joined.status).toBe(200)
    await app.runJobs()
    expect(app.sent.map(({ to }) => to)).toEqual([student.email])
  })
})
