import { ENDPOINTS } from '@shinequo/contract/endpoints'
import { healthReady, openApiDocument } from '@shinequo/contract/health'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnEngines } from './testing/engines.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

describeOnEngines('the application', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  it('is ready when the database responds', async () => {
    expect(await app.call(healthReady)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('is not ready once it is about to stop', async () => {
    const stopping = await startTestApp(engine)
    stopping.context.readiness.stop()
    const { status, error, headers } = await stopping.call(healthReady)
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'not_ready', '2'])
    await stopping.close()
  })

  it('describes itself as OpenAPI 3.1', async () => {
    const { body } = await app.call(openApiDocument)
    expect(body).toMatchObject({ openapi: '3.1.0' })
    const described = Object.keys((body as { paths: object }).paths)
    const served = Object.values(ENDPOINTS).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
    expect(described.sort()).toEqual([...new Set(served)].sort())
  })

  it.each([
    '/api/%zz/',
    `/api/${'x'.repeat(101)}/`,
    `/api/admin/posts/${'x'.repeat(101)}/`,
    '/api/admin/posts/%c3%28/',
  ])('responds to %s, which names nothing, with a 404 in the error format', async (url) => {
    const response = await app.app.inject(url)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
  })

  it('responds to an unknown path under /api with a 404 in the error format', async () => {
    const response = await app.app.inject('/api/nothing-here/')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Resource not found.', code: 'not_found' })
  })

  it('says its time with every response, also with a refusal, and none may be cached', async () => {
    app.clock.advance(12_345)
    for (const url of ['/api/health/live', '/api/bookings', '/api/questions/']) {
      const { headers } = await app.app.inject(url)
      expect(headers).toMatchObject({ 'server-time': String(app.clock.now()), 'cache-control': 'no-store' })
    }
  })

  it('refuses the root handle and the root job queue inside a transaction', async () => {
    const { database } = app.context
    await database.transaction(async () => {
      await expect(database.root.selectFrom('programme').selectAll().execute()).rejects.toThrow('pass trx')
      expect(() => database.bossDb.executeSql('select 1')).toThrow('pass trx')
      await expect(database.transaction(async () => 1)).rejects.toThrow('pass trx')
    })
    expect(await database.root.selectFrom('programme').select('matching_mode').execute()).toEqual([
      { matching_mode: 'automatic' },
    ])
  })
})
