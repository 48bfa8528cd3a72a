import { type Browser, chromium } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import { machineClock } from '@shinequo/server/testing/test-clock'
import chromiumConfig from '../playwright.config.ts'
import { hasRelay, startRelay } from '../relay-place.ts'
import { openRoom, received, seedPair, waysOf } from '../room-window.ts'
import { setBrowserTime } from '../test-time.ts'
import { expect, test } from './firefox-test.ts'

/* The room, with one person in Firefox and the other in Chromium. */

/** Setting up a call takes time, and a slow machine encodes slowly. */
const MEDIA = { timeout: 30_000 }

test.setTimeout(120_000)

/** The Chromium of the other browser tests, with a fake camera and microphone. */
async function launchChromium(): Promise<Browser> {
  const calls = chromiumConfig.projects?.find(({ name }) => name === 'calls')
  const browser = await chromium.launch(calls?.use?.launchOptions)
  setBrowserTime(browser)
  return browser
}

/** Two people meet, of whom each sees and hears the other. Returns how their calls go. */
async function meet(app: BrowserApp, browsers: { student: Browser; coach: Browser }) {
  const { student, coach, session } = await seedPair(app, 5)
  const amara = await openRoom(browsers.coach, app, coach, session)
  await amara.join.click()
  const maya = await openRoom(browsers.student, app, student, session)
  await maya.join.click()
  const ways: unknown[] = []
  for (const { page } of [amara, maya]) {
    await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(5)
    await expect.poll(async () => (await received(page)).energy, MEDIA).toBeGreaterThan(0)
    const { frames } = await received(page)
    await expect.poll(async () => (await received(page)).frames, MEDIA).toBeGreaterThan(frames + 20)
    ways.push(...(await waysOf(page)))
  }
  await amara.page.getByRole('button', { name: 'Stop video' }).click()
  await expect(maya.page.locator('#room').getByText('video off', { exact: true })).toBeVisible()
  await maya.page.getByRole('button', { name: 'Leave' }).click()
  await expect(amara.page.getByRole('heading', { name: 'Maya has left the room' })).toBeVisible()
  for (const { context } of [maya, amara]) await context.close()
  return ways
}

test('a student in Firefox and a coach in Chromium see and hear each other, directly', async ({
  app,
  browser,
}) => {
  const other = await launchChromium()
  expect(await meet(app, { student: browser, coach: other })).not.toContain('relay')
  await other.close()
})

test('a coach in Firefox and a student in Chromium see and hear each other, directly', async ({
  app,
  browser,
}) => {
  const other = await launchChromium()
  expect(await meet(app, { student: other, coach: browser })).not.toContain('relay')
  await other.close()
})

test('Firefox and Chromium see and hear each other over a relay alone', async ({ browser }) => {
  // biome-ignore lint/suspicious/noSkippedTests: a machine that is no Debian may have none
  test.skip(!hasRelay, "This machine has no relay: install Debian's package coturn.")
  const relay = await startRelay()
  const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100', ...relay.settings }, { clock: machineClock })
  const other = await launchChromium()
  try {
    expect(await meet(app, { student: browser, coach: other })).toEqual(Array(4).fill('relay'))
  } finally {
    await other.close()
    await app.close()
    await relay.stop()
  }
})
