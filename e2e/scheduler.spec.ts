import type { Page } from '@playwright/test'
import { addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay } from './wall-time.ts'

const ZONE = 'America/New_York'
const BEFORE = 'Please select a date to see available times.'
const EMPTY = 'No available times for the selected date.'

const days = (page: Page) => page.getByRole('grid').getByRole('button')
const emptyDays = (page: Page) =>
  page.getByRole('grid').locator('button:not([aria-disabled]):not([aria-label$="times available"])')

test('/scheduler is a slot picker without times, asks for none, and leads to the own coaches', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/scheduler')
  await expect(page).toHaveTitle('Book Your Session · ShineQuo')
  await expect(page.getByRole('heading', { name: 'Select a Date' })).toBeVisible()
  const times = page.getByRole('region', { name: 'Available Times' })
  await expect(times.getByText(BEFORE)).toBeVisible()
  await expect(page.getByRole('grid').getByRole('button', { name: /times available/ })).toHaveCount(0)

  await days(page).and(page.locator(':not([aria-disabled])')).last().click()
  await expect(times.getByText(EMPTY)).toBeVisible()
  await expect(times.getByText(BEFORE)).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0)
  expect(asked.filter((path) => path.startsWith('/api/') && path.includes('availability'))).toEqual([])

  await page.getByRole('link', { name: /Amara Bell/ }).click()
  await expect(page).toHaveURL(`/home/selectcoach/${coach.profileId}/book`)
  await expect(page.getByText(BEFORE)).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/') && path.includes('availability'))).not.toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeFocused()
})

test('/scheduler shows who has no coach yet the way to one', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/scheduler')
  await page.getByRole('link', { name: 'Find your coach' }).click()
  await expect(page.getByRole('heading', { name: 'Find Your Coach' })).toBeVisible()
})

test('matched coaches that do not load on /scheduler say so, and come on Try again', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.route('**/api/match-requests/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/scheduler')
  await expect(page.getByText('Failed to fetch matched coaches. Please try again later.')).toBeVisible()
  await page.unroute('**/api/match-requests/')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: /Amara/ })).toBeVisible()
})

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a day without times can be chosen by ${by}, says so, and clears the chosen time`, async ({
    page,
    app,
    signIn,
  }) => {
    // Tuesdays and Thursdays, ten to noon: the other days have no times.
    const hours = [2, 4].map((weekday) => ({ weekday, start_minute: 600, end_minute: 720 }))
    const [student, coach] = [await addStudent(app), await addCoach(app, { hours })]
    await signIn(student)
    await page.goto('/login')
    const offered = byDay(await openSlots(page, coach), ZONE)
    await page.goto(`/home/selectcoach/${coach.profileId}/book`)
    await expect(page.getByText(BEFORE)).toBeVisible()
    await chooseDay(page, offered[1]![0]!, ZONE)
    await page.getByRole('option', { name: '10:30 AM - 11:00 AM' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible()

    if (by === 'mouse') await emptyDays(page).first().click()
    else {
      await page.getByRole('grid').getByRole('button', { pressed: true }).press('ArrowRight')
      await page.keyboard.press('Space')
    }
    await expect(page.getByText(EMPTY)).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toHaveCount(0)

    await chooseDay(page, offered[1]![0]!, ZONE)
    await expect(page.getByRole('option')).toHaveCount(4)
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('option')).toHaveCount(4)
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
  })
}

test('a coach without any open time still asks for a date, and says why there is none', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { hours: [] })]
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await expect(page.getByText(BEFORE)).toBeVisible()
  await expect(page.getByText('No open times in the next three weeks.', { exact: false })).toBeVisible()
  await emptyDays(page).first().click()
  await expect(page.getByText(EMPTY)).toBeVisible()
})
