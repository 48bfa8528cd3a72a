import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { onceFor } from './apps.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { awaitMail } from './mailbox.ts'
import { openSlots, ownProfileId } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { answerQuestions, completeProfile, FOCUS, LANGUAGE, signUpAndIn } from './student-way.ts'
import { now } from './test-time.ts'
import { byDay, dayWords, type Slot, slotWords, zoneWords } from './wall-time.ts'

const COACH_ZONE = 'Australia/Melbourne'
const MINUTE = 60_000

/** One coach in Melbourne for all students of a worker. Nobody else offers what they look for. */
const test = base.extend<{ coach: SeededPerson }>({
  app: ownApp(),
  coach: async ({ app }, use) => use(await onceFor(app, addOlivia)),
})

function addOlivia(app: BrowserApp): Promise<SeededPerson> {
  return addCoach(app, {
    first_name: 'Olivia',
    last_name: 'Hartley',
    time_zone: COACH_ZONE,
    city: 'Melbourne',
    state: 'Victoria',
    focus_area: FOCUS,
    language_preference: LANGUAGE,
    description: '<p>We begin with <strong>one</strong> question.</p>',
  })
}

interface Walk {
  readonly page: Page
  readonly app: BrowserApp
  readonly coach: SeededPerson
  readonly zone: string
}

async function openTheMatch({ page }: Walk): Promise<void> {
  const match = page
    .getByRole('region', { name: 'Matched coaches' })
    .getByRole('link', { name: 'Olivia Hartley' })
  // A job makes the match shortly after the answers were stored.
  await expect(async () => {
    if (!(await match.isVisible())) await page.reload()
    await expect(match).toBeVisible({ timeout: 2000 })
  }).toPass()
  await match.click()
  await expect(page.getByRole('heading', { name: 'Here is Your Selected Coach' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'About Olivia' })).toBeVisible()
  await expect(page.getByText('We begin with one question.')).toBeVisible()
  await expect(page.getByText('Language Preference')).toBeVisible()
  await page.getByRole('link', { name: 'Book Session with Olivia' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeVisible()
}

async function book({ page, coach, zone }: Walk): Promise<Slot> {
  await expect(page.getByText('Please select a date to see available times.')).toBeVisible()
  const days = byDay(await openSlots(page, coach), zone)
  const day = days[2]!
  const slot = day.at(-1)!
  await chooseDay(page, slot, zone)
  const times = page.getByRole('region', { name: 'Available Times' })
  await expect(
    times.getByText(`${dayWords(slot.start_time, zone)} · your time (${zoneWords(zone)})`),
  ).toBeVisible()
  await expect(times.getByRole('option')).toHaveText(day.map((one) => slotWords(one, zone)))
  await times.getByRole('option', { name: slotWords(slot, zone) }).click()
  const chosen = page.getByRole('region', { name: 'Your session' })
  await expect(chosen).toContainText(slotWords(slot, zone))
  await expect(chosen).toContainText(`${slotWords(slot, COACH_ZONE)} for Olivia (Melbourne)`)
  await page.getByPlaceholder('Enter any notes here...').fill('Could we begin with my timetable?')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText('Booking confirmed successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
  await expect(page.getByText('We have received your request.')).toBeVisible()
  return slot
}

/** Both people get a mail, with the time in their own zone first, then in the other's. */
async function readMails({ app, coach, zone }: Walk, email: string, slot: Slot): Promise<void> {
  const line = (at: string, whose: string) =>
    `${dayWords(slot.start_time, at)} · ${slotWords(slot, at)} · ${whose} (${zoneWords(at)})`
  const { text } = await awaitMail(app, email, 'Your session with Olivia Hartley')
  expect(text).toContain(`${line(zone, 'your time')}\n${line(COACH_ZONE, "Olivia's time")}`)
  await expect
    .poll(() =>
      app.sent
        .filter((mail) => mail.to === coach.email)
        .map((mail) => mail.text)
        .join('\n'),
    )
    .toContain(`${line(COACH_ZONE, 'your time')}\n${line(zone, "Asha's time")}`)
}

async function seeItUpcoming({ page, zone }: Walk, slot: Slot): Promise<void> {
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  const row = upcoming.getByRole('listitem').filter({ hasText: 'Olivia Hartley' })
  await expect(row).toContainText(`${dayWords(slot.start_time, zone)} · ${slotWords(slot, zone)}`)
  await expect(upcoming.getByRole('link', { name: 'Join Now' })).toHaveCount(0)
}

/** A session about to begin and a past one, with a coach who accepts no new students. */
async function joinAndLookBack({ page, app }: Walk): Promise<void> {
  const former = await addCoach(app, { first_name: 'Tomas', last_name: 'Reyes', accepts_students: false })
  const student = await ownProfileId(page)
  const near = await addSession(app, student, former.profileId, now() + 10 * MINUTE)
  await addSession(app, student, former.profileId, now() - 2 * 24 * 60 * MINUTE)
  await page.reload()
  await page.getByRole('link', { name: 'Join Now' }).click()
  await expect(page).toHaveURL(`/session/${near}`)
  await expect(page.getByRole('heading', { name: 'Ready to join?' })).toBeVisible()
  await page.goBack()
  const previous = page.getByRole('region', { name: 'Previous sessions', exact: true })
  await previous.getByRole('button', { name: 'Feedback' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please rate your coach' }).first()).toBeVisible()
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await expect(dialog.getByPlaceholder(/email address/i)).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: /video testimonial/ }).check()
  await dialog.getByPlaceholder(/email address/i).fill('asha@school.example')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(previous.getByText('Tomas Reyes')).toBeVisible()
  await expect(previous.getByRole('button', { name: 'Feedback' })).toHaveCount(0)
}

async function wholePath(walk: Walk): Promise<void> {
  const email = `asha-${crypto.randomUUID()}@school.example`
  await signUpAndIn(walk.page, email)
  await completeProfile(walk.page, walk.zone)
  await answerQuestions(walk.page)
  await openTheMatch(walk)
  const slot = await book(walk)
  await readMails(walk, email, slot)
  await seeItUpcoming(walk, slot)
  await joinAndLookBack(walk)
}

for (const zone of ['America/New_York', 'Asia/Kathmandu', 'America/St_Johns']) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })
    test('from sign-up to a booked session and its feedback', async ({ page, app, coach }) => {
      test.setTimeout(180_000)
      await wholePath({ page, app, coach, zone })
    })
  })
}

test('the whole path without Temporal', async ({ page, app, coach }) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Temporal')
  })
  await wholePath({ page, app, coach, zone: 'America/New_York' })
  expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false)
})
