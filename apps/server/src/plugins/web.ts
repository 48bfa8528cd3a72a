import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { refuse, sendRefusal } from './errors.ts'
import { roomHeaders } from './headers.ts'
import { PrecompressedReply } from './precompressed-reply.ts'

const DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Scripts, styles and fonts that only a page loads, beside whatever stands at the end for compression. */
const PART_OF_A_PAGE = /\/(assets\/[^/]+\.(js|css|woff2)|theme\.js)(\.(br|gz))?$/

/** They rule documents. On the eight parts of the first page they would weigh 4 kB, 20 ms of a slow connection. */
const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

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
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const page =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|pictures|assets)(\/|$)/.test(path)
    if (!page || !existsSync(join(dist, 'index.html'))) return sendRefusal(reply, refuse('not_found'))
    return ROOM.test(path)
      ? await sendRoom(request, reply, env, dist)
      : await sendPage(request, reply, env, dist)
  })
  // Where coaches found the door of a room before it was one address for both.
  app.get<{ Params: { id: string } }>('/coach/session/:id', async ({ params }, reply) =>
    reply.redirect(`/session/${encodeURIComponent(params.id)}`),
  )
  if (!existsSync(dist)) return
  // The folder itself, which the files' own route would refuse.
  app.get('/', async (request, reply) => await sendPage(request, reply, env, dist))
  await app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache')
      if (PART_OF_A_PAGE.test(path)) for (const name of DOCUMENT_HEADERS) reply.raw.removeHeader(name)
    },
  })
}

/** The room of a session: a document of its own. */
const ROOM = /^\/session\/[^/]+\/?$/i

async function sendRoom(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  dist: string,
): Promise<FastifyReply> {
  const answer = new PrecompressedReply(
    await readFile(join(dist, 'room.html'), 'utf8'),
    'text/html; charset=utf-8',
  )
  return reply
    .header('cache-control', 'no-cache')
    .headers(roomHeaders(env))
    .send(answer.bytesFor(request.headers['accept-encoding'], reply))
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** The one page. The picture beside a shared link needs a whole address, which only the running server knows. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  dist: string,
): Promise<FastifyReply> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const answer = new PrecompressedReply(page.replaceAll('[ORIGIN]', env.baseUrl), 'text/html; charset=utf-8')
  return reply
    .header('cache-control', 'no-cache')
    .headers(earlyLinks(dist, pathOf(request)))
    .send(answer.bytesFor(request.headers['accept-encoding'], reply))
}

/**
 * A Link header that names what the page at `path` needs, so that a browser fetches it all at once; none for pages of
 * which the build says nothing.
 */
function earlyLinks(dist: string, path: string): { link?: string } {
  const list = join(dist, 'early-links.json')
  if (!existsSync(list)) return {}
  const pages = JSON.parse(readFileSync(list, 'utf8')) as { path: string; links: string }[]
  const plain = path.replace(/(?<=.)\/$/, '')
  const page = pages.find((one) => new RegExp(one.path, 'i').test(plain))
  return page ? { link: page.links } : {}
}
