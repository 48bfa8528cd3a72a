import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { registerWeb } from './web.ts'

const built = mkdtempSync(join(tmpdir(), 'sq-web-'))
writeFileSync(join(built, 'index.html'), '<!doctype html><title>ShineQuo</title>')

let app: FastifyInstance
async function start(settings: Record<string, string>, dist = built): Promise<FastifyInstance> {
  app = fastify()
  await registerWeb(app, readEnv(settings), dist)
  return app
}
afterEach(() => app.close())

it('answers every page address with the web app, never kept', async () => {
  const response = await (await start({})).inject('/home/selectcoach/some-id')
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('<title>ShineQuo</title>')
  expect(response.headers['cache-control']).toBe('no-cache')
})

it.each(['/api/nothing', '/assets/gone.js', '/pictures/gone.jpg'])('has no page at %s', async (path) => {
  expect((await (await start({})).inject(path)).statusCode).toBe(404)
})

it('sends on to a programme that has legal pages of its own', async () => {
  const server = await start({ TERMS_URL: 'https://college.example/terms' })
  expect((await server.inject('/terms')).headers.location).toBe('https://college.example/terms')
  expect((await server.inject('/privacy')).statusCode).toBe(200)
})

it('says not found, not broken, when the web app is not built', async () => {
  expect((await (await start({}, join(built, 'missing'))).inject('/login')).statusCode).toBe(404)
})
