import type { Page, Request, Route } from '@playwright/test'
import { ERRORS } from '@shinequo/contract/errors'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
} from '@shinequo/server/testing/browser-seeds'
import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { asksForTicket, onNextWrite, openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { now } from './test-time.ts'
import { byDay, slotWords } from './wall-time.ts'

test.use({ provoked: /\b503\b/ })

const CALLS = '**/api/**'
const HOUR = 3_600_000
const ZONE = 'America/New_York'
const UNSURE = "We couldn't tell whether this was saved. This is how it looks now."
const PAUSE = 'ShineQuo is taking a short break. Please try again in a moment.'

/** Responds as the server does while its database is unavailable. */
function answerNotReady(route: Route): Promise<void> {
  return route.fulfill({
    status: ERRORS.not_ready,
    headers: { 'retry-after': '1' },
    json: { message: PAUSE, code: 'not_ready' },
  })
}

/** Pauses the service until the returned function is called. The page gets no notification that the pause is over. */
async function pause(page: Page): Promise<() => Promise<void>> {
  await page.route(CALLS, answerNotReady)
  return () => page.unroute(CALLS, answerNotReady)
}

/** Forwards a call to the server and loses its response. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await answerNotReady(route)
}

const notice = (page: Page) =>
  page.getByRole('status').getByText("ShineQuo is taking a short break. We'll keep trying; nothing is lost.")
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming sessions', exact: true })
const storage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Records the writes that the page sends. */
function writesOf(page: Page): Request[] {
  const writes: Request[] = []
  page.on('request', (request) => {
    if (asksForTicket(request)) return
    if (request.method() !== 'GET' && request.url().includes('/api/')) writes.push(request)
  })
  return writes
}

/** Whether the page has not been reloaded since the first call of this function. */
async function isSameLoad(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const known = 'seenBefore' in window
    return Object.assign(window, { seenBefore: true }) && known
  })
}

test('a student who opens the app in a pause stays signed in, and gets in when it is over', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  const resume = await pause(page)
  await page.goto('/home/dashboard')
  await expect(notice(page)).toBeVisible()
  await expect(page.getByText('Loading...').first()).toBeVisible()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
  await isSameLoad(page)
  // It has retried meanwhile.
  await page.waitForResponse('**/api/student-profiles/')
  await resume()
  await expect(page.getByRole('heading', { name: /^Good .*, Maya$/ })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect(await isSameLoad(page)).toBe(true)
})

test('with a profile seen before, a student sees the next sessions in a pause, and all of it after', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() + 3 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  const kept = await storage(page, 'nextSessions')
  const resume = await pause(page)
  await page.reload()
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await expect(upcoming(page).getByText(/^As of/)).toBeVisible()
  await expect(notice(page)).toHaveCount(1)
  expect(await storage(page, 'nextSessions')).toBe(kept)
  await inEachTheme(page, async () => expect(await axeFindings(page)).toEqual([]))
  await isSameLoad(page)
  await resume()
  await expect(
    page.getByRole('region', { name: 'Matched coaches' }).getByRole('link', { name: /^Amara/ }),
  ).toBeVisible()
  await expect(upcoming(page).getByText(/^As of/)).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
  expect(await isSameLoad(page)).toBe(true)
})

