import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addMatch, addNote, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

/** A student with a past session and a coach's note about it, shared just now. */
async function withNote(app: BrowserApp) {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const pair = { student_profile_id: student.profileId, coach_id: coach.profileId }
  await addMatch(app, student.profileId, coach.profileId)
  const booking = await addSession(app, student.profileId, coach.profileId, now() - 30 * HOUR)
  const note = { ...pair, booking_id: booking, shared: true, shared_at: new Date(now()) }
  await addNote(app, { ...note, text: 'You said what you need.' })
  return { student, booking, coach }
}

/** Uses the page once it is drawn: the announcement is loaded only then. */
async function use(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Previous sessions' })).toBeVisible()
  await page.mouse.move(200, 200)
  await page.mouse.move(300, 300)
}

const notice = /^Amara shared a note about your session on /

test('a shared note is announced on the dashboard until it was read, with its session', async ({
  page,
  app,
  signIn,
}) => {
  const { student, booking, coach } = await withNote(app)
  await signIn(student)
  await page.goto('/home/dashboard')
  await use(page)
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(page).toHaveURL(new RegExp(`/home/sessions/${booking}`))
  const notes = page.getByRole('region', { name: 'Notes from Amara' })
  await expect(notes).toBeFocused()
  await expect(notes).toContainText('You said what you need.')
  await expect(page.getByText(notice)).toHaveCount(0)
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(notes.getByRole('link', { name: /^About your session on / })).toHaveAttribute(
    'href',
    `/home/sessions/${booking}`,
  )
  const asked = page.waitForResponse(/\/api\/notes\//)
  await page.goto('/home/dashboard')
  await use(page)
  await asked
  await expect(page.getByRole('heading', { name: 'Previous sessions' })).toBeVisible()
  await expect(page.getByText(notice)).toHaveCount(0)
})

test('the announcement can be put away by keyboard', async ({ page, app, signIn }) => {
  const { student } = await withNote(app)
  await signIn(student)
  await page.goto('/home/dashboard')
  await use(page)
  await expect(page.getByText(notice)).toBeVisible()
  const seen = page.waitForResponse(/\/api\/notes\/.*\/seen\//)
  await page.getByRole('button', { name: 'Put this away' }).press('Enter')
  expect((await seen).status()).toBe(200)
  await expect(page.getByText(notice)).toHaveCount(0)
})

test.describe('without the code of the announcement', () => {
  test.use({ provoked: /net::ERR_FAILED/ })

  test('the dashboard stays if the announcement cannot be loaded', async ({ page, app, signIn }) => {
    const { student } = await withNote(app)
    await signIn(student)
    await page.route(/\/new-note-[^/]*\.js/, (route) => route.abort())
    await page.goto('/home/dashboard')
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/new-note-'))
    await use(page)
    await refused
    await expect(page.getByRole('heading', { name: 'Previous sessions' })).toBeVisible()
    await expect(page.getByText('did not load')).toHaveCount(0)
  })
})
