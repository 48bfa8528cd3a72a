import type { Page } from '@playwright/test'
import {
  addAdmin,
  addCoach,
  addMatch,
  addSession,
  addStudent,
  setMatchingMode,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { answerAll } from './student-answers.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

test.afterEach(async ({ app }) => {
  await setMatchingMode(app, 'automatic')
})

async function answerQuestions(page: Page): Promise<void> {
  await page.goto('/home/findcoach')
  await answerAll(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Request Received!' })).toBeVisible()
}

/** From now on the next frame comes before React has rendered, as it may on a busy machine. */
async function frameBeforeRender(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = window.requestAnimationFrame.bind(window)
    let isFrame = false
    window.requestAnimationFrame = (act) => {
      if (isFrame) return later(act)
      queueMicrotask(() => {
        isFrame = true
        act(performance.now())
        isFrame = false
      })
      return 0
    }
  })
}

test('where administrators decide, a student asks as ever, an administrator approves, and the student sees the coach', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  await setMatchingMode(app, 'admin')
  await addCoach(app, { first_name: 'Amara', last_name: 'Obi' })
  const maya = await addStudent(app, { first_name: 'Maya', last_name: 'Approvable' })
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, maya) })
  const studentPage = await context.newPage()
  await answerQuestions(studentPage)
  await studentPage.goto('/home/dashboard')
  await expect(studentPage.getByRole('heading', { name: 'We have your request' })).toBeVisible()

  await signIn(await addAdmin(app))
  await page.goto('/admin/matches?search=maya+approvable')
  await expect(page.getByRole('heading', { name: 'Administrators decide' })).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Waiting' }).locator('> li')
  await expect(waiting).toHaveCount(1)
  await expect(waiting.getByText('Waiting for less than an hour')).toBeVisible()
  const row = waiting.getByRole('list', { name: 'Coaches for Maya Approvable' }).locator('> li').first()
  const name = await row.getByText('Coach ·').locator('xpath=preceding-sibling::span').innerText()
  await row.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText("We'll email Maya.")).toBeVisible()
  await page.getByRole('radio', { name: 'Matched (1)' }).click()
  await expect(page.getByRole('list', { name: 'Matched' })).toContainText(
    'Matched by Robin Sample, administrator',
  )

  await studentPage.goto('/home/dashboard')
  await expect(studentPage.getByRole('region', { name: 'Matched coaches' })).toContainText(name)
  await context.close()
})

