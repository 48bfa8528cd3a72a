import type { Page } from '@playwright/test'
import {
  addAnswers,
  addCoach,
  addFeedback,
  addMatch,
  addSession,
  addStudent,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { now } from './test-time.ts'

/** Its own application, since the list shows every coach of the programme. */
const test = shared.extend({ app: ownApp() })

const DAY = 24 * 3_600_000
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const names = (page: Page) => cards(page).getByRole('heading')

test.beforeEach(async ({ app }) => {
  await app.context.database.root.updateTable('coaches').set({ accepts_students: false }).execute()
})

test('all coaches are searched and filtered, and the address keeps it through reload and Back', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const amara = await addCoach(app, {
    first_name: 'Amara',
    last_name: 'Bell',
    focus_area: 'Sleep and daily routine',
    language_preference: 'English, Spanish',
  })
  await addCoach(app, { first_name: 'Ben', last_name: 'Cole', focus_area: 'Exams and deadlines' })
  await addCoach(app, { first_name: 'Cleo', last_name: 'Dean', focus_area: '', language_preference: 'Hindi' })
  const past = await addSession(app, student.profileId, amara.profileId, now() - 3 * DAY)
  await addFeedback(app, past, amara.profileId, 4)
  await addMatch(app, student.profileId, amara.profileId)
  await app.context.database.root
    .insertInto('coach_next_free')
    .values({
      coach_id: amara.profileId,
      next_free_at: new Date(now() + DAY),
      due_at: new Date(now() + DAY),
    })
    .onConflict((row) => row.column('coach_id').doUpdateSet({ next_free_at: new Date(now() + DAY) }))
    .execute()
  await signIn(student)

  await page.goto('/home/dashboard')
  await page
    .getByRole('region', { name: 'Matched coaches' })
    .getByRole('link', { name: 'All coaches' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'All coaches' })).toBeFocused()
  await expect(names(page)).toHaveText(['Amara Bell', 'Ben Cole', 'Cleo Dean'])
  await expect(cards(page).first()).toContainText('Your coach')
  await expect(cards(page).first().getByRole('img', { name: 'Rated 4 out of 5, 1 review' })).toBeVisible()
  await expect(cards(page).first()).toContainText('Next: ')
  await expect(cards(page).nth(1)).toContainText('New coach')
  await expect(cards(page).nth(2)).toContainText('Specialization not provided')
  await expectNoFindings(page)

  await page.getByLabel('Language').selectOption('Spanish')
  await expect(names(page)).toHaveText(['Amara Bell'])
  await page.getByLabel('Focus area').selectOption('Sleep and daily routine')
  await page.getByLabel('Next free').selectOption('Within 3 days')
  await expect(page).toHaveURL(/\?language=spanish&focus=sleep&free=3$/)
  await expect(page.getByText('1 coach', { exact: true })).toBeVisible()
  await page.reload()
  await expect(names(page)).toHaveText(['Amara Bell'])
  await expect(page.getByLabel('Language')).toHaveValue('spanish')
  await page.getByRole('link', { name: 'Amara Bell' }).click()
  await expect(page.getByRole('heading', { name: 'About Amara' })).toBeVisible()
  await expect(page.getByText('from 1 review')).toBeVisible()
  await page.goBack()
  await expect(names(page)).toHaveText(['Amara Bell'])
  await expect(page.getByLabel('Next free')).toHaveValue('3')
  await cards(page).first().getByRole('link', { name: 'See times and book' }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeVisible()
})

