import { addCoach, addFeedback, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'
import { goByPageTime, now } from './test-time.ts'

const MINUTE = 60_000

test('Join Now comes 15 minutes before, stays to the end, and then the session is a previous one', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  const bookingId = await addSession(app, student.profileId, coach.profileId, now() + 17 * MINUTE)
  await signIn(student)
  await goByPageTime(page)
  await page.clock.install({ time: now() })
  await page.goto('/home/dashboard')
  const upcoming = page.getByRole('region', { name: 'Upcoming sessions', exact: true })
  const previous = page.getByRole('region', { name: 'Previous sessions', exact: true })
  const join = upcoming.getByRole('link', { name: 'Join Now' })
  await expect(upcoming.getByText('Amara')).toBeVisible()
  const rule =
    'Join Now link: for an upcoming booking only if it has a meeting url and its start is within 15 minutes or already past.'
  await spec('4 Other flows', rule, async () => {
    await spec('9 Limits', 'Join window: 15 minutes before start.', async () => {
      await page.clock.fastForward(MINUTE)
      await expect(join).toHaveCount(0)
      await page.clock.fastForward(2 * MINUTE)
      await spec('2 Dashboard', 'Upcoming sessions may show a Join Now link', () =>
        expect(join).toHaveAttribute('href', `/session/${bookingId}`),
      )
    })
    await page.clock.fastForward(20 * MINUTE)
    await expect(join).toBeVisible()
  })
  const lists = 'a booking whose end time is in the future is Upcoming; one whose end has passed is Previous'
  await spec('4 Other flows', lists, async () => {
    await expect(upcoming.getByText('Amara')).toBeVisible()
    await expect(previous.getByText('Amara')).toHaveCount(0)
    await page.clock.fastForward(26 * MINUTE)
    await expect(join).toHaveCount(0)
    await expect(upcoming.getByText('Amara')).toHaveCount(0)
    await expect(previous.getByText('Amara')).toBeVisible()
  })
  await spec('2 Dashboard', 'previous sessions without a rating show a Feedback button', () =>
    expect(previous.getByRole('button', { name: 'Feedback' })).toBeVisible(),
  )
})

test('a session with feedback shows its stars, one without the button', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  const rated = await addSession(app, student.profileId, coach.profileId, now() - 4 * 86_400_000)
  await addFeedback(app, rated, coach.profileId, 4)
  await addSession(app, student.profileId, coach.profileId, now() - 2 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  const rows = page.getByRole('region', { name: 'Previous sessions, list' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await spec('4 Other flows', 'Feedback button: only for previous sessions with no rating.', async () => {
    await expect(rows.getByRole('button', { name: 'Feedback' })).toHaveCount(1)
    await expect(rows.getByRole('img', { name: 'Rated 4 out of 5' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Feedback' })).toHaveCount(1)
  })
})

test('feedback that fails says so, and what was written stays until it is taken', async ({
  page,
  app,
  signIn,
}) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  const bookingId = await addSession(app, student.profileId, coach.profileId, now() - 2 * 86_400_000)
  await signIn(student)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Feedback' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await spec('5 Feedback', "coach_rating must not be 0, otherwise toast 'Please rate your coach'.", () =>
    spec('5 Feedback', 'Please rate your coach', (text) =>
      expect(page.getByRole('alert').filter({ hasText: text }).last()).toBeVisible(),
    ),
  )
  const address = dialog.getByPlaceholder(/email address/i)
  const shown = 'The video testimonial text field appears only when the willing checkbox is ticked.'
  await spec('5 Feedback', shown, async () => {
    await expect(address).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: /willing to share a video testimonial/ }).check()
    await address.fill('maya@school.example')
  })
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('What will you take with you?').fill('A plan for mornings.')
  await dialog.getByLabel('How did it feel?').fill('Calm.')
  await dialog.getByLabel('What has changed since?').fill('I sleep.')
  const scale = (name: RegExp, value: string) =>
    dialog.getByRole('group', { name }).getByRole('radio', { name: value }).check({ force: true })
  await scale(/How useful/, '4')
  await scale(/recommend/, '5')
  await page.route(
    `**/api/bookings/${bookingId}/?texts=shared`,
    (route) => route.fulfill({ status: 418, body: 'no' }),
    {
      times: 1,
    },
  )
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await spec('8 Errors', 'An error occurred while submitting feedback', seenIn(page))
  await page.reload()
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await expect(dialog.getByLabel('What will you take with you?')).toHaveValue('A plan for mornings.')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  // A read of a live update may be on its way before, and one that another follows is broken off without a body.
  const reloaded = page.waitForResponse(async (response) => {
    if (new URL(response.url()).pathname !== '/api/bookings') return false
    const [row] = (await response.json().catch(() => [])) as { coach_rating: number | null }[]
    return row?.coach_rating === 5
  })
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await spec('7 Calls', 'PATCH /bookings/{id}/ | feedback payload | not shown', async () =>
    expect(new URL((await sent).url()).pathname).toBe(`/api/bookings/${bookingId}/`),
  )
  const payload =
    'Feedback payload: coach_rating (1-5, required), rating (session usefulness), experience, feedback (text), recommend (1-5), impact (text), is_video_testimonial_share (boolean), testimonial_link (text; placeholder asks for an email address).'
  await spec('3 Entities', payload, async () =>
    expect((await sent).postDataJSON()).toEqual({
      coach_rating: 5,
      rating: 4,
      experience: 'Calm.',
      feedback: 'A plan for mornings.',
      recommend: 5,
      impact: 'I sleep.',
      is_video_testimonial_share: true,
      testimonial_link: 'maya@school.example',
    }),
  )
  await spec('8 Errors', 'Feedback submitted successfully!', seenIn(page))
  await spec('4 Other flows', 'After feedback is submitted the bookings list is reloaded.', async () => {
    await spec('7 Calls', 'GET /bookings | none | list of bookings', async () =>
      expect((await reloaded).status()).toBe(200),
    )
    await expect(page.getByRole('button', { name: 'Feedback' })).toHaveCount(0)
  })
})

test('sessions that do not load say so, and come on Try again', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app, { first_name: 'Amara' })]
  await addSession(app, student.profileId, coach.profileId, now() + 3 * 3_600_000)
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
