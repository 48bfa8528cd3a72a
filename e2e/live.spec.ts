import type { Page } from '@playwright/test'
import { claimSlot } from '@shinequo/contract/availability'
import { cancelBooking, listBookings } from '@shinequo/contract/bookings'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { openSlots } from './page-calls.ts'
import { storageOf } from './signed-in.ts'
import { chooseDay } from './slot-picker.ts'
import { now } from './test-time.ts'
import { byDay, slotWords } from './wall-time.ts'

test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

const ZONE = 'America/New_York'
const HOUR = 3_600_000
/** Much longer than a connection is trusted; its timer of silence does not end within a test. */
const SLEPT_MS = 600_000
const NOT_LIVE = 'Live updates have stopped: what you see may be out of date. Trying again...'
const OFFLINE = "You're offline. What you see may be out of date."

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming sessions', exact: true })

/** Resolves when the page has opened its live connection. Call it before opening the page. */
const goesLive = (page: Page) =>
  page.waitForEvent('websocket', (socket) => socket.url().includes('/api/live/'))

/** A student who is signed in, with a session in five hours; and how its coach cancels it. */
async function withSession(app: BrowserApp, signIn: (person: SeededPerson) => Promise<void>) {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  const id = await addSession(app, student.profileId, coach.profileId, now() + 5 * HOUR)
  await signIn(student)
  const cancelIt = { ...cancelBooking, path: `/bookings/${id}/cancel/` }
  return { id, coach, cancel: () => callAs(app, coach, cancelIt, { reason: 'I am ill today.' }) }
}

test('what a coach cancels shows on the dashboard, on its page and in the list of the coach, without a reload', async ({
  page,
  context,
  app,
  signIn,
  browser,
}) => {
  const { id, coach, cancel } = await withSession(app, signIn)
  const session = await context.newPage()
  const today = await browser.newPage({ baseURL: app.url, storageState: await storageOf(app, coach) })
  const all = [goesLive(page), goesLive(session), goesLive(today)]
  await page.goto('/home/dashboard')
  await session.goto(`/home/sessions/${id}`)
  await today.goto('/coach/sessions')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await expect(session.getByRole('heading', { name: 'Your session' })).toBeVisible()
  await expect(today.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await Promise.all(all)

  await cancel()
  await expect(page.getByText('I am ill today.')).toBeVisible()
  await expect(session.getByText(/cancelled/).first()).toBeVisible()
  await expect(today.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await today.close()
})

test('a time that is taken and freed again goes and comes on the slot picker of somebody else', async ({
  page,
  app,
  signIn,
}) => {
  const [student, other, coach] = [await addStudent(app), await addStudent(app), await addCoach(app)]
  await signIn(student)
  const live = goesLive(page)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const [slot] = byDay(await openSlots(page, coach), ZONE)[1]!
  await chooseDay(page, slot!, ZONE)
  const option = page.getByRole('option', { name: slotWords(slot!, ZONE) })
  await expect(option).toBeVisible()
  await live

  const pair = { student_profile: other.profileId, mentor_profile: coach.profileId }
  const { start_time, end_time } = slot!
  const [claim] = await callAs(app, other, claimSlot, [{ ...pair, start_time, end_time }])
  await expect(option).toHaveCount(0)
  const answer = await fetch(`${app.url}/api/time-slots/${claim!.id}/`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${app.context.tokens.sign(other.actor)}` },
  })
  expect(answer.status).toBe(204)
  await expect(option).toBeVisible()
})

test('a page that lost the network says so once, and catches up when it is back', async ({
  page,
  context,
  app,
  signIn,
}) => {
  const { cancel } = await withSession(app, signIn)
  const live = goesLive(page)
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await live
  await context.setOffline(true)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await cancel()
  await expect(page.getByText(NOT_LIVE)).toHaveCount(0)
  const again = goesLive(page)
  await context.setOffline(false)
  await expect(page.getByText('I am ill today.')).toBeVisible()
  await again
})

test('a page whose connection does not come says so until it does', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await signIn(student)
  await page.route('**/api/tickets/', (route) => route.fulfill({ status: 429, json: {} }))
  await page.goto('/home/dashboard')
  await expect(page.getByRole('status').getByText(NOT_LIVE)).toBeVisible({ timeout: 20_000 })
  await addSession(app, student.profileId, coach.profileId, now() + 5 * HOUR)
  await page.unroute('**/api/tickets/')
  await expect(page.getByText(NOT_LIVE)).toHaveCount(0, { timeout: 20_000 })
  expect(await callAs(app, student, listBookings)).toHaveLength(1)
})

test('a page says that its person was signed out elsewhere, and asks no more', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(student)
  const live = goesLive(page)
  await page.goto('/home/dashboard')
  const socket = await live
  const ended = socket.waitForEvent('close')
  const { refreshToken } = await page.evaluate(() => ({ ...localStorage }))
  await page.request.post('/api/logout/', { data: { refresh: refreshToken } })
  await ended
  await expect(page.getByText("You were signed out. Sign in again to see what's new.")).toBeVisible()
})

test.describe('after a sleep', () => {
  // Here the network stays.
  test.use({ provoked: null })

  for (const [event, words] of [
    ['visibilitychange', 'that is looked at again'],
    ['focus', 'that was never hidden'],
  ] as const) {
    test(`a page ${words} after a sleep shows the truth at once, though its connection is dead`, async ({
      page,
      app,
      signIn,
    }) => {
      const { cancel } = await withSession(app, signIn)
      // From the sleep on, the first connection hears nothing and says nothing.
      let [asleep, connections] = [false, 0]
      await page.routeWebSocket(/\/api\/live\//, (socket) => {
        connections += 1
        const isFirst = connections === 1
        const server = socket.connectToServer()
        server.onMessage((message) => {
          if (!(isFirst && asleep)) socket.send(message)
        })
      })
      await page.goto('/home/dashboard')
      await expect(upcoming(page).getByText('Amara')).toBeVisible()
      await expect.poll(() => connections).toBe(1)
      asleep = true
      await cancel()

      // The clock goes on while the timers of the page stand still.
      await page.evaluate(
        ([by, name]) => {
          const { now: before } = Date
          Object.assign(Date, { now: () => before() + by })
          const target = name === 'focus' ? window : document
          target.dispatchEvent(new Event(name))
        },
        [SLEPT_MS, event] as const,
      )
      await expect(page.getByText('I am ill today.')).toBeVisible()
      await expect.poll(() => connections).toBe(2)
    })
  }
})
