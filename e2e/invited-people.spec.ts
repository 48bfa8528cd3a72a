import { readFile } from 'node:fs/promises'
import { addAdmin, addInvitation, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

test('a list of students says who was invited too, and shows them with what can be done to many', async ({
  page,
  app,
  signIn,
}) => {
  for (const name of ['ada', 'bea', 'cleo']) {
    await addInvitation(app, { email: `${name}@beside.example`, role: 'student', first_name: 'Beside' })
  }
  await addInvitation(app, { email: 'dora@beside.example', role: 'coach', first_name: 'Beside' })
  await addStudent(app, { first_name: 'Beside', last_name: 'Signedup' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/people?role=student&search=beside')
  await expect(page.getByText('Not signed up yet: 3 invited students.')).toBeVisible()
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).press('Enter')
  await expect(page).toHaveURL(/stage=invited/)
  await expect(page.getByLabel('Stage')).toHaveValue('invited')
  await expect(page.getByText('3 invitations', { exact: true })).toBeVisible()
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveText([/ada@beside/, /bea@beside/, /cleo@beside/])
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(rows).toHaveText([/cleo@beside/, /bea@beside/, /ada@beside/])

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: Invitations' }).click()
  const file = await downloaded
  expect(file.suggestedFilename()).toBe('invitations.csv')
  expect((await readFile(await file.path(), 'utf8')).match(/\w+@beside.example/g)).toEqual([
    'cleo@beside.example',
    'bea@beside.example',
    'ada@beside.example',
  ])

  await page.getByRole('button', { name: 'Select all 3 rows shown' }).click()
  await page
    .getByRole('group', { name: 'With those selected' })
    .getByRole('button', { name: 'Send again' })
    .click()
  await page.getByLabel('Reason').fill('They have waited')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('3 invitations will be sent again.')).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(3)
  await page.getByLabel('Role').selectOption('Coach')
  await page.getByLabel('Status').selectOption('Invited')
  await expect(rows).toHaveText([/dora@beside/])
})

test('invitations are a table on wide screens, sorted by its heads, and cards on narrow ones', async ({
  page,
  app,
  signIn,
}) => {
  for (const name of ['nora', 'olga']) {
    await addInvitation(app, { email: `${name}@wide.example`, role: 'coach', first_name: '' })
  }
  await signIn(await addAdmin(app))
  await page.goto('/admin/people/invitations?search=wide.example')
  const names = page.getByRole('rowheader')
  await expect(names).toHaveCount(2)
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await expect(names).toHaveText([/nora@wide/, /olga@wide/])
  await page.getByRole('button', { name: 'Email', exact: true }).press('Enter')
  await expect(names).toHaveText([/olga@wide/, /nora@wide/])
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: 'Withdraw the invitation to nora@wide.example' }).click()
  await page.getByRole('button', { name: 'Withdraw invitation' }).click()
  await expect(page.getByText('The invitation has been withdrawn.')).toBeVisible()
  await expect(names).toHaveText([/olga@wide/])

  await page.setViewportSize({ width: 800, height: 900 })
  const cards = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem')
  await expect(cards).toHaveText([/olga@wide/])
  await page.getByLabel('Sorted by').selectOption('Invited, newest first')
  await expect(page).toHaveURL(/sort=created&order=desc/)
})
