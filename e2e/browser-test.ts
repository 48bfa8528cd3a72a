import { type Browser, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { appFor, closeApps, commonApp } from './apps.ts'
import { storageOf } from './signed-in.ts'
import { setBrowserTime } from './test-time.ts'

/** For `test.use`: the browser shows animations, which tests do not ask for otherwise. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const

interface WorkerFixtures {
  /** Closes the applications when the worker ends. */
  closing: undefined
}

interface TestFixtures {
  app: BrowserApp
  /**
   * Signs this test's browser in, replacing any former sign-in: the tokens of a real login are stored in local storage.
   */
  signIn: (person: SeededPerson) => Promise<void>
  /**
   * Console errors and 5xx responses ('503 from …') that this test causes on purpose. 4xx responses are always allowed.
   */
  provoked: RegExp | null
  /** An external origin that this test lets the page request. The test answers for it with page.route. */
  elsewhere: string | null
  /** Errors in the page that a person would not see. Must be empty at the end of every test. */
  unseen: string[]
}

/**
 * How long an application may take to start, in milliseconds, which is not part of a test's own time: on a busy machine
 * it can take most of a minute. Files with an application of their own have it, too.
 */
const START_TIMEOUT_MS = 120_000

/** The browser logs every refused response automatically. */
const REFUSED_ANSWER = /Failed to load resource: the server responded with a status of 4\d\d/

function watch(page: Page, origins: readonly string[], provoked: RegExp | null, unseen: string[]): void {
  page.on('console', (message) => {
    const text = message.text()
    const expected = REFUSED_ANSWER.test(text) || provoked?.test(text)
    if (message.type() === 'error' && !expected) unseen.push(text)
  })
  page.on('pageerror', (error) => unseen.push(String(error)))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const ours = origins.includes(url.origin) || url.protocol === 'data:' || url.protocol === 'blob:'
    if (!ours) unseen.push(`request to a third party: ${url.origin}`)
  })
  page.on('response', (response) => {
    const text = `${response.status()} from ${response.url()}`
    if (response.status() >= 500 && !provoked?.test(text)) unseen.push(text)
  })
}

/** Attaches a picture of every open page. Playwright's own setting takes one in each test, in case it fails yet. */
async function takePictures(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages())
  for (const [at, page] of pages.entries()) {
    const path = info.outputPath(`test-failed-${at + 1}.png`)
    // There is none of a page that hangs or is closed meanwhile.
    const taken = await page.screenshot({ path, timeout: 5000 }).catch(() => undefined)
    if (taken) info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' })
  }
}

type UseApp = (args: object, use: (app: BrowserApp) => Promise<void>) => Promise<void>

/** The application of one file: the `app` of its test is a call of this, or of this with another way to start one. */
export const ownApp = (start?: () => Promise<BrowserApp>): UseApp => {
  const key = {}
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  return async ({}, use) => await use(await appFor(key, start))
}

/** Every browser test runs against the real application, and fails on console errors and third-party requests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      setBrowserTime(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  closing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await use(undefined)
      await closeApps()
    },
    { scope: 'worker', auto: true },
  ],
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => await use(await commonApp()),
    { timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  signIn: async ({ app, context, page }, use) => {
    await use(async (person) => {
      const storage = await storageOf(app, person)
      if (page.url() !== 'about:blank') return await context.setStorageState(storage)
      // A page that has not navigated yet stores the tokens itself, which avoids opening and closing another page.
      await page.goto('/favicon.svg')
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value)
      }, storage.origins[0]!.localStorage)
    })
  },
  provoked: [null, { option: true }],
  elsewhere: [null, { option: true }],
  unseen: [
    async ({ browser, context, app, provoked, elsewhere }, use, info) => {
      const unseen: string[] = []
      context.on('page', (page) =>
        watch(page, elsewhere ? [app.url, elsewhere] : [app.url], provoked, unseen),
      )
      await use(unseen)
      const failed = info.status !== info.expectedStatus || unseen.length > 0
      if (failed) await takePictures(browser, info)
      // The cause of a 500, beside what the page has said about it.
      const causes = app.failures.splice(0).map(({ message, stack }) => stack ?? message)
      if (failed) unseen.push(...causes)
      // A page may make requests of its own, even as its test ends: a call that is held then is not an error.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(unseen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
