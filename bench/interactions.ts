import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '@shinequo/server/seeds/people'
import { inFreshBrowser } from './browser.ts'
import { median } from './load.ts'

/** An action of a student, and how long its slowest event took until the next paint, in the median run. */
export interface InteractionRow {
  readonly what: string
  readonly runs: number
  readonly longestMs: number
  /** The missed goal of the design, as text; empty if it is met. */
  readonly below: readonly string[]
}

const BAR_MS = 100
/** The CPU slowdown that simulates a phone. */
const SLOWER = 4
/** Event Timing does not report anything shorter, so an interaction without an entry took less. */
const SHORTEST_MS = 16
/** Time between two keys of a fast typist. */
const KEY_MS = 80
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const

/** Records the start and duration of every interaction. */
const OBSERVE = `
  window.eventTimings = []
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId > 0) window.eventTimings.push([startTime, duration])
  }).observe({ type: 'event', durationThreshold: ${SHORTEST_MS}, buffered: true })`

/** Resolves when the effects of the last event are painted and the page is idle. */
const AT_REST = `new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 50)))))`

type Timings = Map<string, number>
type Step = (what: string, act: () => Promise<unknown>, seen: Locator) => Promise<void>

/** A demo student signs in, browses, chooses a time and opens the feedback form, by touch on a slow phone. */
export async function benchInteractions(
  chromium: string,
  url: string,
  email: string,
  runs: number,
): Promise<InteractionRow[]> {
  const found: Timings[] = []
  for (let run = 0; run < runs; run++) {
    found.push(
      await inFreshBrowser(chromium, PHONE, async ({ context }) => {
        const page = await context.newPage()
        const timings: Timings = new Map()
        await walk(page, url, email, timedSteps(page, timings))
        return timings
      }),
    )
  }
  return [...(found[0]?.keys() ?? [])].map((what) => {
    const longestMs = median(found.map((timings) => timings.get(what) ?? Number.NaN))
    return { what, runs, longestMs, below: longestMs <= BAR_MS ? [] : [`above ${BAR_MS} ms`] }
  })
}

/** A step begins on an idle page and ends when `seen` is visible and the page is idle again. */
function timedSteps(page: Page, timings: Timings): Step {
  return async (what, act, seen) => {
    await page.evaluate(AT_REST)
    const from = await page.evaluate<number>('performance.now()')
    await act()
    await seen.waitFor()
    await page.evaluate(AT_REST)
    const durations = await page.evaluate<number[]>(
      `eventTimings.filter(([start]) => start >= ${from}).map(([, duration]) => duration)`,
    )
    timings.set(what, Math.max(SHORTEST_MS, ...durations))
  }
}

/** Walks through the app within one document, as a person does after the first page has loaded. */
async function walk(page: Page, url: string, email: string, step: Step): Promise<void> {
  await page.addInitScript(OBSERVE)
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').waitFor()
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const type = (field: Locator, text: string) => async () => {
    await field.tap()
    await page.keyboard.type(text, { delay: KEY_MS })
  }
  const tap = (what: Locator) => () => what.tap()
  const emailField = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  await step('type the email', type(emailField, email), emailField)
  await step('type the password', type(password, DEMO_PASSWORD), password)

  const coaches = page.getByRole('region', { name: 'Matched coaches' })
  const coach = coaches.getByRole('listitem').getByRole('link').first()
  await step('sign in', tap(page.getByRole('button', { name: 'Login' })), coach)

  const menu = page.getByRole('menu')
  await step('open the menu', tap(page.getByRole('button', { name: 'Student' })), menu)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })

  const book = page.getByRole('link', { name: /^Book Session with/ })
  await step('go to a coach', tap(coach), book)
  const day = page.getByRole('button', { name: /times available$/ }).nth(1)
  await step('go to book a session', tap(book), day)
  const time = page.getByRole('option').nth(1)
  await step('choose a day', tap(day), time)
  const note = page.getByPlaceholder('Enter any notes here...')
  await step('choose a time', tap(time), note)
  await step('type a note', type(note, 'Could we begin with my timetable?'), note)

  await page.goBack()
  await page.goBack()
  const feedback = page.getByRole('button', { name: 'Feedback' }).first()
  const dialog = page.getByRole('dialog')
  await feedback.waitFor()
  await step('open the feedback form', tap(feedback), dialog)
  const stars = dialog.getByRole('radio', { name: '4 stars' })
  await step('give stars', tap(stars), dialog.getByRole('radio', { name: '4 stars', checked: true }))
}
