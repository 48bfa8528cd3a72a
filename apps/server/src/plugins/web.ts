import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import { LOCALES, type Locale } from '@shinequo/contract/locales'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { refuse, sendRefusal } from './errors.ts'
import { languageOf, type OfferedLocales } from './page-language.ts'
import { type KeptAsset, sendAsset } from './web-assets.ts'
import { type Build, WebDocuments } from './web-documents.ts'

const DIST = join(import.meta.dirname, '..', '..', '..', 'web', 'dist')
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Scripts, styles and fonts that only a page loads, with or without a suffix for compression. */
const PART_OF_A_PAGE = /\/(assets\/[^/]+\.(js|css|woff2)|theme\.js)(\.(br|gz))?$/

/**
 * Headers that only matter for documents. On the eight assets of the first page they would add 4 kB, 20 ms on a slow
 * connection.
 */
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

/** Files that differ by language but have the same URL. */
const OF_A_LANGUAGE = ['/sw.js', '/manifest.webmanifest']

interface WebOptions {
  /** The languages that readers may choose. */
  readonly offered?: OfferedLocales
  /** The asset of another build with this name, or undefined. */
  readonly findKept?: (name: string) => Promise<KeptAsset | undefined>
  /** The folder of the build. */
  readonly dist?: string | undefined
}

/** The folders with the assets of each language's build. */
export function assetFolders(dist = DIST): string[] {
  return builtLocales(dist).map((locale) => join(folderOf(dist, locale), 'assets'))
}

/**
 * Serves the built web app: its files (compressed at build time), and index.html for every other address outside
 * /api, since routes live in the browser. Hashed assets never change and are kept for a year. Each language is a build
 * of its own: English in `dist`, others in folders of it.
 */
export async function registerWeb(
  app: FastifyInstance,
  env: Env,
  { offered = async () => [LOCALES[0]], findKept = async () => undefined, dist = DIST }: WebOptions = {},
): Promise<void> {
  await app.register(fastifyCookie)
  const documents = new WebDocuments(env)
  const built = builtLocales(dist)
  const buildFor = async (request: FastifyRequest): Promise<Build> => {
    // Pages are served even while the database is down, then in English.
    const now: readonly Locale[] = built.length > 1 ? await offered().catch(() => [LOCALES[0]]) : built
    const languages = built.filter((locale) => now.includes(locale))
    return { folder: folderOf(dist, languageOf(request, languages)), languages }
  }
  // The web app always links to these paths; a programme with pages of its own redirects them.
  for (const [path, target] of [
    ['/terms', env.termsUrl],
    ['/privacy', env.privacyUrl],
  ] as const) {
    if (target !== path) app.get(path, async (_request, reply) => reply.redirect(target))
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const asset = reads && ASSET.exec(path)?.[1]
    const kept = asset && (await findKept(asset))
    if (kept) {
      setFileHeaders(reply, path)
      return await sendAsset(request, reply, kept)
    }
    const page = reads && !/^\/(api|pictures|assets)(\/|$)/.test(path)
    if (!page || built.length === 0) return sendRefusal(reply, refuse('not_found'))
    const build = await buildFor(request)
    return ROOM.test(path)
      ? await documents.sendRoom(request, reply, build)
      : await documents.sendPage(request, reply, build, path)
  })
  // The former address of the room for coaches.
  app.get<{ Params: { id: string } }>('/coach/session/:id', async ({ params }, reply) =>
    reply.redirect(`/session/${encodeURIComponent(params.id)}`),
  )
  if (built.length === 0) return
  // The static file route does not serve the folder itself.
  app.get('/', async (request, reply) => documents.sendPage(request, reply, await buildFor(request), '/'))
  if (built.length > 1) {
    for (const path of OF_A_LANGUAGE) {
      app.get(path, async (request, reply) => reply.sendFile(path.slice(1), (await buildFor(request)).folder))
    }
  }
  await app.register(fastifyStatic, {
    root: built.length > 1 ? built.map((locale) => folderOf(dist, locale)) : dist,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: setFileHeaders,
  })
}

function setFileHeaders(reply: FastifyReply, path: string): void {
  reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : 'no-cache')
  if (!PART_OF_A_PAGE.test(path)) return
  for (const name of DOCUMENT_HEADERS) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/** The room of a session: a document of its own. */
const ROOM = /^\/session\/[^/]+\/?$/i

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

const ASSET = /^\/assets\/([^/]+)$/

const builtLocales = (dist: string) =>
  LOCALES.filter((locale) => existsSync(join(folderOf(dist, locale), 'index.html')))

/** The folder of a language's build. */
const folderOf = (dist: string, locale: Locale) => (locale === LOCALES[0] ? dist : join(dist, locale))
