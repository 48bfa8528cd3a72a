import { addAdmin, addAnswers, addCoach, addMatch, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { now } from './test-time.ts'

/** An application for each test: the counts are those of the whole programme. */
const test = shared.extend({ app: ownApp() })
const anew = shared.extend({ app: ownApp() })

const DAY = 86_400_000

test('the home page counts who waits and who sent no answers, each leads to its list, and they are reminded', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Waiting for a match' })
  const silent = page.getByRole('region', { name: 'Profile, no answers yet' })
  await expect(waiting).toContainText('Nobody is waiting.')
  await expect(silent).toContainText('Nobody with a profile is missing answers.')
  await expect(waiting.getByRole('link', { name: 'See who is matched' })).toBeVisible()

  const since = (days: number) => ({ created_at: new Date(now() - days * DAY) })
  const answered = await addStudent(app, { first_name: 'Noor', last_name: 'Answered', ...since(20) })
  await addAnswers(app, answered.profileId, now() - 11 * DAY)
  await addStudent(app, { first_name: 'Amir', last_name: 'Silent', ...since(9) })
  await addStudent(app, { first_name: 'Bea', last_name: 'Silent', ...since(4) })
  await addStudent(app, { first_name: 'Carlos', last_name: 'Unproved', email_proved_at: null, ...since(2) })

  // A trial of weights covers who waits; nobody can be given to them, and nobody is left out in silence.
  await page.goto('/admin')
  await expect(waiting).toContainText('1')
  await expect(waiting).toContainText('Longest wait: 11 days')
  await expect(silent).toContainText('3')
  await expect(silent).toContainText('The first one for 9 days')
  await waiting.getByRole('link', { name: 'See who waits' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Waiting (1)' })).toBeChecked()
  await expect(page.getByText('1 student waits, without a request to a coach.')).toBeVisible()
  const alone = page.getByRole('list', { name: 'Answered, no coach found yet' }).getByRole('listitem')
  await expect(alone).toHaveCount(1)
  await expect(alone).toContainText('Waiting for 11 days')
  await alone.getByRole('button', { name: 'Pair Noor Answered by hand' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Pair Noor Answered' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/admin')
  await silent.getByRole('link', { name: 'See them and remind them' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'No answers yet (3)' })).toBeChecked()
  const rows = page.getByRole('list', { name: 'No answers yet' }).getByRole('listitem')
  await expect(rows).toContainText(['Amir Silent', 'Bea Silent', 'Carlos Unproved'])
  await page.getByRole('searchbox').fill('silent')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Select all 3 rows shown' }).click()
  await page.getByRole('button', { name: 'Remind them' }).click()
  await page.getByLabel('Reason').fill('The term begins')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('2 students will be reminded.')).toBeVisible()
  await expect(page.getByText("hasn't confirmed their email address (1)")).toBeVisible()
  await page.getByRole('button', { name: 'Send 2 emails' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 students reminded.' })).toBeVisible()
  await page.getByRole('link', { name: 'Matches', exact: true }).first().click()
  await page.goto('/admin/matches?list=no_answers')
  await expect(rows.filter({ hasText: 'Amir' })).toContainText(/Reminded \w+ \d+, \d{4}/)
  await page.getByLabel('Reminders').selectOption('Not reminded in the last 7 days')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Carlos Unproved')

  await page.goto('/admin/matches/weights')
  await page.getByRole('slider', { name: 'Times' }).press('End')
  await page.getByRole('button', { name: 'Try these weights' }).click()
  await expect(page.getByRole('region', { name: 'What would change' })).toContainText('1 student')
})

anew(
  'a request counts where it is listed, and a trial that finds nobody says who is missing',
  async ({ page, app, signIn }) => {
    const coach = await addCoach(app, { first_name: 'Ines' })
    const asked = await addStudent(app, { first_name: 'Maya', last_name: 'Asked' })
    await addStudent(app, { first_name: 'Amir', last_name: 'Silent' })
    const { root } = app.context.database
    await root.updateTable('programme').set({ matching_mode: 'admin' }).execute()
    await addMatch(app, asked.profileId, coach.profileId, now() - 2 * DAY, { status: 'pending' })
    await signIn(await addAdmin(app))
    await page.goto('/admin')
    const card = page.getByRole('region', { name: 'Waiting for a match' })
    await expect(card).toContainText('Longest wait: 2 days')
    await card.getByRole('link').click()
    await expect(page.getByRole('radio', { name: 'Waiting (1)' })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Waiting' }).locator('> li')).toContainText(['Maya Asked'])
    await page.getByRole('link', { name: 'Weights' }).click()
    await page.getByRole('button', { name: 'Try these weights' }).click()
    const trial = page.getByRole('region', { name: 'What would change' })
    await expect(trial).toContainText('1 student waits for a match, and the next run can match none of them')
    await expect(trial).toContainText('1 student has a profile and sent no answers yet.')
    await trial.getByRole('link', { name: 'See them' }).press('Enter')
    await expect(page.getByRole('radio', { name: 'No answers yet (1)' })).toBeChecked()
  },
)
