import type { Page } from '@playwright/test'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { TestClock } from '@shinequo/server/testing/test-clock'
import { startUsualApp } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { chooseDay } from './slot-picker.ts'
import { slotWords } from './wall-time.ts'

/** Six days before the clocks go forward in New York, 2027-03-14. Kathmandu has no daylight saving time. */
const NOW = Date.parse('2027-03-08T15:00:00Z')
const ZONE = 'America/New_York'
const NOTICE = 'The clocks in New York change before this session. The time shown is the time on that day.'

/** The application and the page run in that week, with a fixed clock in both. */
const test = base.extend({
  app: ownApp(() => startUsualApp({ clock: new TestClock(NOW) })),
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(NOW)
    await use(page)
  },
})

const halfHour = (start_time: string) => ({
  start_time,
  end_time: new Date(Date.parse(start_time) + 30 * 60_000).toISOString(),
})
/** 9 AM in New York, before the change (UTC-5) and after it (UTC-4). */
const before = halfHour('2027-03-12T14:00:00.000Z')
const after = halfHour('2027-03-16T13:00:00.000Z')
const notice = (page: Page) => page.getByRole('region', { name: 'Your session' }).getByText(NOTICE)

test.describe('where the clocks change', () => {
  test('a time after the change says so before it is booked, one before it does not', async ({
    page,
    app,
    signIn,
  }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app, { time_zone: ZONE })]
    await signIn(student)
    await page.goto(`/home/selectcoach/${coach.profileId}/book`)
    await chooseDay(page, before, ZONE)
    await page.getByRole('option', { name: '9:00 AM - 9:30 AM' }).click()
    await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)

    await chooseDay(page, after, ZONE)
    await expect(page.getByRole('option').first()).toHaveText(slotWords(after, ZONE))
    const claimed = page.waitForRequest('**/api/time-slots/')
    await page.getByRole('option', { name: '9:00 AM - 9:30 AM' }).click()
    await expect(notice(page)).toBeVisible()

    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    expect((await claimed).postDataJSON()[0].start_time).toBe(after.start_time)
    await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
    await expect(page.getByText(NOTICE)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
    await expect(upcoming.getByRole('listitem')).toContainText('Tue, Mar 16 · 9:00 AM - 9:30 AM')
    await expect(upcoming.getByText(NOTICE)).toBeVisible()
  })
})

test.describe('where they do not', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' })

  test('the same session is shown without a notice', async ({ page, app, signIn }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app, { time_zone: ZONE })]
    await addMatch(app, student.profileId, coach.profileId)
    await addSession(app, student.profileId, coach.profileId, Date.parse(after.start_time))
    await signIn(student)
    await page.goto('/home/dashboard')
    const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
    await expect(upcoming.getByRole('listitem')).toContainText('Tue, Mar 16 · 6:45 PM - 7:15 PM')
    await expect(upcoming.getByText(/The clocks in/)).toHaveCount(0)
  })
})
