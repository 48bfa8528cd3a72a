import type { Page } from '@playwright/test'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

test.use({ provoked: /net::ERR_/ })

const HOUR = 3_600_000
const CALLS = '**/api/**'

declare global {
  interface Window {
    tellNetwork(on: boolean): void
  }
}

const cutCalls = (page: Page) => page.route(CALLS, (route) => route.abort('internetdisconnected'))

/**
 * Overrides what `page` knows about the network, from its next load on. It starts as `online`, whatever came before.
 */
async function believeNetwork(page: Page, online: boolean): Promise<void> {
  if (!online) await cutCalls(page)
  await page.addInitScript((first) => {
    let now = first
    Object.defineProperty(navigator, 'onLine', { get: () => now })
    window.tellNetwork = (on) => {
      now = on
      dispatchEvent(new Event(on ? 'online' : 'offline'))
    }
  }, online)
}

/** Disconnects or reconnects the open `page`, and dispatches the event that a browser would. */
async function turnNetwork(page: Page, on: boolean): Promise<void> {
  if (on) await page.unroute(CALLS)
  else await cutCalls(page)
  await page.evaluate((is) => window.tellNetwork(is), on)
}

test('a page that was opened without a network renews itself when there is one', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() + 3 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  await expect(upcoming.getByText('Amara')).toBeVisible()

  await believeNetwork(page, false)
  await page.reload()
  await expect(upcoming.getByText(/^As of/)).toBeVisible()
  const matched = page.getByRole('region', { name: 'Matched coaches' })
  await expect(matched.getByRole('button', { name: 'Try again' })).toBeVisible()

  await turnNetwork(page, true)
  await expect(matched.getByRole('link', { name: /^Amara/ })).toBeVisible()
  await expect(upcoming.getByText(/^As of/)).toHaveCount(0)
})

test('what cannot be sent without a network says so at once, and the same button sends it later', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(coach)
  await believeNetwork(page, true)
  await page.goto(`/coach/students/${student.profileId}`)
  await page.getByLabel('New note').fill('Sleeps badly before exams.')
  await turnNetwork(page, false)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(/^No response from the server/).first()).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('Sleeps badly before exams.')

  await turnNetwork(page, true)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('list', { name: 'Your notes' })).toContainText('Sleeps badly before exams.')
  await expect(page.getByLabel('New note')).toHaveValue('')
})
