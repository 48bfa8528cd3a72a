import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { openSlots } from './page-calls.ts'
import { now } from './test-time.ts'
import { byDay, dayWords, longDayWords, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'
const HOUR = 3_600_000

const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming sessions', exact: true })
const rows = (page: Page) => upcoming(page).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

async function startsOf(app: BrowserApp, student: SeededPerson) {
  const found = await app.context.database.root
    .selectFrom('bookings')
    .select(['starts_at', 'status'])
    .where('student_profile_id', '=', student.profileId)
    .execute()
  return found.map(({ starts_at, status }) => `${status} ${starts_at.toISOString()}`)
}

/**
 * Opens the dashboard of a student with a session at the third time of the third day with times; returns those days.
 */
async function withSession(page: Page, app: BrowserApp, signIn: (person: SeededPerson) => Promise<void>) {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  await signIn(student)
  await page.goto('/login')
  const days = byDay(await openSlots(page, coach), ZONE)
  const slot = days[2]![2]!
  const id = await addSession(app, student.profileId, coach.profileId, Date.parse(slot.start_time))
  await page.goto('/home/dashboard')
  // Late in the day the first day with times is no longer tomorrow.
  await expect(rows(page)).toContainText(/in [23] days/)
  return { student, coach, days, slot, id }
}

test('a session is cancelled in words, taken back in its row, and cancelled for good', async ({
  page,
  app,
  signIn,
}) => {
  const { student, slot } = await withSession(page, app, signIn)
  await expect(rows(page).getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute(
    'href',
    /^\/home\/selectcoach\//,
  )
  await rows(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toContainText(slotWords(slot, ZONE))
  await expect(dialog(page).getByText('This counts as a late cancellation.')).toHaveCount(0)
  await dialog(page)
    .getByLabel(/A message for Amara/)
    .fill('I am not well today.')
  await dialog(page).getByRole('button', { name: 'Cancel the session' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
  expect(await startsOf(app, student)).toEqual([`cancelled ${slot.start_time}`])

  await page.reload()
  await expect(rows(page)).toContainText("We'll tell Amara within a minute.")
  await rows(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your session with Amara is back on.')).toBeVisible()
  await expect(rows(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect(await startsOf(app, student)).toEqual([`booked ${slot.start_time}`])
  await rows(page).getByRole('button', { name: 'What changed' }).click()
  await expect(dialog(page)).toContainText('You undid the cancellation.')
  await expect(dialog(page)).toContainText('I am not well today.')
})

test('a late cancellation says what it costs before the press, and cannot be a move', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addSession(app, student.profileId, coach.profileId, now() + 2 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(rows(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(rows(page).getByRole('button', { name: 'Move' })).toHaveCount(0)
  await rows(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByText('This counts as a late cancellation.')).toBeVisible()
  await expect(dialog(page)).toContainText('Amara has kept this half hour free for you')
  await dialog(page).getByRole('button', { name: 'Keep my session' }).click()
  await expect(rows(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
})

test('a session is moved to a time that is held while it is chosen', async ({ page, app, signIn }) => {
  const { student, days, slot } = await withSession(page, app, signIn)
  await rows(page).getByRole('button', { name: 'Move' }).click()
  const next = days[3]![1]!
  const day = longDayWords(next.start_time, ZONE).replace(/, \d{4}$/, '')
  await dialog(page).getByRole('button', { name: day }).click()
  await dialog(page)
    .getByRole('option', { name: slotWords(next, ZONE) })
    .click()
  await expect(dialog(page).getByText("We're holding this time for you")).toBeVisible()
  expect(await startsOf(app, student)).toEqual([`booked ${slot.start_time}`])
  await dialog(page)
    .getByRole('button', { name: /^Move to / })
    .click()
  await expect(page.getByText(/^Moved to .*Amara know\.$/)).toBeVisible()
  await expect(rows(page)).toContainText(`${dayWords(next.start_time, ZONE)} · ${slotWords(next, ZONE)}`)
  expect(await startsOf(app, student)).toEqual([`booked ${next.start_time}`])
  await rows(page).getByRole('button', { name: 'What changed' }).click()
  await expect(dialog(page)).toContainText(/^.*You moved it from/)
})

test('what can be joined stands first and is not pushed down by a session that the coach cancels', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addSession(app, student.profileId, coach.profileId, now() + 10 * 60_000)
  await addSession(app, student.profileId, coach.profileId, now() + 50 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  const join = upcoming(page).getByRole('link', { name: 'Join Now' })
  const before = await join.boundingBox()
  const { root } = app.context.database
  await root
    .updateTable('bookings')
    .set({
      status: 'cancelled',
      cancelled_by: 'coach',
      cancel_reason: 'Dentist.',
      cancelled_at: new Date(now()),
    })
    .where('student_profile_id', '=', student.profileId)
    .where('starts_at', '>', new Date(now() + 40 * HOUR))
    .execute()
  await page.reload()
  await expect(upcoming(page).getByText('Dentist.')).toBeVisible()
  expect(await join.boundingBox()).toEqual(before)
})

test('a coach suggests times: the old one stands until the student takes one of them', async ({
  page,
  app,
  signIn,
}) => {
  const { student, coach, days, slot } = await withSession(page, app, signIn)
  await page.goto('/favicon.svg')
  await signIn(coach)
  await page.goto('/coach/sessions')
  const row = page.getByRole('tabpanel', { name: 'Upcoming' }).getByRole('listitem')
  await row.getByRole('button', { name: 'Suggest other times' }).click()
  const next = days[3]![1]!
  const picked = dialog(page).getByRole('list', { name: 'Suggested times' }).getByRole('listitem')
  for (const time of [next, days[3]![2]!]) {
    await dialog(page)
      .getByRole('button', { name: longDayWords(time.start_time, ZONE).replace(/, \d{4}$/, '') })
      .click()
    await dialog(page)
      .getByRole('option', { name: slotWords(time, ZONE) })
      .click()
  }
  await expect(picked).toHaveCount(2)
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(row.first()).toContainText("hasn't answered yet")

  await page.goto('/favicon.svg')
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(rows(page)).toContainText('Amara would like to meet at another time.')
  // The mail links to the session's own page, which shows them too.
  const mail = await awaitMail(app, student.email, 'suggests another time')
  await page.goto(new URL(/http\S+\/home\/sessions\/\S+/.exec(mail.text)![0]).pathname)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: slotWords(next, ZONE) }).click()
  expect(await startsOf(app, student)).toEqual([`booked ${slot.start_time}`])
  await dialog(page)
    .getByRole('button', { name: /^Move to / })
    .click()
  await expect(main).toContainText(`${dayWords(next.start_time, ZONE)} · ${slotWords(next, ZONE)}`)
  await expect(main.getByText('would like to meet at')).toHaveCount(0)
  await main.getByRole('button', { name: 'Cancel' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel the session' }).click()
  await expect(main).toContainText('This session was cancelled.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByText('This session was cancelled.')).toHaveCount(0)
  expect(await startsOf(app, student)).toEqual([`booked ${next.start_time}`])
})

test('a coach who cancels closes the hour, and takes both back', async ({ page, app, signIn }) => {
  const { student, coach, slot } = await withSession(page, app, signIn)
  await page.goto('/favicon.svg')
  await signIn(coach)
  await page.goto('/coach/sessions')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog(page).getByRole('checkbox', { name: /^Close this hour too/ })).toBeChecked()
  await dialog(page).getByLabel('Reason').fill('Dentist that morning.')
  await dialog(page).getByRole('button', { name: 'Cancel session' }).click()
  await expect(page.getByText('No sessions booked')).toBeVisible()
  const off = () =>
    app.context.database.root
      .selectFrom('time_off')
      .select('starts_at')
      .where('coach_id', '=', coach.profileId)
      .execute()
  expect(await off()).toHaveLength(1)
  await page.getByRole('tab', { name: 'Past' }).click()
  const row = page.getByRole('tabpanel', { name: 'Past' }).getByRole('listitem')
  await expect(row).toContainText('Dentist that morning.')
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Your session with .* is back on\.$/)).toBeVisible()
  expect(await off()).toEqual([])
  expect(await startsOf(app, student)).toEqual([`booked ${slot.start_time}`])
})
