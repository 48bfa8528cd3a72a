import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'

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
    await spec('2 Guards', 'With no access token the user goes to /login.', () =>
      expect(page).toHaveURL(/\/login$/),
    )
  }
})

test('unknown paths lead to /login, signed in or not', async ({ page, app, signIn }) => {
  const leadsToLogin = async (path: string) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  const testPages =
    '/test, /dashboardtest | developer test pages, not product features; /test posts a fixed login to a local server'
  await spec('2 Routes', 'Any unknown path redirects to /login.', async () => {
    for (const path of ['/home/nowhere', '/no/such/page']) await leadsToLogin(path)
    await signIn(await addStudent(app))
    await leadsToLogin('/no/such/page')
  })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await spec('2 Routes', testPages, async () => {
    for (const path of ['/test', '/dashboardtest']) await leadsToLogin(path)
    expect(calls).toEqual([])
  })
})

test('a profile that is not completed leads to /onboarding', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { is_completed: false }))
  for (const path of ['/home/dashboard', '/home/userProfile', '/scheduler']) {
    await page.goto(path)
    await spec('2 Guards', 'If the profile is not completed the user is redirected to /onboarding.', () =>
      expect(page).toHaveURL(/\/onboarding$/),
    )
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
  await spec('2 Guards', 'Loading...', seenIn(page))
  held.resolve()
  await spec('2 Guards', 'If the profile is not loaded but a token exists, it is fetched.', () =>
    spec('2 Routes', "/home/events | shows 'Coming Soon...'", () =>
      spec(['2 Routes', '2 Events'], 'Coming Soon...', seenIn(page)),
    ),
  )
})

for (const [what, answer] of [
  ['an error', { status: 403, json: { message: 'No.' } }],
  ['an empty list', { json: [] }],
] as const) {
  test(`${what} in place of the profile leads to /login`, async ({ page, app, signIn }) => {
    await signIn(await addStudent(app))
    await page.route('**/api/student-profiles/', (route) => route.fulfill(answer))
    await page.goto('/home/dashboard')
    await spec('2 Guards', 'If that fails, the user goes to /login.', () =>
      spec('8 Errors', 'Profile fetch failure: error stored, user goes to /login.', () =>
        expect(page).toHaveURL(/\/login$/),
      ),
    )
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
    await expect(page.getByRole('heading', { name: 'Events', exact: true })).toBeVisible()
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
    const logout = 'Logout: clears access and refresh tokens, resets user state, goes to /login.'
    await spec('4 Other flows', logout, async () => {
      await expect(page).toHaveURL(/\/login$/)
      expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
        undefined,
        undefined,
      ])
    })
    expect((await ended).status()).toBe(200)
    const again = await page.request.post('/api/token/refresh/', { data: { refresh } })
    expect(again.status()).toBe(401)
    const signedOut = 'logout makes it unauthenticated and clears both tokens from local storage'
    await spec('4 Other flows', signedOut, async () => {
      await page.goto('/home/dashboard')
      await expect(page).toHaveURL(/\/login$/)
    })
  }
})

test('Logout of onboarding clears both tokens', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { is_completed: false }))
  await page.goto('/onboarding')
  await spec('2 /onboarding', 'a Logout button on wide screens', async () => {
    const logout = page.getByRole('button', { name: 'Logout' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(logout).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await logout.click()
  })
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
})
