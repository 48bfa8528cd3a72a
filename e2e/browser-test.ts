import { test as base, expect, type Page } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { storageOf } from './signed-in.ts'

interface WorkerFixtures {
  app: BrowserApp
}

interface TestFixtures {
  /** Signs this test's browser in, in place of whoever was: the tokens of a real login lie in its local storage. */
  signIn: (person: SeededPerson) => Promise<void>
  /** Console errors and answers of 5xx ('503 from …') that this test provokes on purpose, besides refused answers. */
  provoked: RegExp | null
  /** An origin besides our own that this test lets the page ask; the test answers for it itself, by page.route. */
  elsewhere: string | null
  /** What went wrong in the page that a person would not see: checked empty at the end of every test. */
  unseen: string[]
}

/** The browser logs every refused answer by itself. */
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
 * An application for a worker. A file whose `app` is a call of this shares its application with no other file: Playwright
 * tells workers apart by the function.
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

/** Every browser test runs against the real application, and fails on a console error or a third party's request. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: ownApp(),
  baseURL: async ({ app }, use) => use(app.url),
  signIn: async ({ app, context, page }, use) => {
    await use(async (person) => {
      const storage = await storageOf(app, person)
      if (page.url() !== 'about:blank') return await context.setStorageState(storage)
      // A page that has been nowhere yet keeps the tokens itself, without one more page opened and closed for that.
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
      // A page asks by itself at times, also as its test ends: a call that is held back then is no fault.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(unseen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
