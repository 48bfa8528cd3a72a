import { giveFeedback } from '@shinequo/contract/feedback'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

test('what is new to a coach is counted in the menu, live, and seen on one device it is seen on all', async ({
  page,
  app,
  browser,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  await addMatch(app, student.profileId, coach.profileId)
  const ended = await addSession(app, student.profileId, coach.profileId, now() - 3 * HOUR)
  await signIn(coach)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const live = page.waitForEvent('websocket')
  await page.goto('/coach/profile')
  await live
  await expect(menu.getByRole('link', { name: 'Today', exact: true })).toBeVisible()

  const rate = { ...giveFeedback, path: `/bookings/${ended}/` }
  const elsewhere = await browser.newContext({
    baseURL: app.url,
    storageState: await storageOf(app, coach),
  })
  const phone = await elsewhere.newPage()
  await phone.setViewportSize({ width: 1280, height: 800 })
  await phone.goto('/coach/profile')
  await callAs(app, student, rate, { coach_rating: 4 })
  await expect(menu.getByRole('link', { name: 'Today 1 new: 1 rating' })).toBeVisible()
  const onPhone = phone.getByRole('navigation', { name: 'Main' })
  await expect(onPhone.getByRole('link', { name: 'Today 1 new: 1 rating' })).toBeVisible()

  await menu.getByRole('link', { name: 'Today' }).click()
  await expect(page.getByRole('region', { name: "What's new" })).toContainText('4')
  await expect(menu.getByRole('link', { name: 'Today', exact: true })).toBeVisible()
  await expect(onPhone.getByRole('link', { name: 'Today', exact: true })).toBeVisible()
  await elsewhere.close()
})

test('a coach turns the mail about ratings off', async ({ page, app, signIn }) => {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  await signIn(coach)
  await page.goto('/coach/account')
  const ratings = page.getByRole('checkbox', { name: 'New ratings, once a day' })
  await expect(ratings).toBeChecked()
  const saved = page.waitForResponse((response) => response.url().endsWith('/notification-choices/'))
  await ratings.uncheck()
  await saved
  await page.reload()
  await expect(ratings).not.toBeChecked()
})
