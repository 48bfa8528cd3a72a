import { listStories } from '@shinequo/contract/community'
import { listPosts, listSchoolPosts, publishPost, writePost } from '@shinequo/contract/feed'
import { getSchoolResources, listSchoolNames, SCHOOLS } from '@shinequo/contract/schools'
import { addSchool, checkSchoolLink, listSchools, saveSchool } from '@shinequo/contract/schools/admin-schools'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type SeededPerson,
  type StudentSeed,
  seedAccount,
  seedStudent,
  seedStudents,
} from '../../seeds/people.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWebElsewhere, type WebElsewhere } from '../../testing/web-elsewhere.ts'

const LINK = 'https://wellness.school.example/help'
const BU = { value: 'boston_university' }
const SCHOOL = { name: 'BU', wellness_url: LINK, wall_on: false, version: 0 }

describeOnEngines('schools for administrators', (engine) => {
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

  it('are all listed institutions, with the listed values until somebody changes them', async () => {
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
      proved: 0,
      unproved: 0,
      domains: [],
      link: null,
      state: 'open',
      joined_to: null,
      version: 0,
    })
    expect(web.sockets).toEqual([])
  })

  it('show their number of students, and hide it below 10', async () => {
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

  it('are changed for their students at once, with a check of the new link and an audit entry', async () => {
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

  it('show how many students have proved the school, and how many only claim it', async () => {
    const add = (count: number, seed: StudentSeed) =>
      app.context.database.transaction((trx) =>
        seedStudents(
          trx,
          Array.from({ length: count }, () => ({ school: BU.value, ...seed })),
        ),
      )
    await add(10, {})
    await add(11, { proved_school: null })
    await add(10, { proved_school: 'quincy_college' })
    expect(await one()).toMatchObject({ students: 31, proved: 10, unproved: 11 })
  })

  it('have mail domains, each of which belongs to one school', async () => {
    const { body } = await save({
      domains: [' @BU.School.Example', 'bu.school.example', 'law.school.example'],
    })
    expect(body.domains).toEqual(['bu.school.example', 'law.school.example'])
    // Without `domains` in the request they do not change.
    expect((await save({ version: 1, name: 'Boston U' })).body.domains).toHaveLength(2)
    expect((await save({ version: 2, domains: ['bu.school.example'] })).body.domains).toHaveLength(1)
    const other = (domains: string[]) =>
      app.call(saveSchool, {
        as: admin.actor,
        params: { value: 'quincy_college' },
        body: { ...SCHOOL, name: 'Quincy', domains },
      })
    const taken = await other(['quincy.school.example', 'bu.school.example'])
    expect([taken.status, taken.error.code]).toEqual([409, 'domain_taken'])
    expect(taken.error.errors?.domains).toBe('bu.school.example already belongs to BU')
    const names = (await app.call(listSchoolNames, { as: admin.actor })).body
    expect(names.find(({ value }) => value === 'quincy_college')).toEqual({
      value: 'quincy_college',
      name: 'Quincy College',
      domains: [],
    })
    // A removed domain is available at once.
    await save({ version: 3, domains: [] })
    expect((await other(['bu.school.example'])).body.domains).toEqual(['bu.school.example'])
  })

  it.each(['gmail.com', 'mail.gmail.com', 'college', '*.edu', 'me@college.edu', '10.0.0.1'])(
    'reject %s as a mail domain',
    async (domain) => {
      const { status, error } = await save({ domains: ['bu.school.example', domain] })
      expect([status, Object.keys(error.errors ?? {})]).toEqual([400, ['domains']])
      expect(await one()).toMatchObject({ version: 0, domains: [] })
    },
  )

  it('can be added, and then appear wherever the listed ones do', async () => {
    const add = (body: object) =>
      app.call(addSchool, { as: admin.actor, body: { wellness_url: '', domains: [], ...body } })
    const { status, body } = await add({ name: 'Lakeside Collège', domains: ['lake.school.example'] })
    expect([status, body]).toMatchObject([
      201,
      { value: 'lakeside_college', name: 'Lakeside Collège', version: 1, domains: ['lake.school.example'] },
    ])
    expect((await add({ name: 'Lakeside College' })).body.value).toBe('lakeside_college_2')
    for (const name of ['LAKESIDE COLLEGE', 'Boston University']) {
      const twice = await add({ name })
      expect([twice.status, twice.error.code, twice.error.errors]).toMatchObject([
        409,
        'school_exists',
        { name: expect.any(String) },
      ])
    }
    const taken = await add({ name: 'Another', domains: ['lake.school.example'] })
    expect([taken.status, taken.error.code]).toEqual([409, 'domain_taken'])
    const names = (await app.call(listSchoolNames, { as: admin.actor })).body.map(({ value }) => value)
    expect(names).toEqual([...Object.keys(SCHOOLS), 'lakeside_college', 'lakeside_college_2'])

    const params = { value: 'lakeside_college' }
    const words = { title: 'Soup', text: 'On Thursday', link: '', picture_alt: '' }
    const { body: post } = await app.call(writePost, { as: admin.actor, params, body: words })
    await app.call(publishPost, {
      as: admin.actor,
      params: { id: post.id },
      body: { version: post.version, at: null },
    })
    const { version } = body
    const wall = { name: 'Lakeside', wellness_url: LINK, wall_on: true, version }
    expect((await app.call(saveSchool, { as: admin.actor, params, body: wall })).status).toBe(200)
    const student = await app.context.database.transaction((trx) =>
      seedStudent(trx, { school: params.value }),
    )
    const as = student.actor
    expect((await app.call(listPosts, { as })).body.posts).toMatchObject([{ title: 'Soup' }])
    expect((await app.call(listStories, { as })).body.wall_on).toBe(true)
    expect((await app.call(getSchoolResources, { as })).body).toMatchObject({ title: 'Lakeside', url: LINK })
  })

  it('that do not exist have no posts', async () => {
    const params = { value: 'nowhere_college' }
    const words = { title: 'Soup', text: 'On Thursday', link: '', picture_alt: '' }
    expect((await app.call(writePost, { as: admin.actor, params, body: words })).status).toBe(404)
    expect((await app.call(listSchoolPosts, { as: admin.actor, params })).status).toBe(404)
  })

  it('are not checked again when only the name changes', async () => {
    await save()
    await save({ name: 'Boston U', version: 1 })
    expect(web.asked).toHaveLength(1)
  })

  it.each([0, 1])(
    'answer the second of two who change version %i with a conflict, and keep what the first wrote',
    async (version) => {
      if (version > 0) await save()
      const answers = await Promise.all(['One', 'Two'].map((name) => save({ name, version })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const made = answers.find(({ status }) => status === 200)
      expect(await one()).toEqual(made?.body)
    },
  )

  it('are checked whenever an administrator asks', async () => {
    await save()
    web.answer((_request, response) => void response.writeHead(503).end())
    app.clock.advance(60_000)
    const { body } = await check()
    const checked_at = new Date(app.clock.now()).toISOString()
    expect(body.link).toEqual({ state: 'unreachable', checked_at })
    expect((await one())?.link).toEqual({ state: 'unreachable', checked_at })
    expect(web.asked).toHaveLength(2)
  })

  it('never make the server request internal addresses, and have nothing to check without a link', async () => {
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
