import {
  addAdmin,
  addCoach,
  addDomain,
  addInvitation,
  addSchool,
} from '@shinequo/server/testing/browser-seeds'
import { axeFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'

// An application of its own: an empty programme.
const test = shared.extend({ app: ownApp() })

test('a new programme shows its first steps, which are done by what is there, skipped and taken up', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' }))
  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Set up your programme' })
  const step = (title: string) => card.getByRole('listitem').filter({ hasText: title })
  await expect(card.getByRole('listitem')).toHaveCount(10)
  await expect(card.getByRole('status')).toHaveText('0 of 10 done')
  expect(await axeFindings(page)).toEqual([])

  // A step leads to where it is done, and from there back.
  await step('Name and look').getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Programme and look' })).toBeFocused()
  await page.getByRole('button', { name: 'Change the look' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name beside ShineQuo').fill('Peers')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  const back = page.getByRole('link', { name: 'Set up your programme' })
  await back.click()
  await expect(card.getByRole('status')).toHaveText('1 of 10 done')
  await expect(step('Name and look')).toContainText('Your name stands beside ShineQuo.')
  await expect(back).toHaveCount(0)

  await card.getByRole('link', { name: 'Next: Crisis line and contact' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/admin/care/staff/'))
  await page.getByRole('checkbox', { name: 'Rosa Ortiz' }).check()
  await saved
  await page.getByLabel('Contact address').fill('care@school.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. It shows everywhere from now on.')).toBeVisible()
  // The way back stays on the pages that are opened from there.
  await page.getByRole('link', { name: 'Booking and calls' }).click()
  await back.click()
  await expect(card.getByRole('status')).toHaveText('3 of 10 done')

  // What is skipped stays in sight, and can be taken up.
  const trial = "Go a test student's way"
  await card.getByRole('button', { name: `Skip: ${trial}` }).press('Enter')
  await expect(step(trial)).toContainText('Skipped')
  await expect(card.getByRole('button', { name: `Undo: ${trial}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(trial)).toContainText('Invite yourself as a student')

  const school = { value: 'boston_university', name: 'Boston University', wellness_url: '' }
  await addSchool(app, school)
  await addDomain(app, school.value, 'bu.example')
  await addCoach(app)
  for (const email of ['one@bu.example', 'two@bu.example'])
    await addInvitation(app, { email, role: 'student', first_name: 'New' })
  await page.reload()
  await expect(step('Schools and their email addresses')).toContainText('1 school, 1 address ending')
  await expect(step('Open the doors')).toContainText('Students are invited.')
  for (const name of ['Keep as it is: Look at the questions', 'Keep as it is: Who decides matches'])
    await card.getByRole('button', { name }).click()
  await expect(step('Who decides matches')).toContainText('Kept as it is')
  // The last one takes the list with it.
  await expect(card.getByRole('button', { name: 'Skip: Check the hours of a coach' })).toHaveCount(0)
  await card.getByRole('button', { name: `Skip: ${trial}` }).press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/admin/settings/set-up')
  await expect(card).toContainText('Everything is there, or skipped by you.')
  await expect(card.getByRole('listitem')).toHaveCount(10)
})
