import type { Browser, BrowserContext, Request } from '@playwright/test'
import { LOCALES, type Locale } from '@shinequo/contract/locales'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { onceFor, startSpanishApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { addFixtures, type Fixtures } from './fixtures.ts'
import { storageOf } from './signed-in.ts'

const test = base.extend<{ fixtures: Fixtures }>({
  app: ownApp(startSpanishApp),
  fixtures: async ({ app }, use) => use(await onceFor(app, addFixtures)),
})

/** The budgets are in kB of 1000 bytes, the stricter meaning. */
const KB = 1000
const IDLE_MS = 2000

interface Load {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/**
 * Every response of a first visit until the network has been idle for two seconds, in its transferred size: the
 * requests of the page and, for signed-in students, those of the service worker that fills its cache. Responses from
 * the browser's own cache weigh nothing, as for a student.
 */
async function firstVisit(
  browser: Browser,
  app: BrowserApp,
  path: string,
  person?: SeededPerson,
  locale: Locale = 'en',
): Promise<Load[]> {
  if (person) {
    // Nothing is loaded twice because the page follows the account's language.
    const accounts = app.context.database.root.updateTable('accounts').set({ locale })
    await accounts.where('id', '=', person.accountId).execute()
  }
  const context = await browser.newContext({
    baseURL: app.url,
    serviceWorkers: 'allow',
    ...(person && { storageState: await storageOf(app, person) }),
  })
  // By the cookie, since Playwright's locale does not reach what the worker fetches.
  if (locale !== 'en') await context.addCookies([{ name: 'locale', value: locale, url: app.url }])
  const page = await context.newPage()
  const finished: Request[] = []
  const quiet = networkQuiet(context, finished)
  await page.goto(path)
  // A busy machine may pause for two seconds before the page has made all its requests.
  await page.locator('h1').first().waitFor()
  if (path.startsWith('/home'))
    await expect.poll(() => page.evaluate(shellIsKept), { timeout: 30_000 }).toBe(true)
  await quiet()
  expect(new URL(page.url()).pathname).toBe(path)
  const loads = await Promise.all(
    finished.map(async (request) => ({
      path: new URL(request.url()).pathname,
      type: request.resourceType(),
      bytes: await bytesOf(request),
    })),
  )
  await context.close()
  return loads
}

/**
 * The transferred size of a response. The browser reports none for the worker's own script, so `content-length` is
 * used; for responses from its cache it reports less than zero, by the length of the headers.
 */
async function bytesOf(request: Request): Promise<number> {
  const answer = await request.response()
  if (new URL(request.url()).pathname === '/sw.js') return Number(await answer?.headerValue('content-length'))
  return Math.max(0, (await request.sizes()).responseBodySize)
}

/** Runs in the page: whether the service worker has cached the shell. */
async function shellIsKept(): Promise<boolean> {
  return (await caches.match('/')) !== undefined
}

/**
 * Collects the finished requests of pages and workers. The returned function waits until none has started or ended for
 * a while.
 */
function networkQuiet(context: BrowserContext, finished: Request[]): () => Promise<void> {
  let last = performance.now()
  let open = 0
  const noted = (change: number) => {
    open += change
    last = performance.now()
  }
  context.on('request', () => noted(1))
  context.on('requestfailed', () => noted(-1))
  context.on('requestfinished', (request) => {
    finished.push(request)
    noted(-1)
  })
  return async () => {
    await expect.poll(() => open === 0 && performance.now() - last >= IDLE_MS, { timeout: 30_000 }).toBe(true)
  }
}

const isScript = ({ type, path }: Load) => type === 'script' || path.endsWith('.js')
const sum = (loads: readonly Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0)
const listed = (loads: readonly Load[]) => loads.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

/**
 * Over the network. The worker takes what the page has loaded from the browser's cache; a file that both fetch before it
 * is there counts once.
 */
const requestsOf = (loads: readonly Load[]) =>
  loads.filter(
    ({ bytes, path }, at) =>
      path.startsWith('/api/') ||
      (bytes > 0 && loads.findIndex((other) => other.path === path && other.bytes > 0) === at),
  )

/** Expects no more than this of the scripts of a first visit, in kB, and 25 requests. */
function expectLight(loads: readonly Load[], scriptBudget: number): void {
  const scripts = loads.filter(isScript)
  const requests = requestsOf(loads)
  const description = `scripts ${sum(scripts)}, all ${sum(loads)}, requests ${requests.length}`
  test.info().annotations.push({ type: 'weight', description })
  expect(scripts.length).toBeGreaterThan(1)
  expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(scriptBudget * KB)
  expect(requests.length, listed(requests)).toBeLessThanOrEqual(25)
}

for (const locale of LOCALES) {
  test(`the first visit of /login in ${locale}: 110 kB of scripts, 160 kB in all, 25 requests at most`, async ({
    browser,
    app,
  }) => {
    const loads = await firstVisit(browser, app, '/login', undefined, locale)
    expectLight(loads, 110)
    expect(loads.some(({ type }) => type === 'font')).toBe(true)
    expect(sum(loads), listed(loads)).toBeLessThanOrEqual(160 * KB)
  })

  test(`the first visits of /home/dashboard and the room in ${locale}: 180 and 200 kB of scripts, 25 requests at most`, async ({
    browser,
    app,
    fixtures,
  }) => {
    const visit = (path: string) => firstVisit(browser, app, path, fixtures.settled, locale)
    const dashboard = await visit('/home/dashboard')
    // The script for live updates loads a moment later, and counts.
    expect(dashboard.some(({ path }) => path.startsWith('/assets/live-pages-'))).toBe(true)
    expect(dashboard.find(({ path }) => path === '/sw.js')?.bytes).toBeGreaterThan(500)
    expectLight(dashboard, 180)
    expectLight(await visit(`/session/${fixtures.joinable}`), 200)
  })
}

test('a later route loads 40 kB more scripts than the dashboard; the room shares none', async ({
  browser,
  app,
  fixtures,
}, info) => {
  test.setTimeout(360_000)
  const visit = async (path: string) =>
    (await firstVisit(browser, app, path, fixtures.settled)).filter(isScript)
  const dashboard = await visit('/home/dashboard')
  const known = new Set(dashboard.map(({ path }) => path))
  const coach = `/home/selectcoach/${fixtures.coach.profileId}`
  const routes = [
    ...[
      'collegefeed',
      'resources',
      'community',
      'events',
      'userProfile',
      'userProfile/security',
      'userProfile/notifications',
      'userProfile/calendar',
      'userProfile/privacy',
      'userProfile/look',
      'findcoach',
      'requestrecieved',
      'coaches',
    ].map((name) => `/home/${name}`),
    coach,
    `${coach}/book`,
    '/scheduler',
  ]
  const loads: Load[][] = []
  // One after the other: many first visits at once would keep the machine from answering other tests.
  for (const route of routes) {
    const scripts = await visit(route)
    const more = scripts.filter(({ path }) => !known.has(path))
    info.annotations.push({ type: 'weight', description: `${route} +${sum(more)}` })
    expect(sum(more), `${route}\n${listed(more)}`).toBeLessThanOrEqual(40 * KB)
    loads.push(scripts)
  }

  // The room is a separate document: apart from the theme's script, it shares no script with other pages.
  const room = (await visit(`/session/${fixtures.joinable}`)).filter(({ path }) => path !== '/theme.js')
  const elsewhere = new Set([...dashboard, ...loads.flat()].map(({ path }) => path))
  expect(room.length).toBeGreaterThan(0)
  expect(room.filter(({ path }) => elsewhere.has(path))).toEqual([])
})
