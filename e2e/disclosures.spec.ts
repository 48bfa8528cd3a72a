import type { Locator, Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  addWall,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { motionEnds } from './frames.ts'
import { tabTo } from './keys.ts'
import { openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { now } from './test-time.ts'
import { byDay, slotWords } from './wall-time.ts'

/** These tests count who waits for the staff, so the application is not shared with other tests. */
const test = shared.extend({ app: ownApp() })

const HOUR = 3_600_000
const ZONE = 'America/New_York'
const RISKY = 'Some nights I want to die.\n\nThen it is morning.'
const STAFF = "Let the programme's staff read this and contact me"

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Help, right now' })

/** The bodies that the page sends to `path` from now on. */
function sentTo(page: Page, path: RegExp): unknown[] {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The ticket opens the page's live line.
    const write = request.method() !== 'GET' && path.test(pathname) && pathname !== '/api/tickets/'
    if (write) bodies.push(request.postDataJSON())
  })
  return bodies
}

/** The card appears before anything is sent, with the programme's crisis line and with who will read the text. */
async function expectCard(
  page: Page,
  title: string,
  seen: string,
  sent: readonly unknown[],
): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(card(page)).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(dialog.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(dialog.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(dialog).toContainText(seen)
  await expect(dialog.getByLabel(STAFF)).not.toBeChecked()
  expect(sent).toEqual([])
  return dialog
}

async function withCoach(app: BrowserApp): Promise<{ student: SeededPerson; coach: SeededPerson }> {
  const student = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const coach = await addCoach(app, { first_name: 'Olivia' })
  await addMatch(app, student.profileId, coach.profileId)
  return { student, coach }
}

test('the questionnaire: help first, every word kept, sent as typed, flagged to the coach', async ({
  page,
  app,
  signIn,
}) => {
  const { student, coach } = await withCoach(app)
  await signIn(student)
  await page.goto('/home/findcoach')
  const sent = sentTo(page, /student-responses/)
  const asked = sentTo(page, /care\/requests/)
  const texts = page.getByRole('main').locator('textarea')
  await texts.first().waitFor()
  for (const group of await page.getByRole('main').locator('fieldset').all())
    await group.getByRole('radio').first().check({ force: true })
  for (const list of await page.getByRole('main').locator('select').all())
    await list.selectOption({ index: 1 })
  for (const field of await texts.all()) await field.fill('A calmer week.')
  await texts.first().fill(RISKY)
  await button(page, 'Submit').click()

  const title = 'Before you send this'
  const dialog = await expectCard(page, title, 'Coaches you are matched with will read your answers.', sent)
  await motionEnds(page)
  await expectNoFindings(page, 'the card')
  await button(dialog, 'Keep editing').click()
  await expect(texts.first()).toBeFocused()
  await expect(texts.first()).toHaveValue(RISKY)
  await page.reload()
  await expect(texts.first()).toHaveValue(RISKY)

  // All of this by keyboard.
  await button(page, 'Submit').focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(texts.first()).toHaveValue(RISKY)
  expect(sent).toEqual([])
  await button(page, 'Submit').focus()
  await page.keyboard.press('Enter')
  await tabTo(page, button(dialog, 'Send anyway'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/requestrecieved$/)
  expect(sent).toHaveLength(1)
  expect(JSON.stringify(sent)).toContain(JSON.stringify(RISKY))
  expect(asked).toEqual([])

  await page.goto('/favicon.svg')
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  const answers = page.getByRole('region', { name: 'Answers' })
  await expect(answers.getByText('This may need care now')).toHaveCount(1)
  await answers.getByRole('button', { name: /^What to do/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Ask, in plain words')
  await motionEnds(page)
  await expectNoFindings(page, 'the protocol')
  await button(page, 'Done').click()
  await expect(answers.getByRole('button', { name: /^What to do/ })).toBeFocused()
})

test('a note for a session: help first, the time and the words kept, booked as typed', async ({
  page,
  app,
  signIn,
}) => {
  const { student, coach } = await withCoach(app)
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const slot = byDay(await openSlots(page, coach), ZONE)[2]![4]!
  await chooseDay(page, slot, ZONE)
  await page.getByRole('option', { name: slotWords(slot, ZONE) }).click()
  const note = page.getByPlaceholder('Enter any notes here...')
  await note.fill(RISKY)
  const sent = sentTo(page, /bookings/)
  await button(page, 'Confirm Booking').click()
  const dialog = await expectCard(page, 'Before you send this', 'Your coach will read this note', sent)
  await button(dialog, 'Keep editing').click()
  await expect(note).toBeFocused()
  await expect(note).toHaveValue(RISKY)
  await button(page, 'Confirm Booking').click()
  await button(dialog, 'Send anyway').click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ pre_session_note: RISKY })

  await page.goto('/favicon.svg')
  await signIn(coach)
  await page.goto('/coach/sessions')
  await expect(page.getByText('This may need care now')).toHaveCount(1)
  await page.getByRole('button', { name: "What to do: Maya's note" }).click()
  await expect(page.getByRole('dialog')).toContainText('stay with them')
})

test('the profile: help first in onboarding and later, saved as typed', async ({ page, app, signIn }) => {
  const words = 'I dont want to live anymore'
  const student = await addStudent(app)
  await signIn(student)
  await page.goto('/home/userProfile')
  await button(page, 'Edit').click()
  await page.getByLabel('Course').fill(words)
  const sent = sentTo(page, /student-profiles/)
  await button(page, 'Save').click()
  const seen = 'Coaches you are matched with see your name, picture, school, degree, course and language'
  const dialog = await expectCard(page, 'Before you save this', seen, sent)
  await button(dialog, 'Keep editing').click()
  await expect(page.getByLabel('Course')).toBeFocused()
  await expect(page.getByLabel('Course')).toHaveValue(words)
  await button(page, 'Save').click()
  await button(dialog, 'Save anyway').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ course: words })])

  await page.goto('/favicon.svg')
  await signIn(await addStudent(app, { is_completed: false }))
  await page.goto('/onboarding')
  await page.getByLabel('City', { exact: true }).fill(words)
  sent.length = 0
  await button(page, 'Go to the Dashboard').click()
  await expectCard(page, 'Before you save this', seen, sent)
  await button(dialog, 'Save anyway').click()
  await expect(page).toHaveURL(/dashboard$/)
  expect(sent).toEqual([expect.objectContaining({ city: words })])
})

