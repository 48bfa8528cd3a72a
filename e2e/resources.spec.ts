import type { Page } from '@playwright/test'
import { NATIONAL_HUB } from '@shinequo/contract/schools'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addLinkCheck, addSchool, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { test as base, expect } from './browser-test.ts'
import { motionEnds } from './frames.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'

/** The only external site that these pages may request. Each test has its own address on it. */
const SITE = 'https://wellness.school.example'
const test = base.extend({ elsewhere: SITE })

let schools = 0

/** A student of a school saved with a link, and optionally the result of its check. */
async function studentAt(app: BrowserApp, found?: 'allowed' | 'refused' | 'unreachable') {
  const value = `elm_college_${process.pid}_${schools++}`
  const url = `${SITE}/${value}`
  await addSchool(app, { value, name: 'Elm College', wellness_url: url })
  if (found) await addLinkCheck(app, url, found)
  return { student: await addStudent(app, { school: value }), url }
}

/**
 * Answers requests for the site with a test page. With `held`, it responds only when the returned `release` is called.
 */
async function answerSchoolPage(page: Page, { held = false } = {}) {
  let release: () => void = () => undefined
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: Record<string, string>[] = []
  await page.route(`${SITE}/**`, async (route) => {
    asked.push(await route.request().allHeaders())
    if (held) await free
    const body = '<!doctype html><title>Help</title><h1>Counseling at Elm</h1><a href="/more">More</a>'
    await route.fulfill({ contentType: 'text/html', body })
  })
  return { asked, release }
}

