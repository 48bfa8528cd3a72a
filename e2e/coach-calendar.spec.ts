import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addCoach,
  addMatch,
  addSession,
  addStudent,
  addTimeOff,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'
import { dateOf, longDayWords, slotWords } from './wall-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const KATHMANDU = 'Asia/Kathmandu'

/** The next half hour of the coach's clock in Kathmandu, this many days from now. */
const startIn = (days: number) => (Math.ceil((now() + days * 24 * HOUR) / (30 * MINUTE)) + 0.5) * 30 * MINUTE
const slotAt = (start: number) => ({
  start_time: new Date(start).toISOString(),
  end_time: new Date(start + 30 * MINUTE).toISOString(),
})

/** A coach in Kathmandu with a session in three days, whose browser is in New York. */
async function coachFarAway(app: BrowserApp): Promise<{ coach: SeededPerson; start: number }> {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Asha', time_zone: KATHMANDU })
  await addMatch(app, student.profileId, coach.profileId)
  const start = startIn(3)
  await addSession(app, student.profileId, coach.profileId, start, {
    pre_session_note: 'I kept the Sunday plan.',
  })
  await addTimeOff(app, coach.profileId, start + 24 * HOUR)
  return { coach, start }
}

test('a coach pages the calendar by week, in the zone of the hours, and opens a session', async ({
  page,
  app,
  signIn,
}) => {
  const { coach, start } = await coachFarAway(app)
  const slot = slotAt(start)
  await signIn(coach)
  await page.goto('/coach/sessions')
  await page.getByRole('tab', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/list=calendar/)
  await expect(page.getByText('Times in your zone (Kathmandu)').first()).toBeVisible()
  const days = page.getByRole('tabpanel', { name: 'Calendar' }).getByRole('region')
  await page.goto(`/coach/sessions?list=calendar&date=${dateOf(slot.start_time, KATHMANDU)}`)
  // Named 'Thursday, November 26'.
  const name = longDayWords(slot.start_time, KATHMANDU).replace(/, \d{4}$/, '')
  const day = page.getByRole('region', { name })
  const session = day.getByRole('link', { name: /Maya Torres/ })
  await expect(session).toContainText(slotWords(slot, KATHMANDU))
  // Seven days, the part that scrolls and the panel's own.
  expect(await days.count()).toBe(9)
  const box = await session.boundingBox()
  // Half of an hour of 56 px, without its gap.
  expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  // The calendar opens where the session is, at whatever hour.
  await expect(session).toBeInViewport()

  const title = page.getByRole('heading', { level: 2 })
  const before = await title.textContent()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(title).not.toHaveText(String(before))
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(title).toHaveText(String(before))
  await page.getByRole('button', { name: 'Day', exact: true }).click()
  await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next day' })).toBeVisible()
  await page.getByRole('link', { name: /Maya Torres/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your session' })).toBeVisible()
})

test('on a phone it shows one day at a time', async ({ page, app, signIn }) => {
  const { coach, start } = await coachFarAway(app)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(coach)
  const date = dateOf(slotAt(start).start_time, KATHMANDU)
  await page.goto(`/coach/sessions?list=calendar&date=${date}`)
  const name = longDayWords(slotAt(start).start_time, KATHMANDU).replace(/, \d{4}$/, '')
  await expect(page.getByRole('region', { name })).toContainText('Maya Torres')
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('region', { name })).toHaveCount(0)
  await expect(page.getByText('Time off').first()).toBeVisible()
})

test('an address without a real date shows the days of today', async ({ page, app, signIn }) => {
  const { coach } = await coachFarAway(app)
  await signIn(coach)
  for (const date of ['tomorrow', '2026-02-31']) {
    await page.goto(`/coach/sessions?list=calendar&date=${date}`)
    await expect(page.locator('[aria-current=date]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect(page.locator('[aria-current=date]')).toHaveCount(0)
  }
})

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' })

  for (const [what, path] of [
    ['a week', '/coach/sessions?list=calendar'],
    ['a day', '/coach?'],
  ] as const) {
    test(`${what} is an agenda: time, name, note and place, light, without menus and buttons`, async ({
      page,
      app,
      signIn,
    }) => {
      const { coach, start } = await coachFarAway(app)
      await signIn(coach)
      await page.goto(`${path}&date=${dateOf(slotAt(start).start_time, KATHMANDU)}`)
      await expect(page.getByRole('button', { name: 'Print' })).toBeEnabled()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const agenda = page.locator('[data-agenda]')
      await expect(agenda).toContainText(slotWords(slotAt(start), KATHMANDU))
      await expect(agenda).toContainText("Maya's note: I kept the Sunday plan.")
      await expect(agenda).toContainText('/session/')
      for (const role of ['button', 'link', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      const colors = await page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.body)
        return [backgroundColor, getComputedStyle(document.querySelector('[data-agenda]')!).color]
      })
      expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(21, 33, 31)'])
    })
  }
})
