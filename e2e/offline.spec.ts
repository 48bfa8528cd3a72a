import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

test.use({ serviceWorkers: 'allow', provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported/ })

const HOUR = 3_600_000

/** A student with a session in three hours, with a coach of this first name. */
async function addStudentWith(app: BrowserApp, coachName: string, first_name: string) {
  const student = await addStudent(app, { first_name })
  const coach = await addCoach(app, { first_name: coachName })
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() + 3 * HOUR)
  return student
}

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming sessions', exact: true })
const offlineWords = (page: Page) => page.getByText("You're offline. What you see may be out of date.")
const newVersion = (page: Page) => page.getByText('A new version is ready')

/** The paths in Cache Storage; empty if nothing is cached. */
async function cachedPaths(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Waits until the worker has cached the page and controls it. */
async function shellKept(page: Page): Promise<void> {
  await expect.poll(() => cachedPaths(page)).toContain('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
}

const signOut = (page: Page) =>
  page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()

/**
 * A proxy between browser and server that can deploy a newer worker. Playwright's routes do not see the browser's
 * update check.
 */
async function startEdge() {
  let deployed = false
  const edge = createServer(async (request, answer) => {
    const address = request.url!
    if (deployed && new URL(address).pathname === '/sw.js') {
      const worker = await (await fetch(address)).text()
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      answer.end(worker.replace(/"version":"\w+"/, '"version":"next"'))
      return
    }
    const passed = forward(address, { method: request.method, headers: request.headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    request.pipe(passed)
  })
  await new Promise<void>((listening) => edge.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(edge.address() as AddressInfo).port}`,
    deploy: () => {
      deployed = true
    },
    close: () => {
      edge.close()
      edge.closeAllConnections()
    },
  }
}

/**
 * Makes a document believe that it was opened without a network. Some versions of Chromium, such as 150, emulate a lost
 * network but report a new document as online, unlike with a real loss.
 */
async function tellOffline(page: Page): Promise<{ back(): Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  const emulate = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  const told = await page.evaluate(() => navigator.onLine)
  if (told) await emulate(true)
  return { back: async () => void (told && (await emulate(false))) }
}

test('the worker comes after signing in, and keeps the shell by name and nothing of the API', async ({
  page,
  app,
}) => {
  const student = await addStudentWith(app, 'Amara', 'Maya')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  expect([await registrations(page), await cachedPaths(page)]).toEqual([0, []])

  await signInByForm(page, student.email)
  await shellKept(page)
  const kept = await cachedPaths(page)
  for (const name of ['index', 'home', 'encouragements', 'figtree-latin', 'wordmark'])
    expect(
      kept.filter((path) => path.startsWith(`/assets/${name}`)),
      name,
    ).not.toEqual([])
  expect(kept.filter((path) => path.endsWith('.css'))).toHaveLength(1)
  expect(
    kept.filter((path) =>
      /coach-(detail|bio|profile)|admin|calendar|slot-picker|book-session|editor|login/.test(path),
    ),
  ).toEqual([])
  expect(kept.filter((path) => /^\/(api|pictures|dev)\b/.test(path))).toEqual([])
})

test('without a network the dashboard opens with the next session and its age, and renews itself after', async ({
  page,
  app,
  context,
  signIn,
}) => {
  const student = await addStudentWith(app, 'Amara', 'Maya')
  const coach = await addCoach(app, { first_name: 'Later' })
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await shellKept(page)

  await context.setOffline(true)
  await page.goto('/home/dashboard')
  const network = await tellOffline(page)
  await expect(page.getByRole('heading', { name: /^Good .*, Maya$/ })).toBeVisible()
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await expect(upcoming(page).getByText(/^As of \w{3}, \w{3} \d+, \d+:\d\d [AP]M/)).toBeVisible()
  await expect(offlineWords(page)).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Daily motivation' })
      .getByText(/\w+ \w+/)
      .last(),
  ).toBeVisible()

  await addSession(app, student.profileId, coach.profileId, now() + 30 * HOUR)
  await context.setOffline(false)
  await network.back()
  await expect(upcoming(page).getByText('Later')).toBeVisible()
  await expect(upcoming(page).getByText(/^As of/)).toHaveCount(0)
  await expect(offlineWords(page)).toHaveCount(0)
})

test('a page that was not kept says so without a network, and opens with one', async ({
  page,
  app,
  context,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/dashboard')
  await shellKept(page)
  await context.setOffline(true)
  await page.goto('/home/community')
  await expect(page.getByRole('heading', { name: "This page couldn't be loaded" })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'Peer Support Community Wall' })).toBeVisible()
})

test('addresses that are not the student app are left to the network', async ({
  page,
  app,
  context,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/dashboard')
  await shellKept(page)
  await context.setOffline(true)
  for (const path of [
    '/api/health/live',
    '/pictures/x.jpg',
    '/dev/mailbox',
    '/coach',
    '/admin',
    '/terms',
    '/privacy',
  ])
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('nothing of one person is left for the next at the same computer', async ({ page, app, context }) => {
  const [first, second] = [
    await addStudentWith(app, 'Amara', 'Maya'),
    await addStudentWith(app, 'Wei', 'Jonah'),
  ]
  await page.goto('/login')
  await signInByForm(page, first.email)
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await shellKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await context.setOffline(false)
  await signOut(page)
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => registrations(page)).toBe(0)
  await expect.poll(() => cachedPaths(page)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(
    /Amara|Maya/,
  )

  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/Amara|Maya/)).toHaveCount(0)

  await signInByForm(page, second.email)
  await expect(upcoming(page).getByText('Wei')).toBeVisible()
  await shellKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(upcoming(page).getByText('Wei')).toBeVisible()
  await expect(page.getByText(/Amara|Maya/)).toHaveCount(0)
  await context.setOffline(false)
})

test('signing out in one tab takes the person out of the others', async ({ page, app, context, signIn }) => {
  await signIn(await addStudentWith(app, 'Amara', 'Maya'))
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home/events')
  await signOut(other)
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Amara')).toHaveCount(0)
})

test('a page that Back brings out again leads to /login when the person has gone', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudentWith(app, 'Amara', 'Maya'))
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  // The browser dispatches this event to a restored page. Storage events of other tabs do not reach a page in the
  // back-forward cache.
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveURL(/\/login$/)
})

test('a new version is offered in every tab, and only the one that takes it loads anew', async ({
  browser,
  app,
}) => {
  const edge = await startEdge()
  const context = await browser.newContext({
    baseURL: app.url,
    serviceWorkers: 'allow',
    proxy: { server: edge.url },
    storageState: await storageOf(app, await addStudent(app)),
  })
  const page = await context.newPage()
  await page.goto('/home/dashboard')
  await shellKept(page)
  const former = await page.evaluate(() => caches.keys())
  const other = await context.newPage()
  await other.goto('/home/community')
  await other.getByRole('button', { name: 'Share your Story' }).click()
  await other.getByLabel('Title').fill('Half a story')

  edge.deploy()
  await page.reload()
  await expect(newVersion(page)).toBeVisible()
  await expect(newVersion(other)).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe(
    'installed',
  )

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await loaded
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['shell-next'])
  expect(former).not.toEqual(['shell-next'])
  await expect(newVersion(page)).toHaveCount(0)
  await expect(other.getByLabel('Title')).toHaveValue('Half a story')
  await expect(newVersion(other)).toBeVisible()
  await context.close()
  edge.close()
})

for (const [where, path, chunk] of [
  ['within the shell', '/home/community', 'community'],
  ['outside it', '/forget-password', 'forget-password'],
] as const) {
  test(`a part of an older version that is gone, ${where}, offers to load the page again`, async ({
    page,
    app,
    context,
    signIn,
  }) => {
    await signIn(await addStudent(app))
    const gone = `**/assets/${chunk}-*.js`
    await context.route(gone, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(path)
    await expect(page.getByRole('heading', { name: "This page couldn't be loaded" })).toBeVisible()
    await context.unroute(gone)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(
      page.getByRole('heading', { name: /Peer Support Community Wall|Forgot your password\?/ }),
    ).toBeVisible()
  })
}

test('the app can be installed: its manifest, and the pictures that it and a shared link name', async ({
  request,
  app,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    name: 'ShineQuo',
    start_url: '/home/dashboard',
    scope: '/',
    display: 'standalone',
  })
  const page = await (await request.get('/login')).text()
  const preview = /og:image" content="([^"]+)"/.exec(page)?.[1]
  expect(preview).toBe(`${app.url}/social-preview.png`)
  const icons = manifest.icons as { src: string; sizes: string }[]
  for (const [path, size] of [
    ...icons.map(({ src, sizes }) => [src, sizes] as const),
    ['/apple-touch-icon.png', '180x180'],
    ['/social-preview.png', '1200x630'],
  ] as const) {
    const picture = await (await request.get(path)).body()
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG')
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, path).toBe(size)
  }
})
