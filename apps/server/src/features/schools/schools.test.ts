import { type Frame, getSchoolResources, NATIONAL_HUB, SCHOOLS } from '@shinequo/contract/schools'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCoach } from '../../seeds/coaches.ts'
import { type SeededPerson, seedStudent } from '../../seeds/people.ts'
import { type SchoolSeed, seedLinkCheck, seedSchool } from '../../seeds/schools.ts'
import { emptyApp } from '../../testing/empty-app.ts'
import { describeOnEngines } from '../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWebElsewhere, type WebElsewhere } from '../../testing/web-elsewhere.ts'

const DAY = 86_400_000
const LINK = 'https://wellness.school.example/help'

describeOnEngines("a school's resources", (engine) => {
  let app: TestApp
  let web: WebElsewhere
  beforeAll(async () => {
    web = await startWebElsewhere()
    app = await startTestApp(engine, { BASE_URL: 'https://shine.example' }, web.outbound)
  })
  beforeEach(async () => {
    await emptyApp(app)
    web.forget()
  })
  afterAll(async () => {
    await app.close()
    await web.close()
  })

  const student = (school: string) => app.context.database.transaction((trx) => seedStudent(trx, { school }))
  const save = (seed: Partial<SchoolSeed> = {}) =>
    app.context.database.transaction((trx) =>
      seedSchool(trx, { value: 'boston_university', name: 'BU', wellness_url: LINK, ...seed }),
    )
  const found = (url: string, what: 'allowed' | 'refused' | 'unreachable') =>
    app.context.database.transaction((trx) =>
      seedLinkCheck(trx, { url, found: what, checked_at: new Date(app.clock.now()) }),
    )
  const resources = async (as: SeededPerson) => (await app.call(getSchoolResources, { as: as.actor })).body
  const askedFor = () => web.asked.map(({ headers, url }) => `https://${headers.host}${url}`)

  it('are the page of a listed school, or the national hub for any other', async () => {
    for (const [school, title, url] of [
      ['babson_college', 'Babson College', SCHOOLS.babson_college.wellness],
      ['other', 'Other', NATIONAL_HUB],
      ['Elm College', 'Elm College', NATIONAL_HUB],
    ] as const) {
      await found(url, 'allowed').catch(() => undefined)
      expect(await resources(await student(school))).toEqual({ title, url, frame: 'allowed' })
    }
    expect(web.sockets).toEqual([])
  })

  it('are what administrators saved, and nothing when they left the link empty', async () => {
    await save()
    await save({ value: 'babson_college', name: 'Babson College', wellness_url: '' })
    await found(LINK, 'refused')
    expect(await resources(await student('boston_university'))).toEqual({
      title: 'BU',
      url: LINK,
      frame: 'refused',
    })
    const without = await student('babson_college')
    expect(await resources(without)).toEqual({ title: 'Babson College', url: null, frame: 'unknown' })
    expect(web.sockets).toEqual([])
  })

  it('do not wait indefinitely: a slow check counts for later requests', async () => {
    await save()
    const one = await student('boston_university')
    expect((await resources(one)).frame).toBe('unknown')
    await app.runJobs()
    expect((await resources(one)).frame).toBe('allowed')
    expect(askedFor()).toEqual([LINK])
  })

  it('are checked again after a day, while the known result is returned at once', async () => {
    await save()
    await found(LINK, 'allowed')
    const one = await student('boston_university')
    web.answer((_request, response) => void response.writeHead(200, { 'x-frame-options': 'DENY' }).end())
    app.clock.advance(DAY - 1)
    expect((await resources(one)).frame).toBe('allowed')
    await app.runJobs()
    expect(web.asked).toHaveLength(0)
    app.clock.advance(1)
    expect((await resources(one)).frame).toBe('allowed')
    expect((await resources(one)).frame).toBe('allowed')
    await app.runJobs()
    expect(web.asked).toHaveLength(1)
    expect((await resources(one)).frame).toBe('refused')
    await app.runJobs()
    expect(web.asked).toHaveLength(1)
  })

  it('are requested again a minute later when the job was lost', async () => {
    await save()
    await found(LINK, 'refused')
    const one = await student('boston_university')
    app.clock.advance(DAY)
    await resources(one)
    const looksNow = async () => {
      const before = web.asked.length
      await app.runJobs()
      return web.asked.length - before
    }
    expect(await looksNow()).toBe(1)
    await app.context.database.root
      .updateTable('link_checks')
      .set({ checked_at: new Date(app.clock.now() - DAY) })
      .execute()
    app.clock.advance(59_999)
    await resources(one)
    expect(await looksNow()).toBe(0)
    app.clock.advance(1)
    await resources(one)
    expect(await looksNow()).toBe(1)
  })

  it('are only for students', async () => {
    const coach = await app.context.database.transaction((trx) => seedCoach(trx))
    expect((await app.call(getSchoolResources, { as: coach.actor })).status).toBe(403)
    expect((await app.call(getSchoolResources)).status).toBe(401)
  })

  // Last, since the workers keep running: as in production, jobs run as they are enqueued.
  describe('while jobs run', () => {
    beforeAll(() => app.context.jobs.work(app.context))

    it.each<[Frame, number, Record<string, string | string[]>]>([
      ['allowed', 200, {}],
      ['refused', 200, { 'x-frame-options': 'SAMEORIGIN' }],
      ['refused', 200, { 'content-security-policy': "frame-ancestors 'self'" }],
      ['allowed', 200, { 'content-security-policy': 'frame-ancestors https://shine.example' }],
      ['refused', 200, { 'content-security-policy': ['default-src *', "frame-ancestors 'none'"] }],
      ['unreachable', 403, { 'x-frame-options': 'DENY' }],
      ['unreachable', 503, {}],
    ])('wait for the first look at a new link: %s by %i %j', async (frame, status, headers) => {
      web.answer((_request, response) => void response.writeHead(status, headers).end())
      await save()
      expect(await resources(await student('boston_university'))).toMatchObject({ frame })
      expect(askedFor()).toEqual([LINK])
    })

    it('are checked once, however many students ask at once', async () => {
      await save()
      const students = await Promise.all(Array.from({ length: 6 }, () => student('boston_university')))
      const answers = await Promise.all(students.map(resources))
      expect(answers.map(({ frame }) => frame)).toEqual(Array(6).fill('allowed'))
      expect(askedFor()).toEqual([LINK])
    })

    it('never make the server request internal addresses: a link to a private address cannot be reached', async () => {
      web.lead('wellness.school.example', '10.0.0.5')
      await save()
      expect((await resources(await student('boston_university'))).frame).toBe('unreachable')
      await save({ value: 'babson_college', wellness_url: 'https://169.254.169.254/latest/' })
      expect((await resources(await student('babson_college'))).frame).toBe('unreachable')
      expect(web.sockets).toEqual([])
    })
  })
})

it('makes no outside request from a test that does not define the response', async () => {
  const app = await startTestApp('pglite')
  await expect(app.context.outbound.headersOf('https://www.bu.edu/')).rejects.toThrow('not on the public')
  await app.close()
})