test('by keyboard alone a request is declined, asked once', async ({ page, app, signIn }) => {
  await setMatchingMode(app, 'admin')
  const coach = await addCoach(app, { first_name: 'Kay', last_name: 'Board' })
  const { profileId } = await addStudent(app, { first_name: 'Noor', last_name: 'Keys' })
  await addMatch(app, profileId, coach.profileId, now() - 90 * HOUR, { status: 'pending' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/matches?search=noor+keys')
  await expect(page.getByText('Waiting for 3 days')).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Decline Kay Board for Noor Keys?' })
  await dialog.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Decline' })).toBeFocused()
  await page.keyboard.press('Enter')
  await frameBeforeRender(page)
  await dialog.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Waiting', exact: true })).toBeFocused()
  await page.getByRole('radio', { name: 'Waiting' }).press('ArrowLeft')
  await expect(page).toHaveURL(/list=ended/)
  await expect(page.getByRole('list', { name: 'Ended' })).toContainText('Declined by')
})

test('two people are paired by hand, with what speaks for it, and the match is ended and made again', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Hanna', last_name: 'Handpicked', capacity: 1 })
  const student = await addStudent(app, { first_name: 'Pia', last_name: 'Pairable' })
  await addSession(app, student.profileId, coach.profileId, now() + 50 * HOUR)
  // Otherwise the end of the match brings coaches of other tests, up to the three that leave no place for 'Pair again'.
  const profile = app.context.database.root.updateTable('student_profiles').set({ matching_held: true })
  await profile.where('id', '=', student.profileId).execute()
  await signIn(await addAdmin(app))
  await page.goto('/admin/matches')
  await page.getByRole('button', { name: 'Pair by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Student' }).fill('pairable')
  await dialog.getByRole('button', { name: /Pia Pairable/ }).click()
  await dialog.getByRole('searchbox', { name: 'Coach' }).fill('handpicked')
  const tile = dialog.getByRole('radio', { name: 'Hanna Handpicked' })
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(dialog.getByText('Please choose a coach')).toBeVisible()
  await expect(tile).toBeFocused()
  await expect(dialog.getByText('Best fit', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Speaks English')).toBeVisible()
  await tile.check()
  await dialog.getByLabel('Reason').fill('They know each other from last term')
  await dialog.getByRole('button', { name: 'Pair with Hanna' }).click()
  await expect(page.getByText("We'll email Pia.")).toBeVisible()

  await page.goto('/admin/matches?list=accepted&search=pairable')
  const list = page.getByRole('list', { name: 'Matched' })
  await expect(list).toContainText('“They know each other from last term”')
  await expect(list).toContainText('No places left')
  await page.getByRole('button', { name: 'End match' }).click()
  await dialog.getByRole('button', { name: 'End match' }).click()
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Moves to another campus')
  await dialog.getByRole('button', { name: 'End match' }).click()
  await expect(page.getByRole('dialog', { name: 'One session stays booked' })).toBeVisible()
  await expect(
    dialog.getByRole('list', { name: 'Sessions that stay booked' }).getByRole('listitem'),
  ).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The match has ended.')).toBeVisible()

  await page.getByRole('radio', { name: 'Ended' }).click()
  await page.getByRole('button', { name: 'Pair again' }).click()
  await dialog.getByRole('radio', { name: 'Hanna Handpicked' }).check()
  await expect(dialog.getByText('Ended before')).toBeVisible()
  await dialog.getByRole('button', { name: 'Pair with Hanna' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('radio', { name: 'Matched' }).click()
  await expect(list).toContainText('Hanna Handpicked')
})

test('a student with three coaches is paired with another in place of one', async ({ page, app, signIn }) => {
  const student = await addStudent(app, { first_name: 'Faye', last_name: 'Full' })
  for (const last_name of ['Placeone', 'Placetwo', 'Placethree']) {
    const coach = await addCoach(app, { first_name: 'Cleo', last_name })
    await addMatch(app, student.profileId, coach.profileId)
  }
  await addCoach(app, { first_name: 'Nils', last_name: 'Newplace' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/matches')
  await page.getByRole('button', { name: 'Pair by hand' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Student' }).fill('faye full')
  await dialog.getByRole('button', { name: /Faye Full/ }).click()
  const places = dialog.getByRole('group', { name: 'Which coach should this replace?' })
  await expect(places.getByRole('radio')).toHaveCount(3)
  await dialog.getByRole('searchbox', { name: 'Coach' }).fill('newplace')
  await dialog.getByRole('radio', { name: 'Nils Newplace' }).check()
  await dialog.getByRole('button', { name: 'Pair with Nils' }).click()
  await expect(places).toContainText('Please choose which coach to replace')
  await expect(dialog.getByText('Please say why: your reason is kept in the audit log')).toBeVisible()
  await expect(places.getByRole('radio').first()).toBeFocused()
  await places.getByRole('radio', { name: 'Cleo Placetwo' }).check()
  await dialog.getByLabel('Reason').fill('They share a language')
  await dialog.getByRole('button', { name: 'Pair with Nils' }).click()
  await expect(page.getByText("Faye and Nils are matched. We'll email Faye.")).toBeVisible()
  await page.goto('/admin/matches?list=accepted&search=faye+full')
  const list = page.getByRole('list', { name: 'Matched' })
  await expect(page.getByText('3 matches', { exact: true })).toBeVisible()
  await expect(list).toContainText('Nils Newplace')
  await expect(list).not.toContainText('Cleo Placetwo')
})

test('a coach ends coaching with a reason, and sees the student only while a session is booked', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Leave', last_name: 'Taker' })
  const student = await addStudent(app, { first_name: 'Jonah' })
  await addMatch(app, student.profileId, coach.profileId)
  const booking = await addSession(app, student.profileId, coach.profileId, now() + 70 * HOUR)
  await signIn(coach)
  await page.goto(`/coach/students/${student.profileId}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'End coaching' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('I go on leave')
  await dialog.getByRole('button', { name: 'End coaching' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('You no longer coach Jonah.')).toBeVisible()
  await expect(page).toHaveURL(/\/coach\/students$/)
  const booked = page.getByRole('region', { name: 'Booked, not matched' })
  await booked.getByRole('link', { name: /Jonah/ }).click()
  await expect(page.getByText("You see Jonah's answers once you are matched.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suggest a time' })).toHaveCount(0)
  await app.context.database.root
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelled_at: new Date(now()), cancelled_by: 'student' })
    .where('id', '=', booking)
    .execute()
  await page.goto(`/coach/students/${student.profileId}`)
  await expect(page.getByRole('heading', { name: "This person isn't your student" })).toBeVisible()
})

test('of two administrators who change the settings the second is told, and nothing chosen is lost', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const other = await addAdmin(app)
  await signIn(await addAdmin(app))
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, other) })
  const otherPage = await context.newPage()
  for (const one of [page, otherPage]) {
    await one.goto('/admin/matches')
    await one.getByRole('link', { name: 'Change', exact: true }).click()
    await one.getByRole('button', { name: 'Change how matches are decided' }).click()
    await expect(one.getByRole('radio', { name: 'The engine decides' })).toBeChecked()
  }
  await otherPage.getByRole('radio', { name: 'Coaches decide' }).check()
  await otherPage.getByRole('button', { name: 'Save' }).click()
  await expect(otherPage.getByRole('dialog')).toHaveCount(0)
  await expect(otherPage.getByText(/^Coaches decide\./)).toBeVisible()

  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Administrators decide' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(
    dialog.getByText('Someone else has just changed this. Now it is: Coaches decide.'),
  ).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Administrators decide' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Administrators decide\./)).toBeVisible()

  // What the other one changes meanwhile in another part of the settings stays.
  await otherPage.goto('/admin/settings/booking')
  await otherPage.getByRole('button', { name: 'Change booking and calls' }).click()
  const direct = otherPage.getByRole('checkbox', {
    name: 'Calls may go directly between student and coach',
  })
  await expect(direct).not.toBeChecked()
  await expect(direct).toHaveAccessibleDescription(/^This changes nothing right now/)
  await otherPage.getByLabel('Sessions booked at a time').selectOption('3')
  await page.getByRole('button', { name: 'Change how matches are decided' }).click()
  await otherPage.getByRole('button', { name: 'Save' }).click()
  await expect(otherPage.getByRole('dialog')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'The engine decides' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  // A second press before the answer would be ignored.
  await expect(dialog.getByText('Someone else has just changed this.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.goto('/admin/settings/booking')
  await expect(page.getByText('Each student can have up to 3 sessions booked at a time.')).toBeVisible()
  await context.close()
})

test('more than a thousand are said to be that, and the words fit on a phone', async ({
  page,
  app,
  signIn,
}) => {
  await setMatchingMode(app, 'admin')
  const coach = await addCoach(app)
  const { profileId } = await addStudent(app, { first_name: 'Maya', last_name: 'Oneofmany' })
  await addMatch(app, profileId, coach.profileId, now() - HOUR, { status: 'pending' })
  await page.route('**/api/admin/matches/**', async (route) => {
    const response = await route.fetch()
    const counts = { pending: 1001, accepted: 1001, ended: 1000 }
    const groups = {
      requested: { students: 1001, since: null },
      no_coach: { students: 0, since: null },
      no_answers: { students: 1001, since: null },
    }
    await route.fulfill({ response, json: { ...(await response.json()), counts, groups, next: 'further' } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(await addAdmin(app))
  await page.goto('/admin/matches?search=oneofmany')
  await expect(page.getByText('1 of more than 1,000 requests')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Waiting (1,001)' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Matched (more than 1,000)' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Ended (1,000)' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const cut = await page
    .getByRole('group', { name: 'List' })
    .locator('label')
    .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length)
  expect(cut).toBe(0)
})
