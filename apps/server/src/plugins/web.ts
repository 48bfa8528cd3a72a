import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env.ts'
import { refuse, sendRefusal } from './errors.ts'

const DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Serves the built web app: its files (compressed at build time), and index.html for every other address outside
 * /api, since routes live in the browser. Hashed assets never change and are kept for a year.
 */
export async function registerWeb(app: FastifyInstance, env: Env, dist = DIST): Promise<void> {
  // The web app always links to ours; whoever has pages of their own is sent on from there.
  for (const [path, target] of [
    ['/terms', env.termsUrl],
    ['/privacy', env.privacyUrl],
  ] as const) {
    if (target !== path) app.get(path, async (_request, reply) => reply.redirect(target))
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const page =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|pictures|assets)(\/|$)/.test(path)
    if (!page || !existsSync(join(dist, 'index.html'))) return sendRefusal(reply, refuse('not_found'))
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
  if (!existsSync(dist)) return
  // The folder itself, which the files' own route would refuse.
  app.get('/', async (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'))
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache')
    },
  })
}
