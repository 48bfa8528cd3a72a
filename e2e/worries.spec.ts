import { addAdmin, addCoach, addMatch, addNote, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { storageOf } from './signed-in.ts'

/** These tests choose the staff of the whole programme. */
const test = shared.extend({ app: ownApp() })

test('a coach hands a note over to named staff, sees who read and closed it, and the student sees that, too', async ({
  page,
  app,
  browser,
  signIn,
}) => {
  const admin = await addAdmin(app, { first_name: 'Rosalind', last_name: 'Named' })
  await addAdmin(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const student = await addStudent(app, { first_name: 'Jordan', last_name: 'Lee' })
  await addMatch(app, student.profileId, coach.profileId)
  const text = 'Said that nobody would notice.'
  await addNote(app, { coach_id: coach.profileId, student_profile_id: student.profileId, text })
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  await page.getByRole('button', { name: 'Hand over to staff' }).click()
  const dialog = page.getByRole('dialog', { name: "I'm worried about Jordan" })
  await expect(dialog.getByLabel('What worries you')).toHaveValue(text)
  await expect(dialog).toContainText("This isn't an emergency service")
  await expect(dialog.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(dialog.getByText('Please choose who should read this')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Rosalind Named' }).check()
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  const worries = page.getByRole('region', { name: 'Worries' })
  await expect(worries).toContainText('To Rosalind Named')
  await expect(worries).toContainText('Not read yet')

  const office = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, admin) })
  const desk = await office.newPage()
  await desk.goto('/admin/care')
  const row = desk.getByRole('listitem').filter({ hasText: 'Jordan Lee' })
  await expect(row).toContainText('From Amara Obi · For Rosalind Named')
  await row.getByRole('button', { name: 'Read and answer' }).click()
  const opened = desk.getByRole('dialog', { name: 'Jordan Lee' })
  await expect(opened).toContainText(text)
  await expect(worries).toContainText('Read by Rosalind Named')
  await opened.getByLabel('What was done').fill('Called, and met the same day.')
  await opened.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(opened).toHaveCount(0)
  await expect(worries).toContainText('Closed by Rosalind Named')
  await office.close()

  const own = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const profile = await own.newPage()
  await profile.goto('/home/userProfile/privacy')
  await expect(profile.getByText('Was worried about you and told staff of the programme')).toBeVisible()
  await expect(profile.getByText('Read what your coach told staff about a worry')).toBeVisible()
  await expect(profile.getByText(text)).toHaveCount(0)
  await own.close()
})

test('administrators choose who takes worries', async ({ page, app, signIn }) => {
  const admin = await addAdmin(app, { first_name: 'Odette', last_name: 'Chooses' })
  await signIn(admin)
  await page.goto('/admin/care?list=settings')
  const takes = page.getByRole('region', { name: 'Who takes worries' })
  const own = takes.getByRole('checkbox', { name: 'Odette Chooses' })
  await expect(own).not.toBeChecked()
  const saved = page.waitForResponse((response) => response.url().endsWith('/admin/care/staff/'))
  await own.check()
  await saved
  await page.reload()
  await expect(own).toBeChecked()
  const taken = page.waitForResponse((response) => response.url().endsWith('/admin/care/staff/'))
  await own.uncheck()
  await taken
  await expect(own).not.toBeChecked()
})
