import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAnswers,
  addCoach,
  addMatch,
  addStudent,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { press, tabTo } from './keys.ts'
import { onNextWrite } from './page-calls.ts'
import { now } from './test-time.ts'

/** Its own application, so that its coaches do not mix with those of other files. */
const test = shared.extend({ app: ownApp() })

const LANGUAGE = 'Which language'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { name: 'Before you send' })
const stays = (page: Page) => page.getByRole('region', { name: /^Your coach(es)? stays?$/ })
const joins = (page: Page) => page.getByRole('region', { name: 'New coaches' })

/** A student who asked for sleep in English and has Amara, who offers both. Ben speaks Spanish and has room. */
async function seed(app: BrowserApp) {
  await app.context.database.root.updateTable('coaches').set({ accepts_students: false }).execute()
  const student = await addStudent(app, { first_name: 'Maya', language_preference: '' })
  const english = { language_preference: 'English', focus_area: 'Sleep and daily routine' }
  const amara = await addCoach(app, { first_name: 'Amara', last_name: 'Obi', ...english })
  await addCoach(app, { first_name: 'Ben', last_name: 'Ruiz', language_preference: 'Spanish' })
  await addMatch(app, student.profileId, amara.profileId)
  await addAnswers(app, student.profileId, now(), ['focus:sleep', 'language:english'])
  const kept = () =>
    app.context.database.root
      .selectFrom('response_sets')
      .select('is_current')
      .where('student_profile_id', '=', student.profileId)
      .execute()
  return { student, amara, kept }
}

/** Opens the form with the current answers. */
async function open(page: Page) {
  await page.goto('/home/findcoach')
  await expect(page.getByText('9 of 9 answered')).toBeVisible()
}

test.afterEach(async ({ app }) => {
  await setMatchingMode(app, 'automatic')
})

test('whoever changes answers sees first what stays, what no longer fits and who would be new; then sends', async ({
  page,
  app,
  signIn,
}) => {
  const { student, kept } = await seed(app)
  await signIn(student)
  await open(page)
  await expect(page.getByText("You'll see what changes before anything is sent.")).toBeVisible()
  await page.getByLabel(LANGUAGE).selectOption('Spanish')
  await button(page, 'Submit').click()
  await expect(heading(page)).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: '1 coach stays and 1 would be new.' }),
  ).toBeVisible()
  await expect(stays(page)).toContainText('Amara Obi')
  await expect(stays(page)).toContainText('Still fits: Works on sleep and daily routine')
  await expect(stays(page)).toContainText('No longer asked for: Speaks English')
  await expect(stays(page)).toContainText("You asked for Spanish. Amara doesn't coach in it.")
  await expect(joins(page)).toContainText('Ben Ruiz')
  await expect(joins(page)).toContainText('You asked for Spanish. Ben speaks it.')
  await expectNoFindings(page)
  expect(await kept()).toEqual([{ is_current: true }])

  await button(page, 'Back to my answers').click()
  await expect(button(page, 'Submit')).toBeFocused()
  await expect(page.getByLabel(LANGUAGE).locator('option:checked')).toHaveText('Spanish')
  await page.reload()
  await expect(page.getByLabel(LANGUAGE).locator('option:checked')).toHaveText('Spanish')

  await button(page, 'Submit').click()
  await joins(page).getByText('Ben Ruiz').waitFor()
  await button(page, 'Send my answers').click()
  await expect(page).toHaveURL('/home/requestrecieved')
  expect(await kept()).toHaveLength(2)
  await expect(async () => {
    await page.goto('/home/dashboard')
    const coaches = page.getByRole('region', { name: 'Matched coaches' })
    await expect(coaches.getByText('Ben Ruiz')).toBeVisible({ timeout: 2000 })
    await expect(coaches.getByText('Amara Obi')).toBeVisible()
  }).toPass()
  // The draft is cleared once it is sent: the form opens with the stored answers.
  await open(page)
  await expect(page.getByLabel(LANGUAGE).locator('option:checked')).toHaveText('Spanish')
})