test('a page that is open keeps what it shows in a pause, and renews it after', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const [coach, later] = [
    await addCoach(app, { first_name: 'Amara' }),
    await addCoach(app, { first_name: 'Later' }),
  ]
  await addSession(app, student.profileId, coach.profileId, now() + 3 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  const resume = await pause(page)
  await page.getByRole('link', { name: 'Events' }).click()
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(notice(page)).toBeVisible()
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await addSession(app, student.profileId, later.profileId, now() + 30 * HOUR)
  await resume()
  await expect(upcoming(page).getByText('Later')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

for (const side of ['coach', 'admin'] as const) {
  test(`the side of a ${side} waits for the end of a pause`, async ({ page, app, signIn }) => {
    await signIn(await (side === 'coach' ? addCoach(app) : addAdmin(app)))
    const [path, title] =
      side === 'coach' ? ['/coach/students', 'Students'] : ['/admin/people/invitations', 'Invitations']
    const resume = await pause(page)
    await page.goto(path)
    await expect(notice(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await resume()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
    const again = await pause(page)
    await page.getByRole('link', { name: side === 'coach' ? 'Sessions' : 'Schools' }).click()
    await expect(notice(page)).toHaveCount(1)
    await inEachTheme(page, async () => expect(await axeFindings(page)).toEqual([]))
    await again()
    await expect(notice(page)).toHaveCount(0)
    await expect(page.getByText('Loading...')).toHaveCount(0)
  })
}

test('a booking whose answer got lost is offered again when the sessions have been read, under its key', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const slot = byDay(await openSlots(page, coach), ZONE)[1]![3]!
  await chooseDay(page, slot, ZONE)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  const note = page.getByPlaceholder('Enter any notes here...')
  await note.fill('Could we begin with my timetable?')
  await expect(page.getByText("We're holding this time for you")).toBeVisible()
  const writes = writesOf(page)
  let resume = async () => {}
  await onNextWrite(page, '**/api/bookings/', async (route) => {
    resume = await pause(page)
    await loseAnswer(route)
  })
  const confirm = page.getByRole('button', { name: 'Confirm Booking' })
  await confirm.click()
  await expect(notice(page)).toBeVisible()
  await expect(confirm).toBeDisabled()
  await resume()
  await expect(page.getByText(UNSURE).first()).toBeVisible()
  await expect(note).toHaveValue('Could we begin with my timetable?')
  expect(writes).toHaveLength(1)

  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  const [lost, repeated, ...others] = writes
  expect(others).toEqual([])
  expect(repeated!.headers()['idempotency-key']).toBe(lost!.headers()['idempotency-key'])
  expect(repeated!.postDataJSON()).toEqual(lost!.postDataJSON())
  const { root } = app.context.database
  const bookings = await root
    .selectFrom('bookings')
    .select('id')
    .where('student_profile_id', '=', student.profileId)
    .execute()
  expect(bookings).toHaveLength(1)
})

test('a write whose answer got lost is not repeated, and the page shows whether it was made', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  const typed = page.getByLabel('New note')
  await typed.fill('Sleeps badly before exams.')
  const writes = writesOf(page)
  await onNextWrite(page, '**/notes/', loseAnswer)
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText(UNSURE).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your notes' })).toContainText('Sleeps badly before exams.')
  await expect(typed).toHaveValue('Sleeps badly before exams.')
  expect(writes).toHaveLength(1)
})

test('a form of the student whose answer got lost keeps what was typed', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { city: 'Boston' }))
  await page.goto('/home/userProfile')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'City' }).fill('Salem')
  const writes = writesOf(page)
  await onNextWrite(page, '**/api/student-profiles/*/', answerNotReady)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(UNSURE).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Salem')
  expect(writes).toHaveLength(1)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})

test('a refresh of the tokens that meets a pause leaves them as they are', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  await page.goto('/login')
  const refresh = await storage(page, 'refreshToken')
  await page.evaluate(() => localStorage.setItem('accessToken', 'spent'))
  await page.route('**/api/token/refresh/', answerNotReady)
  await page.goto('/home/dashboard')
  await expect(notice(page)).toBeVisible()
  expect(await storage(page, 'refreshToken')).toBe(refresh)
  await page.unroute('**/api/token/refresh/')
  await expect(page.getByRole('heading', { name: /^Good .*, Maya$/ })).toBeVisible()
})

test('signing in says that there is a pause, and keeps what was typed', async ({ page, app }) => {
  const student = await addStudent(app)
  await page.goto('/login')
  await page.getByLabel('Email').fill(student.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const resume = await pause(page)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText(PAUSE)
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD)
  await resume()
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/home\/dashboard$/)
})
