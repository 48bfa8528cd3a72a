import type { Browser, Page, Request } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { test as base, expect } from './browser-test.ts'
import { addResidents, type Residents } from './every-page.ts'
import { storageOf } from './signed-in.ts'

const test = base.extend<object, { residents: Residents }>({
  residents: [async ({ app }, use) => use(await addResidents(app)), { scope: 'worker' }],
})

/** The budgets are in kB of 1000 bytes, the smaller reading. */
const KB = 1000
const IDLE_MS = 2000

interface Load {
  readonly path: string
  readonly type: string
  readonly bytes: number
}

/** Every answer that a first visit fetches until the network has been idle for two seconds, as it was sent. */
async function firstVisit(
  browser: Browser,
  app: BrowserApp,
  path: string,
  person?: SeededPerson,
): Promise<Load[]> {
  const context = await browser.newContext({
    baseURL: app.url,
    ...(person && { storageState: await storageOf(app, person) }),
  })
  const page = await context.newPage()
  const finished: Request[] = []
  const quiet = networkQuiet(page, finished)
  await page.goto(path)
  await quiet()
  expect(new URL(page.url()).pathname).toBe(path)
  const loads = await Promise.all(
    finished.map(async (request) => ({
      path: new URL(request.url()).pathname,
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  await context.close()
  return loads
}

/** Collects the finished requests of a page; what it answers waits until none has begun or ended for a while. */
function networkQuiet(page: Page, finished: Request[]): () => Promise<void> {
  let last = Date.now()
  let open = 0
  const noted = (change: number) => {
    open += change
    last = Date.now()
  }
  page.on('request', () => noted(1))
  page.on('requestfailed', () => noted(-1))
  page.on('requestfinished', (request) => {
    finished.push(request)
    noted(-1)
  })
  return async () => {
    await expect.poll(() => open === 0 && Date.now() - last >= IDLE_MS, { timeout: 30_000 }).toBe(true)
  }
}

const isScript = ({ type, path }: Load) => type === 'script' || path.endsWith('.js')
const sum = (loads: readonly Load[]) => loads.reduce((total, { bytes }) => total + bytes, 0)
const listed = (loads: readonly Load[]) => loads.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

test('the first visit of /login: 90 kB of scripts at most, 160 kB in all', async ({ browser, app }, info) => {
  const loads = await firstVisit(browser, app, '/login')
  const scripts = loads.filter(isScript)
  info.annotations.push({ type: 'weight', description: `scripts ${sum(scripts)}, all ${sum(loads)}` })
  expect(scripts.length).toBeGreaterThan(2)
  expect(loads.some(({ type }) => type === 'font')).toBe(true)
  expect(sum(scripts), listed(scripts)).toBeLessThanOrEqual(90 * KB)
  expect(sum(loads), listed(loads)).toBeLessThanOrEqual(160 * KB)
})

test('the first visit of /home/dashboard: 150 kB of scripts at most; a later route 40 kB more', async ({
  browser,
  app,
  residents,
}, info) => {
  test.setTimeout(120_000)
  const visit = (path: string) => firstVisit(browser, app, path, residents.settled)
  const dashboard = (await visit('/home/dashboard')).filter(isScript)
  info.annotations.push({ type: 'weight', description: `/home/dashboard ${sum(dashboard)}` })
  expect(sum(dashboard), listed(dashboard)).toBeLessThanOrEqual(150 * KB)

  const known = new Set(dashboard.map(({ path }) => path))
  const coach = `/home/selectcoach/${residents.coach.profileId}`
  const routes = [
    ...['collegefeed', 'resources', 'community', 'events', 'userProfile', 'findcoach', 'requestrecieved'].map(
      (name) => `/home/${name}`,
    ),
    coach,
    `${coach}/book`,
    '/scheduler',
    `/session/${residents.joinable}`,
  ]
  await Promise.all(
    routes.map(async (route) => {
      const more = (await visit(route)).filter((load) => isScript(load) && !known.has(load.path))
      info.annotations.push({ type: 'weight', description: `${route} +${sum(more)}` })
      expect(sum(more), `${route}\n${listed(more)}`).toBeLessThanOrEqual(40 * KB)
    }),
  )
})
