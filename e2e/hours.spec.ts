import type { Browser } from '@playwright/test'
import { getAvailability } from '@shinequo/contract/availability'
import { getHours, saveHours } from '@shinequo/contract/availability/hours'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addCoach, addSession, addStudent, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import {
  cell,
  DAY,
  dateIn,
  daysToTuesday,
  drag,
  openHours,
  save,
  saveAndWait,
  swipeUp,
  weekly,
  ZONE,
} from './hours-page.ts'
import { storageOf } from './signed-in.ts'
import { chooseDay, openDay } from './slot-picker.ts'
import { now } from './test-time.ts'
import { byDay, longDayWords, slotWords } from './wall-time.ts'

async function dayOf(browser: Browser, app: BrowserApp, coach: SeededPerson) {
  const student = await addStudent(app)
  const context = await browser.newContext({
    baseURL: app.url,
    timezoneId: ZONE,
    storageState: await storageOf(app, student),
  })
  const page = await context.newPage()
  const slots = async () =>
    byDay(
      Object.values(
        await callAs(app, student, getAvailability, undefined, {
          mentor_id: coach.profileId,
          from_date: dateIn(0),
          to_date: dateIn(22),
        }),
      ).flat(),
      ZONE,
    )
  return { student, page, slots, close: () => context.close() }
}

test('hours are drawn with the mouse over several days, cut, undone and redone, and outlast a reload', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { hours: [] })
  await signIn(coach)
  await openHours(page)
  await expect(page.getByText('Students see no times.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await drag(page, cell(page, 'Monday 9:00 AM'), cell(page, 'Wednesday 11:30 AM'))
  await expect(cell(page, 'Tuesday 10:30 AM')).toHaveAttribute('aria-selected', 'true')
  await drag(page, cell(page, 'Tuesday 10:00 AM'), cell(page, 'Tuesday 10:30 AM'))
  await expect(cell(page, 'Tuesday 10:30 AM')).toHaveAttribute('aria-selected', 'false')
  await cell(page, 'Sunday 4:00 PM').click()
  await expect(page.getByText('8.5 hours open')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('9 hours open')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByText('8 hours open')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('8 hours open')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await weekly(app, coach)).toEqual([])
  await saveAndWait(page)
  expect(await weekly(app, coach)).toEqual(['1 9-12', '2 9-10', '2 11-12', '3 9-12'])
  await page.reload()
  await expect(page.getByText('8 hours open')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await cell(page, 'Sunday 4:00 PM').click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('8.5 hours open')).toBeVisible()
})

test('hours by keyboard alone: moved, started and ended, drawn with Shift, cleared, given up, saved', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { hours: [] })
  await signIn(coach)
  await openHours(page)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  // In the whole week only one cell is a tab stop, after the names of the days.
  await page.getByRole('button', { name: /^Sunday: / }).focus()
  await keys('Tab')
  await expect(cell(page, 'Monday 7:00 AM')).toBeFocused()
  await keys('PageDown', 'Space', 'ArrowDown', 'ArrowDown', 'Space')
  await expect(page.getByText('Monday, 9:00 AM - 10:30 AM: open.')).toBeAttached()
  await keys('ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight', 'Enter')
  await expect(page.getByText('Tuesday, Wednesday, 10:00 AM - 11:30 AM: open.')).toBeAttached()
  await expect(cell(page, 'Wednesday 11:00 AM')).toBeFocused()
  await keys('Delete')
  await expect(page.getByText('Wednesday, 10:00 AM - 11:30 AM: closed.')).toBeAttached()
  await keys('End', 'Space', 'ArrowDown', 'Escape')
  await expect(page.getByText('Nothing changed.')).toBeAttached()
  await keys('Home', 'ArrowUp', 'Control+z')
  await expect(cell(page, 'Wednesday 11:00 AM')).toHaveAttribute('aria-selected', 'true')
  await save(page).focus()
  await keys('Enter')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(await weekly(app, coach)).toEqual(['1 9-10.5', '2 10-11.5', '3 10-11.5'])
})

