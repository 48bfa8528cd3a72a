import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { expect } from './browser-test.ts'
import type { Hands } from './hands.ts'
import { awaitMail } from './mailbox.ts'
import { button, field } from './page-parts.ts'

/* Actions of the tests of joining, on the pages of administrators and joining coaches. */

export const PASSWORD = 'A-quiet-river-42'
/** A picture of one white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

/** Invites a person on the page of a signed-in administrator. */
export async function inviteAsAdmin(
  page: Page,
  email: string,
  role: 'Coach' | 'Student',
  first = '',
): Promise<void> {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
}

/** The path of the link in invitation mail number `count` to an address. */
export async function invitationLink(app: BrowserApp, email: string, count = 1): Promise<string> {
  const { text } = await awaitMail(app, email, 'You are invited', count)
  return new URL(/https?:\S+\/invitation\/\S+/.exec(text)![0]).pathname
}

/** Fills in the form of an invitation, and joins. */
export async function join(page: Page, last: string, first?: string): Promise<void> {
  if (first !== undefined) await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join ShineQuo' }).click()
}

/** Opens an invitation that names nobody, and joins, told with any hands. */
export async function joinByHand(
  { page, hands }: { readonly page: Page; readonly hands: Hands },
  path: string,
  first: string,
  last: string,
): Promise<void> {
  await page.goto(path)
  await hands.write(field(page, 'First name'), first)
  await hands.write(field(page, 'Last name'), last)
  await hands.write(field(page, 'Password'), PASSWORD)
  await hands.write(field(page, 'Confirm password'), PASSWORD)
  await hands.tick(page.getByRole('checkbox'))
  await hands.press(button(page, 'Join ShineQuo'))
}

/** Completes a joining coach's steps on their own page except the hours, with a listed area and language. */
export async function fillOwnPage(coach: Page, focus: string, language: string): Promise<void> {
  await coach.getByRole('link', { name: /^Picture.*to do/ }).click()
  await coach.getByRole('button', { name: 'Add a picture' }).click()
  await coach
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await coach.getByRole('button', { name: 'Save Picture' }).click()
  await expect(coach.getByText('Profile picture uploaded successfully!')).toBeVisible()

  await coach.getByLabel('Focus area').fill(focus)
  await coach.getByRole('group', { name: 'What you work on' }).getByRole('checkbox', { name: focus }).check()
  const about = coach.getByRole('textbox', { name: 'About you' })
  await about.click()
  await coach.keyboard.type('I listen ')
  await coach.getByRole('button', { name: 'Bold' }).click()
  await expect(coach.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  // The button returns the focus with the next frame.
  await expect(about).toBeFocused()
  await coach.keyboard.type('first')
  await coach.getByRole('button', { name: 'Save about you' }).click()
  const preview = coach.getByRole('region', { name: 'What students see' })
  await expect(preview.getByText('I listen first')).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('first')

  await coach.getByLabel('Languages', { exact: true }).fill(language)
  await coach
    .getByRole('group', { name: 'Languages you coach in' })
    .getByRole('checkbox', { name: language })
    .check()
  await coach.getByRole('button', { name: 'Save languages and time zone' }).click()
  await expect(preview.getByText(language)).toBeVisible()
}
