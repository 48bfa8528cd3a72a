import type { Page } from '@playwright/test'
import {
  addCoach,
  addInvitation,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { awaitMail, codeIn, mailsTo } from './mailbox.ts'
import { completeProfile, signUpAndIn } from './student-way.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000
const SUBJECT = 'Confirm your email address'
const newAddress = () => `asha-${crypto.randomUUID()}@school.example`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const line = (page: Page) => page.getByRole('status').filter({ hasText: SUBJECT })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test.use({ timezoneId: 'Asia/Kathmandu' })

test('a student books their way in without a proof, and confirms with one press on the link', async ({
  page,
  app,
}) => {
  const email = newAddress()
  await signUpAndIn(page, email)
  await completeProfile(page, 'Asia/Kathmandu')
  await expect(line(page)).toContainText(`${email}Open our email and press the button in it.`)

  const mail = await awaitMail(app, email, SUBJECT)
  const link = /http\S+verify-email\S+/.exec(mail.text)![0]
  const inbox = await page.context().newPage()
  await inbox.goto(link)
  await expect(inbox.getByLabel('Verification Code')).toHaveValue(codeIn(mail))
  await expect(inbox.getByText(`Did you create an account with ${email}?`)).toBeVisible()
  await button(inbox, 'Confirm').press('Enter')
  await expect(inbox.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible()
  const way = inbox.getByRole('link', { name: 'Go to Dashboard' })
  await expect(way).toBeFocused()
  await way.press('Enter')
  await expect(inbox).toHaveURL(/\/home\/dashboard$/)
  await expect(inbox.getByRole('heading', { level: 1 })).toContainText('Asha')
  await expect(line(inbox)).toHaveCount(0)

  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(line(page)).toHaveCount(0)
})

test('a wrong code says so; a new mail brings a good one, and the way to sign in', async ({ page, app }) => {
  const { email } = await addStudent(app, { email_proved_at: null })
  await page.goto(`/verify-email?email=${encodeURIComponent(email)}`)
  await button(page, 'Confirm').click()
  await expect(page.getByText('Please enter a valid 6-digit OTP code')).toBeVisible()
  await button(page, 'Send a new code').click()
  await expect(page.getByText(`If ${email} isn't confirmed yet`)).toBeVisible()
  const code = codeIn(await awaitMail(app, email, SUBJECT))
  const field = page.getByLabel('Verification Code')
  await field.fill(wrong(code))
  await button(page, 'Confirm').click()
  await expect(page.getByText("That code didn't match. Check the newest email.")).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByText("That code didn't match.")).toHaveCount(0)
  await button(page, 'Confirm').click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused()
  await page.getByRole('link', { name: 'Sign in' }).press('Enter')
  await expect(page).toHaveURL(/\/login$/)
})

test('a link without its address asks for it', async ({ page, app }) => {
  const { email } = await addStudent(app, { email_proved_at: null })
  await page.goto('/verify-email?code=12')
  await button(page, 'Send a new code').click()
  await expect(page.getByRole('alert')).toHaveText('Email is required')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send a new code').click()
  await page.getByLabel('Verification Code').fill(codeIn(await awaitMail(app, email, SUBJECT)))
  await button(page, 'Confirm').click()
  await expect(page.getByText(`Thank you. ${email} is confirmed.`)).toBeVisible()
})

test('who may book no second session before a proof asks for the mail where they book', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { email_proved_at: null, proved_school: null })
  const coach = await addCoach(app)
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() + 30 * HOUR)
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await page
    .getByRole('grid')
    .getByRole('button', { name: /, times available$/ })
    .last()
    .click()
  await page.getByRole('option').last().click()
  await button(page, 'Confirm Booking').click()
  const session = page.getByRole('region', { name: 'Your session' })
  await expect(session.getByRole('alert')).toContainText('until you confirm your email address')
  await button(page, 'Send a new email').press('Enter')
  await expect(line(page)).toContainText(`${student.email}A new email is on its way.`)
  await awaitMail(app, student.email, SUBJECT)
  await expectNoFindings(page)
})

test('the line on the dashboard sends another mail, and is dismissed until the next visit', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { email_proved_at: null })
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.route('**/api/verify-email/resend/', (route) => route.fulfill({ status: 418, json: {} }), {
    times: 1,
  })
  await button(page, 'Send a new email').click()
  await expect(line(page)).toContainText('An error occurred. Please try again.')
  await button(page, 'Send a new email').click()
  await expect(line(page)).toContainText(`${student.email}A new email is on its way.`)
  await awaitMail(app, student.email, SUBJECT)
  await button(page, 'Not now').press('Enter')
  await expect(line(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await page.goto('/home/userProfile')
  await expect(line(page)).toBeVisible()
  await expect(button(page, 'Not now')).toHaveCount(0)
  expect(mailsTo(app, student.email, SUBJECT)).toHaveLength(1)
})

test('an invitation lets its owner in although a stranger signed up with the address', async ({
  page,
  app,
  browser,
}) => {
  const email = newAddress()
  const context = await browser.newContext({ baseURL: app.url, timezoneId: 'Asia/Kathmandu' })
  const stranger = await context.newPage()
  await signUpAndIn(stranger, email)

  await page.goto(await addInvitation(app, { email, role: 'student', first_name: 'Ines' }))
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByLabel('Confirm password').fill(DEMO_PASSWORD)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await button(page, 'Join ShineQuo').click()
  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ines')

  await stranger.goto('/onboarding')
  await expect(stranger).toHaveURL(/\/login$/)
  await context.close()
})
