import type { Browser, BrowserContext, Page } from '@playwright/test'
import { SERVER_TIME } from '@shinequo/contract/endpoint'
import { fromMachineTime, runningClock } from '@shinequo/server/testing/test-clock'

/*
 * The time of browser tests. Servers, databases and browsers start at TEST_NOW, a Friday morning, and run from there:
 * no test depends on the hour or the day at which it is run.
 */

/** The current time of the tests, in epoch milliseconds. */
export const now = (): number => runningClock.now()

/** Gives every context of a browser the time of the tests, from its first page on. */
export function setBrowserTime(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await moveContextTime(context, fromMachineTime(now()))
    return context
  }
}

/** Moves the time of the pages that a context opens from now on by this many milliseconds. Later moves add up. */
export async function moveContextTime(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript(moveDate, by)
}

/**
 * Keeps the server's time from a page that is opened from now on, so that it goes by its own clock: for tests that move
 * that clock alone, because what they show does not depend on the server.
 */
export async function goByPageTime(page: Page): Promise<void> {
  await page.addInitScript((header) => {
    const { get } = Headers.prototype
    Headers.prototype.get = function (name) {
      return name === header ? null : get.call(this, name)
    }
  }, SERVER_TIME)
}

/** The source of a script that gives a page the time of the tests if it runs before all others. */
export const dateScript = (): string => `(${moveDate})(${fromMachineTime(now())})`

/** Runs in the page: moves its `Date` by this many milliseconds. */
function moveDate(ms: number): void {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(Real.now() + ms)
      else super(...(given as [number]))
    }
    static override now() {
      return Real.now() + ms
    }
  } as DateConstructor
}
