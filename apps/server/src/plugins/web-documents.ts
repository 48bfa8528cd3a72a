import { join } from 'node:path'
import type { Locale } from '@shinequo/contract/locales'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { refuse, sendRefusal } from './errors.ts'
import { FileCache } from './file-cache.ts'
import { roomHeaders } from './headers.ts'
import { PrecompressedReply } from './precompressed-reply.ts'

/** The build that a page is served from, and the languages that the reader can choose from. */
export interface Build {
  readonly folder: string
  readonly languages: readonly Locale[]
}

/** A pattern of paths, and the Link header that names the files that their pages need. */
interface EarlyLinks {
  readonly pattern: RegExp
  readonly links: string
}

/** Sends the two documents of the web app. Each is read and compressed once per build. */
export class WebDocuments {
  readonly #env: Env
  readonly #documents = new FileCache<PrecompressedReply>()
  readonly #links = new FileCache<readonly EarlyLinks[]>()

  constructor(env: Env) {
    this.#env = env
  }

  /**
   * The app's page. The preview picture of a shared link needs an absolute URL, which only the running server knows.
   */
  async sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    build: Build,
    path: string,
  ): Promise<FastifyReply> {
    const fill = (text: string) =>
      text.replaceAll('[ORIGIN]', this.#env.baseUrl).replace('[LANGUAGES]', build.languages.join(' '))
    return await this.#send(request, reply.headers(await this.#earlyLinks(build, path)), build, {
      file: 'index.html',
      fill,
    })
  }

  /** The room of a session, a separate document. */
  async sendRoom(request: FastifyRequest, reply: FastifyReply, build: Build): Promise<FastifyReply> {
    return await this.#send(request, reply.headers(roomHeaders(this.#env)), build, {
      file: 'room.html',
      fill: (text) => text,
    })
  }

  async #send(
    request: FastifyRequest,
    reply: FastifyReply,
    { folder, languages }: Build,
    { file, fill }: { readonly file: string; readonly fill: (text: string) => string },
  ): Promise<FastifyReply> {
    const document = await this.#documents.get(
      join(folder, file),
      languages.join(' '),
      (text) => new PrecompressedReply(fill(text), 'text/html; charset=utf-8'),
    )
    if (!document) return sendRefusal(reply, refuse('not_found'))
    const bytes = document.bytesFor(request.headers['accept-encoding'], reply)
    if (languages.length > 1) reply.header('vary', 'accept-encoding, accept-language, cookie')
    return reply.header('cache-control', 'no-cache').send(bytes)
  }

  /**
   * A Link header that names the files that the page at `path` needs, so that browsers fetch them in parallel. None for
   * pages that the build does not list.
   */
  async #earlyLinks({ folder }: Build, path: string): Promise<{ link?: string }> {
    const pages = await this.#links.get(join(folder, 'early-links.json'), '', (text) =>
      (JSON.parse(text) as { path: string; links: string }[]).map(({ path: pattern, links }) => ({
        pattern: new RegExp(pattern, 'i'),
        links,
      })),
    )
    const plain = path.replace(/(?<=.)\/$/, '')
    const page = pages?.find(({ pattern }) => pattern.test(plain))
    return page ? { link: page.links } : {}
  }
}
