import type { Page } from '@playwright/test'
import { claimSlot } from '@shinequo/contract/availability'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addMatch, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { asksForTicket, openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay, type Slot, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'
const NOTE = 'Could we begin with my timetable?'
const HELD = "We're holding this time for you"

const note = (page: Page) => page.getByPlaceholder('Enter any notes here...')
const pane = (page: Page) => page.getByRole('region', { name: 'Your session' })
const option = (page: Page, slot: Slot) => page.getByRole('option', { name: slotWords(slot, ZONE) })

/** Opens the booking page on the second day with times, and returns its times. */
async function openTimes(page: Page, coach: SeededPerson): Promise<Slot[]> {
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const day = byDay(await openSlots(page, coach), ZONE)[1]!
  await chooseDay(page, day[0]!, ZONE)
  return day
}

/** The start times of the student's live claims. */
async function heldBy(app: BrowserApp, student: SeededPerson): Promise<string[]> {
  const rows = await app.context.database.root
    .selectFrom('time_slots')
    .select('starts_at')
    .where('student_profile_id', '=', student.profileId)
    .where('status', '=', 'claimed')
    .execute()
  return rows.map(({ starts_at }) => starts_at.toISOString())
}

function postsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !asksForTicket(request)) sent.push(new URL(request.url()).pathname)
  })
  return sent
}

test('a time is held by its press alone, once for two quick ones, and another press takes its place', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  const [first, second, third] = await openTimes(page, coach)
  const sent = postsOf(page)
  await option(page, first!).focus()
  await page.keyboard.press('ArrowRight')
  await expect(option(page, second!)).toBeFocused()
  expect(sent).toEqual([])

  await option(page, second!).dblclick()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  expect(sent).toEqual(['/api/time-slots/'])
  expect(await heldBy(app, student)).toEqual([second!.start_time])
  await option(page, third!).click()
  await expect.poll(() => heldBy(app, student)).toEqual([third!.start_time])

  await pane(page).getByRole('button', { name: 'Release this time' }).click()
  await expect(pane(page).getByText('Choose a time to continue.')).toBeVisible()
  await expect(option(page, third!)).toBeFocused()
  await expect.poll(() => heldBy(app, student)).toEqual([])
})

test('a page that is left gives its time back, and a reload holds it anew with the note kept', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  const [, slot] = await openTimes(page, coach)
  await option(page, slot!).click()
  await note(page).fill(NOTE)
  await expect(pane(page).getByText(HELD)).toBeVisible()
  await page.reload()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  await expect(note(page)).toHaveValue(NOTE)
  expect(await heldBy(app, student)).toEqual([slot!.start_time])

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
  await expect.poll(() => heldBy(app, student)).toEqual([])
  await page.goBack()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await page.goto('/home/events')
  const { root } = app.context.database
  const booked = await root
    .selectFrom('time_slots')
    .select('status')
    .where('student_profile_id', '=', student.profileId)
    .where('status', '!=', 'released')
    .execute()
  expect(booked).toEqual([{ status: 'booked' }])
})

test('whoever comes too late is told at the press, with the nearest times', async ({ page, app, signIn }) => {
  const [student, coach, rival] = [await addStudent(app), await addCoach(app), await addStudent(app)]
  await signIn(student)
  // Without live updates: they would remove the time from the page.
  await page.route('**/api/tickets/', (route) => route.fulfill({ status: 429, json: {} }))
  const [, slot] = await openTimes(page, coach)
  const pair = { student_profile: rival.profileId, mentor_profile: coach.profileId }
  const times = { start_time: slot!.start_time, end_time: slot!.end_time }
  await callAs(app, rival, claimSlot, [{ ...pair, ...times }])
  await option(page, slot!).click()
  await expect(pane(page).getByRole('alert')).toBeVisible()
  const offers = pane(page).getByRole('button', { name: /·/ })
  await expect(offers).toHaveCount(3)
  await offers.last().click()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  await expect(offers).toHaveCount(0)
})

test('the next free time is one tap away, with this coach or sooner with another', async ({
  page,
  app,
  signIn,
}) => {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_minute: 600, end_minute: 720 }))
  const late = await addCoach(app, { first_name: 'Amara', hours, minimum_notice_minutes: 6 * 1440 })
  const soon = await addCoach(app, { first_name: 'Daniel', hours })
  const student = await addStudent(app)
  for (const coach of [late, soon]) await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.goto(`/home/selectcoach/${late.profileId}/book`)
  await expect(page.getByText('Please select a date to see available times.')).toBeVisible()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.getByRole('button', { name: /^Next available: / }).click()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  const first = (await openSlots(page, soon)).map((slot) => slot.start_time).sort()[0]
  await page.getByRole('link', { name: /^Sooner with Daniel: / }).click()
  await expect(page.getByRole('link', { name: /^Daniel / })).toBeVisible()
  await expect(pane(page).getByText(HELD)).toBeVisible()
  await expect.poll(() => heldBy(app, student)).toEqual([first])
  await expect(page.getByRole('link', { name: /^Sooner with / })).toHaveCount(0)
})

test('whose sign-in ended is told before anything is held', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  const [slot] = await openTimes(page, coach)
  await page.evaluate(() => {
    localStorage.accessToken = 'ended'
    localStorage.refreshToken = 'ended'
  })
  await option(page, slot!).click()
  await expect(pane(page).getByRole('alert')).toContainText('Please log in again')
  expect(await heldBy(app, student)).toEqual([])
  await pane(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})