test('a day is set by plain fields and copied to others; an end before its start is told', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { hours: [] })
  await signIn(coach)
  await openHours(page)
  await page.getByRole('button', { name: 'Monday: no hours. Edit times' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monday' })
  await dialog.getByRole('button', { name: 'Add a time' }).click()
  await dialog.getByRole('button', { name: 'Add a time' }).click()
  const second = dialog.getByRole('group', { name: 'Time 2' })
  await second.getByLabel('From').selectOption('1:00 PM')
  await second.getByLabel('To').selectOption('12:30 PM')
  await dialog.getByRole('button', { name: 'Use these times' }).click()
  await expect(dialog.getByText('The end must come after the start')).toBeVisible()
  await second.getByLabel('To').selectOption('Midnight')
  await dialog.getByRole('checkbox', { name: 'Friday' }).check()
  await dialog.getByRole('checkbox', { name: 'Sunday' }).check()
  await dialog.getByRole('button', { name: 'Use these times' }).click()
  await expect(
    page.getByRole('button', { name: 'Sunday: 9:00 AM - 11:00 AM and 1:00 PM - midnight. Edit times' }),
  ).toBeVisible()
  await saveAndWait(page)
  expect(await weekly(app, coach)).toEqual(['1 9-11', '1 13-24', '5 9-11', '5 13-24', '7 9-11', '7 13-24'])
})

test('what students see: the preview is live, and equals what a student finds after saving', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const coach = await addCoach(app, { hours: [{ weekday: 2, start_minute: 540, end_minute: 720 }] })
  const visit = await dayOf(browser, app, coach)
  await signIn(coach)
  await openHours(page, 'This week')
  for (let week = 0; week < 2; week++) await page.getByRole('button', { name: 'Next week' }).click()
  const date = dateIn(daysToTuesday())
  const name = longDayWords(`${date}T17:00:00Z`, ZONE).replace(/, \d{4}$/, '')
  await drag(page, cell(page, `${name} 9:00 AM`), cell(page, `${name} 9:30 AM`))
  await drag(page, cell(page, `${name} 3:00 PM`), cell(page, `${name} 4:30 PM`))
  const preview = page.getByRole('region', { name: 'What students see' })
  const day = preview.locator(`[data-date="${date}"]`)
  await openDay(preview, day)
  const times = preview.getByRole('list', { name: 'Times students see' }).getByRole('listitem')
  await expect(times).toHaveText([
    ...['10:00 AM', '10:30 AM', '11:00 AM', '11:30 AM'],
    ...['3:00 PM', '3:30 PM', '4:00 PM', '4:30 PM'],
  ])
  const before = (await visit.slots()).find((slots) =>
    longDayWords(slots[0]!.start_time, ZONE).startsWith(name),
  )
  expect(before).toHaveLength(6)
  await saveAndWait(page)

  const found = (await visit.slots()).find((slots) =>
    longDayWords(slots[0]!.start_time, ZONE).startsWith(name),
  )!
  await visit.page.goto(`/home/selectcoach/${coach.profileId}/book`)
  await chooseDay(visit.page, found[0]!, ZONE)
  const options = visit.page.getByRole('listbox', { name: 'Available Times' }).getByRole('option')
  await expect(options).toHaveText(found.map((slot) => slotWords(slot, ZONE)))
  expect(found.map((slot) => slotWords(slot, ZONE).split(' - ')[0])).toEqual(await times.allTextContents())
  // The same times in a zone farther west.
  await preview.getByLabel("Student's time zone").selectOption('America/Los_Angeles')
  await openDay(preview, day)
  await expect(times.first()).toHaveText('7:00 AM')
  await visit.close()

  // The date can be reset to the weekly hours.
  await page
    .getByRole('button', {
      name: `${name}: 10:00 AM - 12:00 PM and 3:00 PM - 5:00 PM, this date only. Edit times`,
    })
    .click()
  await page.getByRole('button', { name: 'Go back to weekly hours' }).click()
  await saveAndWait(page)
  expect((await callAs(app, coach, getHours)).overrides).toEqual([])
})

