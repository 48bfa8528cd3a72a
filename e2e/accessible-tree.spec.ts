import {
  addCoach,
  addFeedback,
  addMatch,
  addSession,
  addStudent,
} from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { openSlots } from './page-calls.ts'
import { chooseDay } from './slot-picker.ts'
import { now } from './test-time.ts'
import { byDay, longDayWords, slotWords } from './wall-time.ts'

/* What a screen reader receives: roles, names and states of the components that are more than plain HTML. */

const ZONE = 'America/New_York'
const DAY = 86_400_000

test('the slot picker: a grid of days, a list of times', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}/book`)
  const slot = byDay(await openSlots(page, coach), ZONE)[2]![4]!
  await chooseDay(page, slot, ZONE)
  const option = page.getByRole('option', { name: slotWords(slot, ZONE) })
  await option.click()

  const day = longDayWords(slot.start_time, ZONE)
  const [month, year] = [day.split(' ')[1]!, day.split(' ').at(-1)!]
  await expect(page.getByRole('region', { name: 'Select a Date' })).toMatchAriaSnapshot(`
    - heading "Select a Date" [level=2]
    - grid "${month} ${year}":
      - rowgroup:
        - row:
          - columnheader "Sunday"
          - columnheader "Monday"
          - columnheader "Tuesday"
          - columnheader "Wednesday"
          - columnheader "Thursday"
          - columnheader "Friday"
          - columnheader "Saturday"
  `)
  await expect(page.getByRole('region', { name: 'Select a Date' })).toMatchAriaSnapshot(`
    - grid:
      - rowgroup:
        - row:
          - gridcell:
            - button "${day}, times available" [pressed]
  `)
  await expect(page.getByRole('region', { name: 'Available Times' })).toMatchAriaSnapshot(`
    - heading "Available Times" [level=2]
    - status: /\\d+ times/
    - listbox "Available Times":
      - group "Morning":
        - option "${slotWords(slot, ZONE)}" [selected]
      - group "Afternoon":
        - option /12:00 PM - 12:30 PM/
  `)
})

test('stars: a picture with a name to read, radio buttons to give', async ({ page, app, signIn }) => {
  const [student, coach] = [await addStudent(app), await addCoach(app)]
  await addMatch(app, student.profileId, coach.profileId)
  for (const [n, stars] of [4, 4, 5].entries()) {
    const given = await addSession(app, student.profileId, coach.profileId, now() - (n + 3) * DAY)
    await addFeedback(app, given, coach.profileId, stars)
  }
  await addSession(app, student.profileId, coach.profileId, now() - 2 * DAY)
  await signIn(student)
  await page.goto(`/home/selectcoach/${coach.profileId}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Robin Sample" [level=2]
    - img "Rated 4.3 out of 5"
  `)
  await page.goto('/home/dashboard')
  await page.getByRole('button', { name: 'Feedback' }).click()
  await page.getByRole('radio', { name: '3 stars' }).check()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - heading "How was your session?" [level=2]
    - group "Rate your coach*":
      - radio "1 star"
      - radio "2 stars"
      - radio "3 stars" [checked]
      - radio "4 stars"
      - radio "5 stars"
  `)
})
