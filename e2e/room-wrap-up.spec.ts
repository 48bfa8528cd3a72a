import { addMatch } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { openRoom, seedPair } from './room-window.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const HALF_HOUR = 30 * 60_000

test('a coach leaves the room, writes a note and suggests next week; the student reads only what is shared', async ({
  app,
  browser,
}) => {
  // It began on the half hour, as the open times do, and is over.
  const start = Math.floor(now() / HALF_HOUR) * HALF_HOUR - HALF_HOUR
  const { student, coach, session } = await seedPair(app, (start - app.context.clock.now()) / 60_000, {
    time_zone: 'America/New_York',
  })
  await addMatch(app, student.profileId, coach.profileId)
  const amara = await openRoom(browser, app, coach, session)
  await amara.join.click()
  await amara.page.getByRole('button', { name: 'Leave' }).click()
  await expect(amara.page.getByRole('heading', { name: 'Well done, Amara.' })).toBeVisible()
  const card = amara.page.getByRole('region', { name: 'What next?' })
  await expect(card.getByText("Counts as held. If Maya didn't come, mark it as a no-show.")).toBeVisible()
  await expect(card.getByRole('button', { name: 'Mark no-show' })).toBeVisible()
  const note = card.getByRole('textbox', { name: 'Your note' })
  await note.fill('Ask about her brother, once.')
  await expect(card.getByText('Saved', { exact: true })).toBeVisible()
  await expect(card.getByText('Only you can read it.')).toBeVisible()

  await expect(card.getByRole('heading', { name: 'Next: same time next week?' })).toBeVisible()
  await card.getByRole('button', { name: /^Suggest Fri, Nov 27/ }).click()
  await expect(card.getByRole('listitem').filter({ hasText: /^Fri, Nov 27/ })).toBeVisible()
  await expect(card.getByText("Maya hasn't answered yet.")).toBeVisible()
  await card.getByRole('button', { name: 'Done' }).click()
  await expect(amara.page).toHaveURL(/\/coach$/)

  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, student) })
  const home = await context.newPage()
  await home.goto('/home/dashboard')
  const upcoming = home.getByRole('region', { name: 'Upcoming sessions', exact: true })
  await expect(upcoming.getByRole('heading', { name: 'Amara suggests a time for a session' })).toBeVisible()
  await home.goto(`/home/sessions/${session}`)
  await expect(home.getByRole('heading', { name: 'Emails about this session' })).toBeVisible()
  await expect(home.getByText('her brother')).toHaveCount(0)

  // On the page of the session stands the same note, which can be shared there.
  await amara.page.goto(`/coach/sessions/${session}`)
  const after = amara.page.getByRole('region', { name: 'After your session with Maya' })
  const again = after.getByRole('textbox', { name: 'Your note' })
  await expect(again).toHaveValue('Ask about her brother, once.')
  await again.fill('You kept two Sundays free. Try paper next.')
  await after.getByRole('checkbox', { name: 'Share with Maya' }).check()
  await expect(after.getByText('Maya can read it.')).toBeVisible()
  await expect(after.getByText('Saved', { exact: true })).toBeVisible()
  await home.reload()
  await expect(home.getByRole('region', { name: 'Notes from Amara' })).toContainText(
    'You kept two Sundays free. Try paper next.',
  )
  await expect(home.getByText('her brother')).toHaveCount(0)
  for (const one of [amara.context, context]) await one.close()
})
