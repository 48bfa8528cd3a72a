import type { Page } from '@playwright/test'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test, WITH_MOTION } from './browser-test.ts'
import { motionEnds } from './frames.ts'
import { asksForTicket } from './page-calls.ts'
import { storageOf } from './signed-in.ts'
import { goByPageTime, now } from './test-time.ts'
import { dayWords, slotWords } from './wall-time.ts'

test.use(WITH_MOTION)

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ZONE = 'America/New_York'

/** All drafts stored for this tab. */
const drafts = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

test('each page names itself, takes the focus on arrival and on the way back', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const places = [
    ['College Feed', 'College Feed'],
    ['Community', 'Welcome to the College Peer Wall'],
    ['Events', 'Events'],
    ['User Profile', 'User Profile'],
  ] as const
  for (const [place, heading] of places) {
    await page.getByRole('navigation').getByRole('link', { name: place }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(`${place} · ShineQuo`)
  }
  for (const [place, heading] of places.toReversed().slice(1)) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveTitle(`${place} · ShineQuo`)
  }
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard · ShineQuo')
})

test('the greeting of an open page turns at noon and at five', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  const heading = page.getByRole('heading', { level: 1 })
  // Noon in New York, in winter.
  const noon = Date.parse('2026-12-01T17:00:00Z')
  await goByPageTime(page)
  await page.clock.install({ time: noon - 20_000 })
  await page.goto('/home/dashboard')
  await expect(heading).toHaveText('Good morning, Maya')
  await page.clock.pauseAt(noon - 1000)
  await expect(heading).toHaveText('Good morning, Maya')
  await page.clock.runFor(1000)
  await expect(heading).toHaveText('Good afternoon, Maya')
  await page.clock.pauseAt(noon + 300 * MINUTE - 1000)
  await expect(heading).toHaveText('Good afternoon, Maya')
  await page.clock.runFor(1000)
  await expect(heading).toHaveText('Good evening, Maya')
})

test('the feedback form names the coach, shows the picture and says when it was', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Bell' })
  const start = Math.floor(now() / DAY) * DAY - 2 * DAY
  await addSession(app, student.profileId, coach.profileId, start)
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const dialog = page.getByRole('dialog', { name: 'How was your session?' })
  const [from, to] = [start, start + 30 * MINUTE].map((instant) => new Date(instant).toISOString())
  const when = `${dayWords(from!, ZONE)} · ${slotWords({ start_time: from!, end_time: to! }, ZONE)}`
  await expect(dialog).toHaveAccessibleDescription(`Amara Bell · ${when} · your time (New York)`)
  const picture = dialog.getByText('AB', { exact: true }).locator('..')
  // During its animation a box measures slightly more or less than its final size.
  await motionEnds(page)
  expect(await picture.boundingBox()).toMatchObject({ width: 48, height: 48 })
  const [beside, title] = [await picture.boundingBox(), await dialog.getByRole('heading').boundingBox()]
  expect(beside!.x + beside!.width).toBeLessThan(title!.x)
  // On a phone the picture stays next to the title, and nothing overflows.
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(picture).toBeInViewport()
  await expect.poll(() => dialog.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test('a coach without a focus area says so on the dashboard as on their page', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [
    await addStudent(app),
    await addCoach(app, { first_name: 'Amara', focus_area: '', description: '' }),
  ]
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  await page.goto('/home/dashboard')
  const tile = page.getByRole('link', { name: /^Amara/ })
  await expect(tile).toContainText('Specialization not provided')
  await expect(tile).toContainText('New coach')
  await tile.click()
  await expect(page.getByText('Specialization not provided')).toBeVisible()
  await expect(page.getByText('No bio available for this coach.')).toBeVisible()
  await expect(page.getByText('N/A')).toBeVisible()
})

test('a note that is too long is said at its field; shortened, the same Confirm books', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await page
    .getByRole('button', { name: /times available$/ })
    .first()
    .click()
  await page.getByRole('option').first().click()
  const note = page.getByPlaceholder('Enter any notes here...')
  await note.fill('n'.repeat(2001))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && !asksForTicket(request)) sent.push(new URL(request.url()).pathname)
  })
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(note).toHaveAccessibleDescription(/^Notes must be at most 2000 characters/)
  await expect(note).toHaveValue('n'.repeat(2001))
  await note.fill('Sleep.')
  await expect(note).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  expect(sent).toEqual(['/api/bookings/', '/api/bookings/'])
})

