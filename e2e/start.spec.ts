import type { Page } from '@playwright/test'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { framesPass } from './frames.ts'
import { goByPageTime, now } from './test-time.ts'

/* What a person sees before the API has answered. */

const HOUR = 3_600_000

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming sessions', exact: true })

/** Holds every answer of the API until the returned function is called. */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/**', async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => held.resolve()
}

for (const [who, add, home, place] of [
  ['student', addStudent, '/home/events', 'College Feed'],
  ['coach', addCoach, '/coach/students', 'Availability'],
  ['administrator', addAdmin, '/admin/people', 'Questionnaire'],
] as const) {
  test(`the shell of a ${who} is there before any answer, with the name only if it is kept`, async ({
    page,
    app,
    signIn,
  }) => {
    const person: SeededPerson = await add(app, { first_name: 'Maya' })
    await signIn(person)
    const answer = await holdAnswers(page)
    await page.goto(home)
    await expect(navigation(page).getByRole('link', { name: place })).toBeVisible()
    await expect(page.getByText('In crisis?').first()).toBeVisible()
    await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible()
    await expect(page.getByText('Maya')).toHaveCount(0)
    await answer()
    await expect(page.getByText(/^Good .*, Maya$/)).toBeVisible()

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const later = await holdAnswers(page)
    await page.reload()
    await expect(page.getByText(/^Good .*, Maya$/)).toBeVisible()
    await expect(navigation(page).getByRole('link', { name: place })).toBeVisible()
    await later()
  })
}

test('the next session is there at once with its age, and the present list takes its place', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  const coach = await addCoach(app, { first_name: 'Amara' })
  await addMatch(app, student.profileId, coach.profileId)
  await addSession(app, student.profileId, coach.profileId, now() + 3 * HOUR)
  await signIn(student)
  await page.goto('/home/dashboard')
  await expect(upcoming(page).getByText('Amara')).toBeVisible()

  const other = await addCoach(app, { first_name: 'Wei' })
  await addSession(app, student.profileId, other.profileId, now() + 30 * HOUR)
  const answer = await holdAnswers(page)
  await page.reload()
  await expect(upcoming(page).getByText('Amara')).toBeVisible()
  await expect(upcoming(page).getByText(/^As of \w{3}, \w{3} \d+, \d+:\d\d [AP]M/)).toBeVisible()
  await expect(upcoming(page).getByText('Loading...')).toBeVisible()
  await answer()
  await expect(upcoming(page).getByText('Wei')).toBeVisible()
  await expect(upcoming(page).getByText(/^As of/)).toHaveCount(0)
})

test('nothing kept is shown of somebody else, nor a day after the last sign of life', async ({
  page,
  app,
  signIn,
}) => {
  // The page would hear from the server that no day has passed.
  await goByPageTime(page)
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  await page.goto('/home/events')
  await expect(page.getByText(/^Good .*, Maya$/)).toBeVisible()
  const kept = await page.evaluate(() => localStorage.lastProfile as string)

  await page.goto('/favicon.svg')
  await signIn(await addStudent(app, { first_name: 'Jonah' }))
  await page.goto('/favicon.svg')
  await page.evaluate((profile) => localStorage.setItem('lastProfile', profile), kept)
  const answer = await holdAnswers(page)
  await page.goto('/home/events')
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(page.getByText('Maya')).toHaveCount(0)
  await answer()
  await expect(page.getByText(/^Good .*, Jonah$/)).toBeVisible()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.clock.setFixedTime(now() + 25 * HOUR)
  const later = await holdAnswers(page)
  await page.reload()
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
  await expect(page.getByText('Jonah')).toHaveCount(0)
  await later()
})

for (const [who, add, home, place] of [
  ['student', addStudent, '/home/events', 'Community'],
  ['coach', addCoach, '/coach/students', 'Sessions'],
] as const) {
  test(`a notice for a ${who} that the answer brings comes with the next page, and pushes nothing`, async ({
    page,
    app,
    signIn,
  }) => {
    const person = await add(app, { first_name: 'Maya' })
    await signIn(person)
    await page.goto(home)
    await expect(page.getByText(/^Good .*, Maya$/)).toBeVisible()
    await app.context.database.root
      .updateTable('accounts')
      .set({ email_refused_at: new Date(now()) })
      .where('id', '=', person.accountId)
      .execute()
    const notice = page.getByRole('region', { name: 'Your email' })
    const held = Promise.withResolvers<void>()
    await page.route(/api\/(student-profiles|account)\/$/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const answered = page.waitForResponse(/api\/(student-profiles|account)\/$/)
    held.resolve()
    await (await answered).finished()
    await framesPass(page)
    await expect(notice).toHaveCount(0)
    await navigation(page).getByRole('link', { name: place, exact: true }).click()
    await expect(notice).toBeVisible()
  })
}

test('a refused profile leads to /login although one is kept', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya' }))
  await page.goto('/home/events')
  await expect(page.getByText(/^Good .*, Maya$/)).toBeVisible()
  await page.route('**/api/student-profiles/', (route) => route.fulfill({ status: 403, json: {} }))
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Maya')).toHaveCount(0)
})
