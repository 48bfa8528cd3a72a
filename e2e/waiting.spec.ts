import {
  addAnswers,
  addCoach,
  addMatch,
  addPlacements,
  addStudent,
  endUnanswered,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { hold } from './held-calls.ts'
import { now } from './test-time.ts'

/** Its own application, since waiting times and free places depend on everybody in the programme. */
const test = shared.extend({ app: ownApp() })

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PROMISE = "We'll email you when you're matched."

test.beforeEach(async ({ app }) => {
  const { root } = app.context.database
  await root.updateTable('coaches').set({ accepts_students: false }).execute()
  await root.updateTable('match_requests').set({ accepted_at: null }).execute()
})
test.afterEach(async ({ app }) => {
  await setMatchingMode(app, 'automatic')
})

test('a student who waits reads whether anybody has room, and about how long it takes once that is known', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya' })
  await addAnswers(app, student.profileId, Date.parse('2026-11-03T17:00:00Z'))
  await signIn(student)
  await page.goto('/home/dashboard')
  const coaches = page.getByRole('region', { name: 'Matched coaches' })
  await expect(coaches.getByRole('heading', { name: 'We have your request' })).toBeVisible()
  await expect(coaches).toContainText(
    "No coach has room for you right now. We'll keep looking, and email you when you're matched.",
  )
  await expect(coaches).toContainText('You sent your request on Nov 3, 2026.')

  const coach = await addCoach(app, { capacity: 100 })
  await page.reload()
  await expect(coaches).toContainText(`We can't say yet how long it will take. ${PROMISE}`)

  await addPlacements(app, coach.profileId, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 9, 9, 9, 9])
  await page.reload()
  await expect(coaches).toContainText(`About 2 to 4 days. ${PROMISE}`)
  await expectNoFindings(page)
  await page.goto('/home/requestrecieved')
  await expect(page.getByText('How long will it take? About 2 to 4 days.')).toBeVisible()
})

test('a student who has asked for nobody is shown the way to the questions', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/dashboard')
  const coaches = page.getByRole('region', { name: 'Matched coaches' })
  await expect(coaches.getByRole('heading', { name: 'No coach yet' })).toBeVisible()
  await expect(coaches.getByRole('link', { name: 'Find your coach' })).toBeVisible()
})

test('a coach reads until when to answer, and is told when a request went to somebody else', async ({
  page,
  app,
  signIn,
}) => {
  await setMatchingMode(app, 'coach')
  const coach = await addCoach(app, { first_name: 'Amara', time_zone: 'America/New_York' })
  const student = await addStudent(app, { first_name: 'Maya' })
  const asked = now() - 47 * HOUR
  await addMatch(app, student.profileId, coach.profileId, asked, { status: 'pending' })
  await signIn(coach)
  await page.goto('/coach/students')
  const requests = page.getByRole('region', { name: 'Students waiting for your answer' })
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(asked + 48 * HOUR)
  await expect(requests).toContainText(`Answer by ${day} · `)
  await expectNoFindings(page)

  await app.context.database.root
    .updateTable('match_requests')
    .set({ created_at: new Date(asked - 2 * DAY) })
    .where('student_profile_id', '=', student.profileId)
    .execute()
  // The page would learn of it and leave the request out before the press.
  const renewed = await hold(page, 'GET', /\/api\/coach\/match-requests\/$/)
  await endUnanswered(app)
  const refused = page.waitForResponse(/\/decision\/$/)
  await page.getByRole('button', { name: 'Accept Maya' }).press('Enter')
  expect((await refused).ok()).toBe(false)
  renewed.answer()
  await expect(page.getByText('This request has gone to another coach.')).toBeVisible()
  await expect(requests).toHaveCount(0)
})

test('why not another coach is answered under a quiet button, by keyboard, and can be tried again', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { time_zone: 'America/New_York' })
  await addAnswers(app, student.profileId, now(), ['focus:sleep', 'language:spanish', 'time:evening'])
  const own = await addCoach(app, { first_name: 'Bea' })
  const amara = await addCoach(app, { first_name: 'Amara' })
  await addMatch(app, student.profileId, own.profileId)
  await signIn(student)
  const why = page.getByRole('button', { name: /^Why wasn't I matched with/ })
  await page.goto(`/home/selectcoach/${own.profileId}`)
  await expect(page.getByRole('heading', { name: 'About Bea' })).toBeVisible()
  await expect(why).toHaveCount(0)

  await page.route('**/why-not/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto(`/home/selectcoach/${amara.profileId}`)
  await expect(why).toHaveAccessibleName("Why wasn't I matched with Amara?")
  await expect(why).toHaveAttribute('aria-expanded', 'false')
  await why.press('Enter')
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('alert', { name: "The answer couldn't be loaded" })).toBeVisible()
  await page.unroute('**/why-not/')
  await page.getByRole('button', { name: 'Try again' }).click()
  const answer = page.getByRole('status').filter({ hasText: 'You asked for' })
  await expect(answer.getByRole('listitem')).toHaveText([
    "You asked for Spanish. Amara doesn't coach in it.",
    'You asked to work on sleep and daily routine. Amara works on something else.',
    'You asked for evenings. Amara has no hours then.',
  ])
  await expectNoFindings(page)
  await why.press('Enter')
  await expect(answer).toHaveCount(0)
})