const frame = (page: Page) => page.getByTitle('Elm College: wellness resources')
const wayOut = (page: Page) => page.getByRole('link', { name: 'Open in a new tab' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A held frame may be inserted before the page has loaded, which would then wait for it. */
async function openWhileHeld(page: Page): Promise<void> {
  await page.goto('/home/resources', { waitUntil: 'domcontentloaded' })
}

test("shows the school's page in a frame, with a spinner until it is there", async ({
  page,
  app,
  signIn,
}) => {
  const { student, url } = await studentAt(app, 'allowed')
  const site = await answerSchoolPage(page, { held: true })
  await signIn(student)
  await openWhileHeld(page)
  await expect(heading(page, 'Elm College')).toBeVisible()
  await expect(page).toHaveTitle('Resources · ShineQuo')
  await expect(wayOut(page)).toHaveAttribute('href', url)
  await expect(wayOut(page)).toHaveAttribute('target', '_blank')
  await expect(wayOut(page)).toHaveAttribute('rel', 'noopener noreferrer')
  const shown = "Shows the school's resource page in an embedded frame with a spinner until it loads."
  await spec('2 Resources', shown, async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
    site.release()
    const school = page.frameLocator('iframe').getByRole('heading', { name: 'Counseling at Elm' })
    await spec('7 Calls', 'The resources page embeds an external page in a frame.', () =>
      expect(school).toBeVisible(),
    )
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
  await expect(frame(page)).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  expect(site.asked).toHaveLength(1)
  expect(site.asked[0]).not.toHaveProperty('referer')
})

test('the frame fills what is left of the view, and nothing sticks out at 320 px', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await studentAt(app, 'allowed')
  await answerSchoolPage(page)
  await signIn(student)
  await page.goto('/home/resources')
  await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1024, 1366],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await motionEnds(page)
    const box = (await frame(page).boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(380)
    expect(box.y + box.height).toBeGreaterThan(height * 0.75)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    expect(box.width).toBeGreaterThan(width > 960 ? 600 : width * 0.85)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect((await frame(page).boundingBox())!.height).toBeGreaterThanOrEqual(380)
  expect((await wayOut(page).boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

test('says so when the page takes more than ten seconds, and takes it back when it comes', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await studentAt(app, 'allowed')
  const site = await answerSchoolPage(page, { held: true })
  await page.clock.install({ time: now() })
  await signIn(student)
  await openWhileHeld(page)
  await expect(frame(page)).toBeAttached()
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByRole('status').filter({ hasText: 'This page is taking a while.' })).toBeVisible()
  await expect(wayOut(page)).toBeVisible()
  site.release()
  await expect(page.getByText('This page is taking a while.')).toHaveCount(0)
})

test('a site that is known to refuse frames is a link card, and is not asked', async ({
  page,
  app,
  signIn,
}) => {
  const { student, url } = await studentAt(app, 'refused')
  const site = await answerSchoolPage(page)
  await signIn(student)
  await page.goto('/home/resources')
  await expect(page.getByRole('heading', { name: 'This page opens in its own tab' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(site.asked).toEqual([])
  const [opened] = await Promise.all([page.context().waitForEvent('page'), wayOut(page).click()])
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expect(wayOut(page)).toHaveAttribute('href', url)
})

test('a site that could not be reached is a link card, also if that is known only later', async ({
  page,
  app,
  signIn,
}) => {
  const { student, url } = await studentAt(app, 'allowed')
  const site = await answerSchoolPage(page)
  let frame = 'unknown'
  await page.route('**/api/schools/resources/', (route) =>
    route.fulfill({ json: { title: 'Elm College', url, frame } }),
  )
  await page.clock.install({ time: now() })
  await signIn(student)
  await page.goto('/home/resources')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Counseling at Elm' })).toBeVisible()
  frame = 'unreachable'
  await page.clock.runFor(6000)
  await expect(page.getByRole('heading', { name: "We couldn't reach this page" })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(wayOut(page)).toHaveAttribute('href', url)
  expect(site.asked).toHaveLength(1)
})

test.describe('a frame that is kept from us', () => {
  test.use({ provoked: /Refused to display|Framing|net::ERR|refused to connect/i })

  test('leaves the way out, whether the request dies or the answer refuses frames', async ({
    page,
    app,
    signIn,
  }) => {
    const refusal = { contentType: 'text/html', headers: { 'x-frame-options': 'DENY' }, body: 'secret' }
    for (const how of ['aborted', 'refused'] as const) {
      const { student } = await studentAt(app, 'allowed')
      await page.route(`${SITE}/**`, (route) => (how === 'aborted' ? route.abort() : route.fulfill(refusal)))
      await signIn(student)
      await page.goto('/home/resources')
      await expect(wayOut(page)).toBeVisible()
      await expect(page.getByText("Some pages can't be shown inside other sites.")).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await page.unroute(`${SITE}/**`)
    }
  })
})

test('a school without a link says so', async ({ page, app, signIn }) => {
  const value = `no_link_${process.pid}`
  await addSchool(app, { value, name: 'Quiet College', wellness_url: '' })
  await signIn(await addStudent(app, { school: value }))
  await page.goto('/home/resources')
  await expect(heading(page, 'Quiet College')).toBeVisible()
  await spec('2 Resources', 'No College Resources Available', (name) =>
    expect(page.getByRole('heading', { name, exact: true })).toBeVisible(),
  )
  const text = 'No college resources link found for your school. Please check back later.'
  await spec('2 Resources', text, seenIn(page))
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(wayOut(page)).toHaveCount(0)
})

test.describe('an unknown institution', () => {
  test.use({ elsewhere: new URL(NATIONAL_HUB).origin })

  test('has its raw value as the title and the national hub as its page', async ({ page, app, signIn }) => {
    await addLinkCheck(app, NATIONAL_HUB, 'allowed')
    await page.route(`${NATIONAL_HUB}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The hub</h1>' }),
    )
    await signIn(await addStudent(app, { school: 'Grandmother’s Kitchen Table <b>' }))
    await page.goto('/home/resources')
    const rule =
      'An unknown institution shows its raw value as the title and the link falls back to a national mental-health learning hub page.'
    await spec('3 Enumerations', rule, async () => {
      await expect(heading(page, 'Grandmother’s Kitchen Table <b>')).toBeVisible()
      await expect(page.locator('iframe')).toHaveAttribute('src', NATIONAL_HUB)
    })
    await expect(wayOut(page)).toHaveAttribute('href', NATIONAL_HUB)
    await expect(page.frameLocator('iframe').getByText('The hub')).toBeVisible()
  })
})

test('a failing call says what happened, and Try again mends it', async ({ page, app, signIn }) => {
  const { student } = await studentAt(app, 'refused')
  await signIn(student)
  await page.route('**/api/schools/resources/', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await page.goto('/home/resources')
  const alert = page.getByRole('alert', { name: "Your school's page couldn't be loaded" })
  await expect(alert).toContainText('Forbidden. You do not have permission to perform this action.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'This page opens in its own tab' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('axe finds nothing about the frame and the card, in light and dark', async ({ page, app, signIn }) => {
  await answerSchoolPage(page)
  for (const found of ['allowed', 'refused'] as const) {
    const { student } = await studentAt(app, found)
    await signIn(student)
    await page.goto('/home/resources')
    await expect(wayOut(page)).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoFindings(page, found)
  }
})
