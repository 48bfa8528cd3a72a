import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { arrive, EVERY_PAGE } from './every-page.ts'
import { expect, test } from './resident-test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds. Animations are over first: a colour on its way is not the page's. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
  const axe = new AxeBuilder({ page }).options({ runOnly: RULES, resultTypes: ['violations'] })
  // The legacy mode looks at one page without frames of other sites, which is what ours are, in half the time.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** What would still move for a person who asked for less of it. */
async function moving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return await page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => Number(one.effect?.getComputedTiming().duration) > 1)
      .map((one) => ('animationName' in one ? String(one.animationName) : one.id)),
  )
}

for (const stop of EVERY_PAGE) {
  test(`${stop.name}: axe finds nothing in light and dark, nothing sticks out at 320 px or moves`, async ({
    page,
    residents,
    signIn,
  }) => {
    if (stop.as) await signIn(residents[stop.as])
    await arrive(page, stop, residents)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await findings(page), colorScheme).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await moving(page)).toEqual([])
  })
}

test('the development mailbox: axe finds nothing in light and dark, and nothing sticks out at 320 px', async ({
  page,
  residents,
}) => {
  await page.request.post('/api/auth/password-forget/', { data: { email: residents.fresh.email } })
  await expect
    .poll(async () => (await page.request.get('/dev/mailbox')).text())
    .toContain(residents.fresh.email)
  await page.goto('/dev/mailbox')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findings(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('axe and the width see what is planted', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('h1').waitFor()
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML(
        'beforeend',
        '<img src="/favicon.svg"><p style="color:#bbb;background:#fff">pale</p><div style="width:400px">wide</div>',
      )
  })
  const found = (await findings(page)).map((finding) => finding.split(':')[0])
  expect(found).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(320)
})

test('the testimonials move on, stop by their button, and wait under the pointer', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  const quote = page.getByRole('complementary').getByRole('blockquote')
  await quote.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await quote.textContent()
  await page.clock.runFor(5100)
  await expect(quote).not.toHaveText(first!)
  const second = await quote.textContent()
  await page.getByRole('button', { name: 'Pause testimonials' }).click()
  await page.getByLabel('Email').click()
  await page.clock.runFor(20_000)
  await expect(quote).toHaveText(second!)
  await page.getByRole('button', { name: 'Play testimonials' }).click()
  await page.clock.runFor(20_000)
  await expect(quote).toHaveText(second!)
  await page.getByLabel('Email').click()
  await page.clock.runFor(5100)
  await expect(quote).not.toHaveText(second!)
  await page.getByRole('button', { name: 'Testimonial 7 of 7' }).click()
  await expect(page.getByRole('button', { name: 'Testimonial 7 of 7' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('less motion asked for: the testimonials stand, and nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/login')
  const quote = page.getByRole('complementary').getByRole('blockquote')
  await quote.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  const first = await quote.textContent()
  await page.clock.runFor(20_000)
  await expect(quote).toHaveText(first!)
  expect(await moving(page)).toEqual([])
  await page.getByRole('button', { name: 'Testimonial 3 of 7' }).click()
  await expect(quote).not.toHaveText(first!)
})
