import { expect, test } from './browser-test.ts'

test('login shows the first failing rule, in order', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('somebody')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('somebody@school.example')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
})
