import type { Browser, Page } from '@playwright/test'
import { getAvailability } from '@shinequo/contract/availability'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { axeFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { chooseDay } from './slot-picker.ts'
import { moveContextTime, now } from './test-time.ts'
import { byDay, dayWords, longDayWords, type Slot, slotWords } from './wall-time.ts'

/*
 * The clock of the browser is wrong: a student and a coach sign in, book, move, undo and join all the same. The server
 * and all times on the pages are those of the tests.
 */

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const ZONE = 'America/New_York'

/** How wrong it is, and what the page says about it. */
const CLOCKS = [
  [11 * MINUTE, 'about 11 minutes fast'],
  [-45 * MINUTE, 'about 45 minutes slow'],
  [12 * HOUR, 'about 12 hours fast'],
  [8 * DAY, 'about 8 days fast'],
] as const

/** A student and a coach, matched, whose session began four minutes ago. */
async function pairInSession(app: BrowserApp) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: ZONE })
  await addMatch(app, student.profileId, coach.profileId)
  const session = await addSession(app, student.profileId, coach.profileId, now() - 4 * MINUTE)
  return { student, coach, session }
}

/** The open times of the coming days, by day. */
async function openDays(
  app: BrowserApp,
  student: SeededPerson,
  { profileId }: SeededPerson,
): Promise<Slot[][]> {
  const date = (days: number) => new Date(now() + days * DAY).toISOString().slice(0, 10)
  const query = { mentor_id: profileId, from_date: date(0), to_date: date(5) }
  return byDay(Object.values(await callAs(app, student, getAvailability, undefined, query)).flat(), ZONE)
}

/** A window whose clock is wrong by `error`, signed in by the form at `path`. */
async function signedIn(
  browser: Browser,
  app: BrowserApp,
  error: number,
  path: string,
  person: SeededPerson,
) {
  const context = await browser.newContext({ baseURL: app.url })
  await moveContextTime(context, error)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  return { page, close: () => context.close() }
}

/** What a page says about a clock that is wrong. */
const noticeOf = (page: Page, words: string) =>
  page.getByText(`The clock of this device is ${words}. Times here are right all the same, in New York time.`)

/** The page says how wrong the clock is, until that is put away. */
async function readNotice(page: Page, words: string): Promise<void> {
  const notice = noticeOf(page, words)
  await expect(notice).toBeVisible()
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
}

/** The short name of a day in a dialog's list. */
const dayButton = (page: Page, { start_time }: Slot) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: longDayWords(start_time, ZONE).replace(/, \d{4}$/, '') })

/** Enters the room by the first 'Join Now' on the page, and leaves it. */
async function joinAndLeave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Join Now' }).first().click()
  await page.getByRole('button', { name: 'Join Now' }).click()
  await expect(page.getByText(/^2\d:\d\d left$/)).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'You have left the room' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go back in / })).toBeVisible()
}

for (const [error, words] of CLOCKS) {
  test(`a student whose clock is ${words} books, moves, takes back and joins`, async ({ app, browser }) => {
    const { student, coach } = await pairInSession(app)
    const { page, close } = await signedIn(browser, app, error, '/login', student)
    const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
    await expect(upcoming.getByRole('link', { name: 'Join Now' })).toBeVisible()
    await readNotice(page, words)
    await expect(upcoming.getByRole('link', { name: 'Join Now' })).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)

    const days = await openDays(app, student, coach)
    const [booked, moved] = [days[1]![3]!, days[2]![1]!]
    await page.goto(`/home/selectcoach/${coach.profileId}/book`)
    await chooseDay(page, booked, ZONE)
    await page.getByRole('option', { name: slotWords(booked, ZONE) }).click()
    await expect(page.getByRole('region', { name: 'Your session' }).getByRole('timer')).toHaveText(
      /^(10:00|9:5\d)$/,
    )
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()

    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    const row = upcoming.getByRole('listitem').filter({ hasText: slotWords(booked, ZONE) })
    await expect(row).toContainText(dayWords(booked.start_time, ZONE))
    await row.getByRole('button', { name: 'Move' }).click()
    await dayButton(page, moved).click()
    await page
      .getByRole('dialog')
      .getByRole('option', { name: slotWords(moved, ZONE) })
      .click()
    await expect(page.getByRole('dialog').getByText("We're holding this time for you")).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Move to / })
      .click()
    await expect(page.getByText(/^Moved to .*Amara know\.$/)).toBeVisible()

    const later = upcoming.getByRole('listitem').filter({ hasText: dayWords(moved.start_time, ZONE) })
    await later.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the session' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
    await later.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Your session with Amara is back on.')).toBeVisible()

    await joinAndLeave(page)
    await close()
  })

  test(`a coach whose clock is ${words} suggests times, takes back and joins`, async ({ app, browser }) => {
    const { student, coach } = await pairInSession(app)
    const { page, close } = await signedIn(browser, app, error, '/coach/login', coach)
    const join = page.getByRole('link', { name: 'Join Now' })
    await expect(join.first()).toBeVisible()
    await readNotice(page, words)
    await expect(join.first()).toBeVisible()
    await expect(page.getByText(words)).toHaveCount(0)

    const days = await openDays(app, student, coach)
    const [first, other] = [days[1]![3]!, days[2]![1]!]
    await addSession(app, student.profileId, coach.profileId, Date.parse(first.start_time))

    await page.goto('/coach/sessions')
    const rows = page.getByRole('tabpanel', { name: 'Upcoming' }).getByRole('listitem')
    const row = rows.filter({ hasText: slotWords(first, ZONE) })
    await row.getByRole('button', { name: 'Suggest other times' }).click()
    await dayButton(page, other).click()
    await page
      .getByRole('dialog')
      .getByRole('option', { name: slotWords(other, ZONE) })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await expect(row).toContainText("hasn't answered yet")

    await row.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('Dentist that morning.')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect(page.getByText(/^Your session with .* is back on\.$/)).toBeVisible()
    await expect(row).toBeVisible()

    await page.goto('/coach')
    await joinAndLeave(page)
    await close()
  })
}

for (const [error, words] of CLOCKS.slice(0, 2)) {
  test(`whoever opens the room first is told that their clock is ${words}, once`, async ({
    app,
    browser,
  }) => {
    const { student, session } = await pairInSession(app)
    const context = await browser.newContext({
      baseURL: app.url,
      storageState: await storageOf(app, student),
    })
    await moveContextTime(context, error)
    const page = await context.newPage()
    await page.goto(`/session/${session}`)
    await expect(noticeOf(page, words)).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(noticeOf(page, words)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Join Now' })).toBeVisible()
    await expect(noticeOf(page, words)).toHaveCount(0)
    await page.goto('/home/dashboard')
    await expect(page.getByRole('link', { name: 'Join Now' }).first()).toBeVisible()
    await expect(noticeOf(page, words)).toHaveCount(0)
    await context.close()
  })
}
