import { addAdmin, addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { PIXEL } from './joining-page.ts'
import { press } from './keys.ts'
import { mailsTo } from './mailbox.ts'
import { storageOf } from './signed-in.ts'

test('an administrator sees the hours of a coach, asks for changes, and the coach sends the page again', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const coach = await addCoach(app, {
    first_name: 'Greta',
    last_name: 'Review',
    picture: PIXEL,
    approved_at: null,
    hours: [{ weekday: 2, start_minute: 540, end_minute: 720 }],
  })
  await signIn(await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' }))
  await page.goto(`/admin/coaches/${coach.profileId}`)
  const week = page.getByRole('region', { name: 'A usual week' })
  await expect(week.getByText('9:00 AM - 12:00 PM')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for changes' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please write what to change')).toBeVisible()
  await dialog.getByLabel('What to change').fill('Please say how a first session goes.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText("You asked for changes, and Greta hasn't sent")).toBeVisible()
  const history = page.getByRole('list', { name: 'History of this review' }).getByRole('listitem')
  await expect(history).toHaveText([/Changes requested.*Rosa Ortiz.*Please say how a first session goes\./])
  await expect.poll(() => mailsTo(app, coach.email, 'Your page needs some changes').length).toBe(1)

  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, coach) })
  const own = await context.newPage()
  await own.goto('/coach')
  await expect(own.getByRole('heading', { name: 'Please change this' })).toBeVisible()
  await expect(own.getByText('Please say how a first session goes.')).toBeVisible()
  await own.getByRole('button', { name: 'Send again for review' }).press('Enter')
  await expect(own.getByText('Your page is sent for review.')).toBeVisible()
  await expect(own.getByRole('heading', { name: 'Please change this' })).toHaveCount(0)
  await context.close()

  await page.reload()
  await expect(history).toHaveText([/Sent for review again/, /Changes requested/])
  await page.getByRole('button', { name: 'Approve Greta' }).click()
  await expect(page.getByText('Students can find Greta.', { exact: true })).toBeVisible()
})

test('a coach writes a welcome message, which staff and a newly matched student read', async ({
  page,
  app,
  signIn,
}) => {
  const [coach, student] = [await addCoach(app, { first_name: 'Amara', hours: [] }), await addStudent(app)]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(coach)
  await page.goto('/coach/profile')
  const field = page.getByLabel('Welcome message')
  const save = page.getByRole('button', { name: 'Save about you' })
  await field.fill('x'.repeat(501))
  await press(page, save, 'Enter')
  await expect(page.getByText('The message must be at most 500 characters')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('Come as you are.\nWe start with your week.')
  await page.reload()
  await expect(field).toHaveValue('Come as you are.\nWe start with your week.')
  await press(page, save, 'Enter')
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  const word = page.getByRole('region', { name: 'A word from Amara' })
  await expect(word).toContainText('For newly matched students only')

  await signIn(await addAdmin(app))
  await page.goto(`/admin/coaches/${coach.profileId}`)
  await expect(word).toContainText('Come as you are.')

  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(word).toContainText('We start with your week.')
  await expect(word).not.toContainText('For newly matched')
  await signIn(await addStudent(app))
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(page.getByRole('heading', { name: 'About Amara' })).toBeVisible()
  await expect(word).toHaveCount(0)
})
