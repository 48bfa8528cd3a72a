import {
  checkSchoolLink,
  getSchoolResources,
  listSchools,
  SCHOOLS,
  saveSchool,
} from '@shinequo/contract/schools'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type SeededPerson, seedAccount, seedStudent, seedStudents } from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWebElsewhere, type WebElsewhere } from '../../testing/web-elsewhere.ts'

const LINK = 'https://wellness.school.example/help'
const BU = { value: 'boston_university' }
const SCHOOL = { name: 'BU', wellness_url: LINK, wall_on: false, version: 0 }

describeOnEngines('schools as administrators have them', (engine) => {
  let app: TestApp
  let web: WebElsewhere
  let admin: SeededPerson
  beforeAll(async () => {
    web = await startWebElsewhere()
    app = await startTestApp(engine, { BASE_URL: 'https://shine.example' }, web.outbound)
  })
  beforeEach(async () => {
    await emptyApp(app)
    web.forget()
    admin = await app.context.database.transaction((trx) => seedAccount(trx, { role: 'admin' }))
  })
  afterAll(async () => {
    await app.close()
    await web.close()
  })

  const list = async () => (await app.call(listSchools, { as: admin.actor })).body
  const one = async () => (await list()).find(({ value }) => value === BU.value)
  const save = (body: object = {}) =>
    app.call(saveSchool, { as: admin.actor, params: BU, body: { ...SCHOOL, ...body } })
  const check = () => app.call(checkSchoolLink, { as: admin.actor, params: BU })

  it('are every listed institution, as listed until somebody changes it', async () => {
    const schools = await list()
    expect(schools.map(({ value }) => value).sort()).toEqual(Object.keys(SCHOOLS).sort())
    expect(schools.map(({ name }) => name)).toEqual(
      schools.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)),
    )
    expect(await one()).toEqual({
      value: 'boston_university',
      name: 'Boston University',
      wellness_url: SCHOOLS.boston_university.wellness,
      wall_on: false,
      students: 0,
      link: null,
      version: 0,
    })
    expect(web.sockets).toEqual([])
  })

  it('say how many students there are, and of fewer than 10 nothing', async () => {
    const add = (count: number) =>
      app.context.database.transaction((trx) =>
        seedStudents(
          trx,
          Array.from({ length: count }, () => ({ school: BU.value })),
        ),
      )
    await add(9)
    expect((await one())?.students).toBeNull()
    await add(1)
    expect((await one())?.students).toBe(10)
  })

  it("are changed for their students at once, with the new link's check and an entry of the audit", async () => {
    const student = await app.context.database.transaction((trx) => seedStudent(trx, { school: BU.value }))
    web.answer((_request, response) => void response.writeHead(200, { 'x-frame-options': 'DENY' }).end())
    const { body } = await save({ wall_on: true })
    expect(body).toMatchObject({
      name: 'BU',
      wellness_url: LINK,
      wall_on: true,
      version: 1,
      link: { state: 'refused', checked_at: new Date(app.clock.now()).toISOString() },
    })
    const resources = async () => (await app.call(getSchoolResources, { as: student.actor })).body
    expect(await resources()).toEqual({ title: 'BU', url: LINK, frame: 'refused' })
    const [entry] = await app.context.database.root.selectFrom('audit_entries').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'school.changed',
      actor_account_id: admin.accountId,
      subject_id: BU.value,
      details: {
        from: { name: 'Boston University', wall_on: false },
        to: { name: 'BU', wellness_url: LINK, wall_on: true },
      },
    })

    const { body: without } = await save({ wellness_url: '', version: 1 })
    expect(without).toMatchObject({ wellness_url: '', link: null, version: 2 })
    expect(await resources()).toEqual({ title: 'BU', url: null, frame: 'unknown' })
    expect(web.asked).toHaveLength(1)
  })

  it('are not looked at again when only the name is another', async () => {
    await save()
    await save({ name: 'Boston U', version: 1 })
    expect(web.asked).toHaveLength(1)
  })

  it.each([0, 1])(
    'tell the second of two who change version %i, and keep what the first wrote',
    async (version) => {
      if (version > 0) await save()
      const answers = await Promise.all(['One', 'Two'].map((name) => save({ name, version })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const made = answers.find(({ status }) => status === 200)
      expect(await one()).toEqual(made?.body)
    },
  )

  it('are looked at whenever an administrator asks', async () => {
    await save()
    web.answer((_request, response) => void response.writeHead(503).end())
    app.clock.advance(60_000)
    const { body } = await check()
    const checked_at = new Date(app.clock.now()).toISOString()
    expect(body.link).toEqual({ state: 'unreachable', checked_at })
    expect((await one())?.link).toEqual({ state: 'unreachable', checked_at })
    expect(web.asked).toHaveLength(2)
  })

  it('never make the server look inside, and have nothing to look at without a link', async () => {
    web.lead('wellness.school.example', '10.0.0.5')
    expect((await save()).body.link?.state).toBe('unreachable')
    await save({ wellness_url: 'https://169.254.169.254/latest/', version: 1 })
    expect((await check()).body.link?.state).toBe('unreachable')
    expect(web.sockets).toEqual([])
    await save({ wellness_url: '', version: 2 })
    const { status, error } = await check()
    expect([status, error.errors]).toEqual([400, { wellness_url: 'This school has no link to check' }])
  })
})
