import type { Page } from '@playwright/test'
import { claimSlot } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { asksForTicket, onNextWrite, openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { seenIn, spec } from './spec.ts'
import { byDay, dayWords, type Slot, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'
const NOTE = 'Could we begin with my timetable?'
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm Booking' })

/** Another student books the time in their own browser. */
async function takeAway(app: BrowserApp, coach: SeededPerson, slot: Slot): Promise<void> {
  const rival = await addStudent(app)
  const pair = { student_profile: rival.profileId, mentor_profile: coach.profileId }
  const [claim] = await callAs(app, rival, claimSlot, [
    { ...pair, start_time: slot.start_time, end_time: slot.end_time, is_default: false },
  ])
  await callAs(app, rival, createBooking, { ...pair, time_slot: claim!.id })
}

/** Opens the booking page of `coach` on the second day and returns the fourth time of that day. */
async function openDayOf(page: Page, coach: SeededPerson): Promise<Slot> {
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const slot = byDay(await openSlots(page, coach), ZONE)[1]![3]!
  await chooseDay(page, slot, ZONE)
  return slot
}

/** Opens the booking page of `coach` and chooses the fourth time of the second day, with a note. */
async function choose(page: Page, coach: SeededPerson): Promise<Slot> {
  const slot = await openDayOf(page, coach)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  await page.getByPlaceholder('Enter any notes here...').fill(NOTE)
  await expect(page.getByText("We're holding this time for you")).toBeVisible()
  const until = new Date(Date.parse(slot.start_time) - 4 * 60 * 60_000).toISOString()
  const [time] = slotWords({ start_time: until, end_time: until }, ZONE).split(' - ')
  await expect(page.getByText(`until ${dayWords(until, ZONE)}, ${time}.`)).toBeVisible()
  return slot
}

async function sessionsOf(app: BrowserApp, student: SeededPerson) {
  return await app.context.database.root
    .selectFrom('bookings')
    .select(['starts_at', 'pre_session_note'])
    .where('student_profile_id', '=', student.profileId)
    .execute()
}

test('a time that somebody else took offers the nearest times in place, and keeps the note', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  // Without live updates: they would remove the time from the page.
  await page.route('**/api/tickets/', (route) => route.fulfill({ status: 429, json: {} }))
  const slot = await openDayOf(page, coach)
  await takeAway(app, coach, slot)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  await page.getByPlaceholder('Enter any notes here...').fill(NOTE)
  const pane = page.getByRole('region', { name: 'Your session' })
  await expect(pane.getByText('Someone else just took this time. Please choose another.')).toBeVisible()
  const offers = pane.getByRole('button', { name: /·/ })
  await expect(offers).toHaveCount(3)
  const nearest = (await openSlots(page, coach))
    .map((one) => ({ one, distance: Math.abs(Date.parse(one.start_time) - Date.parse(slot.start_time)) }))
    .sort((a, b) => a.distance - b.distance)[0]!.distance
  const offered = await offers.first().textContent()
  const neighbours = [-nearest, nearest].map((offset) => shifted(slot, offset))
  expect(neighbours.map((one) => `${dayWords(one.start_time, ZONE)} · ${slotWords(one, ZONE)}`)).toContain(
    offered,
  )
  await expect(page.getByPlaceholder('Enter any notes here...')).toHaveValue(NOTE)

  await offers.first().click()
  await expect(pane.getByText('Someone else just took this time.')).toHaveCount(0)
  await expect(page.getByPlaceholder('Enter any notes here...')).toHaveValue(NOTE)
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  const [session, ...others] = await sessionsOf(app, student)
  expect(others).toEqual([])
  expect(session!.pre_session_note).toBe(NOTE)
  expect(Math.abs(session!.starts_at.getTime() - Date.parse(slot.start_time))).toBe(nearest)
})

function shifted({ start_time, end_time }: Slot, ms: number): Slot {
  const later = (instant: string) => new Date(Date.parse(instant) + ms).toISOString()
  return { start_time: later(start_time), end_time: later(end_time) }
}

test.describe('a network that fails in the middle', () => {
  test.use({ provoked: /net::ERR_/ })

  test('the same Confirm goes on with the claim when the booking got lost on the way there', async ({
    page,
    app,
    signIn,
  }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app)]
    await signIn(student)
    const claims = page.waitForResponse((answer) => answer.url().endsWith('/api/time-slots/'))
    const slot = await choose(page, coach)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !asksForTicket(request)) sent.push(new URL(request.url()).pathname)
    })
    await onNextWrite(page, '**/api/bookings/', (route) => route.abort('connectionreset'))
    await confirm(page).click()
    await expect(page.getByText('Failed to book the time slot. Please try again.').first()).toBeVisible()
    const [claim] = (await (await claims).json()) as { id: string }[]
    await expect(page.getByPlaceholder('Enter any notes here...')).toHaveValue(NOTE)

    const booked = page.waitForRequest('**/api/bookings/')
    await confirm(page).click()
    expect((await booked).postDataJSON()).toMatchObject({ time_slot: claim!.id, coach_rating: 4.5 })
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
    expect(sent).toEqual(['/api/bookings/', '/api/bookings/'])
    expect(await sessionsOf(app, student)).toEqual([
      { starts_at: new Date(slot.start_time), pre_session_note: NOTE },
    ])
  })

  test('an answer that got lost on its way back is given again: one session, no second', async ({
    page,
    app,
    signIn,
  }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app)]
    await signIn(student)
    await choose(page, coach)
    await onNextWrite(page, '**/api/bookings/', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await confirm(page).click()
    await expect(page.getByText('Failed to book the time slot. Please try again.').first()).toBeVisible()
    expect(await sessionsOf(app, student)).toHaveLength(1)
    await confirm(page).click()
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
    expect(await sessionsOf(app, student)).toHaveLength(1)
  })
})

