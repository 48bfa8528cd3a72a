import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test, WITH_MOTION } from './browser-test.ts'

test.use(WITH_MOTION)

const shown = (page: Page) => page.locator('html').getAttribute('data-theme')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name })

/** From now on every page records which themes it has had, and when. */
async function noteThemes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: { theme: string | undefined; at: number }[] = []
    Object.assign(window, { notedThemes: noted })
    new MutationObserver(() => {
      const { theme } = document.documentElement.dataset
      if (noted.at(-1)?.theme !== theme) noted.push({ theme, at: performance.now() })
    }).observe(document, { attributeFilter: ['data-theme'], subtree: true })
  })
}

test('a chosen theme outranks the system’s, outlives a reload and stands before the first paint', async ({
  page,
  app,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(await addStudent(app))
  await noteThemes(page)
  await page.goto('/home/userProfile/look')
  await expect(choice(page, 'System')).toBeChecked()
  expect([await shown(page), await kept(page)]).toEqual(['dark', null])
  await choice(page, 'Light').check()
  expect([await shown(page), await kept(page)]).toEqual(['light', 'light'])
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 250, 242)')

  await page.reload()
  await expect(choice(page, 'Light')).toBeChecked()
  const noted = await page.evaluate(() => ({
    themes: (window as unknown as { notedThemes: { theme: string; at: number }[] }).notedThemes,
    painted: performance.getEntriesByName('first-paint')[0]!.startTime,
  }))
  expect(noted.themes.map(({ theme }) => theme)).toEqual(['light'])
  expect(noted.themes[0]!.at).toBeLessThan(noted.painted)
  // The browser's own toolbar changes too.
  const bar = page.locator('meta[name="theme-color"][media="all"]')
  await expect(bar).toHaveAttribute('content', '#fffaf2')
})

test('System follows the system live; the other choices do not', async ({ page, app, signIn }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile/look')
  await choice(page, 'Dark').check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choice(page, 'System').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(await kept(page)).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(choice(page, 'System')).toBeChecked()
})

test('the choice holds in every open tab, and the switch of the top bar is the same choice', async ({
  page,
  context,
  app,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile/look')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await other.goto('/home/userProfile/look')
  await choice(page, 'System').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'Dark')).toBeChecked()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(choice(other, 'Dark')).toBeChecked()
  await other.getByRole('banner').getByRole('button', { name: 'Light theme' }).click()
  await expect(choice(other, 'Light')).toBeChecked()
  await expect(choice(page, 'Light')).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
