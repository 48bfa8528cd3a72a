import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addCoach,
  addMatch,
  addSession,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { hold } from './held-calls.ts'
import { press, write } from './keys.ts'
import { awaitMail, endUndo, mailsTo } from './mailbox.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'
import { byDay, dayWords, type Slot, slotWords } from './wall-time.ts'

const MINUTE = 60_000
const NEW_YORK = 'America/New_York'
const CHICAGO = 'America/Chicago'
const REASON = 'I have come down with a fever.'

/** A student in New York who has booked the coach in Chicago for one of the coming days. */
async function bookedPair(app: BrowserApp) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres', time_zone: NEW_YORK })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: CHICAGO })
  const date = (days: number) => new Date(now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)
  const open = await callAs(app, student, getAvailability, undefined, {
    mentor_id: coach.profileId,
    from_date: date(0),
    to_date: date(5),
  })
  const slot = byDay(Object.values(open).flat(), CHICAGO)[2]![4]!
  const pair = { student_profile: student.profileId, mentor_profile: coach.profileId }
  const times = { start_time: slot.start_time, end_time: slot.end_time }
  const [claim] = await callAs(app, student, claimSlot, [{ ...pair, ...times, is_default: false }])
  const note = 'The third week was hard.'
  await callAs(app, student, createBooking, { ...pair, time_slot: claim!.id, pre_session_note: note })
  return { student, coach, slot, note }
}

/** The slot this many half hours after this one. */
const beside = ({ start_time }: Slot, halfHours: number): Slot => {
  const start = Date.parse(start_time) + halfHours * 30 * MINUTE
  return {
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
  }
}

test('a coach cancels: the student reads why, by mail and at home, and books one of the times that are near', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { student, coach, slot, note } = await bookedPair(app)
  await signIn(coach)
  await page.goto('/coach/sessions')
  const upcoming = page.getByRole('tabpanel', { name: 'Upcoming' })
  const row = upcoming.getByRole('listitem').filter({ hasText: 'Maya Torres' })
  await expect(row).toContainText(slotWords(slot, CHICAGO))
  await expect(row).toContainText(`${slotWords(slot, NEW_YORK)} for Maya (New York)`)
  await expect(row).toContainText(note)
  await expect(row).toContainText('First session')
  await row.getByRole('button', { name: 'Cancel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the session with Maya Torres?' })
  await expect(dialog).toContainText(`${dayWords(slot.start_time, CHICAGO)} · ${slotWords(slot, CHICAGO)}`)
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(dialog.getByText('Please say why: your student will read it')).toBeVisible()
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('checkbox', { name: /^Close this hour too/ }).uncheck()
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText("We'll tell Maya in a minute.")).toBeAttached()
  await expect(upcoming.getByText('No sessions booked')).toBeVisible()
  await page.getByRole('tab', { name: 'Past' }).click()
  await expect(page).toHaveURL(/list=past/)
  await expect(page.getByRole('listitem').filter({ hasText: REASON })).toContainText('Cancelled')

  await endUndo(app)
  const mail = await awaitMail(app, student.email, 'Amara Okafor had to cancel your session')
  expect(mail.subject).toContain(dayWords(slot.start_time, NEW_YORK))
  expect(mail.text).toContain(REASON)
  const links = mail.text.match(/http\S+book\?start=\S+/g)
  expect(links?.map((link) => new URL(link).searchParams.get('start'))).toEqual(
    [-2, -1, 1].map((halfHours) => beside(slot, halfHours).start_time),
  )

  const context = await browser.newContext({
    baseURL: app.url,
    timezoneId: NEW_YORK,
    storageState: await storageOf(app, student),
  })
  const home = await context.newPage()
  await home.goto('/home/dashboard')
  const card = home.getByRole('region', { name: 'Upcoming sessions', exact: true })
  await expect(card.getByRole('heading', { name: /^Amara had to cancel/ })).toContainText(
    dayWords(slot.start_time, NEW_YORK),
  )
  await expect(card.getByText(REASON)).toBeVisible()
  const chosen = beside(slot, 1)
  await card.getByRole('link', { name: slotWords(chosen, NEW_YORK) }).click()
  await home.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(home.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()

  await home.goto('/home/dashboard')
  await expect(card.getByText(slotWords(chosen, NEW_YORK))).toBeVisible()
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card.getByText(REASON)).toHaveCount(0)
  await home.reload()
  await expect(card.getByText(slotWords(chosen, NEW_YORK))).toBeVisible()
  await expect(card.getByText(REASON)).toHaveCount(0)
  await context.close()

  await page.getByRole('tab', { name: 'Upcoming' }).click()
  await expect(upcoming.getByText(slotWords(chosen, CHICAGO))).toBeVisible()
  expect(mailsTo(app, student.email, 'had to cancel')).toHaveLength(1)
})

test('by keyboard alone a session is kept, then cancelled', async ({ page, app, signIn }) => {
  const { coach } = await bookedPair(app)
  await signIn(coach)
  await page.goto('/coach/sessions')
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await press(page, cancel)
  await press(page, page.getByRole('button', { name: 'Keep session' }))
  await expect(cancel).toBeFocused()
  await press(page, cancel)
  await write(page, page.getByLabel('Reason'), REASON)
  await press(page, page.getByRole('button', { name: 'Cancel session' }))
  await expect(page.getByRole('region', { name: 'Upcoming sessions' })).toBeFocused()
  await expect(page.getByText('No sessions booked')).toBeVisible()
})

