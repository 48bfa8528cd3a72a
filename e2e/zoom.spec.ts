import type { Page } from '@playwright/test'
import { arrive, EVERY_PAGE } from './every-page.ts'
import { motionEnds } from './frames.ts'
import { cutTexts, outOfReach, smallTargets } from './reach.ts'
import { expect, test } from './resident-test.ts'

const PHONE = { width: 390, height: 844 }
/** A window of 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }

test.use({ viewport: PHONE, deviceScaleFactor: 4 })

for (const stop of EVERY_PAGE) {
  test(`${stop.name}: targets for fingers, room for wider text, and all in reach at 400 %`, async ({
    page,
    residents,
    signIn,
  }) => {
    if (stop.as) await signIn(residents[stop.as])
    await arrive(page, stop, residents)
    const small = await smallTargets(page)
    const cut = await cutTexts(page)
    await closeMenu(page)
    await page.setViewportSize(ZOOMED)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width)
    await motionEnds(page)
    const lost = await outOfReach(page)
    expect({ small, cut, lost }).toEqual({ small: [], cut: [], lost: [] })
  })
}

/** In a menu the arrows move, and Tab does not. Closed, it gives the focus back to its button, a moment later. */
async function closeMenu(page: Page): Promise<void> {
  if (!(await page.getByRole('menu').isVisible())) return
  const button = page.locator('[aria-haspopup=menu][aria-expanded=true]')
  const id = await button.getAttribute('id')
  await page.keyboard.press('Escape')
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
}

test('what is planted is seen: a small target, a text cut off, a covered control', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('h1').waitFor()
  await page.evaluate(() => {
    const planted = `<button style="width:30px;height:44px">small</button>
      <div style="width:60px;overflow:hidden;white-space:nowrap">a text that is cut</div>
      <a href="/covered" style="position:fixed;bottom:10px">covered</a>
      <div style="position:fixed;inset:auto 0 0;height:80px;background:#000"></div>`
    document.querySelector('main')!.insertAdjacentHTML('beforeend', planted)
  })
  expect((await smallTargets(page)).join()).toContain('small</button>')
  expect(await cutTexts(page)).toEqual(['cut off: a text that is cut'])
  const lost = (await outOfReach(page)).join()
  expect(lost).toContain('hidden while it has the focus: <a href="/covered"')
})