test('feedback: nobody reads the words, unless the student lets the staff', async ({ page, app, signIn }) => {
  const { student, coach } = await withCoach(app)
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  await addSession(app, student.profileId, coach.profileId, now() - 30 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  await button(page, 'Feedback').click()
  const form = page.getByRole('dialog', { name: 'How was your session?' })
  await form.getByRole('radio', { name: '5 stars' }).check()
  await form.getByLabel('What will you take with you?').fill(RISKY)
  await form.getByLabel('What has changed since?').fill('Little.')
  const sent = sentTo(page, /bookings/)
  const asked = sentTo(page, /care\/requests/)
  await button(form, 'Submit Feedback').click()
  const dialog = await expectCard(page, 'Before you send this', 'Nobody reads it unless you say so', sent)
  await button(dialog, 'Keep editing').click()
  await expect(form.getByLabel('What will you take with you?')).toHaveValue(RISKY)
  await button(form, 'Submit Feedback').click()

  // A failed request to the staff loses nothing either.
  await page.route('**/api/care/requests/', (route) => route.fulfill({ status: 429, json: {} }), {
    times: 1,
  })
  await dialog.getByLabel(STAFF).check()
  await button(dialog, 'Send anyway').click()
  await expect(dialog.getByRole('alert')).toContainText("We couldn't tell the staff.")
  expect(sent).toEqual([])
  await button(dialog, 'Send anyway').click()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ feedback: RISKY, impact: 'Little.' })])
  expect(asked.at(-1)).toEqual({ place: 'feedback', text: RISKY })
  const { shared_as } = await app.context.database.root
    .selectFrom('feedback')
    .select('shared_as')
    .where('coach_id', '=', coach.profileId)
    .executeTakeFirstOrThrow()
  expect(shared_as).toBeNull()

  await page.goto('/favicon.svg')
  await signIn(admin)
  await page.goto('/admin/care')
  await expect(page.getByRole('link', { name: 'Care requests 1 waiting to be contacted' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Requests' })
  await expect(list).toContainText('Maya Torres')
  await expect(list).toContainText('In feedback on a session · waiting for less than an hour')
  await expect(page.getByText('Some nights')).toHaveCount(0)
  await button(page, 'Read and answer: Maya Torres').click()
  const opened = page.getByRole('dialog', { name: 'Maya Torres' })
  await expect(opened).toContainText('Some nights I want to die.')
  await expect(opened).toContainText('Ask, in plain words')
  await expect(opened.getByRole('link', { name: `Write to ${student.email}` })).toHaveAttribute(
    'href',
    `mailto:${student.email}`,
  )
  await button(opened, 'Mark as answered').click()
  await expect(opened.getByText('Please say what was done')).toBeVisible()
  await opened.getByLabel('What was done').fill('We spoke at noon, and again tomorrow.')
  await button(opened, 'Mark as answered').click()
  await expect(page.getByText('Nobody is waiting')).toBeVisible()
  await page.getByRole('link', { name: 'Answered' }).click()
  await expect(list).toContainText('Answered by Rosa Ortiz')
  await expect(list).toContainText('We spoke at noon, and again tomorrow.')
  await button(page, 'Mark as not answered: Maya Torres').click()
  await expect(page.getByText('Maya is waiting for an answer again.')).toBeVisible()
  await page.getByRole('link', { name: 'To answer' }).click()
  await expect(list).toContainText('Maya Torres')

  await page.goto('/favicon.svg')
  await signIn(student)
  await page.goto('/home/userProfile/privacy')
  await expect(page.getByText('Read what you asked of staff')).toBeVisible()
})

test('the wall off: help first, then the document to the letter, and nothing is sent', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/community')
  await button(page, 'Share your Story').click()
  const form = page.getByRole('dialog', { name: 'Share your Story' })
  await form.getByLabel('Title*').fill('A night')
  await form.getByLabel('Story*').fill(RISKY)
  await form.getByLabel('Tags').fill('Night')
  const sent = sentTo(page, /./)
  await button(form, 'Post').click()
  const dialog = await expectCard(
    page,
    'Before you continue',
    "your story isn't sent, and nobody reads it",
    sent,
  )
  await button(dialog, 'Keep editing').click()
  await expect(form.getByLabel('Story*')).toBeFocused()
  await expect(form.getByLabel('Title*')).toHaveValue('A night')
  await expect(form.getByLabel('Story*')).toHaveValue(RISKY)
  await button(form, 'Post').click()
  await button(dialog, 'Continue').click()
  await expect(page.getByText('Sharing stories is still in development.')).toBeVisible()
  await expect(form).toHaveCount(0)
  await button(page, 'Share your Story').click()
  await expect(form.getByLabel('Story*')).toHaveValue('')
  expect(sent).toEqual([])
})

