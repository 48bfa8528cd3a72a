import { addAdmin, addCoach, addStudent, addViews } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

test('a view is saved, opened from the links above the filters, renamed and removed, and each can be undone', async ({
  page,
  app,
  signIn,
}) => {
  await addStudent(app, { first_name: 'Vera', last_name: 'Viewed' })
  await addCoach(app, { first_name: 'Vito', last_name: 'Viewed' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  const undo = (words: string) =>
    page.getByRole('status').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click()
  await expect(views.getByRole('link')).toHaveText(['No answers', 'Quiet'])
  await page.getByLabel('Role').selectOption('Student')
  await page.getByLabel('Search').fill('viewed')
  await expect(page.getByRole('rowheader')).toHaveText([/Vera Viewed/])

  await page.getByRole('button', { name: 'Save view' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('The name is required')).toBeVisible()
  await page.keyboard.type('Vera alone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved as “Vera alone”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save view' })).toBeFocused()
  const link = views.getByRole('link', { name: 'Vera alone' })
  await expect(link).toHaveAttribute('aria-current', 'true')

  await page.goto('/admin/people')
  await expect(link).not.toHaveAttribute('aria-current')
  await link.click()
  await expect(page).toHaveURL(/\?search=viewed&role=student$/)
  await expect(page.getByLabel('Search')).toHaveValue('viewed')
  await expect(page.getByRole('rowheader')).toHaveText([/Vera Viewed/])

  const acts = page.getByRole('button', { name: 'Actions for the view “Vera alone”' })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vera alone')
  await page.getByLabel('Name', { exact: true }).fill('Vera')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The view is now “Vera”.')).toBeVisible()
  await expect(views.getByRole('link')).toHaveText(['Vera'])
  await undo('is now')
  await expect(views.getByRole('link')).toHaveText(['Vera alone'])

  await acts.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(page.getByText('“Vera alone” was removed.')).toBeVisible()
  await expect(views).toBeFocused()
  await expect(views.getByRole('link')).toHaveText(['No answers', 'Quiet'])
  await undo('was removed')
  await expect(views.getByRole('link')).toHaveText(['Vera alone'])
})

test('a view of the same name is replaced only after a question, and one that holds no longer says so', async ({
  page,
  app,
  signIn,
}) => {
  const admin = await addAdmin(app)
  await addViews(app, admin, [
    { name: 'Mine', query: { role: 'coach' } },
    { name: 'Of one who left', query: { role: 'student', coach: crypto.randomUUID() } },
  ])
  await signIn(admin)
  await page.goto('/admin/people?role=student&stage=quiet')
  const views = page.getByRole('navigation', { name: 'Saved views' })
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name', { exact: true }).fill('MINE')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You already have a view “Mine”.')).toBeVisible()
  await page.getByRole('button', { name: 'Replace view' }).click()
  await expect(page.getByText('“Mine” was replaced.')).toBeVisible()
  await expect(views.getByRole('link', { name: 'MINE' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await views.getByRole('link', { name: 'Mine', exact: true }).click()
  await expect(page).toHaveURL(/\?role=coach$/)

  await views.getByRole('link', { name: 'Of one who left' }).click()
  await expect(page).toHaveURL(/\?role=student$/)
  await expect(page.getByText('“Of one who left” shows more than it did: its coach has left.')).toBeVisible()
  await page.getByLabel('Stage').selectOption('Quiet')
  await expect(page.getByText('shows more than it did')).toHaveCount(0)
})
