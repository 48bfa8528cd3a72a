import { proposeTimes } from '@shinequo/contract/bookings/coach-sessions'
import { addCoach, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { openSlots } from './page-calls.ts'
import { now } from './test-time.ts'
import { byDay, dateOf, longDayWords, slotWords } from './wall-time.ts'

const ZONE = 'America/New_York'

test('on its own page a session is promised, kept at its old time, moved and cancelled', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya', time_zone: ZONE })
  const coach = await addCoach(app, { first_name: 'Amara', last_name: 'Okafor', time_zone: ZONE })
  await signIn(student)
  await page.goto('/login')
  const days = byDay(await openSlots(page, coach), ZONE)
  const [slot, other, next] = [days[2]![2]!, days[3]![1]!, days[3]![2]!]
  const id = await addSession(app, student.profileId, coach.profileId, Date.parse(slot.start_time))
  await callAs(
    app,
    coach,
    { ...proposeTimes, path: `/coach/bookings/${id}/proposals/` },
    { times: [other.start_time] },
  )
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')

  await page.goto('/home/dashboard')
  await page.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { name: 'Your session' })).toBeVisible()
  await main.getByRole('button', { name: "I'll be there" }).click()
  await expect(main.getByText("You said you'll be there. Amara can see that.")).toBeVisible()
  await main.getByRole('button', { name: 'Keep my booked time' }).click()
  await expect(page.getByText('You kept your booked time.')).toBeVisible()
  await expect(main.getByText('would like to meet at')).toHaveCount(0)
  await expect(main).toContainText(slotWords(slot, ZONE))

  await main.getByRole('button', { name: 'Move' }).click()
  await dialog
    .getByRole('button', { name: longDayWords(next.start_time, ZONE).replace(/, \d{4}$/, '') })
    .click()
  await dialog.getByRole('option', { name: slotWords(next, ZONE) }).click()
  await dialog.getByRole('button', { name: /^Move to / }).click()
  await expect(main).toContainText(slotWords(next, ZONE))
  await main.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Cancel the session' }).click()
  await expect(main.getByText("This session was cancelled. It won't take place.")).toBeVisible()
  await expect(main.getByRole('button', { name: 'Move' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

test('a coach reads on the day who will be there, cancels there, and takes it back', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Maya', time_zone: ZONE })
  const coach = await addCoach(app, { first_name: 'Amara', time_zone: ZONE })
  await signIn(coach)
  await page.goto('/login')
  const slot = byDay(await openSlots(page, coach), ZONE)[2]![2]!
  const id = await addSession(app, student.profileId, coach.profileId, Date.parse(slot.start_time))
  await app.context.database.root
    .updateTable('bookings')
    .set({ attending_at: new Date(now()) })
    .where('id', '=', id)
    .execute()
  const dialog = page.getByRole('dialog')
  await page.goto(`/coach?date=${dateOf(slot.start_time, ZONE)}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Maya will be there.')).toBeVisible()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('Reason').fill('Dentist that morning.')
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(main.getByText('No sessions on this day')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await main.getByRole('link', { name: 'Details' }).click()
  await expect(page.getByRole('heading', { name: 'Your session' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Suggest other times' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByLabel('Reason').fill('Dentist that morning.')
  await dialog.getByRole('button', { name: 'Cancel session' }).click()
  await expect(main.getByText("This session was cancelled. It won't take place.")).toBeVisible()
  await main.getByRole('button', { name: 'Undo' }).click()
  await expect(main.getByRole('button', { name: 'Cancel' })).toBeVisible()
})
