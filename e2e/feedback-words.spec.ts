import {
  addAdmin,
  addCoach,
  addFeedback,
  addSession,
  addStudent,
} from '@shinequo/server/testing/browser-seeds'
import { startSpanishApp } from './apps.ts'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { now } from './test-time.ts'

/** The answers of other tests would count, too. */
const test = shared.extend({ app: ownApp(startSpanishApp) })

const DAY = 86_400_000

test('the form says who may read; the tenth answer shows all to the coach and to administrators', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { first_name: 'Amara' })
  for (let at = 1; at <= 9; at++) {
    const student = await addStudent(app)
    const id = await addSession(app, student.profileId, coach.profileId, now() - at * DAY)
    const written = { feedback: `A plan for week ${at}.`, shared_as: crypto.randomUUID() }
    await addFeedback(app, id, coach.profileId, 4, written)
  }
  await signIn(coach)
  await page.goto('/coach/profile')
  await page.getByRole('link', { name: 'What students wrote' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What students wrote' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Nothing to read yet' })).toBeVisible()

  const student = await addStudent(app)
  await addSession(app, student.profileId, coach.profileId, now() - 12 * DAY)
  await page.goto('/favicon.svg')
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const form = page.getByRole('dialog', { name: 'How was your session?' })
  await expect(form).toContainText(
    'Amara and your programme may read what you write, without your name and the date',
  )
  await form.getByRole('radio', { name: '5 stars' }).check()
  await form.getByLabel('How did it feel?').fill('Calm at last')
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()

  // Answers of the last minute do not count yet.
  await app.context.database.root
    .updateTable('feedback')
    .set({ created_at: new Date(now() - DAY) })
    .execute()

  await page.goto('/favicon.svg')
  await signIn(coach)
  await page.goto('/coach/feedback')
  const list = page.getByRole('list', { name: 'What students wrote' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list).toContainText('Calm at last')
  await expect(list).toContainText('A plan for week 9.')
  await expectNoFindings(page, 'what students wrote to a coach')

  await page.goto('/favicon.svg')
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  await page.getByRole('link', { name: 'What students wrote' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('main')).not.toContainText('Amara')
  await expectNoFindings(page, 'what students wrote to administrators')
})
