import { claimSlot, getAvailability } from '@shinequo/contract/availability'
import { createBooking } from '@shinequo/contract/bookings'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'
import { byDay, dayWords, longDayWords, slotWords } from './wall-time.ts'

const HOUR = 3_600_000
const NEW_YORK = 'America/New_York'
const CHICAGO = 'America/Chicago'

/** The coach's day of an instant, as the picker names it. */
const dayName = (instant: string) => longDayWords(instant, CHICAGO).replace(/, \d{4}$/, '')

/** A student in New York without sessions, matched with a coach in Chicago, and the coach's open times by day. */
async function quietPair(app: BrowserApp) {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres', time_zone: NEW_YORK })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: CHICAGO })
  await addMatch(app, student.profileId, coach.profileId, now() - 10 * 24 * HOUR)
  const date = (days: number) => new Date(now() + days * 24 * HOUR).toISOString().slice(0, 10)
  const open = await callAs(app, student, getAvailability, undefined, {
    mentor_id: coach.profileId,
    from_date: date(1),
    to_date: date(5),
  })
  return { student, coach, days: byDay(Object.values(open).flat(), CHICAGO) }
}

test('a coach suggests times from Today; the student confirms one of those that are still open', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { student, coach, days } = await quietPair(app)
  const [first, second] = [days[1]![2]!, days[1]![6]!]
  await signIn(coach)
  await page.goto('/coach')
  const quiet = page.getByRole('region', { name: 'No sessions for a week' })
  await quiet.getByRole('button', { name: 'Suggest a time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggest times to Maya' })
  const send = dialog.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await dialog.getByRole('button', { name: dayName(first.start_time) }).click()
  for (const slot of [first, second]) {
    await dialog.getByRole('option', { name: slotWords(slot, CHICAGO) }).click()
  }
  await send.click()
  await expect(dialog).toHaveCount(0)
  const told = `${dayWords(first.start_time, CHICAGO)} · ${slotWords(first, CHICAGO)}`
  await expect(quiet).toContainText(told)
  await expect(quiet).toContainText("Maya hasn't answered yet.")

  const mail = await awaitMail(app, student.email, 'Amara Okafor suggests times for a session')
  expect(mail.text).toContain(`book?start=${first.start_time}`)
  expect(mail.text).toContain(slotWords(first, NEW_YORK))

  // Nobody holds the times: another student books the first one.
  const other = await addStudent(app, { first_name: 'Ben' })
  const pair = { student_profile: other.profileId, mentor_profile: coach.profileId }
  const times = { start_time: first.start_time, end_time: first.end_time }
  const [claim] = await callAs(app, other, claimSlot, [{ ...pair, ...times, is_default: false }])
  await callAs(app, other, createBooking, { ...pair, time_slot: claim!.id })

  const context = await browser.newContext({
    baseURL: app.url,
    timezoneId: NEW_YORK,
    storageState: await storageOf(app, student),
  })
  const home = await context.newPage()
  await home.goto('/home/dashboard')
  const card = home.getByRole('region', { name: 'Upcoming sessions', exact: true })
  await expect(card.getByRole('heading', { name: 'Amara suggests times for a session' })).toBeVisible()
  const gone = card.getByRole('listitem').filter({ hasText: 'no longer open' })
  await expect(gone.last()).toContainText(slotWords(first, NEW_YORK))
  await expect(card.getByText('The nearest open times with Amara:')).toBeVisible()
  await card.getByRole('link', { name: `${slotWords(second, NEW_YORK)}` }).click()
  await home.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(home.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await home.goto('/home/dashboard')
  await expect(card.getByText(slotWords(second, NEW_YORK))).toBeVisible()
  await expect(card.getByRole('heading', { name: /suggests/ })).toHaveCount(0)

  await page.goto(`/coach/students/${student.profileId}`)
  await expect(page.getByRole('region', { name: 'Meet next' })).toContainText(
    `Maya booked ${dayWords(second.start_time, CHICAGO)} · ${slotWords(second, CHICAGO)}.`,
  )
  await context.close()
})

test('a student says that none of the times suits, which the coach sees at once, and can withdraw others', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const { student, coach, days } = await quietPair(app)
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  const next = page.getByRole('region', { name: 'Meet next' })
  const dialog = page.getByRole('dialog', { name: 'Suggest times to Maya' })
  async function suggest() {
    await next.getByRole('button', { name: 'Suggest a time' }).click()
    await dialog.getByRole('button', { name: dayName(days[1]![2]!.start_time) }).click()
    await dialog.getByRole('option', { name: slotWords(days[1]![2]!, CHICAGO) }).click()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(next).toContainText("Maya hasn't answered yet.")
  }
  await suggest()
  const context = await browser.newContext({
    baseURL: app.url,
    timezoneId: NEW_YORK,
    storageState: await storageOf(app, student),
  })
  const home = await context.newPage()
  await home.goto('/home/dashboard')
  await home.getByRole('button', { name: 'None of these' }).click()
  await expect(home.getByText('Amara can see that none of the times suits you.')).toBeVisible()
  await expect(home.getByRole('heading', { name: 'Amara suggests a time for a session' })).toHaveCount(0)
  await expect(next).toContainText('None of your times suits Maya.')

  await suggest()
  await expect(home.getByRole('heading', { name: 'Amara suggests a time for a session' })).toBeVisible()
  await next.getByRole('button', { name: 'Change the times' }).click()
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(next).not.toContainText("hasn't answered")
  await expect(home.getByRole('heading', { name: 'Amara suggests a time for a session' })).toHaveCount(0)
  await context.close()
})
