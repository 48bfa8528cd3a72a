import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addCoach,
  addFeedback,
  addNoShow,
  addSession,
  addStudent,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { press } from './keys.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const MINUTE = 60_000
const PAST = '/coach/sessions?list=past'

/** A student and a coach whose session began this many minutes ago. */
async function pair(app: BrowserApp, minutesAgo: number) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  const start = Math.floor(now() / MINUTE) * MINUTE - minutesAgo * MINUTE
  const session = await addSession(app, student.profileId, coach.profileId, start)
  return { student, coach, session, start }
}

test('by keyboard alone a no-show is marked and taken back, and both are said', async ({
  page,
  app,
  signIn,
}) => {
  const { coach } = await pair(app, 60)
  await signIn(coach)
  await page.goto(PAST)
  const row = page.getByRole('tabpanel', { name: 'Past' }).getByRole('listitem')
  await expect(row).toContainText('Done')
  await press(page, page.getByRole('button', { name: 'Mark no-show' }))
  await expect(page.getByRole('dialog')).toContainText("Maya didn't come?")
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }))
  await expect(page.getByRole('status').filter({ hasText: "Noted: Maya didn't come." })).toBeVisible()
  await expect(row).toContainText('Missed')
  const undo = row.getByRole('button', { name: 'Undo no-show' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'Maya is no longer marked as a no-show.' }),
  ).toBeVisible()
  await expect(row).toContainText('Done')
  await expect(row.getByRole('button', { name: 'Mark no-show' })).toBeFocused()
})

test('the student reads that it did not take place, can book another time, and is not asked for stars', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { student, coach } = await pair(app, 60)
  await signIn(coach)
  await page.goto(PAST)
  const row = page.getByRole('tabpanel', { name: 'Past' }).getByRole('listitem')
  await row.getByRole('button', { name: 'Mark no-show' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }).click()
  const toast = page.getByRole('status').filter({ hasText: "Noted: Maya didn't come." })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Done')
  await row.getByRole('button', { name: 'Mark no-show' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }).click()
  await expect(row).toContainText('Missed')

  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const home = await context.newPage()
  await home.goto('/home/dashboard')
  const previous = home.getByRole('region', { name: 'Previous sessions', exact: true })
  await expect(previous.getByText("Amara marked that you weren't there.")).toBeVisible()
  await expect(previous.getByRole('button', { name: 'Feedback' })).toHaveCount(0)
  await previous.getByRole('link', { name: 'Book another time' }).click()
  await expect(home.getByRole('heading', { name: 'Book Your Session' })).toBeVisible()
  expect(new URL(home.url()).pathname).toBe(`/home/selectcoach/${coach.profileId}/book`)
  await context.close()
})

test('while a session runs, a no-show is marked today', async ({ page, app, signIn }) => {
  const { coach, start } = await pair(app, 12)
  await signIn(coach)
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(start)
  await page.goto(`/coach?date=${date}`)
  // Near midnight the session is on another date than today.
  const day = page.getByRole('region', { name: /^(Today|\w{3}, \w{3} \d+)$/ })
  const today = day.getByRole('listitem').filter({ hasText: 'Maya Torres' })
  await expect(today.getByRole('link', { name: 'Join Now' })).toBeVisible()
  await today.getByRole('button', { name: 'Mark no-show' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }).click()
  await expect(today).toContainText('Missed')
  await today.getByRole('button', { name: 'Undo no-show' }).click()
  await expect(today.getByRole('button', { name: 'Mark no-show' })).toBeVisible()
})

test('a session that the student has rated meanwhile is not marked, and the coach is told why', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, session } = await pair(app, 60)
  await signIn(coach)
  await page.goto(PAST)
  const mark = page.getByRole('button', { name: 'Mark no-show' })
  await mark.waitFor()
  await addFeedback(app, session, coach.profileId, 5)
  await mark.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark no-show' }).click()
  await expect(page.getByText('Your student gave feedback on this session')).toBeVisible()
  await expect(mark).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya Torres' })).toContainText('Done')
})

test('the room is one address for both: the one that coaches had leads there', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, session } = await pair(app, 5)
  await signIn(coach)
  const calls = `**/api/bookings/${session}/room/`
  await page.route(calls, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto(`/coach/session/${session}`)
  await expect(page).toHaveURL(`/session/${session}`)
  await expect(page.getByRole('heading', { name: "The room couldn't be loaded" })).toBeVisible()
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Ready to join?' })).toBeVisible()
})

test('by keyboard alone a student says that they were there, and an administrator decides that it took place', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  const start = now() - 60 * MINUTE
  const both_were_at = new Date(start + 9 * MINUTE)
  const mark = { student_was_at: both_were_at, both_were_at }
  const session = await addNoShow(app, student.profileId, coach.profileId, start, mark)
  await signIn(student)
  await page.goto('/home/dashboard')
  const previous = page.getByRole('region', { name: 'Previous sessions', exact: true })
  await press(page, previous.getByRole('button', { name: 'I was there' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'I was there' }))
  const said = 'You said that you were there. Your programme will look at it.'
  await expect(previous.getByText(said)).toBeVisible()
  await page.goto(`/home/sessions/${session}`)
  await expect(page.getByText(said)).toBeVisible()

  const open = async (who: typeof student, path: string) => {
    const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, who) })
    const other = await context.newPage()
    await other.goto(path)
    return other
  }
  const coachs = await open(coach, PAST)
  const row = coachs.getByRole('tabpanel', { name: 'Past' }).getByRole('listitem')
  await expect(row).toContainText('Maya said that they were there. Your programme will decide')

  const admins = await open(await addAdmin(app), '/admin')
  await press(admins, admins.getByRole('link', { name: /missed sessions? to decide/ }))
  await expect(admins.getByRole('heading', { name: 'Missed sessions' })).toBeVisible()
  const objection = admins.getByRole('listitem').filter({ hasText: 'Amara Okafor' })
  await expect(objection).toContainText('Both were in the room, last at')
  await press(admins, objection.getByRole('button', { name: 'It took place: session of Maya Torres' }))
  await press(admins, admins.getByRole('dialog').getByRole('button', { name: 'It took place' }))
  const noted = 'The session with Maya counts as held.'
  await expect(admins.getByRole('status').filter({ hasText: noted })).toBeVisible()
  await expect(objection).toHaveCount(0)
  await expect(admins.getByRole('region', { name: 'Missed sessions' })).toBeFocused()

  await page.reload()
  await expect(page.getByText('looked at it: the session took place')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Feedback' })).toBeVisible()
  await coachs.reload()
  await expect(row).toContainText('Your programme decided: it took place.')
  await expect(row).toContainText('Done')
  await expect(row.getByRole('button', { name: 'Mark no-show' })).toHaveCount(0)
  for (const other of [coachs, admins]) await other.context().close()
})