test('what was typed before signing in survives a reload, save passwords', async ({ page }) => {
  const secret = 'hillside lantern 7'
  await page.goto('/login')
  await page.getByLabel('Email').fill('maya@school.example')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('checkbox', { name: 'Remember Me' }).check()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('maya@school.example')
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).toBeChecked()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.goto('/register')
  await page.getByLabel('Email').fill('nia@school.example')
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('nia@school.example')
  await expect(page.getByLabel('First name')).toHaveValue('Nia')
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Confirm password')).toHaveValue('')

  await page.goto('/forget-password')
  await page.getByLabel('Email Address').fill('tom@school.example')
  await page.reload()
  await expect(page.getByLabel('Email Address')).toHaveValue('tom@school.example')

  await page.goto('/reset-password?email=tom%40school.example')
  await page.getByLabel('New Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm New Password').fill(secret)
  await page.reload()
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('')
  expect(await drafts(page)).not.toContain(secret)
})

test('onboarding survives a reload', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { is_completed: false, school: '', degree: '', course: '', city: '' }))
  await page.goto('/onboarding')
  await page.getByLabel('School').selectOption('Boston University')
  await page.getByLabel('Course').fill('Astronomy')
  await page.getByRole('checkbox', { name: /international student/ }).check()
  await page.reload()
  await expect(page.getByLabel('School')).toHaveValue('boston_university')
  await expect(page.getByLabel('Course')).toHaveValue('Astronomy')
  await expect(page.getByRole('checkbox', { name: /international student/ })).toBeChecked()
})

test('what one student typed is not there for the next in the same tab, and comes back to the first', async ({
  page,
  app,
}) => {
  const [first, second, coach] = [await addStudent(app), await addStudent(app), await addCoach(app)]
  const sign = async (person: typeof first) => {
    const { origins } = await storageOf(app, person)
    const pairs = origins[0]!.localStorage
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, pairs)
  }
  const book = `/home/selectcoach/${coach.profileId}/book`
  const note = page.getByPlaceholder('Enter any notes here...')
  const answer = page.getByLabel('What should your coach know')
  const story = page.getByRole('dialog').getByLabel('Story*')
  const openStory = async () => {
    await page.goto('/home/community')
    await page.getByRole('button', { name: 'Share your Story' }).click()
  }

  await page.goto('/login')
  await sign(first)
  await page.goto('/home/findcoach')
  await answer.fill('I am new here.')
  await openStory()
  await story.fill('The first week was loud.')
  await page.goto(book)
  await page
    .getByRole('button', { name: /times available$/ })
    .first()
    .click()
  await page.getByRole('option').first().click()
  await note.fill('Could we begin with sleep?')

  // The session ends without Sign Out, and another person signs in.
  await page.goto('/login')
  await sign(second)
  await page.goto('/home/findcoach')
  await expect(answer).toHaveValue('')
  await openStory()
  await expect(story).toHaveValue('')
  await page.goto(book)
  await expect(page.getByText('Please select a date to see available times.')).toBeVisible()

  await page.goto('/login')
  await sign(first)
  await page.goto('/home/findcoach')
  await expect(answer).toHaveValue('I am new here.')
  await openStory()
  await expect(story).toHaveValue('The first week was loud.')
  await page.goto(book)
  await expect(note).toHaveValue('Could we begin with sleep?')
})

test('what stands in for a round picture is round, and the longest times stay on one line', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app)
  await addMatch(app, student.profileId, coach.profileId)
  await signIn(student)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/match-requests/', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/home/dashboard')
  const matched = page.getByRole('region', { name: 'Matched coaches' })
  await expect(matched.getByText('Loading...')).toBeVisible()
  const standIn = matched.locator('[aria-hidden=true].size-16').first()
  const radius = await standIn.evaluate((place) => Number.parseFloat(getComputedStyle(place).borderRadius))
  expect(radius).toBeGreaterThanOrEqual(32)
  held.resolve()

  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await page
    .getByRole('button', { name: /times available$/ })
    .nth(1)
    .click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible()
  for (const width of [1440, 1200, 390, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const long = page.getByRole('option', { name: '10:00 AM - 10:30 AM' }).locator('span')
    await expect(long).toBeVisible()
    const lines = await long.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})
