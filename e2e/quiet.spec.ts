import { readFile } from 'node:fs/promises'
import { addAdmin, addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const DAY = 86_400_000

test('the report of quiet students starts at the home page, is filtered, and is saved as a file', async ({
  page,
  app,
  signIn,
}) => {
  const last_name = `Quietly${now()}`
  const created_at = new Date(now() - 90 * DAY)
  const coach = await addCoach(app)
  const student = await addStudent(app, { first_name: 'Ana', last_name, created_at })
  await addSession(app, student.profileId, coach.profileId, Math.floor(now() / DAY - 50) * DAY)
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Quiet students' }).click()
  await expect(page.getByRole('heading', { name: 'Quiet students', level: 1 })).toBeVisible()
  await page.getByLabel('Order').selectOption('By name')
  const list = page.getByRole('list', { name: 'Quiet students' })
  const row = list.getByRole('listitem').filter({ hasText: last_name })
  await expect(row).toContainText('50 days ago')
  await page.getByRole('combobox', { name: 'Students', exact: true }).selectOption('With a coach')
  await expect(row).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Students', exact: true }).selectOption('Without a coach')
  await expect(row.getByRole('link', { name: `Find a coach for Ana ${last_name}` })).toBeVisible()
  await page.getByLabel('No session for').selectOption('8 weeks')
  await expect(row).toHaveCount(0)
  await page.getByLabel('No session for').selectOption('6 weeks')
  // The file has what the page shows, and a choice is shown once the page is rendered anew.
  await expect(page.getByLabel('No session for')).toHaveValue('6')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: Quiet students' }).press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('quiet-students-6-weeks.csv')
  expect(await readFile(await saved.path(), 'utf8')).toContain(`Ana,${last_name},`)
  await row.getByRole('link', { name: `Open the record of Ana ${last_name}` }).click()
  await expect(page).toHaveURL(/\/admin\/students\//)
})

test('all of the report are chosen, the longest quiet first, and their coaches are asked', async ({
  page,
  app,
  signIn,
}) => {
  const last_name = `Longly${now()}`
  const coach = await addCoach(app)
  for (const [first_name, days] of [
    ['Ben', 400],
    ['Ana', 500],
  ] as const) {
    const created_at = new Date(now() - days * DAY)
    const { profileId } = await addStudent(app, { first_name, last_name, created_at })
    await addMatch(app, profileId, coach.profileId, now() - 30 * DAY)
  }
  await signIn(await addAdmin(app))
  await page.goto('/admin/quiet?weeks=12&coached=matched')
  const list = page.getByRole('list', { name: 'Quiet students' })
  const rows = list.getByRole('listitem').filter({ hasText: last_name })
  await expect(rows).toHaveText([/^Select Ana/, /^Select Ben/])
  const group = page.getByRole('group', { name: 'With those selected' })
  await page.getByRole('checkbox', { name: `Select Ben ${last_name}` }).press('Space')
  await expect(group.getByRole('button')).toHaveText(['Ask their coach to suggest a time', 'Remind them'])
  await page.getByRole('checkbox', { name: `Select Ana ${last_name}` }).press('Space')
  await group.getByRole('button', { name: 'Ask their coach to suggest a time' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Long quiet')
  await dialog.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByRole('list', { name: 'Who' }).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Ask about 2 students' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'The coaches of 2 students were asked.' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Quiet students' }).click()
  await expect(page).toHaveURL('/admin/quiet?weeks=12&coached=matched')
  await page.goto('/admin/quiet?coached=unmatched')
  await page.getByRole('checkbox').first().check()
  await expect(group.getByRole('button')).toHaveText(['Remind them'])
})
