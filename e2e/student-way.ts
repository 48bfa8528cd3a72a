import type { Page } from '@playwright/test'
import { expect } from './browser-test.ts'
import { now } from './test-time.ts'
import { greetingAt } from './wall-time.ts'

/* Asha Gurung's path from the first page to a request for a coach. */

/** The language of these tests' students; hardly any other coach speaks it. */
export const LANGUAGE = 'Nepali'
export const FOCUS = 'Career direction and internships'
const PASSWORD = 'hillside lantern 7'

/** Signs up a student with this address by the form, and signs in. */
export async function signUpAndIn(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create an account.' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Gurung')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
}

/** Completes the profile after sign-up, for a student in `zone`. */
export async function completeProfile(page: Page, zone: string): Promise<void> {
  await expect(page.getByRole('heading', { name: /Asha.*Shine/ })).toBeVisible()
  const done = page.getByRole('button', { name: 'Go to the Dashboard' })
  await done.click()
  for (const rule of [
    'School Name',
    'Degree Name',
    'Course Name',
    'State Name',
    'City Name',
    'Language',
    'Identity',
    'Sex',
  ])
    await expect(page.getByText(`${rule} is required`)).toBeVisible()
  await page.getByLabel('School').selectOption('Boston University')
  await page.getByLabel('Degree').selectOption('Bachelors Degree')
  await page.getByLabel('Course').fill('Biology')
  await page.getByLabel('State', { exact: true }).fill('Massachusetts')
  await page.getByLabel('City', { exact: true }).fill('Boston')
  await page.getByLabel('Language preference').fill(LANGUAGE)
  await page.getByLabel('Ethnicity').selectOption('Wish not to disclose')
  await page.getByLabel('Gender').selectOption('Non Binary/Gender Diverse')
  await done.click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  const greeting = greetingAt(new Date(now()).toISOString(), zone)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${greeting}, Asha`)
}

/** Answers the default questions: Nepali, and help with a career. */
export async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Find a coach' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Find Your Coach' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('This question is required')).toHaveCount(7)
  await expect(page.getByText('This field is required')).toHaveCount(2)
  await page.getByRole('radio', { name: 'To find out what I want' }).check()
  await page.getByLabel('What is hard right now?').selectOption(FOCUS)
  await page.getByLabel('Which language would you like to speak').selectOption(LANGUAGE)
  await page.getByRole('radio', { name: 'Any time of day' }).check()
  await page.getByRole('radio', { name: 'Plan small steps with me' }).check()
  await page.getByLabel('What would you like your coach to know').selectOption('No preference')
  await page.getByRole('radio', { name: 'No preference' }).check()
  await page.getByLabel('What would make this term a good one').fill('An internship in spring.')
  await page.getByLabel('What should your coach know').fill('Mornings are hard.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/home\/requestrecieved$/)
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible()
  await expect(
    page.getByText('We have received your request and are working on matching you with the best coach.'),
  ).toBeVisible()
  await expect(page.getByText('Hold tight! You will receive an update soon.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
}
