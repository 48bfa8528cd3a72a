import type { Browser, Page } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { moveQueueTime } from '@shinequo/server/testing/queue-time'
import { storageOf } from './signed-in.ts'

/* Browser tests that move the time of the server, of its jobs and of the browser. */

/** The server's clock: real time plus `by` milliseconds. */
export interface MovedTime {
  by: number
}

type UseMoved = (args: object, use: (moved: Moved) => Promise<void>) => Promise<void>

export interface Moved {
  readonly app: BrowserApp
  readonly time: MovedTime
}

/** An application whose clock tests move, for a worker. A file that calls this shares it with no other file. */
export const movedApp = (): [UseMoved, { scope: 'worker'; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  async ({}, use) => {
    const time: MovedTime = { by: 0 }
    const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100' }, { now: () => Date.now() + time.by })
    await use({ app, time })
    await app.close()
  },
  { scope: 'worker', timeout: 60_000 },
]

/** Moves the time of the server and of its jobs to `instant` (epoch milliseconds), from where it keeps running. */
export async function moveTo({ app, time }: Moved, instant: number): Promise<void> {
  time.by = instant - Date.now()
  await moveQueueTime(app.context.database.root, time.by)
}

/**
 * A window that shows the server's current time, signed in as `person` if given. Its clock does not follow later moves:
 * open a new window after each.
 */
export async function windowOf(
  browser: Browser,
  { app, time }: Moved,
  person?: SeededPerson,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    baseURL: app.url,
    ...(person && { storageState: await storageOf(app, person) }),
  })
  await context.addInitScript((by) => {
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given: unknown[]) {
        if (given.length === 0) super(Real.now() + by)
        else super(...(given as [number]))
      }
      static override now() {
        return Real.now() + by
      }
    } as DateConstructor
  }, time.by)
  return { page: await context.newPage(), close: () => context.close() }
}

/** The path of the first link to `to` in a mail. */
export function linkIn({ text }: { readonly text: string }, to: string): string {
  const { pathname, search } = new URL(new RegExp(`https?://\\S*${to}\\S*`).exec(text)![0])
  return pathname + search
}
