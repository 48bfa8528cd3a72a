import type { Page } from '@playwright/test'
import {
  addAdmin,
  addCoach,
  addInvitation,
  addStudent,
  DEMO_PASSWORD,
  givePassword,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const SHORT = 'quiet river 42'
const LONG = 'seven quiet rivers'
const TOO_SHORT = 'Please use at least 15 characters'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Login' }).press('Enter')
}

const SIDES = {
  coach: { add: addCoach, home: /\/coach$/ },
  admin: { add: addAdmin, home: /\/admin$/ },
} as const

for (const [side, { add, home }] of Object.entries(SIDES)) {
  test(`${side}: a password that is too short by now is changed on the way in, and then signs in`, async ({
    page,
    app,
  }) => {
    const person = await add(app, { first_name: 'Ines', last_name: 'Moreau' })
    await givePassword(app, person, SHORT)
    await page.goto(`/${side}/login`)
    await signIn(page, person.email, SHORT)
    const heading = page.getByRole('heading', { name: 'Choose a longer password' })
    await expect(heading).toBeFocused()
    await expect(page).toHaveTitle('Choose a longer password · ShineQuo')
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email)
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()

    const [next, again] = [field(page, 'New password'), field(page, 'Confirm new password')]
    await expect(next).toHaveAttribute('autocomplete', 'new-password')
    await expect(next).toHaveAccessibleDescription(/^At least 15 characters/)
    await next.fill('quiet river 43')
    await again.fill('quiet river')
    await again.press('Enter')
    await expect(page.getByText(TOO_SHORT)).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await expect(next).toBeFocused()

    await next.fill('Ines Moreau 2026')
    await again.fill('Ines Moreau 2026')
    await again.press('Enter')
    await expect(next).toHaveAccessibleDescription(/mostly your own name/)

    await next.fill(LONG)
    await again.fill(LONG)
    await again.press('Enter')
    await expect(page).toHaveURL(home)
    await awaitMail(app, person.email, 'password')

    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/${side}/login`)
    await signIn(page, person.email, SHORT)
    await expect(page.getByText('Invalid credentials!')).toBeVisible()
    await signIn(page, person.email, LONG)
    await expect(page).toHaveURL(home)
  })
}

test('the way back from the longer password, a reload, and one that was changed elsewhere meanwhile', async ({
  page,
  app,
}) => {
  const coach = await addCoach(app)
  await givePassword(app, coach, SHORT)
  await page.goto('/coach/login')
  await signIn(page, coach.email, SHORT)
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(field(page, 'Email')).toHaveValue(coach.email)
  await expect(field(page, 'Password')).toHaveValue('')
  await signIn(page, coach.email, SHORT)
  await page.reload()
  await expect(field(page, 'Password')).toHaveValue('')
  await signIn(page, coach.email, SHORT)
  await expect(page.getByRole('heading', { name: 'Choose a longer password' })).toBeVisible()
  await givePassword(app, coach, LONG)
  for (const label of ['New password', 'Confirm new password'])
    await field(page, label).fill('eight quiet rivers')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page.getByText('Invalid credentials!')).toBeVisible()
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await signIn(page, coach.email, LONG)
  await expect(page).toHaveURL(/\/coach$/)
})

test('an invitation asks a coach for 15 characters, a student for 8 with hints', async ({ page, app }) => {
  const invited = { email: 'ines.moreau@school.example', first_name: 'Ines' }
  await page.goto(await addInvitation(app, { ...invited, role: 'coach' }))
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/^At least 15 characters/)
  await expect(page.getByRole('list', { name: 'A good password has' })).toHaveCount(0)
  await field(page, 'Password').fill(SHORT)
  await page.getByRole('button', { name: 'Join ShineQuo' }).click()
  await expect(page.getByText(TOO_SHORT)).toBeVisible()
  await page.goto(await addInvitation(app, { ...invited, email: 'maya@school.example', role: 'student' }))
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Must be at least 8 characters')
  await expect(page.getByRole('list', { name: 'A good password has' })).toBeVisible()
})

test('a sign-up says why a password is refused, and keeps everything else', async ({ page }) => {
  await page.goto('/register')
  await field(page, 'Email').fill('mira@school.example')
  await field(page, 'First name').fill('Mira')
  await field(page, 'Last name').fill('Sandoval')
  await page.getByRole('checkbox').check()
  for (const [password, reason] of [
    ['Password1!', /most common leaked/],
    ['aaaaaaaa', /repeats a few characters/],
    ['        ', /only spaces/],
    ['shinequo', /such as ShineQuo/],
  ] as const) {
    await field(page, 'Password').fill(password)
    await field(page, 'Confirm password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(field(page, 'Password')).toHaveAccessibleDescription(reason)
    await expect(field(page, 'Password')).toBeFocused()
  }
  await field(page, 'Password').fill('тихая река')
  await field(page, 'Confirm password').fill('тихая река')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a refusal takes the focus once, and not from where the person has gone since', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill(`hurried-${now()}@school.example`)
  await field(page, 'First name').fill('Hana')
  await field(page, 'Last name').fill('Hurried')
  await page.getByRole('checkbox').check()
  await field(page, 'Password').fill('Password1!')
  await field(page, 'Confirm password').fill('Password1!')
  // The person continues as soon as the refusal is on the page, before anything else can run.
  await field(page, 'Password').evaluate((password) => {
    new MutationObserver((_changes, observer) => {
      if (password.getAttribute('aria-invalid') !== 'true') return
      observer.disconnect()
      document.querySelector<HTMLElement>('input[name="email"]')?.focus()
    }).observe(password, { attributeFilter: ['aria-invalid'] })
  })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/most common leaked/)
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled()
  await expect(page.getByLabel('Email')).toBeFocused()
})

const OWN = {
  student: {
    add: addStudent,
    account: '/home/userProfile/security',
    login: '/login',
    home: /\/home\/dashboard$/,
  },
  coach: { add: addCoach, account: '/coach/account', login: '/coach/login', home: /\/coach$/ },
  admin: { add: addAdmin, account: '/admin/account', login: '/admin/login', home: /\/admin$/ },
} as const

for (const [side, { add, account, login, home }] of Object.entries(OWN)) {
  test(`${side}: changes the own password by keyboard, stays signed in, and others are out`, async ({
    page,
    app,
    browser,
    signIn: signInAs,
  }) => {
    const person = await add(app)
    const elsewhere = await browser.newContext({ storageState: await storageOf(app, person) })
    await signInAs(person)
    await page.goto(account)
    await page.getByRole('button', { name: 'Change password' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change your password' })
    await expect(dialog.getByLabel('Current password')).toHaveAttribute('autocomplete', 'current-password')
    await dialog.getByLabel('Current password').fill('not this one')
    await dialog.getByLabel('New password', { exact: true }).fill(LONG)
    await dialog.getByLabel('Confirm new password').fill(LONG)
    await dialog.getByLabel('Confirm new password').press('Enter')
    await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
      /isn't your current password/,
    )
    await expect(dialog.getByLabel('Current password')).toBeFocused()
    await dialog.getByLabel('Current password').fill(DEMO_PASSWORD)
    await dialog.getByLabel('Confirm new password').press('Enter')
    await expect(page.getByText('Your password has been changed.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()

    const other = await elsewhere.newPage()
    await other.goto(`${app.url}${account}`)
    await expect(other).toHaveURL(new RegExp(`${login}$`))
    await signIn(other, person.email, LONG)
    await expect(other).toHaveURL(home)
    await elsewhere.close()
  })
}
