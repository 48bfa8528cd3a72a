import { expect, type Locator, type Page } from '@playwright/test'
import { getHours } from '@shinequo/contract/availability/hours'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import type { SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { now } from './test-time.ts'

/* Page actions of the tests of a coach's hours. */

export const ZONE = 'America/New_York'
export const DAY = 86_400_000

/** The half hour of a day in the painted week, such as 'Monday 9:00 AM'. */
export const cell = (page: Page, time: string) => page.getByRole('gridcell', { name: `${time}, ` })
export const save = (page: Page) => page.getByRole('button', { name: 'Save hours' })

/** Opens /coach/availability, optionally on a given tab. */
export async function openHours(page: Page, tab?: string): Promise<void> {
  await page.goto('/coach/availability')
  await page.getByRole('grid', { name: 'Hours every week' }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
}

export async function saveAndWait(page: Page): Promise<void> {
  await save(page).click()
  await expect(page.getByText('All saved')).toBeVisible()
}

/** The saved weekly hours; '1 9-11.5' means Mondays from 9:00 to 11:30. */
export async function weekly(app: BrowserApp, coach: SeededPerson): Promise<string[]> {
  const { weekly_hours } = await callAs(app, coach, getHours)
  return weekly_hours.map((one) => `${one.weekday} ${one.start_minute / 60}-${one.end_minute / 60}`)
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

/** The date `days` from now in the zone, yyyy-mm-dd. */
export function dateIn(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(now() + days * DAY)
}

/** Days from now to the Tuesday of the week after next: later than any minimum notice and within any horizon. */
export function daysToTuesday(): number {
  const weekday = new Date(`${dateIn(0)}T12:00:00Z`).getUTCDay() || 7
  return 7 + 2 - weekday + 7
}

/** Swipes up from the middle of `start` until the page has scrolled. */
export async function swipeUp(page: Page, start: Locator): Promise<void> {
  await start.scrollIntoViewIfNeeded()
  const { x, y } = (await start.boundingBox())!
  const before = await page.evaluate(() => scrollY)
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + 20 - up }],
    })
  await send('touchStart', 0)
  for (let up = 10; up <= 200; up += 10) await send('touchMove', up)
  await send('touchEnd', 200)
  // On a page that is still scrolling, the next tap would only stop it.
  let last = before
  const rests = async () => {
    const now = await page.evaluate(() => scrollY)
    const isStill = now > before && now === last
    last = now
    return isStill
  }
  await expect.poll(rests).toBe(true)
}
