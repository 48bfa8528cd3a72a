import type { Page } from '@playwright/test'
import { saveHours } from '@shinequo/contract/availability'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addAdmin, addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail, mailsTo } from './mailbox.ts'

const PASSWORD = 'A-quiet-river-42'
/** A picture of one white pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
)

async function inviteAsAdmin(
  page: Page,
  email: string,
  role: 'Coach' | 'Student',
  first = '',
): Promise<void> {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
}

/** The link of the newest mail to an address. */
async function invitationLink(app: BrowserApp, email: string, count = 1): Promise<string> {
  const { text } = await awaitMail(app, email, 'You are invited', count)
  return new URL(/https?:\S+\/invitation\/\S+/.exec(text)![0]).pathname
}

async function join(page: Page, last: string): Promise<void> {
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Join ShineQuo' }).click()
}

test('an administrator invites, a coach joins step by step, and once approved a student sees the coach', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  test.setTimeout(120_000)
  const email = 'ines.moreau@school.example'
  await signIn(await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' }))
  await inviteAsAdmin(page, email, 'Coach', 'Ines')

  const coachContext = await browser.newContext({ baseURL: app.url, timezoneId: 'Europe/Paris' })
  const coach = await coachContext.newPage()
  await coach.goto('/dev/mailbox')
  await coach.getByRole('article').filter({ hasText: email }).getByRole('link').first().click()
  await expect(coach.getByRole('heading', { name: 'Welcome, Ines!' })).toBeVisible()
  await expect(coach.getByText(`You join ShineQuo as a coach with ${email}`)).toBeVisible()
  await join(coach, 'Moreau')
  await expect(coach).toHaveURL(/\/coach$/)
  await expect(coach.getByText('1 of 6 done')).toBeVisible()

  await coach.getByRole('link', { name: /^Picture.*to do/ }).click()
  await coach.getByRole('button', { name: 'Add a picture' }).click()
  await coach
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await coach.getByRole('button', { name: 'Save Picture' }).click()
  await expect(coach.getByText('Profile picture uploaded successfully!')).toBeVisible()

  await coach.getByLabel('Focus area').fill('Sleep and daily routine')
  const about = coach.getByRole('textbox', { name: 'About you' })
  await about.click()
  await coach.keyboard.type('I listen ')
  await coach.getByRole('button', { name: 'Bold' }).click()
  await expect(coach.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await coach.keyboard.type('first')
  await coach.getByRole('button', { name: 'Save about you' }).click()
  const preview = coach.getByRole('region', { name: 'What students see' })
  await expect(preview.getByText('I listen first')).toBeVisible()
  await expect(preview.locator('strong')).toHaveText('first')

  await coach.getByLabel('Languages', { exact: true }).fill('English, French')
  await expect(coach.getByLabel('Time zone', { exact: true })).toHaveValue('Europe/Paris')
  await coach.getByRole('button', { name: 'Save languages and zone' }).click()
  await expect(preview.getByText('English, French')).toBeVisible()

  await coach.getByRole('link', { name: 'First steps' }).click()
  await expect(coach.getByText('5 of 6 done')).toBeVisible()
  await expect(coach.getByRole('link', { name: /^Weekly hours.*to do/ })).toHaveAttribute(
    'href',
    '/coach/availability',
  )
  await saveWeek(coach)
  await coach.reload()
  await expect(coach.getByText('All done, thank you.')).toBeVisible()

  const student = await addStudent(app)
  const studentContext = await browser.newContext({ baseURL: app.url })
  const studentPage = await studentContext.newPage()
  await signInAt(studentPage, student.email)

  await page.goto('/admin/people')
  await page.getByLabel('State').selectOption('waiting')
  await page.getByRole('link', { name: 'Review Ines Moreau' }).click()
  const own = page.url().split('/').at(-1)
  await studentPage.goto(`/home/selectcoach/${own}`)
  await expect(studentPage.getByText(`No coach found with ID: ${own}`)).toBeVisible()
  await expect(page.getByText('I listen first')).toBeVisible()
  await page.getByRole('button', { name: 'Approve Ines' }).click()
  await expect(page.getByText('Students can find Ines.')).toBeVisible()
  await awaitMail(app, email, 'Students can find you now')

  await studentPage.reload()
  await expect(studentPage.getByRole('heading', { name: 'Ines Moreau' })).toBeVisible()
  await coach.goto('/coach')
  await expect(coach.getByText('Your first steps')).toHaveCount(0)
  await coachContext.close()
  await studentContext.close()
})

/** Nine to five on Mondays, as the page of the weekly hours saves it. */
async function saveWeek(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.accessToken as string)
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api${saveHours.path}`
  const hours = await (await page.request.get(path, { headers })).json()
  const data = { ...hours, weekly_hours: [{ weekday: 1, start_minute: 540, end_minute: 1020 }] }
  expect((await page.request.put(path, { headers, data })).status()).toBe(200)
}

async function signInAt(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Shine-demo-2026!')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
}

test('an invited student comes to the onboarding, and the link is good once', async ({
  page,
  app,
  signIn,
}) => {
  const email = 'invited.student@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Student')
  const link = await invitationLink(app, email)
  await page.goto(link)
  await page.getByLabel('First name').fill('Noor')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
  await join(page, 'Haddad')
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in as a student' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a link sent again kills the one before; one taken back says so', async ({ page, app, signIn }) => {
  const email = 'again@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Coach')
  const first = await invitationLink(app, email)
  await page.goto('/admin/people/invitations')
  await page.getByRole('button', { name: `Send again to ${email}` }).click()
  const second = await invitationLink(app, email, 2)
  expect(mailsTo(app, email, 'You are invited')).toHaveLength(2)
  await page.goto(first)
  await expect(page.getByRole('heading', { name: 'This link is not a good one' })).toBeVisible()
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'Welcome!' })).toBeVisible()
  await page.goto('/admin/people/invitations')
  await page.getByRole('button', { name: `Take back the invitation to ${email}` }).click()
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('The invitation is taken back.')).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
  await page.goto(second)
  await expect(page.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible()
})

test('the form of an invitation names what is wrong and loses nothing', async ({ page, app, signIn }) => {
  const email = 'careful@school.example'
  await signIn(await addAdmin(app))
  await inviteAsAdmin(page, email, 'Coach', 'Ana')
  await page.goto(await invitationLink(app, email))
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Join ShineQuo' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
})

test('the editor by keyboard alone: bold, a list, a link, and Tab leads out', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app, { first_name: 'Amara', description: '' }))
  await page.goto('/coach/profile#about')
  const about = page.getByRole('textbox', { name: 'About you' })
  await about.waitFor()
  await page.getByLabel('Focus area').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(about).toBeFocused()
  await page.keyboard.type('plan')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('rest')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' ')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a link' })
  await dialog.getByLabel('Web address').focus()
  await page.keyboard.type('not an address')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a web address')).toBeVisible()
  await dialog.getByLabel('Web address').fill('example.org/sleep')
  await dialog.getByLabel('Words of the link').fill('my notes')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await about.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Save about you' })).toBeFocused()
  await page.keyboard.press('Enter')
  const preview = page.getByRole('region', { name: 'What students see' })
  await expect(preview.getByRole('listitem')).toHaveText(['plan', 'rest my notes'])
  await expect(preview.getByRole('link', { name: 'my notes' })).toHaveAttribute(
    'href',
    'https://example.org/sleep',
  )
  await expect(preview.locator('strong')).toHaveText('rest')
})
