import { addCoach, addMatch, addStudent, setMatchingMode } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { hold } from './held-calls.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

test.afterEach(async ({ app }) => {
  await setMatchingMode(app, 'automatic')
})

test('where coaches decide, requests are accepted and declined by keyboard, and students see what came of it', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  await setMatchingMode(app, 'coach')
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  const noor = await addStudent(app, { first_name: 'Noor' })
  for (const { profileId } of [maya, noor]) {
    await addMatch(app, profileId, coach.profileId, now() - 50 * 3_600_000, { status: 'pending' })
  }
  await signIn(coach)
  await page.goto('/coach')
  await expect(page.getByRole('button', { name: 'Accept Maya' })).toBeVisible()
  await page.goto('/coach/students')
  const requests = page.getByRole('region', { name: 'Students waiting for your answer' })
  await expect(requests.getByText('Waiting for 2 days')).toHaveCount(2)
  await expect(page.getByText('Torres')).toHaveCount(0)
  await requests.getByRole('button', { name: 'Accept Maya' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Students' })).toContainText('Maya Torres')
  await expect(requests.getByRole('heading')).toBeFocused()

  await requests.getByRole('button', { name: 'Decline' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Decline Noor?' })
  await dialog.getByRole('button', { name: 'Decline Noor' }).press('Enter')
  await expect(requests).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Students' }).getByRole('listitem')).toHaveCount(1)

  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, maya) })
  const studentPage = await context.newPage()
  await studentPage.goto('/home/dashboard')
  await expect(studentPage.getByRole('region', { name: 'Matched coaches' })).toContainText('Amara Obi')
  await context.close()
})

test('a request that somebody else has settled meanwhile goes, with a word of it', async ({
  page,
  app,
  signIn,
}) => {
  await setMatchingMode(app, 'coach')
  const coach = await addCoach(app)
  const { profileId } = await addStudent(app, { first_name: 'Maya' })
  await addMatch(app, profileId, coach.profileId, now(), { status: 'pending' })
  await signIn(coach)
  await page.goto('/coach/students')
  // Settled once the button is pressed: the page renews its list when its live line opens, perhaps before that.
  const accepted = await hold(page, 'POST', /\/api\/coach\/match-requests\/.+\/decision\/$/)
  await page.getByRole('button', { name: 'Accept Maya' }).click()
  await accepted.came
  await app.context.database.root
    .updateTable('match_requests')
    .set({ status: 'ended' })
    .where('student_profile_id', '=', profileId)
    .execute()
  accepted.answer()
  await expect(page.getByText('Someone else has changed this since you opened it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept Maya' })).toHaveCount(0)
})

test('axe finds nothing where requests wait or are declined, in light and dark, and at 320 px nothing sticks out', async ({
  page,
  app,
  signIn,
}) => {
  await setMatchingMode(app, 'coach')
  const coach = await addCoach(app, { language_preference: 'English, Spanish' })
  const { profileId } = await addStudent(app, {
    first_name: 'Maximiliana',
    course: 'Environmental Engineering',
  })
  await addMatch(app, profileId, coach.profileId, now(), { status: 'pending' })
  await signIn(coach)
  await page.goto('/coach/students')
  const look = async (width: number) => {
    await expectNoFindings(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width, height: 900 })
  }
  await expect(page.getByText('Speaks English')).toBeVisible()
  await look(1440)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog', { name: 'Decline Maximiliana?' })).toBeVisible()
  await look(1440)
})