test('a report of a story: help first, the words kept, sent as typed, flagged to whoever looks', async ({
  page,
  app,
  signIn,
}) => {
  const school = 'georgetown_university'
  const author = await addStudent(app, { school })
  await addWall(app, school, [{ student_profile_id: author.profileId, state: 'published', title: 'A walk' }])
  await signIn(await addStudent(app, { school }))
  await page.goto('/home/community')
  await button(page, 'Report: A walk').click()
  const reason = page.getByLabel('What is wrong?')
  await reason.fill(RISKY)
  const sent = sentTo(page, /report/)
  await button(page, 'Report story').click()
  const dialog = await expectCard(page, 'Before you send this', 'staff will read your report', sent)
  await button(dialog, 'Keep editing').click()
  await expect(reason).toHaveValue(RISKY)
  await button(page, 'Report story').click()
  await button(dialog, 'Send anyway').click()
  await expect(page.getByText('Thank you. A person will look at this story.')).toBeVisible()
  expect(sent).toEqual([{ reason: RISKY }])

  await page.goto('/favicon.svg')
  await signIn(await addAdmin(app))
  await page.goto('/admin/wall')
  await button(page, 'What to do: A walk').click()
  await expect(page.getByRole('dialog')).toContainText('stay with them')
})

test('a coach who writes of danger reads what to do, before the note is kept and before it is shared', async ({
  page,
  app,
  signIn,
}) => {
  const { student, coach } = await withCoach(app)
  const words = 'Said that life is not worth living.'
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  const sent = sentTo(page, /notes/)
  await page.getByLabel('New note').fill(words)
  await button(page, 'Save note').click()
  const dialog = page.getByRole('dialog', { name: 'Before you continue' })
  await expect(dialog).toContainText('stay with them')
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible()
  expect(sent).toEqual([])
  await button(dialog, 'Keep editing').click()
  await expect(page.getByLabel('New note')).toBeFocused()
  await expect(page.getByLabel('New note')).toHaveValue(words)
  await button(page, 'Save note').click()
  await button(dialog, 'Continue').click()
  await expect(page.getByText('Note saved. Only you can read it.')).toBeVisible()
  expect(sent).toEqual([expect.objectContaining({ text: words })])
  await button(page, 'Share with Maya').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Share with Maya' }).click()
  await button(dialog, 'Continue').click()
  await expect(page.getByText('Maya can read this note now.')).toBeVisible()
})

test('calm words meet no card', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await button(page, 'Edit').click()
  await page.getByLabel('Course').fill('Criminal law: this exam is killing me')
  await button(page, 'Save').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
})
