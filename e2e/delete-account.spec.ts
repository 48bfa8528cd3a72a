import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const DAY = 86_400_000
const nextNoon = (days: number) => Math.ceil(now() / DAY) * DAY + days * DAY + 17 * 3_600_000

test('student: by keyboard the account is to be deleted, every page says so, and one press keeps it', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Jonas', last_name: 'Falk' })
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, nextNoon(1))
  await addSession(app, student.profileId, coach.profileId, nextNoon(12))
  await signIn(student)
  await page.goto('/home/userProfile/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('list', { name: 'These sessions will still take place' })).toContainText(
    'Jonas Falk',
  )
  await expect(
    dialog
      .getByRole('list', { name: 'These sessions will be cancelled when your account is deleted' })
      .getByRole('listitem'),
  ).toHaveCount(1)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('Your password').fill('not the one I have')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText("This isn't your current password.")).toBeVisible()
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  const banner = page.getByRole('region', { name: 'Your account' })
  await expect(banner).toContainText(/Your account will be deleted on \w+ \d+, \d{4}\./)
  await page.goto('/home/dashboard')
  await expect(banner).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.goto('/scheduler')
  await banner.getByRole('button', { name: 'Keep my account' }).press('Enter')
  await expect(page.getByText("Your account won't be deleted.")).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/home/userProfile/privacy')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('coach: the account is to be deleted, and kept again', async ({ page, app, signIn }) => {
  const coach = await addCoach(app)
  await signIn(coach)
  await page.goto('/coach/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('You have no upcoming sessions.')
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  const banner = page.getByRole('region', { name: 'Your account' })
  await expect(banner).toBeVisible()
  await page.goto('/coach')
  await banner.getByRole('button', { name: 'Keep my account' }).click()
  await expect(banner).toHaveCount(0)
})

test('administrator: begins and ends it for somebody, with a reason', async ({ page, app, signIn }) => {
  const admin = await addAdmin(app)
  const student = await addStudent(app, { first_name: 'Leaving', last_name: `Person ${now()}` })
  await signIn(admin)
  await page.goto(`/admin/people?search=${encodeURIComponent(student.email)}`)
  const acts = page.getByRole('button', { name: /^Actions for Leaving/ })
  await acts.click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  await page.getByLabel('Reason').fill('Asked for it by letter')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText(/^Will be deleted on /)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await acts.click()
  await page.getByRole('menuitem', { name: 'Keep account' }).click()
  await page.getByLabel('Reason').fill('Changed their mind')
  await page.getByRole('button', { name: 'Keep account' }).click()
  await expect(page.getByText(/^Will be deleted on /)).toHaveCount(0)
})
