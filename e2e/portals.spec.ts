import { addCoach, addStudent, DEMO_PASSWORD } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

test('a coach signs in at /coach/login, comes home, signs out', async ({ page, app }) => {
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  await page.goto('/coach')
  await expect(page).toHaveURL(/\/coach\/login$/)
  await page.getByLabel('Email').fill(coach.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/coach$/)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Amara$/ })).toBeVisible()
  await expect(page).toHaveTitle('Today · ShineQuo')
  await page.getByRole('button', { name: 'Coach' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/coach\/login$/)
})

test('a student is refused at the logins of coaches and administrators', async ({ page, app }) => {
  const student = await addStudent(app)
  for (const portal of ['coach', 'admin']) {
    await page.goto(`/${portal}/login`)
    await page.getByLabel('Email').fill(student.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Invalid credentials!')).toBeVisible()
  }
})

test('each role on the pages of another comes to its own home', async ({ page, app, signIn }) => {
  await signIn(await addCoach(app))
  for (const path of ['/home/dashboard', '/scheduler', '/admin', '/coach/nowhere']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/coach$/)
  }
  await signIn(await addStudent(app))
  for (const path of ['/coach', '/admin']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/home\/dashboard$/)
  }
})
