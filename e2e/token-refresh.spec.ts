import type { BrowserContext, Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const GREETING = /^Good (morning|afternoon|evening), /

/** Counts the refresh calls of every tab. */
function refreshesOf(context: BrowserContext): string[] {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh/')) calls.push(request.method())
  })
  return calls
}

for (const locks of ['with', 'without'] as const) {
  test(`three tabs that meet a spent access token at once stay signed in, ${locks} the browser’s locks`, async ({
    context,
    app,
    signIn,
  }) => {
    await signIn(await addStudent(app))
    const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
    if (locks === 'without') {
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
    }
    await tabs[0]!.goto('/login')
    const before = await tabs[0]!.evaluate(() => {
      localStorage.setItem('accessToken', 'spent')
      return localStorage.refreshToken as string
    })
    const refreshes = refreshesOf(context)
    // No response is sent before all three have sent the spent token.
    const allAsked = Promise.withResolvers<void>()
    const asked = new Set<Page>()
    await context.route('**/api/**', async (route) => {
      const request = route.request()
      if (request.headers().authorization === 'Bearer spent') {
        asked.add(request.frame().page())
        if (asked.size === tabs.length) allAsked.resolve()
        await allAsked.promise
      }
      await route.continue()
    })
    await Promise.all(tabs.map((tab) => tab.goto('/home/dashboard')))
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { name: GREETING })).toBeVisible({ timeout: 30_000 })
      await expect(tab).toHaveURL(/\/home\/dashboard$/)
    }
    expect(asked.size).toBe(3)
    // A tab may see late what another one has stored, and then sends the same token.
    expect(refreshes.length).toBeGreaterThanOrEqual(1)
    expect(refreshes.length).toBeLessThanOrEqual(tabs.length)
    const made = refreshes.length
    const after = await tabs[2]!.evaluate(() => localStorage.refreshToken as string)
    expect(after).not.toBe(before)
    await tabs[1]!.reload()
    await expect(tabs[1]!.getByRole('heading', { name: GREETING })).toBeVisible()
    expect(refreshes).toHaveLength(made)
  })
}

test('a refresh that is refused clears the tokens; the next navigation leads to /login', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/events')
  await expect(page.getByText('Coming Soon...')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'spent')
    localStorage.setItem('refreshToken', 'spent')
  })
  // The refusal comes once the page is shown: a navigation that still waits for its chunk would itself lead to /login.
  await page.route('**/api/token/refresh/', async (route) => {
    await page.getByRole('heading', { name: GREETING }).waitFor()
    await route.continue()
  })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByText('Failed to fetch matched coaches. Please try again later.')).toBeVisible()
  await expect(page.getByText('Unauthorized. Please log in again.').first()).toBeVisible()
  expect(await page.evaluate(() => [localStorage.accessToken, localStorage.refreshToken])).toEqual([
    undefined,
    undefined,
  ])
  await page.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
