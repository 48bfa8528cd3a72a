import { addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const PASSWORD = 'Shine-demo-2026!'

test('a coach at the door of students finds their own, with the address that was typed', async ({
  page,
  app,
}) => {
  const coach = await addCoach(app)
  await page.goto('/login')
  await page.getByLabel('Email').fill(coach.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Invalid credentials!')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in here.' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back, coach' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(coach.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  for (const [name, path] of [
    ['Staff sign-in', '/admin/login'],
    ['Coach sign-in', '/coach/login'],
    ['Student sign-in', '/login'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByLabel('Email')).toHaveValue(coach.email)
  }
})

test('going back closes an open dialog instead of leaving the page', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  await page.getByRole('link', { name: 'User Profile' }).click()
  await page.getByRole('link', { name: 'Sign-in and security' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/home\/userProfile\/security$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/userProfile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home\/events$/)
})
