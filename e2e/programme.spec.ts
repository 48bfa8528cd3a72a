import { readFile } from 'node:fs/promises'
import { ERRORS } from '@shinequo/contract/errors'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addAdmin, addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const DAY = 86_400_000
/** Midnight in New York, by whose days the figures go, in hours after that of UTC: in winter, which it is in tests. */
const NEW_YORK = 5 * 3_600_000

/**
 * Sessions of one student each: twenty three days ago, eleven yesterday and one five days ago. The figures cover the
 * whole programme, and other tests occasionally add a session.
 */
async function addDays(app: BrowserApp): Promise<void> {
  const today = Math.floor((now() - NEW_YORK) / DAY) * DAY + NEW_YORK
  const coach = await addCoach(app, { first_name: 'Load', last_name: 'Bearer' })
  for (let at = 0; at < 20; at++) {
    const student = await addStudent(app)
    await addMatch(app, student.profileId, coach.profileId)
    const days = [3, ...(at < 11 ? [1] : []), ...(at < 1 ? [5] : [])]
    for (const day of days) {
      await addSession(app, student.profileId, coach.profileId, today - day * DAY + (at * DAY) / 48)
    }
  }
}

test('the programme page tells of each period in numbers and charts, by keyboard, and hides small groups', async ({
  page,
  app,
  signIn,
}) => {
  await addDays(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  await expect(page.getByText('Active students')).toBeVisible()
  await expect(page.getByText(/^As of \d+:\d\d [AP]M\. Times in /)).toBeVisible()
  await page.getByRole('radio', { name: 'This term' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/period=last_term/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/period=30d/)
  await expect(page.getByRole('radio', { name: '30 days' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/period=7d/)
  await expect(page.getByRole('heading', { name: 'Sessions held each day' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Sessions held each day' })
  await expect(table.getByRole('row')).toHaveCount(8)
  const ago = (days: number) =>
    table
      .getByRole('row')
      .nth(7 - days)
      .getByRole('cell')
      .first()
  await expect(ago(3)).toHaveText(/^2\d$/)
  // A single student would be identifiable, and also by subtraction if yesterday's figure were shown.
  await expect(ago(5)).toHaveText('Not shown')
  await expect(ago(1)).toHaveText('Not shown')
  await ago(3).scrollIntoViewIfNeeded()
  await expect(ago(3)).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV: Sessions held each day' }).press('Enter')
  const saved = await download
  expect(saved.suggestedFilename()).toBe('programme-sessions-7d.csv')
  const rows = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows[0]).toBe('\uFEFFDay,Sessions held,Held in the period before')
  expect([rows[4]?.split(',')[1], rows[2]?.split(',')[1]]).toEqual([
    expect.stringMatching(/^2\d$/),
    'Not shown',
  ])

  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  const coaches = page.getByRole('table', { name: 'Coaches, fullest week first' })
  await expect(coaches.getByRole('rowheader').first()).toBeVisible()
})

test('figures that do not load say so, with a way out', async ({ page, app, signIn }) => {
  await signIn(await addAdmin(app))
  await page.route('**/api/admin/programme/figures/**', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: "The figures couldn't be loaded" })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Active students').or(page.getByText('Nothing to show yet'))).toBeVisible()
})

test('figures that are counted for the first time show by themselves', async ({ page, app, signIn }) => {
  await signIn(await addAdmin(app))
  const message = 'We are counting these figures for the first time. Please try again in a minute.'
  let counting = true
  await page.route('**/api/admin/programme/figures/**', (route) =>
    counting
      ? route.fulfill({ status: ERRORS.figures_coming, json: { code: 'figures_coming', message } })
      : route.fallback(),
  )
  await page.goto('/admin')
  await expect(
    page.getByText('The figures are being counted for the first time. They will appear here soon.'),
  ).toBeVisible()
  counting = false
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expect(page.getByText('Active students').or(page.getByText('Nothing to show yet'))).toBeVisible()
})

test('coaches come twenty at a time', async ({ page, app, signIn }) => {
  for (let at = 0; at < 21; at++) await addCoach(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  const coaches = page.getByRole('table', { name: 'Coaches, fullest week first' }).getByRole('rowheader')
  await expect(coaches).toHaveCount(20)
  const more = page.getByRole('button', { name: 'Show more coaches' })
  await more.press('Enter')
  await expect.poll(() => coaches.count()).toBeGreaterThan(20)
})

test('a report has the figures of its period, by school too, and prints without what is for the screen', async ({
  page,
  app,
  signIn,
}) => {
  await addDays(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin?period=7d')
  await page.getByRole('link', { name: 'Report' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/report\?period=7d$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Programme report' })).toBeFocused()
  await expect(page.getByText(/^From \w+ \d+, \d{4} to \w+ \d+, \d{4}, as days begin in /)).toBeVisible()
  const schools = page.getByRole('table', { name: 'By school' })
  await expect(schools.getByRole('columnheader')).toHaveText(['School', 'Students', 'Active', 'Held'])
  // Other tests add students of other schools, so how many are shown differs.
  await expect(schools.getByRole('rowheader', { name: 'Boston University' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sessions held each day' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Programme' }).filter({ visible: true })).toHaveCount(0)
  await expect(schools).toBeVisible()
})
