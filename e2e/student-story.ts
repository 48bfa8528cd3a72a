import { expect, type Page } from '@playwright/test'
import type { Hands } from './hands.ts'
import { button, field, heading, link } from './page-parts.ts'
import { FOCUS, LANGUAGE } from './student-way.ts'

/* Asha Gurung's first steps, told with any hands. */

export const PASSWORD = 'hillside lantern 7'

export interface Story {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
}

/** Signs up from the first page on. */
export async function signUp({ page, hands, email }: Story): Promise<void> {
  await page.goto('/')
  await hands.press(link(page, 'Create an account.'))
  await expect(heading(page, 'Create an account')).toBeVisible()
  await hands.write(field(page, 'Email'), email)
  await hands.write(field(page, 'First name'), 'Asha')
  await hands.write(field(page, 'Last name'), 'Gurung')
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.write(field(page, 'Confirm password'), PASSWORD)
  await hands.tick(page.getByRole('checkbox', { name: /terms/i }))
  await hands.press(button(page, 'Create account'))
  await expect(heading(page, 'Welcome back!')).toBeVisible()
}

/** Signs in at the page that asks for it. */
export async function signIn({ page, hands, email }: Story): Promise<void> {
  const address = field(page, 'Email')
  if ((await address.inputValue()) === '') await hands.write(address, email)
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.press(button(page, 'Login'))
}

/** Completes the profile of a student of `school`, and arrives at the dashboard. */
export async function completeProfile({ page, hands }: Story, school: string): Promise<void> {
  await expect(heading(page, /Shine/)).toBeVisible()
  await hands.choose(field(page, 'School'), school)
  await hands.choose(field(page, 'Degree'), 'Bachelors')
  await hands.write(field(page, 'Course'), 'Biology')
  await hands.suggest(field(page, 'State'), 'Massachusetts')
  await hands.write(field(page, 'City'), 'Boston')
  await hands.suggest(field(page, 'Language preference'), LANGUAGE)
  await hands.choose(field(page, 'Ethnicity'), 'Wish not')
  await hands.choose(field(page, 'Gender'), 'Non Binary')
  await hands.press(button(page, 'Go to the Dashboard'))
  await expect(heading(page, /^Good .*, Asha$/)).toBeVisible()
}

/** Answers the default questions from the dashboard on, and asks for a coach who speaks `language`. */
export async function answerQuestions({ page, hands }: Story, language = LANGUAGE): Promise<void> {
  await hands.press(page.getByRole('region', { name: 'Find a coach' }).getByRole('link').first())
  await expect(heading(page, 'Find Your Coach')).toBeVisible()
  await hands.radio(page.getByRole('radio', { name: 'To find out what I want' }))
  await hands.choose(page.getByLabel('What is hard right now?'), FOCUS)
  await hands.choose(page.getByLabel('Which language would you like to speak'), language)
  await hands.radio(page.getByRole('radio', { name: 'Any time of day' }))
  await hands.radio(page.getByRole('radio', { name: 'Plan small steps with me' }))
  await hands.choose(page.getByLabel('What would you like your coach to know'), 'No preference')
  await hands.radio(page.getByRole('radio', { name: 'No preference' }))
  await hands.write(page.getByLabel('What would make this term a good one'), 'An internship in spring.')
  await hands.write(page.getByLabel('What should your coach know'), 'Mornings are hard.')
  await hands.press(button(page, 'Submit'))
  await expect(heading(page, 'Request Received!')).toBeVisible()
}

/** Books the second time of the second day that has any: one that is far enough away to be moved. */
export async function book({ page, hands }: Story): Promise<void> {
  const days = page.getByRole('grid')
  await hands.within(days, days.getByRole('button', { name: /, times available$/ }).nth(1))
  const times = page.getByRole('listbox', { name: 'Available Times' })
  await hands.within(times, times.getByRole('option').nth(1))
  await hands.write(page.getByPlaceholder('Enter any notes here...'), 'The third week was hard.')
  await hands.press(button(page, 'Confirm Booking'))
  await expect(heading(page, 'Booking Confirmed!')).toBeVisible()
}