test('days off close hours at once, tell of booked sessions, and can be taken back', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app)
  const student = await addStudent(app, { first_name: 'Ibrahim', last_name: 'Said' })
  const tuesday = dateIn(daysToTuesday())
  const slots = await callAs(app, coach, getAvailability, undefined, {
    mentor_id: coach.profileId,
    from_date: tuesday,
    to_date: tuesday,
  })
  await addSession(app, student.profileId, coach.profileId, Date.parse(slots[tuesday]![4]!.start_time))
  await signIn(coach)
  await openHours(page, 'Days off')
  await expect(page.getByText('No days off')).toBeVisible()
  await page.getByRole('button', { name: 'Add days off' }).click()
  await expect(page.getByText('Please choose the first day')).toBeVisible()
  await page.getByLabel('First day').fill(tuesday)
  await page.getByRole('button', { name: 'Add days off' }).click()
  const list = page.getByRole('list', { name: 'Days off' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('A booked session is outside your hours now. It stays booked.')).toBeVisible()
  await expect(page.getByText(/^Ibrahim S\. · /)).toBeVisible()
  await page.getByRole('tab', { name: 'This week' }).click()
  for (let week = 0; week < 2; week++) await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText('Day off', { exact: true })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: /day off, booked by Ibrahim S\.$/ })).toHaveCount(1)

  await page.getByRole('tab', { name: 'Days off' }).click()
  await list.getByRole('button', { name: /^Remove / }).click()
  await expect(page.getByText('No days off')).toBeVisible()
  await expect(page.getByText('outside your hours now')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  expect((await callAs(app, coach, getHours)).sessions).toMatchObject([{ outside_hours: true }])
})

test('why not: any time asked has its reason in a sentence, for what is painted too', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { hours: [{ weekday: 2, start_minute: 540, end_minute: 720 }] })
  await signIn(coach)
  await openHours(page)
  const card = page.getByRole('region', { name: 'Why not?' })
  const ask = async (days: number, start: string) => {
    await card.getByLabel('Date').fill(dateIn(days))
    await card.getByLabel('Start').selectOption(start)
  }
  const tuesday = daysToTuesday()
  await ask(tuesday, '10:00 AM')
  await expect(card.getByText('Students can book this time.')).toBeVisible()
  await ask(tuesday, '12:00 PM')
  await expect(card.getByText('Outside your hours. Open this time in the week to offer it.')).toBeVisible()
  await cell(page, 'Tuesday 12:00 PM').click()
  await expect(card.getByText('Students can book this time.')).toBeVisible()
  await page.getByLabel('Days ahead').selectOption('1 day')
  await expect(card.getByText(/^Too far ahead: you show 1 day\./)).toBeVisible()
  await page.getByLabel('Days ahead').selectOption('21 days')
  await page.getByLabel('Notice before a session').selectOption('14 days')
  await ask(tuesday - 7, '10:00 AM')
  await expect(card.getByText(/^Too soon: you ask for 14 days of notice\./)).toBeVisible()
  await ask(-7, '10:00 AM')
  await expect(card.getByText('This time is over.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Pause new bookings' }).check()
  await expect(card.getByText(/^You have paused new bookings\./)).toBeVisible()
})

test('a pause hides every time from students and keeps what is booked', async ({ page, app, signIn }) => {
  const coach = await addCoach(app)
  const student = await addStudent(app)
  await addSession(app, student.profileId, coach.profileId, now() + 3 * DAY)
  await signIn(coach)
  await openHours(page)
  await page.getByRole('checkbox', { name: 'Pause new bookings' }).check()
  await expect(page.getByText('Paused: students see no times.')).toBeVisible()
  await saveAndWait(page)
  const query = { mentor_id: coach.profileId, from_date: dateIn(0), to_date: dateIn(21) }
  expect(await callAs(app, student, getAvailability, undefined, query)).toEqual({})
  expect((await callAs(app, coach, getHours)).sessions).toHaveLength(1)
  await page.getByRole('checkbox', { name: 'Pause new bookings' }).uncheck()
  await saveAndWait(page)
  expect(await callAs(app, student, getAvailability, undefined, query)).not.toEqual({})
})

