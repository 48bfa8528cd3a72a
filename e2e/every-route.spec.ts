import { arrive, EVERY_PAGE } from './every-page.ts'
import { watchPage } from './page-faults.ts'
import { expect, test } from './resident-test.ts'

/** A desk, a tablet, a phone, and the narrowest that WCAG asks for. */
const WIDTHS = [1440, 768, 390, 320]

for (const stop of EVERY_PAGE.filter(({ act, refused, missing }) => !act && !refused && !missing)) {
  test(`${stop.name}: loads without a fault or a jump at every width, in light and dark`, async ({
    page,
    residents,
    signIn,
  }) => {
    if (stop.as) await signIn(residents[stop.as])
    const watch = await watchPage(page)
    const faults: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await arrive(page, stop, residents)
      const found = await watch.take()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      found.push(...(await watch.take()))
      await page.emulateMedia({ colorScheme: 'light' })
      faults.push(...found.map((fault) => `${width} px: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test.describe('what is planted', () => {
  test.use({ provoked: /^planted/ })

  test('is seen: a console error, a missing file, a wide box, a late picture without a size', async ({
    page,
  }) => {
    const watch = await watchPage(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/terms')
    await page.locator('h1').waitFor()
    expect(await watch.take()).toEqual([])
    await page.route('**/late.svg', async (route) => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'
      await route.fulfill({ contentType: 'image/svg+xml', body })
    })
    await page.evaluate(() => {
      console.error('planted')
      const planted = '<img alt="" src="/late.svg"><img alt="" src="/api/missing">'
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', planted)
      document.body.insertAdjacentHTML('beforeend', '<div style="width:400px">wide</div>')
    })
    const found = await watch.take()
    for (const fault of [/^console: planted$/, /^404 .*missing$/, /^400 px wide/, /^moved by/]) {
      expect(found).toContainEqual(expect.stringMatching(fault))
    }
  })
})
