import {
  listPeopleViews,
  MAX_VIEWS,
  removePeopleView,
  renamePeopleView,
  savePeopleView,
} from '@shinequo/contract/people/views'
import { joinSchool } from '@shinequo/contract/schools/admin-schools'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCoach } from '../../../seeds/coaches.ts'
import { type SeededPerson, seedAccount } from '../../../seeds/people.ts'
import { seedSchool } from '../../../seeds/schools.ts'
import { seedView } from '../../../seeds/views.ts'
import { emptyApp } from '../../../testing/empty-app.ts'
import { describeOnEngines } from '../../../testing/engines.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const QUERY = { search: 'maya', role: 'student', stage: 'no_answers', sort: 'school', order: 'desc' } as const

describeOnEngines('views of the list of people', (engine) => {
  let app: TestApp
  let rosa: SeededPerson
  let noor: SeededPerson
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  beforeEach(async () => {
    await emptyApp(app)
    ;[rosa, noor] = await app.context.database.transaction(async (trx) => [
      await seedAccount(trx, { role: 'admin' }),
      await seedAccount(trx, { role: 'admin' }),
    ])
  })
  afterAll(() => app.close())

  const save = (name: string, query: object = QUERY, replace = false) =>
    app.call(savePeopleView, { as: rosa.actor, body: { name, query, replace } as never })
  const listed = async ({ actor } = rosa) => (await app.call(listPeopleViews, { as: actor })).body
  const names = async () => (await listed()).map(({ name }) => name)

  it('are kept with the filters, the search and the order, by name, for whoever saved them alone', async () => {
    const { status, body } = await save(' BU,  no answers ')
    expect([status, body]).toEqual([201, { id: body.id, name: 'BU, no answers', query: QUERY, gone: [] }])
    await save('all', {})
    await save('Ändern', { role: 'coach' })
    expect(await listed()).toContainEqual(body)
    expect(await names()).toEqual(['all', 'BU, no answers', 'Ändern'])
    expect((await listed())[0]?.query).toEqual({ sort: 'name', order: 'asc' })
    expect(await listed(noor)).toEqual([])
    const params = { id: body.id }
    const others = [
      await app.call(renamePeopleView, { as: noor.actor, params, body: { name: 'Mine' } }),
      await app.call(removePeopleView, { as: noor.actor, params }),
    ]
    expect(others.map(({ status }) => status)).toEqual([404, 404])
    expect(await names()).toEqual(['all', 'BU, no answers', 'Ändern'])
  })

  it('of the same name, in any case, are replaced only if that is asked for', async () => {
    const { body: first } = await save('Quiet')
    const twice = await save('QUIET', { stage: 'quiet' })
    expect([twice.status, twice.error.errors]).toEqual([
      400,
      { name: 'You already have a view with this name' },
    ])
    const replaced = await save('QUIET', { stage: 'quiet' }, true)
    expect(replaced.body).toEqual({
      id: first.id,
      name: 'QUIET',
      query: { stage: 'quiet', sort: 'name', order: 'asc' },
      gone: [],
    })
    expect(await names()).toEqual(['QUIET'])
    const asOther = await app.call(savePeopleView, { as: noor.actor, body: { name: 'quiet', query: {} } })
    expect(asOther.status).toBe(201)
    const both = await Promise.all([save('Twin'), save('twin')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
  })

  it('are renamed, not to the name of another, and removed', async () => {
    const { body } = await save('Quiet')
    await save('Booked')
    const rename = (name: string) =>
      app.call(renamePeopleView, { as: rosa.actor, params: { id: body.id }, body: { name } })
    expect((await rename('booked')).error.errors).toEqual({ name: 'You already have a view with this name' })
    expect((await rename('quiet')).body).toEqual({ ...body, name: 'quiet' })
    const removed = await app.call(removePeopleView, { as: rosa.actor, params: { id: body.id } })
    expect([removed.status, removed.body.query]).toEqual([200, QUERY])
    expect(await names()).toEqual(['Booked'])
    const again = await app.call(removePeopleView, { as: rosa.actor, params: { id: body.id } })
    expect(again.status).toBe(404)
  })

  it('are 30 at most, also if two are saved at the same moment', async () => {
    await app.context.database.transaction(async (trx) => {
      for (let at = 1; at < MAX_VIEWS; at++) await seedView(trx, rosa.accountId, { name: `View ${at}` })
    })
    const both = await Promise.all([save('One'), save('Other')])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.error.errors?.name).toBe(
      'You can have at most 30 views. Remove one first.',
    )
    expect((await save('View 1', {}, true)).status).toBe(201)
  })

  it('open with what still holds of them, and say what does not', async () => {
    const value = 'hills'
    const coach = await app.context.database.transaction(async (trx) => {
      await seedSchool(trx, { value, name: 'College of the Hills', wellness_url: '' })
      return seedCoach(trx)
    })
    const query = { ...QUERY, school: value, coach: coach.profileId }
    await save('Both', query)
    expect((await listed())[0]).toMatchObject({ query, gone: [] })
    const joined = await app.call(joinSchool, {
      as: rosa.actor,
      params: { value },
      body: { into: 'boston_university', version: 1 },
    })
    expect(joined.status).toBe(200)
    const { school: _, ...rest } = query
    expect((await listed())[0]).toMatchObject({ query: rest, gone: ['school'] })
    await app.context.database.root
      .updateTable('accounts')
      .set({ erased_at: new Date(app.clock.now()) })
      .where('id', '=', coach.accountId)
      .execute()
    expect((await listed())[0]).toEqual({
      id: expect.any(String),
      name: 'Both',
      query: QUERY,
      gone: ['school', 'coach'],
    })
  })
})