test('two places at once: the second is told, sees both, and loses nothing', async ({
  page,
  app,
  signIn,
}) => {
  const coach = await addCoach(app, { hours: [] })
  await signIn(coach)
  const elsewhere = async (weekday: number) => {
    const { time_zone, approved, time_off, sessions, ...hours } = await callAs(app, coach, getHours)
    await callAs(app, coach, saveHours, {
      ...hours,
      weekly_hours: [{ weekday, start_minute: 600, end_minute: 660 }],
    })
  }
  await openHours(page)
  await cell(page, 'Monday 9:00 AM').click()
  await elsewhere(4)
  await save(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'changed somewhere else' })
  await expect(note).toContainText('MondayNewest: no hoursYours: 9:00 AM - 9:30 AM')
  await expect(note).toContainText('ThursdayNewest: 10:00 AM - 11:00 AMYours: no hours')
  await expect(save(page)).toBeDisabled()
  expect(await weekly(app, coach)).toEqual(['4 10-11'])
  await note.getByRole('button', { name: 'Keep my version' }).click()
  await expect(note).toHaveCount(0)
  await saveAndWait(page)
  expect(await weekly(app, coach)).toEqual(['1 9-9.5'])

  await cell(page, 'Tuesday 9:00 AM').click()
  await elsewhere(5)
  await save(page).click()
  await note.getByRole('button', { name: 'Use the newest version' }).click()
  await expect(cell(page, 'Friday 10:30 AM')).toHaveAttribute('aria-selected', 'true')
  await expect(cell(page, 'Tuesday 9:00 AM')).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByText('All saved')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one day at a time: a tap starts a time and another ends it, and the page still scrolls', async ({
    page,
    app,
    signIn,
  }) => {
    const coach = await addCoach(app, { hours: [] })
    await signIn(coach)
    await openHours(page)
    const heading = page.getByRole('grid', { name: 'Hours every week' }).getByRole('columnheader').last()
    // It begins with the current weekday.
    for (let day = new Date(`${dateIn(0)}T12:00:00Z`).getUTCDay() || 7; day > 1; day--) {
      const shown = await heading.innerText()
      await page.getByRole('button', { name: 'Previous day' }).tap()
      await expect(heading).not.toHaveText(shown)
    }
    const first = cell(page, 'Monday 9:00 AM')
    expect((await first.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await first.tap()
    await expect(page.getByText('Choose where it ends.')).toBeVisible()
    await cell(page, 'Monday 11:30 AM').tap()
    await expect(cell(page, 'Monday 10:30 AM')).toHaveAttribute('aria-selected', 'true')
    await cell(page, 'Monday 10:00 AM').tap()
    await page.getByRole('button', { name: 'Cancel' }).tap()
    await expect(cell(page, 'Monday 10:00 AM')).toHaveAttribute('aria-selected', 'true')

    // Swiping over the week scrolls the page and paints nothing.
    await swipeUp(page, cell(page, 'Monday 2:00 PM'))
    await expect(page.getByText('3 hours open')).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await save(page).tap()
    await expect(page.getByText('All saved')).toBeVisible()
    expect(await weekly(app, coach)).toEqual(['1 9-12'])
  })
})

test('unsaved hours are marked in the menu, also after the page was left, until they are saved', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addCoach(app, { hours: [] }))
  await openHours(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const marked = menu.getByRole('link', { name: 'Availability unsaved changes' })
  await expect(marked).toHaveCount(0)
  await drag(page, cell(page, 'Monday 9:00 AM'), cell(page, 'Monday 10:30 AM'))
  await expect(marked).toBeVisible()
  await menu.getByRole('link', { name: 'Students' }).click()
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible()
  await marked.click()
  await expect(cell(page, 'Monday 9:30 AM')).toHaveAttribute('aria-selected', 'true')
  await save(page).click()
  await expect(marked).toHaveCount(0)
})
