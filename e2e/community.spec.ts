import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const TOAST = /in development.*notify/

test.beforeEach(async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.clock.install()
  await page.goto('/home/community')
  await expect(page).toHaveTitle('Community · ShineQuo')
})

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Share your Story' }).click()
  return page.getByRole('dialog', { name: 'Share your Story' })
}

test('the welcome names the four invitations and leads to 988; three sample stories stand on the wall', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to the College Peer Wall')
  for (const words of [
    'Share your real story.',
    'Learn from others.',
    'Offer support.',
    'Find your people.',
  ]) {
    await expect(main.getByText(words)).toBeVisible()
  }
  const important = main.getByRole('region', { name: 'Important' })
  await expect(important.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988')
  const wall = main.getByRole('region', { name: 'Peer Support Community Wall' })
  await expect(wall.getByRole('article')).toHaveCount(3)
  await expect(wall.getByText('Anonymous', { exact: true })).toHaveCount(1)
  const [left, right] = [await important.boundingBox(), await wall.boundingBox()]
  expect(left!.x + left!.width).toBeLessThan(right!.x)
})

test('a story without title and words is asked for both; the draft outlives closing and a reload', async ({
  page,
}) => {
  let dialog = await openDialog(page)
  await dialog.getByLabel('Tags').fill('Sleep')
  await dialog.getByLabel('Title*').fill('   ')
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Story is required')).toBeVisible()
  await expect(dialog.getByLabel('Title*')).toBeFocused()
  await dialog.getByLabel('Title*').fill('The week I asked')
  await expect(dialog.getByText('Title is required')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByLabel('Story*')).toBeFocused()
  await expect(page.getByText(TOAST)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share your Story' })).toBeFocused()
  await page.reload()
  dialog = await openDialog(page)
  await expect(dialog.getByLabel('Title*')).toHaveValue('The week I asked')
  await expect(dialog.getByLabel('Tags')).toHaveValue('Sleep')
})

test('posting sends nothing, says for ten seconds that it is in development, and empties the form', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Title*').fill('The week I asked')
  await dialog.getByLabel('Story*').fill('I wrote before the deadline instead of after.')
  await dialog.getByLabel('Share anonymously').check()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.clock.pauseAt(Date.now() + 60_000)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText(TOAST)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const toast = page.getByRole('status').filter({ hasText: TOAST })
  await page.clock.runFor(9500)
  await expect(toast).toHaveClass(/animate-rise/)
  await page.clock.runFor(1000)
  await expect(toast).toHaveClass(/animate-sink/)
  // Its removal is timed only once the page has drawn its leaving.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await toast.count()).toBe(0)
  }).toPass()
  expect(sent).toEqual([])
  await expect(page.getByRole('article')).toHaveCount(3)
  await openDialog(page)
  await expect(dialog.getByLabel('Title*')).toHaveValue('')
  await expect(dialog.getByLabel('Story*')).toHaveValue('')
  await expect(dialog.getByLabel('Share anonymously')).not.toBeChecked()
})

test('axe finds nothing in the open dialog, in light and dark, and at 320 px nothing sticks out', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByText('Story is required')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(violations, colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const sheet = (await dialog.boundingBox())!
  expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, 320, 640])
  await expect(dialog.getByRole('button', { name: 'Post' })).toBeInViewport()
})
