import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Plugin, ViteDevServer } from 'vite'

/** Our server behind Vite's dev server. */
export interface ServerBehind {
  /** On loopback. */
  readonly port: number
  /** Waits while it starts. False if it has crashed. */
  serves(): Promise<boolean>
  /** What scripts written into a document carry, as `html.cspNonce`. */
  readonly nonce: string
}

/** Paths that Vite answers itself, in addition to the files of public/: modules, its client and the styles. */
const VITES = ['@', '__', 'src/', 'node_modules/', '\\.cache/']
/** Answers of the server that are nothing but data. */
const DATA = /^\/(api|pictures)\//

/** Removes the worker that a build has installed at the same address, with the pages it keeps. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  const kept = await caches.keys()
  for (const name of kept) await caches.delete(name)
  await self.registration.unregister()
  if (kept.length > 0) for (const page of await self.clients.matchAll()) page.navigate(page.url)
})()))
`

/**
 * Passes everything that is no module on to our server, calls and WebSockets too; while it restarts they wait. Its two
 * documents, which it sends as they are in the sources, with its headers, become pages of Vite. What only a build makes
 * (icons, the installed app, work without a network) is left out.
 */
export function beforeServer({ port, serves, nonce }: ServerBehind): Plugin {
  let vite: ViteDevServer
  /** Sends what the server answered, with Vite's client and refresh in the documents of the app. */
  async function send(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) {
    const { statusCode = 502, headers } = answer
    if (request.method === 'GET' && headers['content-type']?.startsWith('text/html')) {
      const source = await text(answer)
      const isOurs = source.includes('<script type="module" src="/src/')
      const html = isOurs ? await vite.transformIndexHtml(request.url ?? '/', withoutBuilt(source)) : source
      const { 'content-length': _length, etag: _etag, ...others } = headers
      const policy = headers['content-security-policy']
      if (isOurs && policy) others['content-security-policy'] = widened(String(policy), nonce)
      response.writeHead(statusCode, others).end(html)
    } else {
      response.writeHead(statusCode, answer.rawHeaders)
      answer.pipe(response)
    }
  }
  return {
    name: 'before-server',
    apply: 'serve',
    config() {
      const vites = [...VITES, ...readdirSync(join(import.meta.dirname, '..', 'public')), 'sw.js']
      return {
        appType: 'custom',
        server: {
          proxy: {
            [`^/(?!${vites.join('|')})`]: {
              target: `http://127.0.0.1:${port}`,
              ws: true,
              selfHandleResponse: true,
              async bypass(request, response) {
                // Vite's own WebSocket.
                if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return request.url
                if (await serves()) return
                response
                  ?.writeHead(503, { 'content-type': 'text/plain', refresh: '2' })
                  .end('The server has crashed; see the terminal. It starts again when a source is saved.')
                return response ? request.url : false
              },
              configure(proxy) {
                proxy.on('proxyReq', (passed, { url = '' }) => {
                  if (DATA.test(url)) return
                  passed.removeHeader('accept-encoding')
                  passed.removeHeader('if-none-match')
                })
                proxy.on('error', (error, request, response) => {
                  if (!('writeHead' in response) || response.headersSent || !isSafeToRepeat(error, request))
                    return
                  response.writeHead(307, { location: request.url ?? '/' }).end()
                })
                proxy.on('proxyRes', (answer, request, response) => {
                  send(answer, request, response).catch((error) => response.destroy(error))
                })
              },
            },
          },
        },
      }
    },
    configureServer(server) {
      vite = server
      server.middlewares.use('/sw.js', (_request, response) => {
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
          .end(NO_WORKER)
      })
    },
  }
}

/**
 * Whether the browser may send a request again that the server did not answer, because it was ending for a restart: it
 * never got it, or it only reads. The next try waits for the new server.
 */
const isSafeToRepeat = (error: NodeJS.ErrnoException, { method }: IncomingMessage) =>
  error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && method === 'GET')

/** A document without links to files that only a build makes. */
const withoutBuilt = (html: string) => html.replace(/^.*<link rel="(manifest|apple-touch-icon)".*\n/gm, '')

/** A policy that allows the scripts that Vite writes into documents, and its worker that waits for a restart. */
const widened = (policy: string, nonce: string) =>
  `${policy.replace(/script-src [^;]*/, `$& 'nonce-${nonce}'`)};worker-src 'self' blob:`
