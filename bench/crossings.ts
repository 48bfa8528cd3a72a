import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page, Route } from '@playwright/test'
import type { Endpoint } from '@shinequo/contract/endpoint'
import { freePort } from '@shinequo/server/testing/free-port'
import { createServer, type ViteDevServer } from 'vite'
import { inFreshBrowser } from './browser.ts'
import { type Started, startProcess } from './child.ts'
import { type Called, calledFunctions, crossedFiles, type ScriptCoverage } from './coverage.ts'
import { USE_CASES, type UseCase } from './crossings-presses.ts'
import type { People, Question } from './crossings-process.ts'
import { giveTokens, tokensOf } from './demo-sign-in.ts'

/** The files that a use case crosses from the press of its button to the COMMIT, and its mail from the job to SMTP. */
export interface CrossingsRow {
  readonly what: string
  readonly web: readonly string[]
  readonly server: readonly string[]
  /** Left out if nothing is mailed. */
  readonly mail?: readonly string[]
  /** The missed goals, as text; empty if all are met. */
  readonly below: readonly string[]
}

const MAX_FILES = 15
const MAX_MAIL_FILES = 8
/** Longer than the period of any recurring timer of a page or the server. */
const CONTROL_MS = 3000
const REST_MS = 2000
const WEB_ROOT = join(import.meta.dirname, '..', 'apps', 'web')
const DEVICE = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-US',
  timezoneId: 'UTC',
  serviceWorkers: 'block',
} as const

/** Pauses the page just before it sends the awaited call. */
const STOP_AT_CALL = `
  const send = window.fetch
  window.fetch = (address, init) => {
    const { awaited } = window
    const path = new URL(address, location.href).pathname
    if (awaited && init?.method === awaited.method && new RegExp(awaited.path).test(path)) debugger
    return send(address, init)
  }`

/**
 * Renders everything on the page again without a reason, through the hook by which React's development build talks to
 * the developer tools.
 */
const DRAW_AGAIN = `
  const roots = new Map()
  const renderers = new Map()
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberRoot: (id, root) => roots.set(root, id),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  }
  window.drawAgain = () => {
    for (const [root, id] of roots) {
      const { scheduleUpdate } = renderers.get(id)
      const walk = (fiber) => {
        if (!fiber) return
        // Function components, bare, with a forwarded ref, and in memo().
        if ([0, 11, 15].includes(fiber.tag)) scheduleUpdate(fiber)
        walk(fiber.child)
        walk(fiber.sibling)
      }
      walk(root.current)
    }
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))
  }`

