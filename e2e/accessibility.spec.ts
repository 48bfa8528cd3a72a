import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { axeFindings } from './axe-findings.ts'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { movingParts } from './frames.ts'
import { now } from './test-time.ts'

test.use(WITH_MOTION)

test('the development mailbox: axe finds nothing in light and dark, and nothing sticks out at 320 px', async ({
  page,
  app,
}) => {
  const { email } = await addStudent(app)
  await page.request.post('/api/auth/password-forget/', { data: { email } })
  await expect.poll(async () => (await page.request.get('/dev/mailbox')).text()).toContain(email)
  await page.goto('/dev/mailbox')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the testimonials move on, stop by their button, and wait under the pointer', async ({ page }) => {
  await page.clock.install({ time: now() })
  await page.goto('/login')
  const quote = page.getByRole('complementary').getByRole('blockquote')
  await quote.waitFor()
  await page.clock.pauseAt(now() + 60_000)
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
  await page.clock.install({ time: now() })
  await page.goto('/login')
  const quote = page.getByRole('complementary').getByRole('blockquote')
  await quote.waitFor()
  await page.clock.pauseAt(now() + 60_000)
  const first = await quote.textContent()
  await page.clock.runFor(20_000)
  await expect(quote).toHaveText(first!)
  expect(await movingParts(page)).toEqual([])
  await page.getByRole('button', { name: 'Testimonial 3 of 7' }).click()
  await expect(quote).not.toHaveText(first!)
})
