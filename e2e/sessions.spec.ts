import { addCoach, addFeedback, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'

const MINUTE = 60_000

test('Join Now comes 15 minutes before, stays to the end, and then the session is a previous one', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  const bookingId = await addSession(app, student.profileId, coach.profileId, Date.now() + 17 * MINUTE)
  await signIn(student)
  await page.clock.install()
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  const previous = page.getByRole('region', { name: 'Previous sessions', exact: true })
  const join = upcoming.getByRole('link', { name: 'Join Now' })
  await expect(upcoming.getByText('Amara')).toBeVisible()
  await expect(join).toHaveCount(0)
  await page.clock.fastForward(3 * MINUTE)
  await expect(join).toHaveAttribute('href', `/session/${bookingId}`)
  await page.clock.fastForward(20 * MINUTE)
  await expect(join).toBeVisible()
  await expect(previous.getByText('Amara')).toHaveCount(0)
  await page.clock.fastForward(26 * MINUTE)
  await expect(join).toHaveCount(0)
  await expect(upcoming.getByText('Amara')).toHaveCount(0)
  await expect(previous.getByText('Amara')).toBeVisible()
  await expect(previous.getByRole('button', { name: 'Feedback' })).toBeVisible()
})

test('a session with feedback shows its stars, one without the button', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  const rated = await addSession(app, student.profileId, coach.profileId, Date.now() - 4 * 86_400_000)
  await addFeedback(app, rated, coach.profileId, 4)
  await addSession(app, student.profileId, coach.profileId, Date.now() - 2 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  const rows = page.getByRole('region', { name: 'Previous sessions, list' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.getByRole('button', { name: 'Feedback' })).toHaveCount(1)
  await expect(rows.getByRole('img', { name: 'Rated 4 of 5' })).toHaveCount(1)
})

test('feedback that fails says so, and what was written stays until it is taken', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  const bookingId = await addSession(app, student.profileId, coach.profileId, Date.now() - 2 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('What will you take with you?').fill('A plan for mornings.')
  await page.route(`**/api/bookings/${bookingId}/`, (route) => route.fulfill({ status: 418, body: 'no' }), {
    times: 1,
  })
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('An error occurred while submitting feedback').first()).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await expect(dialog.getByLabel('What will you take with you?')).toHaveValue('A plan for mornings.')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ coach_rating: 5, feedback: 'A plan for mornings.' })
  await expect(page.getByText('Feedback submitted successfully!')).toBeVisible()
})

test('sessions that do not load say so, and come on Try again', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addSession(app, student.profileId, coach.profileId, Date.now() + 3 * 3_600_000)
  await signIn(student)
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  const said = 'Forbidden. You do not have permission to perform this action.'
  await expect(upcoming.getByText(said)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: said }).last()).toBeVisible()
  await page.unroute('**/api/bookings')
  await upcoming.getByRole('button', { name: 'Try again' }).click()
  await expect(upcoming.getByText('Amara')).toBeVisible()
})