/** The real server and the web app, served file by file, in the Chromium at this path. */
export async function benchCrossings(chromium: string): Promise<CrossingsRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sq-crossings-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const product = await startProcess<{ url: string }>('crossings-process.ts', url)
  const web = await serveFiles(url, product.told.url, folder)
  try {
    const rows: CrossingsRow[] = []
    // A warm-up round, so that everything that runs only once per process or file has run.
    for (const useCase of USE_CASES) await measure(chromium, url, product, useCase)
    for (const useCase of USE_CASES) {
      console.log(`Files that "${useCase.name}" crosses …`)
      rows.push(await measure(chromium, url, product, useCase))
    }
    return rows
  } finally {
    await web.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Serves every file of the web app separately at `url`, and proxies API calls to the product. */
async function serveFiles(url: string, target: string, cacheDir: string): Promise<ViteDevServer> {
  const web = await createServer({
    root: WEB_ROOT,
    configFile: join(WEB_ROOT, 'vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: {
      host: '127.0.0.1',
      port: Number(new URL(url).port),
      strictPort: true,
      hmr: false,
      watch: null,
      proxy: { '/api': { target, ws: true }, '/pictures': target },
    },
  })
  return await web.listen()
}

type Server = Started<{ url: string }>

async function measure(
  chromium: string,
  url: string,
  server: Server,
  useCase: UseCase,
): Promise<CrossingsRow> {
  const people = await server.ask<People>('people' satisfies Question)
  const tokens = await tokensOf(server.told.url, people[useCase.who], useCase.who)
  const found = await inFreshBrowser(chromium, { ...DEVICE, baseURL: url }, async ({ context }) => {
    const page = await context.newPage()
    await giveTokens(page, url, tokens)
    await page.addInitScript(STOP_AT_CALL)
    await page.addInitScript(DRAW_AGAIN)
    const press = await useCase.prepare(page, people)
    // Afterwards the page has finished what it does after a change, such as storing a draft.
    await sleep(REST_MS)
    await page.waitForLoadState('networkidle')
    const inspector = await context.newCDPSession(page)
    await inspector.send('Profiler.enable')
    await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await inspector.send('Debugger.enable')
    const besides = await control(page, inspector, server)
    const called = await pressed(page, inspector, server, useCase.endpoint, press)
    return {
      web: crossedFiles(called.web, besides.web),
      server: crossedFiles(called.server, besides.server),
      serverBesides: besides.server,
    }
  })
  // Only now that no page sends requests any more.
  const mailed = useCase.mails ? await server.ask<string[]>('mail' satisfies Question) : undefined
  const mail = mailed && crossedFiles(new Set(mailed), found.serverBesides)
  return rowOf(useCase.name, found.web, found.server, mail)
}

/** The functions called on each side. */
interface BothSides {
  readonly web: Called
  readonly server: Called
}

/** The functions called while nothing is pressed; in the page also while everything is rendered again. */
async function control(page: Page, inspector: CDPSession, server: Server): Promise<BothSides> {
  await look(inspector)
  const [called] = await Promise.all([
    server.ask<string[]>({ restMs: CONTROL_MS } satisfies Question),
    sleep(CONTROL_MS),
  ])
  await page.evaluate('drawAgain()')
  return { web: await look(inspector), server: new Set(called) }
}

async function look(inspector: CDPSession): Promise<Set<string>> {
  const { result } = await inspector.send('Profiler.takePreciseCoverage')
  return calledFunctions(result as ScriptCoverage[], WEB_ROOT)
}

/**
 * Presses the button. Reads the page's calls when it sends the request, and the server's when that is answered; all
 * other requests wait.
 */
async function pressed(
  page: Page,
  inspector: CDPSession,
  server: Server,
  endpoint: Endpoint,
  press: () => Promise<unknown>,
): Promise<BothSides> {
  const path = `^/api${endpoint.path.replace(/:\w+/g, '[^/]+')}?$`
  const answered = Promise.withResolvers<void>()
  const isAwaited = (route: Route) =>
    route.request().method() === endpoint.method &&
    new RegExp(path).test(new URL(route.request().url()).pathname)
  await page.route('**/api/**', async (route) => {
    if (isAwaited(route)) {
      const response = await route.fetch()
      if (!response.ok()) answered.reject(new Error(`${endpoint.path} answered ${response.status()}`))
      answered.resolve()
      await answered.promise
      return await route.fulfill({ response })
    }
    await answered.promise
    await route.continue()
  })
  await page.evaluate(`window.awaited = ${JSON.stringify({ method: endpoint.method, path })}`)
  await server.ask('begin' satisfies Question)
  const web = new Promise<Set<string>>((resolve, reject) =>
    inspector.once('Debugger.paused', () => {
      void look(inspector)
        .then(resolve, reject)
        .then(() => inspector.send('Debugger.resume'))
    }),
  )
  await look(inspector)
  await press()
  const called = await web
  await answered.promise
  const through = await server.ask<string[]>('called' satisfies Question)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return { web: called, server: new Set(through) }
}

function rowOf(what: string, web: string[], server: string[], mail: string[] | undefined): CrossingsRow {
  // A file that runs on both sides counts once.
  const files = new Set([...web, ...server]).size
  const below = [
    ...(files > MAX_FILES ? [`above ${MAX_FILES} files`] : []),
    ...(mail && mail.length > MAX_MAIL_FILES ? [`mail above ${MAX_MAIL_FILES} files`] : []),
  ]
  return { what, web, server, ...(mail && { mail }), below }
}
