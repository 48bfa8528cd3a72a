import { test as base, expect, type Page } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { storageOf } from './signed-in.ts'

interface WorkerFixtures {
  app: BrowserApp
}

interface TestFixtures {
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

type UseApp = (args: object, use: (app: BrowserApp) => Promise<void>) => Promise<void>

/**
 * An application for a worker. A file whose `app` is a call of this shares its application with no other file, because
 * Playwright distinguishes workers by the function.
 */
export const ownApp = (): [UseApp, { scope: 'worker' }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  async ({}, use) => {
    const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100' })
    await use(app)
    await app.close()
  },
  { scope: 'worker' },
]

/** Every browser test runs against the real application, and fails on console errors and third-party requests. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: ownApp(),
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
    async ({ context, app, provoked, elsewhere }, use) => {
      const unseen: string[] = []
      context.on('page', (page) =>
        watch(page, elsewhere ? [app.url, elsewhere] : [app.url], provoked, unseen),
      )
      await use(unseen)
      // A page may make requests of its own, even as its test ends: a call that is held then is not an error.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(unseen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
