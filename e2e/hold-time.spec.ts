import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { addCoach, addStudent } from '@shinequo/server/testing/browser-seeds'
import { TestClock } from '@shinequo/server/testing/test-clock'
import { callAs } from './api-calls.ts'
import { startUsualApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { chooseDay } from './slot-picker.ts'
import { byDay, slotWords } from './wall-time.ts'

const NOTE = 'Could we begin with my timetable?'
const [SECOND, MINUTE] = [1000, 60_000]

/** The application's clock advances together with the page's. */
const clock = new TestClock()
const test = base.extend({
  app: ownApp(() => startUsualApp({ clock })),
})

test('it is said when little is left, once more can be had, and what ran out is held again by one press', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  const pass = async (ms: number) => {
    clock.advance(ms)
    await page.clock.fastForward(ms)
  }
  const pane = page.getByRole('region', { name: 'Your session' })
  const note = page.getByPlaceholder('Enter any notes here...')
  // A jump of the clock between issuing a ticket and using it would expire the ticket.
  await page.route('**/api/tickets/', (route) => route.fulfill({ status: 429, json: {} }))
  await page.clock.install({ time: clock.now() })
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.clock.pauseAt(clock.now() + MINUTE)
  clock.advance(MINUTE)
  await page.getByRole('option').last().click()
  const left = pane.getByRole('timer')
  await expect(left).toHaveText('10:00')
  const said = (words: string) => pane.getByRole('status').filter({ hasText: words })
  await pass(8 * MINUTE - SECOND)
  await expect(left).toHaveText('2:01')
  await expect(said('You have this time')).toHaveCount(0)
  await pass(SECOND)
  await expect(said('You have this time for 2 more minutes.')).toHaveCount(1)
  await pass(90 * SECOND)
  await expect(said('You have this time for 30 more seconds.')).toHaveCount(1)

  await pane.getByRole('button', { name: 'Hold it for ten more minutes' }).click()
  await expect(pane.getByRole('button', { name: 'Hold it for ten more minutes' })).toHaveCount(0)
  await pass(SECOND)
  await expect(left).toHaveText('9:59')
  await note.fill(NOTE)
  await pass(10 * MINUTE)
  await expect(said('Your ten minutes are up')).toBeVisible()
  await expect(note).toHaveValue(NOTE)
  await pane.getByRole('button', { name: 'Hold it again' }).click()
  await expect(left).toHaveText('10:00')
  const live = await app.context.database.root
    .selectFrom('time_slots')
    .select('id')
    .where('student_profile_id', '=', student.profileId)
    .where('status', '=', 'claimed')
    .where('expires_at', '>', new Date(clock.now()))
    .execute()
  expect(live).toHaveLength(1)
})

test('a time that somebody else let run out comes back on the slot picker, without a reload', async ({
  page,
  app,
  signIn,
}) => {
  const zone = 'America/New_York'
  const [student, other, coach] = [await addStudent(app), await addStudent(app), await addCoach(app)]
  await page.clock.install({ time: clock.now() })
  await signIn(student)
  const live = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/live/'))
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const date = (days: number) => new Date(clock.now() + days * 24 * 60 * MINUTE).toISOString().slice(0, 10)
  const query = { mentor_id: coach.profileId, from_date: date(0), to_date: date(7) }
  const open = await callAs(app, student, getAvailability, undefined, query)
  const [slot] = byDay(Object.values(open).flat(), zone)[1]!
  await chooseDay(page, slot!, zone)
  const option = page.getByRole('option', { name: slotWords(slot!, zone) })
  await expect(option).toBeVisible()
  await live
  const pair = { student_profile: other.profileId, mentor_profile: coach.profileId }
  const { start_time, end_time } = slot!
  await callAs(app, other, claimSlot, [{ ...pair, start_time, end_time }])
  await expect(option).toHaveCount(0)
  // Only the server's clock: hardly any time passes for the page, so it does not refresh on its own.
  clock.advance(10 * MINUTE)
  await expect(option).toBeVisible()
})
