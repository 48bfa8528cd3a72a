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

  it('is ready when the database answers', async () => {
    expect(await app.call(healthReady)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('describes itself as OpenAPI 3.1', async () => {
    const { body } = await app.call(openApiDocument)
    expect(body).toMatchObject({ openapi: '3.1.0' })
  })

  it('answers an unknown path under /api with a 404 in the error form', async () => {
    const response = await app.app.inject('/api/nothing-here/')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Resource not found.', code: 'not_found' })
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
