import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

test('few choices are tiles, two a row, the third of three over the row; more are a dropdown', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  const three = page.getByRole('group', { name: 'How should your coach work with you?' }).locator('label')
  await expect(three).toHaveCount(3)
  const [first, second, third] = await Promise.all([0, 1, 2].map((n) => three.nth(n).boundingBox()))
  expect(second!.y).toBe(first!.y)
  expect(second!.x).toBeGreaterThan(first!.x)
  expect(third!.y).toBeGreaterThan(first!.y)
  expect(third!.width).toBeCloseTo(second!.x + second!.width - first!.x, 0)
  const four = page.getByRole('group', { name: 'When do sessions suit you best?' }).locator('label')
  const tops = await four.evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(2)
  const many = page.getByLabel('What would you most like to work on?')
  await expect(many.locator('option').first()).toHaveText('Select an option')
  await expect(many.locator('option')).toHaveCount(8)
  await expect(page.getByLabel('What would make this term a good one')).toHaveAttribute('rows', '4')
})

test('answers survive a failure and a reload; Cancel leads back', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/findcoach')
  await page.getByLabel('What would you most like to work on?').selectOption('Sleep and daily routine')
  await page.getByLabel('Which language would you like to speak').selectOption('English')
  await page.getByRole('radio', { name: 'Evenings' }).check()
  await page.getByRole('radio', { name: 'Listen while I think aloud' }).check()
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByLabel('What would make this term a good one').fill('Sleep before one.')
  await page.getByLabel('What should your coach know').fill('I am new here.')
  await page.route('**/api/student-responses/', (route) => route.fulfill({ status: 400, json: {} }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Bad request. Please check your input.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Evenings' })).toBeChecked()
  await expect(page.getByLabel('What should your coach know')).toHaveValue('I am new here.')
  await page.getByRole('link', { name: 'Cancel and return to dashboard' }).click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
})

test('questions that do not load say so, in the page and as a toast, and come on Try again', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/questions/', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, json: {} })
  })
  await page.goto('/home/findcoach')
  await expect(page.getByText('Loading questions...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Failed to fetch questions')).toHaveCount(2)
  await page.unroute('**/api/questions/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
})
