import type { Page } from '@playwright/test'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  DEMO_PASSWORD,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import type { Hands } from '../hands.ts'
import { awaitMail } from '../mailbox.ts'
import { openSlots } from '../page-calls.ts'
import { button, field, heading, link, place, region } from '../page-parts.ts'
import { answerQuestions, book, completeProfile, signIn, signUp } from '../student-story.ts'
import { FOCUS, LANGUAGE } from '../student-way.ts'
import { expect, test } from './firefox-test.ts'

/* The main ways of the three sides in Firefox. */

async function signInAt(page: Page, hands: Hands, path: string, { email }: SeededPerson): Promise<void> {
  await page.goto(path)
  await hands.write(field(page, 'Email'), email)
  await hands.write(field(page, 'Password'), DEMO_PASSWORD)
  await hands.press(button(page, 'Login'))
}

test('a student signs up, is matched, books, moves and cancels', async ({ app, page, hands }) => {
  test.setTimeout(180_000)
  await addCoach(app, {
    first_name: 'Olivia',
    last_name: 'Hartley',
    focus_area: FOCUS,
    language_preference: LANGUAGE,
    time_zone: 'America/New_York',
  })
  const story = { page, hands, email: 'asha@school.example' }
  await test.step('signs up, completes the profile, and answers the questions', async () => {
    await signUp(story)
    await signIn(story)
    await completeProfile(story, 'Boston University')
    await answerQuestions(story)
    await hands.press(link(page, 'Go to Dashboard'))
  })
  await test.step('books a session with the coach', async () => {
    const match = region(page, 'Matched coaches').getByRole('link', { name: /Olivia/ })
    // A job makes the match shortly after the answers were stored.
    await expect(match.first()).toBeVisible({ timeout: 30_000 })
    await hands.press(match.first())
    await expect(heading(page, 'Here is Your Selected Coach')).toBeVisible()
    await hands.press(link(page, 'Book Session with Olivia'))
    await expect(heading(page, 'Book Your Session')).toBeVisible()
    await book(story)
    await hands.press(link(page, 'Go to Dashboard'))
  })
  const row = region(page, 'Upcoming sessions').getByRole('listitem')
  const dialog = page.getByRole('dialog')
  await test.step('moves it to another time', async () => {
    await hands.press(row.getByRole('button', { name: 'Move' }))
    await hands.press(dialog.getByRole('listbox').getByRole('option').last())
    await hands.press(dialog.getByRole('button', { name: /^Move to / }))
    await expect(page.getByText(/^Moved to /)).toBeVisible()
    await hands.press(row.getByRole('button', { name: 'What changed' }))
    await expect(dialog).toContainText('You moved it from')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('cancels it with a message, which the page then says', async () => {
    await hands.press(row.getByRole('button', { name: 'Cancel' }))
    await hands.write(dialog.getByLabel(/A message for Olivia/), 'I am not well today.')
    await hands.press(dialog.getByRole('button', { name: 'Cancel the session' }))
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText("We'll tell Olivia within a minute.")
  })
})

test('a coach sees today and the sessions, sets hours, and writes a note', async ({ app, page, hands }) => {
  const coach = await addCoach(app, { first_name: 'Ines', last_name: 'Moreau', hours: [] })
  const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  await addMatch(app, maya.profileId, coach.profileId)
  const other = await addCoach(app)
  await test.step('signs in, and sees the session of today', async () => {
    await signInAt(page, hands, '/coach/login', coach)
    await expect(heading(page, /Ines$/)).toBeVisible()
    const [slot] = (await openSlots(page, other)).slice(-1)
    await addSession(app, maya.profileId, coach.profileId, Date.parse(slot!.start_time))
  })
  await test.step('sees the sessions to come', async () => {
    await hands.open(place(page, 'Sessions'))
    const upcoming = page.getByRole('tabpanel', { name: 'Upcoming' }).getByRole('listitem')
    await expect(upcoming.filter({ hasText: 'Maya Torres' })).toBeVisible()
    await hands.press(page.getByRole('tab', { name: 'Calendar' }))
    await expect(page.getByRole('tabpanel', { name: 'Calendar' })).toBeVisible()
  })
  await test.step('paints hours, copies a day, and saves them', async () => {
    await hands.open(place(page, 'Availability'))
    await hands.press(button(page, 'Monday: no hours. Edit times'))
    const dialog = page.getByRole('dialog')
    await hands.press(dialog.getByRole('button', { name: 'Add a time' }))
    await hands.tick(dialog.getByRole('checkbox', { name: 'Tuesday' }))
    await hands.press(dialog.getByRole('button', { name: 'Use these times' }))
    await hands.press(button(page, 'Save hours'))
    await expect(page.getByText('All saved')).toBeVisible()
  })
  await test.step('writes a note, and shares it', async () => {
    await hands.open(place(page, 'Students'))
    await hands.press(link(page, 'Maya Torres').first())
    await hands.write(field(page, 'New note'), 'One list on Sundays.')
    await hands.press(button(page, 'Save note'))
    const note = page.getByRole('list', { name: 'Your notes' }).getByRole('listitem')
    await expect(note).toContainText('Only you')
    await hands.press(note.getByRole('button', { name: 'Share with Maya' }))
    const sharing = page.getByRole('dialog', { name: 'Share this note with Maya?' })
    await hands.press(sharing.getByRole('button', { name: 'Share with Maya' }))
    await expect(note).toContainText('Maya can read this')
  })
})

test('an administrator sees people and matches, invites somebody, and downloads a list', async ({
  app,
  page,
  hands,
}) => {
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor' })
  const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  await addMatch(app, maya.profileId, coach.profileId)
  await test.step('signs in', async () => {
    await signInAt(page, hands, '/admin/login', admin)
    await expect(heading(page, /, Rosa$/)).toBeVisible()
  })
  await test.step('finds a person, and downloads the list', async () => {
    await hands.open(place(page, 'People'))
    await expect(page.getByText('3 people', { exact: true })).toBeVisible()
    await hands.write(field(page, 'Search'), 'torres')
    await expect(page).toHaveURL(/search=torres/)
    await expect(page.getByText('Maya Torres').first()).toBeVisible()
    await expect(page.getByText('Amara Okafor')).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await hands.press(button(page, 'Download CSV: People'))
    expect((await saved).suggestedFilename()).toBe('people.csv')
  })
  await test.step('invites a coach', async () => {
    const email = 'tomas@school.example'
    await hands.press(button(page, 'Invite someone'))
    const dialog = page.getByRole('dialog')
    await hands.write(dialog.getByLabel('Email'), email)
    await hands.choose(dialog.getByLabel('Role'), 'Coach')
    await hands.write(dialog.getByLabel('First name'), 'Tomas')
    await hands.press(dialog.getByRole('button', { name: 'Send invitation' }))
    await expect(page.getByText(`The invitation to ${email} is on its way.`)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await awaitMail(app, email, 'You are invited')
  })
  await test.step('sees who is matched', async () => {
    await hands.open(place(page, 'Matches'))
    await hands.radio(page.getByRole('radio', { name: /^Matched/ }))
    await expect(page.getByRole('list', { name: 'Matched' })).toContainText('Maya Torres')
  })
})
