import { addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const NEW_PASSWORD = 'Lantern-on-7-hills!'

test('login shows the first failing rule, in order', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page).toHaveTitle('Welcome back! · ShineQuo')
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await expect(page.getByText('Sign in to your account')).toBeVisible()
  const rules = ['Email is required', 'Please enter a valid email address', 'Password is required']
  const onlyRule = async (rule: string) => {
    await page.getByRole('button', { name: 'Login' }).click()
    for (const one of rules) await expect(page.getByText(one)).toHaveCount(one === rule ? 1 : 0)
  }
  await onlyRule('Email is required')
  await page.getByLabel('Email').fill('some body@school.example')
  await onlyRule('Please enter a valid email address')
  await page.getByLabel('Email').fill('somebody@school.example')
  await onlyRule('Password is required')
})

test('a wrong password is answered with Invalid credentials! and stores nothing', async ({ page, app }) => {
  const student = await addStudent(app)
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('accessToken', 'of somebody before'))
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill('not-this-one-1')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials!')).toBeVisible()
  expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ])
  await expect(page).toHaveURL(/\/login$/)
})

test('login keeps both tokens and leads to the dashboard; the button says what it does', async ({
  page,
  app,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/login/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email.toUpperCase())
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  held.resolve()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Maya$/ }),
  ).toBeVisible()
  const stored = await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])
  expect(stored.every((token) => typeof token === 'string' && token.length > 20)).toBe(true)
})

test('an answer without tokens is no login', async ({ page }) => {
  await page.route('**/api/login/', (route) => route.fulfill({ json: { access: 'only one' } }))
  await page.goto('/login')
  await page.getByLabel('Email').fill('somebody@school.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Failed to retrieve authentication tokens.')).toBeVisible()
})

test('sign-up names what each field lacks', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Create an account.' }).click()
  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const rule of [
    'Email is required',
    'First name is required',
    'Last name is required',
    'Password is required',
  ])
    await expect(page.getByText(rule)).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('seven77')
  await page.getByLabel('Confirm password').fill('other777')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
})

test('the password hints are ticked off while one types, and never stop anyone', async ({ page }) => {
  await page.goto('/signup')
  const hints = page.getByRole('list', { name: 'A good password has' }).getByRole('listitem')
  await expect(hints).toHaveText([
    'More than 8 characters',
    'An uppercase letter',
    'A lowercase letter',
    'A number',
    'A special character',
  ])
  await page.getByLabel('Password', { exact: true }).fill('lantern7')
  await expect(hints.filter({ hasText: 'done' })).toHaveText([/^A lowercase letter/, /^A number/])
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await expect(hints.filter({ hasText: 'done' })).toHaveCount(5)
})

test('sign-up asks for the terms, makes the account and leads to login', async ({ page, app }) => {
  const email = `maya-${Date.now()}@school.example`
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByLabel('Confirm password').fill('hillside lantern')
  await page.getByRole('button', { name: 'Create account' }).click()
  const terms = page.getByRole('checkbox', { name: /terms/i })
  await expect(terms).toBeFocused()
  expect(await terms.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true)
  await terms.check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('hillside lantern')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/onboarding$/)
  expect(app.url).toContain(new URL(page.url()).host)
})

test('a taken address is said above the form, and nothing typed is lost', async ({ page, app }) => {
  const { email } = await addStudent(app)
  await page.goto('/register')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Torres')
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const said = page.getByText('An account with this email already exists')
  await expect(said.first()).toBeVisible()
  const [message, field] = [await said.first().boundingBox(), await page.getByLabel('Email').boundingBox()]
  expect(message!.y).toBeLessThan(field!.y)
  await expect(page.getByLabel('First name')).toHaveValue('Maya')
})
