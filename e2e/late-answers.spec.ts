import type { Page } from '@playwright/test'
import { addressOf, EVERY_PAGE, isPlain, type PageState } from './every-page.ts'
import { expect, test } from './fixture-test.ts'
import type { Fixtures } from './fixtures.ts'
import { framesPass } from './frames.ts'
import { awaitCancellation, awaitEditor } from './page-acts.ts'
import { watchPage } from './page-faults.ts'

/*
 * Every page while the answers of the API are late: nothing that a thumb could reach moves when they come. Each page is
 * opened twice: the first time nothing is kept on the device, the second time the person is.
 */

/** Acts that press nothing. */
const WAITS: readonly PageState['act'][] = [undefined, awaitCancellation, awaitEditor]

const isOpened = (state: PageState) => WAITS.includes(state.act) && isPlain({ ...state, act: undefined })

/** Opens the page with every answer that many milliseconds late, and returns what went wrong. */
async function faultsOf(page: Page, state: PageState, fixtures: Fixtures, ms: number): Promise<string[]> {
  const watch = await watchPage(page, ms)
  await page.goto(addressOf(state, fixtures))
  await page.locator('h1').first().waitFor()
  return await watch.take()
}

/** What `npm test` opens; `npm run test:full` has every answer three seconds late, and desktop windows. */
const LATE = [
  { ms: 600, width: 390, height: 844, tag: [] },
  { ms: 600, width: 1440, height: 900, tag: ['@full'] },
  { ms: 3000, width: 390, height: 844, tag: ['@full'] },
  { ms: 3000, width: 1440, height: 900, tag: ['@full'] },
]

for (const { ms, width, height, tag } of LATE) {
  test.describe(`answers ${ms} ms late, at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const state of EVERY_PAGE.filter(isOpened)) {
      test(`${state.name}: nothing moves`, { tag }, async ({ page, context, fixtures, signIn }) => {
        if (state.as) await signIn(fixtures[state.as])
        expect.soft(await faultsOf(page, state, fixtures, ms), 'the first time').toEqual([])
        // What the app keeps is only used by pages that somebody has signed in to.
        if (!state.as) return
        await page.close()
        const again = await context.newPage()
        expect.soft(await faultsOf(again, state, fixtures, ms), 'the second time').toEqual([])
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
