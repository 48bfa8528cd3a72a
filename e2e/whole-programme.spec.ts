import type { Browser, Locator, Page } from '@playwright/test'
import { inviteFirstAdmin } from '@shinequo/server/testing/browser-seeds'
import { openEmbeddedTestDatabase } from '@shinequo/server/testing/test-database'
import { startUsualApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { cell, drag, openHours, saveAndWait } from './hours-page.ts'
import { fillOwnPage, invitationLink, inviteAsAdmin, join } from './joining-page.ts'
import { awaitMail, endUndo } from './mailbox.ts'
import { answerQuestions, completeProfile, FOCUS, LANGUAGE, signUpAndIn } from './student-way.ts'

const PARIS = 'Europe/Paris'
const NEW_YORK = 'America/New_York'
const REASON = 'I have come down with a fever.'
const TIME = /\d:\d\d [AP]M - \d/

/** Uses its own empty application, on the embedded engine, which browser tests otherwise leave to API tests. */
const test = base.extend({ app: ownApp(() => startUsualApp({ database: openEmbeddedTestDatabase })) })

/** A separate browser context. */
async function browserIn(browser: Browser, baseURL: string, timezoneId: string): Promise<Page> {
  return await (await browser.newContext({ baseURL, timezoneId })).newPage()
}

/** Books the first time of the first day that has any, and returns its text. */
async function bookFirstTime(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: /, times available$/ })
    .first()
    .click()
  const time = page.getByRole('option', { name: TIME }).first()
  const words = (await time.innerText()).trim()
  await time.click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  return words
}

const upcoming = (page: Page): Locator => page.getByRole('region', { name: 'Upcoming sessions', exact: true })

test('a whole programme from nothing: invited, joined, painted, matched, booked, called off and booked anew', async ({
  page: admin,
  app,
  browser,
}) => {
  test.setTimeout(240_000)
  const [rosa, ines, asha] = ['rosa@school.example', 'ines@school.example', 'asha@school.example']

  // The startup invites the first administrator, who invites a coach.
  await inviteFirstAdmin(app, rosa)
  await admin.goto(await invitationLink(app, rosa))
  await expect(admin.getByText(`You're joining ShineQuo as an administrator with ${rosa}`)).toBeVisible()
  await join(admin, 'Ortiz', 'Rosa')
  await expect(admin).toHaveURL(/\/admin$/)
  await inviteAsAdmin(admin, ines, 'Coach', 'Ines')

  // The coach joins: account, page, and hours painted in the week.
  const coach = await browserIn(browser, app.url, PARIS)
  // The mailbox page shows what had been sent when it was loaded.
  await invitationLink(app, ines)
  await coach.goto('/dev/mailbox')
  await coach.getByRole('article').filter({ hasText: ines }).getByRole('link').first().click()
  await expect(coach.getByRole('heading', { name: 'Welcome, Ines!' })).toBeVisible()
  await join(coach, 'Moreau')
  await expect(coach).toHaveURL(/\/coach$/)
  await expect(coach.getByText('1 of 6 done')).toBeVisible()
  await fillOwnPage(coach, FOCUS, LANGUAGE)
  await coach.getByRole('link', { name: 'First steps' }).click()
  await expect(coach.getByText('5 of 6 done')).toBeVisible()
  await openHours(coach)
  await drag(coach, cell(coach, 'Monday 2:00 PM'), cell(coach, 'Sunday 7:30 PM'))
  await saveAndWait(coach)
  await coach.goto('/coach')
  await expect(coach.getByText('All done, thank you.')).toBeVisible()

  // A coach is offered only after an administrator's approval.
  await admin.goto('/admin/people?state=waiting&search=Ines+Moreau')
  await admin.getByRole('link', { name: 'Review Ines Moreau' }).click()
  const own = admin.url().split('/').at(-1)
  const student = await browserIn(browser, app.url, NEW_YORK)
  await signUpAndIn(student, asha)
  await completeProfile(student, NEW_YORK)
  await student.goto(`/home/selectcoach/${own}`)
  await expect(student.getByText(`No coach found with ID: ${own}`)).toBeVisible()
  await expect(admin.getByText('I listen first')).toBeVisible()
  await admin.getByRole('button', { name: 'Approve Ines' }).click()
  await expect(admin.getByText('Students can find Ines.')).toBeVisible()
  await awaitMail(app, ines, 'Students can find you now')

  // The student is matched and books.
  await student.goto('/home/dashboard')
  await answerQuestions(student)
  const match = student
    .getByRole('region', { name: 'Matched coaches' })
    .getByRole('link', { name: 'Ines Moreau' })
  await expect(async () => {
    if (!(await match.isVisible())) await student.reload()
    await expect(match).toBeVisible({ timeout: 2000 })
  }).toPass()
  await match.click()
  await student.getByRole('link', { name: 'Book Session with Ines' }).click()
  const first = await bookFirstTime(student)

  // Both see the session, each in their own zone.
  await student.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(upcoming(student)).toContainText('Ines Moreau')
  await expect(upcoming(student)).toContainText(first)
  await coach.goto('/coach/sessions')
  const booked = coach
    .getByRole('tabpanel', { name: 'Upcoming' })
    .getByRole('listitem')
    .filter({ hasText: 'Asha Gurung' })
  await expect(booked).toContainText(`${first} for Asha (New York)`)
  await coach.goto('/coach/students')
  await expect(coach.getByRole('link', { name: /Asha Gurung/ })).toBeVisible()

  // The coach cancels it; the student sees that on their page, and books a time nearby.
  await coach.goto('/coach/sessions')
  await booked.getByRole('button', { name: 'Cancel' }).click()
  await coach.getByLabel('Reason').fill(REASON)
  await coach.getByRole('button', { name: 'Cancel session' }).click()
  await expect(coach.getByText("We'll tell Asha in a minute.")).toBeAttached()
  await endUndo(app)
  expect((await awaitMail(app, asha, 'Ines Moreau had to cancel your session')).text).toContain(REASON)
  await student.reload()
  await expect(upcoming(student).getByText(REASON)).toBeVisible()
  await upcoming(student).getByRole('link', { name: TIME }).first().click()
  await student.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(student.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await coach.reload()
  await expect(booked).toHaveCount(1)
  await coach.context().close()
  await student.context().close()
})
