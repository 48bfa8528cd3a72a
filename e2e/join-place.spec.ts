import { cancelBooking } from '@shinequo/contract/bookings'
import { suggestTimes } from '@shinequo/contract/bookings/suggestions'
import { addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { openSlots } from './page-calls.ts'
import { now } from './test-time.ts'

const HOUR = 3_600_000

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px Join Now and sessions keep their places when notices arrive late`, async ({
    page,
    app,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    const student = await addStudent(app)
    const coach = await addCoach(app, { first_name: 'Amara' })
    const booked = { created_at: new Date(now() - 24 * HOUR) }
    await addMatch(app, student.profileId, coach.profileId)
    await addSession(app, student.profileId, coach.profileId, now() - HOUR / 12, booked)
    await addSession(app, student.profileId, coach.profileId, now() + 48 * HOUR, booked)
    const later = await addSession(app, student.profileId, coach.profileId, now() + 72 * HOUR, booked)
    await signIn(student)
    await page.route(/\/api\/(cancellations|suggestions)\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    await page.goto('/home/dashboard')
    const join = page.getByRole('link', { name: 'Join Now' })
    const row = page.getByRole('listitem').filter({ hasText: 'in 3 days' })
    await expect(row.getByRole('link', { name: 'Details' })).toBeVisible()
    // Coaches load last and stand below; from then on nothing else of the page is on its way.
    await expect(
      page
        .getByRole('heading', { name: /^Amara/ })
        .or(page.getByText(/Next free|Next:/))
        .first(),
    ).toBeVisible()
    const sooner = page
      .getByRole('listitem')
      .filter({ hasText: 'in 2 days' })
      .getByRole('link', { name: 'Details' })
    const [before, beforeSooner] = [await join.boundingBox(), await sooner.boundingBox()]

    const slots = await openSlots(page, coach)
    const slot = slots[slots.length - 1]!
    const of = <E extends { path: string }>(endpoint: E, id: string) => ({
      ...endpoint,
      path: endpoint.path.replace(':id', id),
    })
    await callAs(app, coach, of(suggestTimes, student.profileId), { times: [slot.start_time] })
    await callAs(app, coach, of(cancelBooking, later), { reason: 'dentist that morning' })
    const bar = page.getByRole('button', { name: '2 messages from your coaches' })
    await expect(bar).toBeVisible()
    expect(await join.boundingBox()).toEqual(before)
    expect(await sooner.boundingBox()).toEqual(beforeSooner)
    await expect(join).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expect(page.getByRole('heading', { name: /^Amara had to cancel/ })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Amara suggests a time for a session' })).toBeVisible()
  })
}