test('answers that change nothing say so; by keyboard alone, on a phone', async ({ page, app, signIn }) => {
  const { student } = await seed(app)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(student)
  await open(page)
  await page.getByLabel(/should your coach know/).fill('I sleep better by now.')
  await press(page, button(page, 'Submit'))
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Your coaches would stay the same.')).toBeVisible()
  await expect(stays(page)).not.toContainText('No longer asked for')
  await expect(joins(page)).toContainText('You have room for 2 more coaches. Nobody new fits your answers')
  await expectNoFindings(page)
  await tabTo(page, button(page, 'Back to my answers'))
  await page.keyboard.press('Enter')
  await expect(button(page, 'Submit')).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Send my answers'))
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeFocused()
})

test('a student sends and then asks for another coach, with the ways and limits of any change', async ({
  page,
  app,
  signIn,
}) => {
  const { student, amara, kept } = await seed(app)
  await signIn(student)
  await open(page)
  await page.getByLabel(LANGUAGE).selectOption('Spanish')
  await button(page, 'Submit').click()
  await button(page, 'Send, then ask for another coach instead of Amara Obi').click()
  await expect(page).toHaveURL(`/home/selectcoach/${amara.profileId}#change-coach`)
  const card = page.getByRole('region', { name: 'Not the right fit?' })
  await expect(card).toBeFocused()
  await expect(card).toBeInViewport()
  await expect(card).toContainText('You can change 3 more times this term.')
  expect(await kept()).toHaveLength(2)
})

test('a preview that does not come keeps nobody from sending; one that is slow is not skipped by a second press', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await seed(app)
  await signIn(student)
  await open(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/student-responses/preview/', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, json: {} })
  })
  await button(page, 'Submit').click()
  await expect(page.getByText('Checking what would change...')).toBeVisible()
  await expect(button(page, 'Send my answers')).toBeDisabled()
  held.resolve()
  await expect(page.getByRole('alert', { name: "The preview couldn't be loaded" })).toBeVisible()
  await expectNoFindings(page)
  await page.unroute('**/api/student-responses/preview/')
  await button(page, 'Try again').click()
  await expect(stays(page)).toContainText('Amara Obi')

  await page.route('**/api/student-responses/preview/', (route) => route.fulfill({ status: 404, json: {} }))
  await button(page, 'Back to my answers').click()
  await button(page, 'Submit').click()
  await page.getByRole('alert', { name: "The preview couldn't be loaded" }).waitFor()
  await button(page, 'Send my answers').click()
  await expect(page).toHaveURL('/home/requestrecieved')
})

test('what cannot be sent leads back to the questions, with what was answered', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await seed(app)
  await signIn(student)
  await open(page)
  await page.getByLabel(LANGUAGE).selectOption('Spanish')
  await onNextWrite(page, '**/api/student-responses/', (route) => route.fulfill({ status: 400, json: {} }))
  await button(page, 'Submit').click()
  await joins(page).waitFor()
  await button(page, 'Send my answers').click()
  await expect(page.getByRole('main').getByText('Bad request. Please check your input.')).toBeVisible()
  await expect(page.getByLabel(LANGUAGE).locator('option:checked')).toHaveText('Spanish')
  await expect(heading(page)).toHaveCount(0)
})

test('where people decide nobody is named, and a student on hold is told who chooses', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await seed(app)
  await setMatchingMode(app, 'coach')
  await signIn(student)
  await open(page)
  await page.getByLabel(LANGUAGE).selectOption('Spanish')
  await button(page, 'Submit').click()
  await expect(joins(page)).toContainText(
    "We would ask for one more coach. You'll see who it is once it's decided.",
  )
  await expect(page.getByRole('main')).not.toContainText('Ben')
  await app.context.database.root
    .updateTable('student_profiles')
    .set({ matching_held: true })
    .where('id', '=', student.profileId)
    .execute()
  await button(page, 'Back to my answers').click()
  await button(page, 'Submit').click()
  await expect(joins(page)).toContainText("Your programme's staff choose your coaches for now")
})

test('who has no coach yet sends at once', async ({ page, app, signIn }) => {
  await app.context.database.root.updateTable('coaches').set({ accepts_students: false }).execute()
  const student = await addStudent(app)
  await addAnswers(app, student.profileId)
  await signIn(student)
  const matches = page.waitForResponse('**/api/match-requests/')
  await open(page)
  await matches
  await expect(page.getByText('Change anything that no longer fits.')).toHaveText(
    'Your answers are filled in. Change anything that no longer fits.',
  )
  await button(page, 'Submit').click()
  await expect(page).toHaveURL('/home/requestrecieved')
})