test('a second click before the page is drawn again sends nothing', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await choose(page, coach)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !asksForTicket(request)) sent.push(new URL(request.url()).pathname)
  })
  await confirm(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  expect(sent).toEqual(['/api/bookings/'])
})

test('a double click on Confirm books once', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await choose(page, coach)
  await confirm(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  expect(await sessionsOf(app, student)).toHaveLength(1)
})

test('times that meet a session of one’s own are shown and cannot be chosen', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach, other] = [await addStudent(app), await addCoach(app), await addCoach(app)]
  await signIn(student)
  await page.goto('/login')
  const day = byDay(await openSlots(page, coach), ZONE)[1]!
  await addSession(app, student.profileId, other.profileId, Date.parse(day[3]!.start_time))
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await chooseDay(page, day[3]!, ZONE)
  const option = page.getByRole('option', { name: slotWords(day[3]!, ZONE) })
  await expect(option).toContainText('You have a session then')
  await option.click({ force: true })
  await expect(page.getByText('Choose a time to continue.')).toBeVisible()
})

test('changing the date clears the chosen time; a day without times says so', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [
    await addStudent(app),
    await addCoach(app, {
      hours: [2, 4].map((weekday) => ({ weekday, start_minute: 600, end_minute: 720 })),
    }),
  ]
  await signIn(student)
  await page.goto('/login')
  const days = byDay(await openSlots(page, coach), ZONE)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await expect(page.getByText('Please select a date to see available times.')).toBeVisible()
  await chooseDay(page, days[1]![0]!, ZONE)
  await page.getByRole('option', { name: '10:30 AM - 11:00 AM' }).click()
  await expect(confirm(page)).toBeVisible()
  await page.getByRole('grid').getByRole('button', { pressed: true }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await spec('2 Slot picker', 'No available times for the selected date.', seenIn(page))
  await spec('4 Other flows', 'Changing the date clears the chosen slot.', () =>
    expect(confirm(page)).toHaveCount(0),
  )
  await page.getByRole('button', { name: /^See / }).click()
  await expect(page.getByRole('option')).toHaveCount(4)
  await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
})

test('what was chosen and written survives a reload', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  const slot = await choose(page, coach)
  await page.reload()
  await expect(page.getByRole('option', { selected: true })).toHaveText(slotWords(slot, ZONE))
  await expect(page.getByPlaceholder('Enter any notes here...')).toHaveValue(NOTE)
})

test('a coach who does not exist is said so by id', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  for (const path of ['/home/selectcoach/nobody-42', '/home/selectcoach/nobody-42/book']) {
    await page.goto(path)
    await expect(page.getByText('No coach found with ID: nobody-42')).toBeVisible()
  }
})