test('an empty result says which filter to drop', async ({ page, app, signIn }) => {
  await addCoach(app, { first_name: 'Amara', last_name: 'Bell', focus_area: 'Sleep and daily routine' })
  await signIn(await addStudent(app))
  await page.goto('/home/coaches?search=amara&focus=exams')
  await expect(page.getByRole('heading', { name: 'No coach fits all of this' })).toBeVisible()
  await expect(page.getByText('Remove one of these to see coaches.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Drop/ })).toHaveText(['Drop “Exams and deadlines”'])
  await expectNoFindings(page)
  await page.getByRole('button', { name: /^Drop/ }).click()
  await expect(names(page)).toHaveText(['Amara Bell'])
  await expect(page).toHaveURL(/coaches\?search=amara$/)
  await expect(page.getByLabel('Search')).toHaveValue('amara')

  await page.goto('/home/coaches?search=nobody&focus=exams')
  await expect(page.getByText('It takes dropping more than one of these.')).toBeVisible()
  await page.getByRole('button', { name: 'See all coaches' }).click()
  await expect(names(page)).toHaveText(['Amara Bell'])
  await expect(page).toHaveURL(/coaches$/)
})

test('a long list comes in pages of 20', async ({ page, app, signIn }) => {
  for (let at = 0; at < 21; at++)
    await addCoach(app, { first_name: `Coach ${String(at).padStart(2, '0')}`, last_name: 'Bell' })
  await signIn(await addStudent(app))
  await page.goto('/home/coaches')
  await expect(page.getByText('The first 20 coaches')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByText('21 coaches', { exact: true })).toBeVisible()
  await expect(names(page)).toHaveCount(21)
})

test('a programme that restricts booking says so, in the list and on the page of a coach', async ({
  page,
  app,
  signIn,
}) => {
  const { root } = app.context.database
  await root.updateTable('programme').set({ restrict_booking_to_matches: true }).execute()
  const student = await addStudent(app)
  const [own, other] = [
    await addCoach(app, { first_name: 'Amara' }),
    await addCoach(app, { first_name: 'Ben', last_name: 'Cole' }),
  ]
  await addMatch(app, student.profileId, own.profileId)
  await signIn(student)
  await page.goto('/home/coaches')
  await expect(page.getByText("you can only book coaches you're matched with")).toBeVisible()
  const book = page.getByRole('link', { name: 'See times and book' })
  await expect(cards(page).filter({ has: book })).toHaveCount(1)
  await expectNoFindings(page)
  await page.goto(`/home/selectcoach/${other.profileId}`)
  await expect(page.getByText("Ben isn't one of them now.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book Session with Ben' })).toHaveCount(0)
  await page.goto(`/home/selectcoach/${other.profileId}/book`)
  await expect(page.getByText("Ben isn't one of them now.")).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Select a Date' })).toHaveCount(0)
  await page.goto(`/home/selectcoach/${own.profileId}`)
  await expect(page.getByRole('link', { name: 'Book Session with Amara' }).first()).toBeVisible()
  await root.updateTable('programme').set({ restrict_booking_to_matches: false }).execute()
})

test('a request that waits is said on every page of the way, never as if nothing was asked', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await addAnswers(app, student.profileId)
  await signIn(student)
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions' })
  await expect(upcoming.getByRole('heading', { name: 'Nothing booked yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Find your coach' })).toHaveCount(0)
  const find = page.getByRole('region', { name: 'Find a coach' })
  await expect(find.getByRole('listitem').first()).toHaveText('Answer the questions, done')
  await expect(find.locator('[aria-current=step]')).toHaveText(/Meet your match$/)
  await expect(find.getByRole('link', { name: 'Change my answers' })).toBeVisible()
  await expectNoFindings(page)

  await find.getByRole('link', { name: 'See all coaches' }).click()
  await expect(page.getByText('We have your request')).toBeVisible()
  await expectNoFindings(page)
  await page.goto('/home/findcoach')
  await expect(page.getByText('We have your request')).toBeVisible()
  await expect(page.getByText('You can change your answers below.')).toBeVisible()
  await page.goto('/home/requestrecieved')
  await expect(page.getByRole('link', { name: 'See all coaches' })).toBeVisible()
})

test('the page of a coach tells what a first session is like, until there was one', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const amara = await addCoach(app, { first_name: 'Amara' })
  await signIn(student)
  await page.goto(`/home/selectcoach/${amara.profileId}`)
  const first = page.getByRole('region', { name: 'What a first session is like' })
  await expect(first.getByRole('listitem')).toHaveCount(4)
  await expectNoFindings(page)
  await addFeedback(
    app,
    await addSession(app, student.profileId, amara.profileId, now() - 3 * DAY),
    amara.profileId,
    5,
  )
  await page.reload()
  await expect(page.getByText('from 1 review')).toBeVisible()
  await expect(first).toHaveCount(0)
})

test('a session row has the face, a link, the date once, how long until then, a calendar file and a next step', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const amara = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  const start = Math.floor(now() / DAY) * DAY + 3 * DAY + DAY / 2
  await addSession(app, student.profileId, amara.profileId, start)
  await addSession(app, student.profileId, amara.profileId, start - 6 * DAY)
  await signIn(student)
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  const row = upcoming.getByRole('listitem')
  await expect(row.getByText(/^in [2-4] days$/)).toBeVisible()
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', day: 'numeric' }).format(start)
  expect((await row.innerText()).match(new RegExp(`\\b${day}\\b`, 'g'))).toHaveLength(1)
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Calendar' }).click()
  expect((await download).suggestedFilename()).toBe('session.ics')
  await expect(upcoming.getByRole('heading', { name: 'Before you meet' })).toBeVisible()
  const previous = page.getByRole('region', { name: 'Previous sessions', exact: true })
  await expect(previous.getByRole('heading', { name: 'Since then' })).toBeVisible()
  await expect(previous.getByRole('link', { name: 'Book another session' })).toHaveAttribute(
    'href',
    `/home/selectcoach/${amara.profileId}/book`,
  )
  await expectNoFindings(page)
  await previous.getByRole('link', { name: 'Amara Bell' }).click()
  await expect(page.getByRole('heading', { name: 'About Amara' })).toBeVisible()
})

test.describe('a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('the filters are folded, and say how many are chosen', async ({ page, app, signIn }) => {
    await addCoach(app)
    await signIn(await addStudent(app))
    await page.goto('/home/coaches')
    const free = page.getByLabel('Next free')
    await expect(page.locator('main li').first()).toBeInViewport()
    await expect(free).toBeHidden()
    await page.getByRole('button', { name: 'Filters', expanded: false }).press('Enter')
    await free.selectOption('Within 3 days')
    await page.getByRole('button', { name: 'Filters (1)', expanded: true }).press('Enter')
    await expect(free).toBeHidden()
    await expect(page).toHaveURL(/free=3/)
  })

  test('a tap on a date brings its times into view, and the focus goes with them', async ({
    page,
    app,
    signIn,
  }) => {
    const [student, coach] = [await addStudent(app), await addCoach(app)]
    await signIn(student)
    await page.goto(`/home/selectcoach/${coach.profileId}/book`)
    await expect(page.getByText('Please select a date to see available times.')).toBeVisible()
    const days = page.getByRole('button', { name: /times available$/ })
    await days.nth(1).click()
    await expect(page.getByRole('region', { name: 'Available Times' })).toBeFocused()
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
    // By keyboard, the focus stays in the calendar.
    await days.first().press('Enter')
    await expect(days.first()).toBeFocused()
  })
})

test('Request Received shows the coaches and their first times as soon as there are some', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const amara = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  await signIn(student)
  await page.goto('/home/requestrecieved')
  await expect(page.getByText('Hold tight! You will receive an update soon.')).toBeVisible()
  const coaches = page.getByRole('region', { name: 'Matched coaches' })
  await expect(page.getByRole('link', { name: 'See all coaches' })).toBeVisible()
  await expect(coaches).toHaveCount(0)
  await addMatch(app, student.profileId, amara.profileId)
  await expect(page.getByText("Good news: you're matched already.")).toBeVisible()
  await expect(coaches.getByText(/^Next: /)).toBeVisible()
  await expectNoFindings(page)
  await coaches.getByRole('link', { name: /^Amara Bell/ }).click()
  await expect(page.getByRole('heading', { name: 'Book Your Session' })).toBeVisible()
})
