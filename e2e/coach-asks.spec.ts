import { addAdmin, addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const DAY = 86_400_000

test('administrators ask coaches to suggest a time; the coach sees it on Today until they do', async ({
  page,
  app,
  signIn,
}) => {
  const last_name = `Askley${now()}`
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  const student = await addStudent(app, { first_name: 'Jordan', last_name })
  await addMatch(app, student.profileId, coach.profileId, now() - 2 * DAY)
  await addStudent(app, { first_name: 'Alone', last_name })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/people?role=student&search=${last_name}`)
  await page.getByRole('button', { name: 'Select all 2 rows shown' }).press('Enter')
  const group = page.getByRole('group', { name: 'With those selected' })
  await expect(group.getByRole('button', { name: 'Set capacity' })).toHaveCount(0)
  await group.getByRole('button', { name: 'Ask their coach to suggest a time' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask coaches to suggest a time' })
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Nobody booked since the term began')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()

  await expect(
    page.getByRole('status').filter({ hasText: 'The coach of 1 student will be asked' }),
  ).toBeVisible()
  await expect(page.getByText('has no coach (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Ask about 1 student' }).press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'The coach of 1 student was asked.' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await signIn(coach)
  const asks = 'Your programme asks you to suggest a time'
  await page.goto('/coach/students?show=quiet')
  await expect(page.getByRole('listitem').filter({ hasText: last_name })).toContainText(asks)
  await page.goto(`/coach/students/${student.profileId}`)
  await expect(page.getByRole('region', { name: 'Meet next' })).toContainText(`${asks} to Jordan.`)
  await page.goto('/coach')
  const ahead = page.getByRole('region', { name: 'No session booked' })
  const row = ahead.getByRole('listitem').filter({ hasText: last_name })
  await expect(row).toContainText(`${asks} to Jordan.`)
  await row.getByRole('button', { name: 'Suggest a time' }).click()
  const suggest = page.getByRole('dialog', { name: 'Suggest times to Jordan' })
  await suggest.getByRole('option').first().click()
  await suggest.getByRole('button', { name: 'Send' }).click()
  await expect(suggest).toHaveCount(0)
  await expect(page.getByText(asks)).toHaveCount(0)
})