/** A coach with a session at each of these distances from now, in minutes, all with one student of theirs. */
async function coachWith(app: BrowserApp, distances: readonly number[]): Promise<SeededPerson> {
  const coach = await addCoach(app)
  const student = await addStudent(app)
  const minute = Math.floor(now() / MINUTE) * MINUTE
  for (const distance of distances) {
    await addSession(app, student.profileId, coach.profileId, minute + distance * MINUTE)
  }
  return coach
}

test('a session is joined from 15 minutes before its start', async ({ page, app, signIn }) => {
  await signIn(await coachWith(app, [10, 60]))
  await page.goto('/coach/sessions')
  const rows = page.getByRole('tabpanel', { name: 'Upcoming' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveCount(1)
  await rows.first().getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(/\/session\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: 'Join Now' })).toBeVisible()
})

test('a long past comes a page at a time; one that fails to load can be tried again', async ({
  page,
  app,
  signIn,
}) => {
  const days = Array.from({ length: 25 }, (_, day) => -(day + 1) * 24 * 60)
  await signIn(await coachWith(app, days))
  const calls = '**/api/coach/bookings/**'
  await page.route(calls, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/coach/sessions?list=past')
  await expect(page.getByRole('heading', { name: "Your sessions couldn't be loaded" })).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  const rows = page.getByRole('tabpanel', { name: 'Past' }).getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test("today stands in the coach's own zone, whatever the browser's, with what is next, new and quiet", async ({
  page,
  app,
  signIn,
}) => {
  const AUCKLAND = 'Pacific/Auckland'
  const coach = await addCoach(app, { time_zone: AUCKLAND })
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres', time_zone: NEW_YORK })
  const quiet = await addStudent(app, { first_name: 'Kenji', last_name: 'Arai' })
  await addMatch(app, quiet.profileId, coach.profileId, now() - 30 * 24 * 60 * MINUTE)
  const start = Math.floor(now() / MINUTE) * MINUTE + 10 * MINUTE
  const note = 'The third week was hard.'
  const created_at = new Date(now())
  await addSession(app, student.profileId, coach.profileId, start, { pre_session_note: note, created_at })
  const slot = beside({ start_time: new Date(start).toISOString(), end_time: '' }, 0)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: AUCKLAND }).format(start)
  await signIn(coach)
  // Near midnight the session is on the next day.
  await page.goto(`/coach?date=${date}`)
  const day = page.getByRole('region', { name: /^(Today|\w{3}, \w{3} \d+)$/ })
  const session = day.getByRole('listitem').filter({ hasText: 'Maya Torres' })
  await expect(day.getByText('Auckland time')).toBeVisible()
  await expect(session).toContainText(slotWords(slot, AUCKLAND))
  await expect(session).toContainText(`${slotWords(slot, NEW_YORK)} for Maya (New York)`)
  await expect(session).toContainText(note)
  await expect(page.getByRole('region', { name: "What's new" })).toContainText(
    `Booked ${dayWords(slot.start_time, AUCKLAND)}`,
  )
  await expect(page.getByRole('region', { name: 'No sessions for a week' })).toContainText('Kenji Arai')
  await press(page, page.getByRole('button', { name: 'Next day' }))
  await expect(day.getByText('No sessions on this day')).toBeVisible()
  await expect(day.getByText(/Next session: .* with Maya/)).toBeVisible()
  await page.goBack()
  await session.getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(/\/session\/[0-9a-f-]{36}$/)
})

test('two presses at once of the next day lead two days on', async ({ page, app, signIn }) => {
  await signIn(await addCoach(app))
  await page.goto('/coach?date=2026-03-01')
  // Two clicks before the first day is drawn.
  await page.getByRole('button', { name: 'Next day' }).evaluate((next: HTMLButtonElement) => {
    next.click()
    next.click()
  })
  await expect(page).toHaveURL(/date=2026-03-03$/)
  await expect(page.getByRole('region', { name: 'Tue, Mar 3' })).toBeVisible()
})

test('the day loads at once with the page that says whether it is shown', async ({ page, app, signIn }) => {
  await signIn(await addCoach(app))
  const profile = await hold(page, 'GET', /api\/coach\/profile\/$/)
  const day = page.waitForRequest(/api\/coach\/today\//)
  await page.goto('/coach')
  await Promise.all([profile.came, day])
  profile.answer()
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
})

test('with letters twice as large, the two times of a running session stand apart on a phone', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara' })
  const maya = await addStudent(app, { first_name: 'Maya' })
  await addSession(app, maya.profileId, coach.profileId, now() - 10 * MINUTE)
  await signIn(coach)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/coach')
  const times = page.getByRole('region', { name: 'Today' }).getByText(/^(Now, )?\d+:\d\d [AP]M$/)
  await expect(times).toHaveCount(2)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const boxes = await times.evaluateAll((found) =>
    found.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  const [start, running] = boxes
  const apart = start!.bottom <= running!.top || start!.right <= running!.left
  expect(apart, JSON.stringify(boxes)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
