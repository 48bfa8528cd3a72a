import { addAdmin } from '@shinequo/server/testing/browser-seeds'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'

test('all settings are in one place, and the former places lead there', async ({ page, app, signIn }) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeFocused()
  const sections = page.getByRole('region', { name: 'Sections' }).getByRole('link')
  await expect(sections).toHaveCount(7)
  await sections.filter({ hasText: 'Booking and calls' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/booking$/)
  await expect(page.getByRole('heading', { name: 'Booking and calls', level: 1 })).toBeFocused()
  const list = page.getByRole('navigation', { name: 'Sections' })
  await expect(list.getByRole('link', { name: 'Booking and calls' })).toHaveAttribute('aria-current', 'page')
  await list.getByRole('link', { name: 'Data' }).click()
  await expect(page.getByRole('link', { name: /^Data retention How long/ })).toBeVisible()

  await page.goto('/admin/settings/nowhere')
  await expect(page).toHaveURL(/\/admin\/settings$/)
  await page.goto('/admin/care?list=settings')
  await expect(page).toHaveURL(/\/admin\/settings\/care$/)
  await expect(page.getByRole('region', { name: 'Who takes worries' })).toBeVisible()
  await page.goto('/admin/care')
  await page.getByRole('link', { name: 'Crisis line and protocol' }).click()
  await expect(page).toHaveURL(/\/admin\/settings\/care$/)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Change the look' }).click()
  await expect(page.getByRole('button', { name: 'Change the look' })).toBeVisible()
})

test('terms are entered by keyboard, the day that is taken is named, and the figures offer the last one', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/settings/figures')
  const card = page.getByRole('region', { name: 'Terms' })
  const dialog = page.getByRole('dialog')
  const add = async (name: string, first: string, last: string) => {
    await card.getByRole('button', { name: 'Add a term' }).press('Enter')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('First day').fill(first)
    await dialog.getByLabel('Last day').fill(last)
    await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  }
  await expect(card).toContainText('None yet')
  await add('Fall 2041', '2041-08-26', '2041-12-13')
  await expect(card.getByRole('listitem')).toHaveText(/^Fall 2041August 26, 2041 to December 13, 2041/)
  await expect(dialog).toHaveCount(0)

  await add('Winter', '2041-12-13', '2042-01-17')
  const first = dialog.getByLabel('First day')
  await expect(first).toHaveAccessibleDescription('This day belongs to Fall 2041')
  await expect(first).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await first.fill('2041-12-14')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(2)

  await card.getByRole('button', { name: 'Change Winter' }).click()
  await dialog.getByLabel('Name').fill('January 2042')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByText('January 2042')).toBeVisible()
  for (const name of ['Remove January 2042', 'Remove Fall 2041']) {
    await card.getByRole('button', { name }).press('Enter')
    await expect(card.getByRole('button', { name })).toHaveCount(0)
    await expect(card).toBeFocused()
  }

  await page.goto('/admin')
  // Checked once the address has it.
  await page.getByRole('radio', { name: 'Last term' }).click()
  await expect(page).toHaveURL(/period=last_term/)
  await expect(page.getByRole('radio', { name: 'Last term' })).toBeChecked()
  await expect(page.getByText(/^As of /)).toBeVisible()
})
