import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { describeOnEngines, openTestDatabase } from '../testing/engines.ts'
import { TestClock } from '../testing/test-clock.ts'
import type { Database } from './database/engine.ts'
import { registerErrors } from './errors.ts'
import { registerPageHeaders } from './headers.ts'
import { assetFolders, registerWeb } from './web.ts'
import { keepAssets, keptAsset } from './web-assets.ts'

const DAY = 86_400_000
const PART = 'page-a1b2c3d4.js'
const NEXT = 'page-e5f6a7b8.js'
const CODE = 'export const page = 1'
const PICTURE = Buffer.from([0, 1, 2, 255])

/** A folder with a build in English and in Spanish; `files` are those of its English assets. */
function build(files: Record<string, string | Buffer>): string {
  const dist = mkdtempSync(join(tmpdir(), 'sq-assets-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const folder of [dist, join(dist, 'es-US')]) {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), 'page')
  }
  for (const [name, body] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), body)
  return dist
}

const ofEachKind = (name: string) =>
  Object.fromEntries(['css', 'json', 'svg', 'woff2'].map((kind) => [`${name}-a1b2c3d4.${kind}`, PICTURE]))

const former = () =>
  build({
    [PART]: CODE,
    [`${PART}.br`]: brotliCompressSync(CODE),
    [`${PART}.gz`]: 'left out',
    ...ofEachKind('a'),
    'no-hash.js': 'left out',
    'page-a1b2c3d4.exe': 'left out',
  })

describeOnEngines('assets of another build', (engine) => {
  let database: Database
  const clock = new TestClock()
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())
  afterEach(() => database.root.deleteFrom('web_assets').execute())

  const keep = (dist: string) => keepAssets({ database, clock }, assetFolders(dist))
  const names = async () =>
    (await database.root.selectFrom('web_assets').select('name').orderBy('name').execute()).map(
      ({ name }) => name,
    )

  /** A server with this build. */
  async function serve(dist: string): Promise<FastifyInstance> {
    const app = fastify()
    onTestFinished(() => app.close())
    registerErrors(app)
    const env = readEnv({ BASE_URL: 'https://shine.example' })
    await registerPageHeaders(app, env)
    await registerWeb(app, env, { dist, findKept: (name) => keptAsset({ database }, name) })
    return app
  }

  it('are served like those of the own build', async () => {
    await keep(former())
    const next = await serve(
      build({ [NEXT]: CODE, [`${NEXT}.br`]: brotliCompressSync(CODE), ...ofEachKind('b') }),
    )
    for (const accepted of ['gzip, br', 'gzip', 'br;q=0', '']) {
      const ask = (name: string) =>
        next.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepted } })
      const [kept, own] = [await ask(PART), await ask(NEXT)]
      expect([kept.statusCode, kept.rawPayload], accepted).toEqual([200, own.rawPayload])
      const { date, etag, 'last-modified': modified, 'accept-ranges': ranges, ...headers } = own.headers
      expect(kept.headers, accepted).toEqual({ ...headers, date: kept.headers.date })
    }
    for (const kind of ['css', 'json', 'svg', 'woff2']) {
      const [kept, own] = [
        await next.inject(`/assets/a-a1b2c3d4.${kind}`),
        await next.inject(`/assets/b-a1b2c3d4.${kind}`),
      ]
      expect([kept.headers['content-type'], kept.rawPayload]).toEqual([own.headers['content-type'], PICTURE])
    }
    const head = await next.inject({ method: 'HEAD', url: `/assets/${PART}` })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('are 404 without headers of an asset where no server has stored them', async () => {
    await keep(former())
    const next = await serve(build({}))
    for (const name of [
      'page-a1b2c3d5.js',
      'no-hash.js',
      'page-a1b2c3d4.exe',
      '..%2Fpage-a1b2c3d4.js',
      'x'.repeat(90),
    ]) {
      const { statusCode, headers } = await next.inject(`/assets/${name}`)
      expect([statusCode, headers['cache-control']], name).toEqual([404, undefined])
    }
    expect((await next.inject({ method: 'POST', url: `/assets/${PART}` })).statusCode).toBe(404)
    expect((await next.inject(`/es-US/assets/${PART}`)).statusCode).toBe(200)
  })

  it('are kept for seven days after the last server that had them', async () => {
    const [old, next] = [former(), build({ [NEXT]: CODE })]
    await keep(old)
    expect(await names()).toContain(PART)
    clock.advance(6 * DAY)
    await keep(old)
    await keep(next)
    clock.advance(6 * DAY)
    await keep(next)
    expect(await names()).toEqual(expect.arrayContaining([PART, NEXT]))
    clock.advance(DAY + 1)
    await keep(next)
    expect(await names()).toEqual([NEXT])
  })

  it('are stored once by servers that start together', async () => {
    const dist = build(
      Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`part${n}-a1b2c3d4.js`, `${n}`])),
    )
    await Promise.all([keep(dist), keep(dist), keep(dist)])
    await Promise.all([keep(dist), keep(dist), keep(dist)])
    expect(await names()).toHaveLength(250)
  })
})
