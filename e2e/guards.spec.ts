import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

test('without a token every signed-in page leads to /login', async ({ page }) => {
  for (const path of [
    '/home',
    '/home/dashboard',
    '/home/selectcoach/anyone/book',
    '/onboarding',
    '/scheduler',
    '/session/any',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('unknown paths lead to /login, signed in or not', async ({ page, app, signIn }) => {
  for (const path of ['/test', '/dashboardtest', '/home/nowhere', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await signIn(await addStudent(app))
  await page.goto('/test')
  await expect(page).toHaveURL(/\/login$/)
})

test('a profile that is not completed leads to /onboarding', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { is_completed: false }))
  for (const path of ['/home/dashboard', '/home/userProfile', '/scheduler']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/onboarding$/)
  }
})

test('the page says Loading... until the profile is there', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  const held = Promise.withResolvers<void>()
  await page.route('**/api/student-profiles/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/home/events')
  await expect(page.getByText('Loading...')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Coming Soon...')).toBeVisible()
})

for (const [what, answer] of [
  ['an error', { status: 403, json: { message: 'No.' } }],
  ['an empty list', { json: [] }],
] as const) {
  test(`${what} in place of the profile leads to /login`, async ({ page, app, signIn }) => {
    await signIn(await addStudent(app))
    await page.route('**/api/student-profiles/', (route) => route.fulfill(answer))
    await page.goto('/home/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  })
}

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('a person whose profile was seen before stays where they are', async ({ page, app, signIn }) => {
    await signIn(await addStudent(app, { first_name: 'Jonah' }))
    await page.goto('/home/events')
    await expect(page.getByText('Coming Soon...')).toBeVisible()
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.reload()
    await expect(page.getByText('Coming Soon...')).toBeVisible()
    await expect(page.getByText(/^Good (morning|afternoon|evening), Jonah$/)).toBeVisible()
    expect(await page.evaluate(() => typeof localStorage.accessToken)).toBe('string')
  })

  test('a person whose profile was never seen goes to /login', async ({ page, app, signIn }) => {
    await signIn(await addStudent(app))
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.goto('/home/events')
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('Sign Out, in the menu and at the side, clears both tokens and ends them', async ({
  page,
  app,
  signIn,
}) => {
  for (const leave of [
    async () => {
      await page.getByRole('button', { name: 'Student' }).click()
      await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    },
    () => page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click(),
  ]) {
    await signIn(await addStudent(app))
    await page.goto('/home/dashboard')
    const refresh = await page.evaluate(() => localStorage.refreshToken as string)
    const ended = page.waitForResponse('**/api/logout/')
    await leave()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
      undefined,
      undefined,
    ])
    expect((await ended).status()).toBe(200)
    const again = await page.request.post('/api/token/refresh/', { data: { refresh } })
    expect(again.status()).toBe(401)
    await page.goto('/home/dashboard')
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('Logout of onboarding clears both tokens', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { is_completed: false }))
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
