import type { Browser, Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { moveQueueTo } from '@shinequo/server/testing/queue-time'
import { RunningClock } from '@shinequo/server/testing/test-clock'
import { startUsualApp } from './apps.ts'
import { test as base } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { moveContextTime, now } from './test-time.ts'

/* Browser tests that move the time of the server, of its jobs and of the browser. */

export interface Moved {
  readonly app: BrowserApp
  readonly clock: RunningClock
}

/** Each test has an application of its own, whose programme is empty and whose clock it moves. */
export const test = base.extend<{ moved: Moved }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  moved: async ({}, use) => {
    const clock = new RunningClock()
    const app = await startUsualApp({ clock })
    await use({ app, clock })
    await app.close()
  },
  app: async ({ moved }, use) => use(moved.app),
})

/** Moves the time of the server and of its jobs to `instant` (epoch milliseconds), from where it keeps running. */
export async function moveTo({ app, clock }: Moved, instant: number): Promise<void> {
  clock.moveTo(instant)
  await moveQueueTo(app.context.database.root, instant)
}

/**
 * A window whose clock shows the server's current time, signed in as `person` if given. Its clock does not follow later
 * moves, of which its pages only learn by an answer: open a new window after each.
 */
export async function windowOf(
  browser: Browser,
  { app, clock }: Moved,
  person?: SeededPerson,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: app.url,
    ...(person && { storageState: await storageOf(app, person) }),
  })
  await moveContextTime(context, clock.now() - now())
  return { page: await context.newPage(), close: () => context.close() }
}

/** The path of the first link to `to` in a mail. */
export function linkIn({ text }: { readonly text: string }, to: string): string {
  const { pathname, search } = new URL(new RegExp(`https?://\\S*${to}\\S*`).exec(text)![0])
  return pathname + search
}
