import type { Page } from '@playwright/test'
import { addAdmin, addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { hold } from './held-calls.ts'
import { now } from './test-time.ts'

/* The first pages of staff, opened again: shown before the server answers, from what the device keeps. */

const HOUR = 3_600_000

const note = (page: Page) => page.getByText('I cannot sleep.', { exact: true })

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('keptAnswers'))

test("coach: today's sessions are there before the answer, without what the student wrote", async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara' })
  const maya = await addStudent(app, { first_name: 'Maya' })
  await addMatch(app, maya.profileId, coach.profileId)
  await addSession(app, maya.profileId, coach.profileId, now() + HOUR, {
    pre_session_note: 'I cannot sleep.',
  })
  await signIn(coach)
  await page.goto('/coach')
  await expect(note(page)).toBeVisible()
  expect(await stored(page)).toMatch(/Maya/)
  expect(await stored(page)).not.toMatch(/sleep/)

  const answers = await hold(page, 'GET', /\/api\/coach\//)
  await page.reload()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByText('Maya')).toBeVisible()
  await expect(today.getByText('Loading your day')).toBeVisible()
  await expect(note(page)).toBeHidden()
  answers.answer()
  await expect(note(page)).toBeVisible()

  await page.getByRole('complementary', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/coach\/login$/)
  expect(await stored(page)).toBeNull()
})

test('coach: what is kept of another day is not shown', async ({ page, app, signIn }) => {
  const coach = await addCoach(app, { first_name: 'Amara' })
  await signIn(coach)
  await page.goto('/coach')
  await expect(page.getByText('No sessions today')).toBeVisible()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('keptAnswers')!)
    kept.answers['/coach/today/'].date = '2020-01-01'
    localStorage.setItem('keptAnswers', JSON.stringify(kept))
  })
  const answers = await hold(page, 'GET', /\/api\/coach\//)
  await page.reload()
  await answers.came
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Today' })).toBeHidden()
  answers.answer()
  await expect(page.getByText('No sessions today')).toBeVisible()
})

test('administrator: needs and figures are there before the answer, and what does not fit is left out', async ({
  page,
  app,
  signIn,
}) => {
  await addCoach(app)
  const admin = await addAdmin(app)
  await signIn(admin)
  await page.goto('/admin')
  const needs = page.getByRole('region', { name: 'Needs you' })
  const figures = page.getByRole('heading', { name: 'From sign-up to feedback' })
  await expect(figures).toBeVisible()
  const answers = await hold(page, 'GET', /\/api\/admin\//)
  await page.reload()
  await expect(figures).toBeVisible()
  await expect(needs).toBeVisible()
  answers.answer()

  // As a version of the app may have kept it whose answers had another shape.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('keptAnswers')!)
    kept.answers['/admin/programme/figures/'] = { period: 'term' }
    localStorage.setItem('keptAnswers', JSON.stringify(kept))
  })
  await page.reload()
  await expect(figures).toBeVisible()
})
