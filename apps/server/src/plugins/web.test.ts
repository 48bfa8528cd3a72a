import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Locale } from '@shinequo/contract/locales'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { registerErrors } from './errors.ts'
import { registerPageHeaders } from './headers.ts'
import { registerWeb } from './web.ts'

let app: FastifyInstance
let dist: string
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'sq-web-'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<meta content="[ORIGIN]/social-preview.png" />')
  writeFileSync(join(dist, 'sw.js'), 'self')
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  writeFileSync(join(dist, 'assets', 'main-a1b2c3.js'), 'export {}')
  writeFileSync(join(dist, 'assets', 'logo-a1b2c3.svg'), '<svg />')
  const early = [{ path: '^/home/feed$', links: '</assets/main-a1b2c3.js>; rel=modulepreload' }]
  writeFileSync(join(dist, 'early-links.json'), JSON.stringify(early))
  app = fastify()
  registerErrors(app)
  const env = readEnv({ BASE_URL: 'https://shine.example' })
  await registerPageHeaders(app, env)
  await registerWeb(app, env, { dist })
})
afterAll(async () => {
  await app.close()
  rmSync(dist, { recursive: true })
})

it.each(['/', '/?next=1', '/login', '/home/selectcoach/1', '/no/such/page'])(
  'answers %s with the web app',
  async (path) => {
    const { statusCode, headers, body } = await app.inject(path)
    expect([statusCode, body]).toEqual([200, '<meta content="https://shine.example/social-preview.png" />'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

it('compresses the page for whoever takes it so', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/login',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(rawPayload).toString()).toContain('https://shine.example')
})

it('spares parts of a page the headers of a document, and nothing else', async () => {
  const rules = async (path: string) => {
    const { headers } = await app.inject(path)
    return [
      'content-security-policy',
      'permissions-policy',
      'x-frame-options',
      'x-content-type-options',
    ].filter((name) => headers[name])
  }
  expect(await rules('/assets/main-a1b2c3.js')).toEqual(['x-content-type-options'])
  for (const path of ['/', '/sw.js', '/assets/logo-a1b2c3.svg'])
    expect(await rules(path)).toEqual([
      'content-security-policy',
      'permissions-policy',
      'x-frame-options',
      'x-content-type-options',
    ])
})

it('lets a browser keep hashed files for a year', async () => {
  const { statusCode, headers } = await app.inject('/assets/main-a1b2c3.js')
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
})

it.each([
  ['/sw.js', /^(text|application)\/javascript\b/],
  ['/manifest.webmanifest', /^application\/manifest\+json\b/],
])('has %s asked for anew at every visit', async (path, type) => {
  const { statusCode, headers } = await app.inject(path)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(headers['content-type']).toMatch(type)
})

it.each(['/api/x', '/pictures/x', '/assets/gone.js'])('answers %s with 404', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

it('answers what is no visit with 404', async () => {
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})

it.each([
  ['/home/feed', '</assets/main-a1b2c3.js>; rel=modulepreload'],
  ['/Home/Feed/?page=2', '</assets/main-a1b2c3.js>; rel=modulepreload'],
  ['/home/feeds', undefined],
])('names with %s what that page needs', async (path, links) => {
  expect((await app.inject(path)).headers.link).toBe(links)
})

it('serves each language from its own build, among those that are offered', async () => {
  const both = mkdtempSync(join(tmpdir(), 'sq-web-'))
  for (const [folder, words] of [
    [both, 'Hello'],
    [join(both, 'es-US'), 'Hola'],
  ] as const) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), `${words} [LANGUAGES]`)
    writeFileSync(join(folder, 'room.html'), `${words}, room`)
    writeFileSync(join(folder, 'sw.js'), words)
    writeFileSync(join(folder, 'assets', `${words}-a1b2c3.js`), words)
  }
  let offered: readonly Locale[] | null = ['en', 'es-US']
  const served = fastify()
  registerErrors(served)
  await registerWeb(served, readEnv({ BASE_URL: 'https://shine.example' }), {
    offered: async () => {
      if (offered === null) throw new Error('The database is away.')
      return offered
    },
    dist: both,
  })
  const get = (url: string, headers: Record<string, string> = {}) => served.inject({ url, headers })
  const spanish = { cookie: 'locale=es-US' }
  const page = await get('/login', { 'accept-language': 'es' })
  expect([page.body, page.headers.vary]).toEqual([
    'Hola en es-US',
    'accept-encoding, accept-language, cookie',
  ])
  for (const [path, body] of [
    ['/', 'Hola en es-US'],
    ['/session/1', 'Hola, room'],
    ['/sw.js', 'Hola'],
    ['/assets/Hola-a1b2c3.js', 'Hola'],
    ['/assets/Hello-a1b2c3.js', 'Hello'],
  ] as const) {
    expect((await get(path, spanish)).body).toBe(body)
  }
  expect((await get('/sw.js')).body).toBe('Hello')
  for (const now of [['en'] as const, null]) {
    offered = now
    const { body, headers } = await get('/login', spanish)
    expect([body, headers.vary]).toEqual(['Hello en', 'accept-encoding'])
  }
  await served.close()
  rmSync(both, { recursive: true })
})
