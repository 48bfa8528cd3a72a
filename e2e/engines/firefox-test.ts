import { test as base, expect } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { startUsualApp } from '../apps.ts'
import type { Hands } from '../hands.ts'
import { setBrowserTime } from '../test-time.ts'
import { inFirefox } from './firefox-hands.ts'

interface Fixtures {
  app: BrowserApp
  hands: Hands
  /** Errors that a person would not see. Must be empty at the end of every test. */
  unseen: string[]
}

/** A test in Firefox with an application of its own. Fails on script errors and answers that report a failure. */
export const test = base.extend<Fixtures>({
  browser: [
    async ({ browser }, use) => {
      setBrowserTime(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  app: async ({}, use) => {
    const app = await startUsualApp()
    await use(app)
    await app.close()
  },
  baseURL: async ({ app }, use) => use(app.url),
  hands: async ({ page }, use) => use(inFirefox(page)),
  unseen: [
    async ({ page }, use) => {
      const unseen: string[] = []
      page.on('console', (message) => message.type() === 'error' && unseen.push(message.text()))
      page.on('pageerror', (error) => unseen.push(String(error)))
      page.on(
        'response',
        (answer) => answer.status() >= 500 && unseen.push(`${answer.status()} ${answer.url()}`),
      )
      await use(unseen)
      expect(unseen).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
