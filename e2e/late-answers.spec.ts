import type { Page } from '@playwright/test'
import { inEachTheme } from './axe-findings.ts'
import { WITH_MOTION } from './browser-test.ts'
import { addressOf, EVERY_PAGE, isPlain } from './every-page.ts'
import { expect, test } from './fixture-test.ts'
import type { Fixtures } from './fixtures.ts'
import { framesPass } from './frames.ts'
import { hold } from './held-calls.ts'
import { awaitCancellation, awaitEditor, awaitSuggestion } from './page-acts.ts'
import { watchPage } from './page-faults.ts'
import type { PageState } from './page-state.ts'

test.use(WITH_MOTION)

/*
 * Every page while the answers of the API are late: nothing that a thumb could reach moves when they come. Each page is
 * opened twice. The first time nothing is kept on the device and the answers come one after the other; the second time
 * the person is kept and the answers come together.
 */

/** Acts that only wait, or unfold what a phone folds. Here the page is looked at without them. */
const WAITS: readonly PageState['act'][] = [undefined, awaitCancellation, awaitSuggestion, awaitEditor]

const isOpened = (state: PageState) => WAITS.includes(state.act) && isPlain({ ...state, act: undefined })

/** Opens the page of a state while `watch` looks. */
async function open(page: Page, state: PageState, fixtures: Fixtures): Promise<void> {
  await page.goto(addressOf(state, fixtures))
  await page.locator('h1').first().waitFor()
}

/** The narrowest width that WCAG requires, a phone, and a desktop. */
const [NARROWEST, PHONE, DESKTOP] = [
  { width: 320, height: 900 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What `npm test` opens; `npm run test:full` has every answer three seconds late, and desktop windows. */
const LATE = [
  { late: 600, first: NARROWEST, second: PHONE, tag: [] },
  { late: 600, first: DESKTOP, second: DESKTOP, tag: ['@full'] },
  { late: 3000, first: PHONE, second: PHONE, tag: ['@full'] },
  { late: 3000, first: DESKTOP, second: DESKTOP, tag: ['@full'] },
]

for (const { late, first, second, tag } of LATE) {
  test.describe(`answers ${late} ms late, at ${second.width} px`, () => {
    test.use({ viewport: first })

    for (const state of EVERY_PAGE.filter(isOpened)) {
      test(`${state.name}: nothing moves`, { tag }, async ({ page, context, fixtures, signIn }) => {
        if (state.as) await signIn(fixtures[state.as])
        const watch = await watchPage(page, { late })
        await open(page, state, fixtures)
        await inEachTheme(page, async (theme) => {
          expect.soft(await watch.take(), `the first time, ${theme}`).toEqual([])
        })
        // What the app keeps is only used by pages that somebody has signed in to.
        if (!state.as) return
        await page.close()
        const again = await context.newPage()
        await again.setViewportSize(second)
        const watchAgain = await watchPage(again, { late, together: true })
        await open(again, state, fixtures)
        expect.soft(await watchAgain.take(), 'the second time').toEqual([])
      })
    }
  })
}

test('a typeface that comes after the page moves nothing', async ({ page }) => {
  const watch = await watchPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const held = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Welcome back!' }).waitFor()
  await framesPass(page)
  const came = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'))
  held.resolve()
  await came
  await framesPass(page)
  expect(await watch.take()).toEqual([])
})

test('times that come after what coaches tell a student move nothing', async ({ page, fixtures, signIn }) => {
  await page.setViewportSize(PHONE)
  await signIn(fixtures.suggested)
  const watch = await watchPage(page)
  const times = await hold(page, 'GET', /api\/time-slots\/availability/)
  const part = page.waitForEvent('requestfinished', (request) => request.url().includes('coach-notices'))
  await page.goto('/home/dashboard')
  await Promise.all([times.came, part])
  await framesPass(page, 20)
  times.answer()
  await page.getByRole('button', { name: 'A message from your coach' }).click()
  await page.getByRole('button', { name: 'None of these' }).waitFor()
  expect(await watch.take()).toEqual([])
})
