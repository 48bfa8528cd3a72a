import { addAdmin, addPosts, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { test as base, expect, ownApp } from './browser-test.ts'
import { onNextWrite } from './page-calls.ts'
import { now } from './test-time.ts'

/** This file writes posts of schools of the product document, and joins schools. */
const test = base.extend({ app: ownApp() })

const HOUR = 3_600_000
let schools = 0

/** An event of a school that begins in some hours. */
function eventOf(school: string, title: string, inHours: number, more: object = {}) {
  const start = Math.ceil(now() / HOUR) * HOUR + inHours * HOUR
  return {
    school,
    title,
    text: 'Come as you are.',
    published_at: new Date(now() - HOUR),
    starts_at: new Date(start),
    ends_at: new Date(start + HOUR),
    time_zone: 'America/New_York',
    place: 'Hall 2',
    ...more,
  }
}

test('events are listed in order with their times, the past is folded away, and one is saved as a file', async ({
  page,
  app,
  signIn,
}) => {
  const school = `Event College ${process.pid} ${schools++}`
  await addPosts(app, [
    eventOf(school, 'Second', 72),
    eventOf(school, 'First', 24, { link: 'https://tea.example/', time_zone: 'Asia/Kathmandu' }),
    eventOf(school, 'Over', -48),
  ])
  const student = await addStudent(app, { school })
  await signIn(student)
  await page.goto('/home/events')
  await expect(page).toHaveTitle('Events · ShineQuo')
  const upcoming = page.getByRole('article')
  await expect(upcoming.getByRole('heading')).toHaveText(['First', 'Second'])
  const first = page.getByRole('article', { name: 'First' })
  await expect(first).toContainText('your time')
  await expect(first).toContainText('In Kathmandu:')
  await expect(first.getByRole('link')).toHaveAttribute('href', 'https://tea.example/')
  const file = page.waitForEvent('download')
  await first.getByRole('button', { name: 'Add to calendar: First' }).click()
  expect((await file).suggestedFilename()).toBe('event.ics')
  await page.getByText('Past events').click()
  await expect(page.getByRole('article', { name: 'Over' })).toBeVisible()
  await expectNoFindings(page)
})

test('without events, the page says Coming Soon', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { school: `Event College ${process.pid} ${schools++}` }))
  await page.goto('/home/events')
  await expect(page.getByText('Coming Soon...')).toBeVisible()
})

test('a student without a proved school is told how to prove one', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { school: 'boston_university', proved_school: null }))
  await page.goto('/home/events')
  await expect(page.getByRole('heading', { name: 'This is for students of your school' })).toBeVisible()
})

test('one text is written as an event for two schools, listed at both, deleted and brought back for both', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools/deakin_university/posts/new')
  const title = `Fair ${process.pid}`
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Text').fill('All day.')
  await page.getByLabel('This is an event').check()
  const day = new Date(now() + 14 * 24 * HOUR).toISOString().slice(0, 10)
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Start time').fill('10:00')
  await page.getByLabel('End time').fill('12:00')
  await page.getByLabel('Other schools too').check()
  const search = page.getByRole('combobox', { name: 'Add a school' })
  await search.fill('babson')
  await expect(page.getByRole('listbox', { name: 'Schools' }).getByRole('option')).toHaveText([
    'Babson College',
  ])
  await search.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Babson College' })).toBeVisible()
  await page.getByLabel('Publish now').check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Also for Babson College')).toBeVisible()
  await page.goto('/admin/schools/babson_college/posts')
  await expect(page.getByText('From Deakin University')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Students of Deakin University and Babson College lose it.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('Undo brings it back for Deakin University and Babson College.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

test('a school is joined to another after a look at what moves, and another is closed and opened', async ({
  page,
  app,
  signIn,
}) => {
  await addStudent(app, { school: 'quincy_college' })
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools?search=quincy')
  await page.getByRole('button', { name: 'Close or merge Quincy College' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Closed').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Quincy College' })).toContainText('Closed')

  await page.getByRole('button', { name: 'Close or merge Quincy College' }).click()
  await dialog.getByRole('button', { name: 'Merge it with another school' }).click()
  const search = dialog.getByRole('combobox', { name: 'The school that stays' })
  await search.fill('bay path')
  await expect(dialog.getByRole('listbox').getByRole('option')).toHaveText(['Bay Path University'])
  await search.press('Enter')
  await dialog.getByRole('button', { name: 'See what moves' }).click()
  await expect(dialog.getByText('This moves to Bay Path University:')).toBeVisible()
  await expect(dialog.getByText("This can't be undone.")).toBeVisible()
  await expectNoFindings(page)
  // The list has lost the school before the search has been repeated.
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/schools\/search\//, async (route) => {
    await held.promise
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Merge the schools' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('No schools found')).toBeVisible()
  held.resolve()
  await expect(page.getByText('Quincy College is now part of Bay Path University.')).toBeVisible()
  await page.getByLabel('Show').selectOption('joined')
  await expect(page.getByText('Now part of Bay Path University', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('Enter while schools are still searched chooses the first of them when they come', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools?search=babson')
  await page.getByRole('button', { name: 'Close or merge Babson College' }).click()
  await page.getByRole('button', { name: 'Merge it with another school' }).click()
  const search = page.getByRole('combobox', { name: 'The school that stays' })
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest(/schools\/search\/\?search=bay/)
  await page.route(/schools\/search\/\?search=bay/, async (route) => {
    await held.promise
    await route.continue()
  })
  await search.fill('bay path')
  await search.press('Enter')
  await asked
  held.resolve()
  await expect(search).toHaveValue('Bay Path University')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test.describe('a save whose answer got lost', () => {
  test.use({ provoked: /net::ERR_/ })

  test('an open dialog keeps what was chosen when the note about unproved schools appears', async ({
    page,
    app,
    signIn,
  }) => {
    const unproved = { school: 'deakin_university', proved_school: null }
    await addStudent(app, unproved)
    await signIn(await addAdmin(app))
    await page.goto('/admin/schools?search=babson')
    const note = page.getByText(/can't see the wall or the College Feed yet/)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(note).toHaveCount(0)
    await page.getByRole('button', { name: 'Close or merge Babson College' }).click()
    const closed = page.getByRole('dialog').getByLabel('Closed')
    await closed.check()
    await addStudent(app, unproved)
    // Everything shown is read again after a save whose answer got lost.
    await onNextWrite(page, '**/api/admin/schools/**', (route) => route.abort('connectionreset'))
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(note).toBeAttached()
    await expect(closed).toBeChecked()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  })
})

test.describe('the look', () => {
  test.use({ provoked: /ERR_FAILED/ })

  test("the programme's name and accent are seen at once, and before the first paint of the next page", async ({
    page,
    app,
    signIn,
  }) => {
    await signIn(await addAdmin(app))
    await page.goto('/admin/settings/look')
    await page.getByRole('button', { name: 'Change the look' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name beside ShineQuo').fill('Peer Programme')
    await dialog.getByLabel('Color').selectOption('plum')
    await expect(dialog.getByText('Peer Programme')).toBeVisible()
    await expectNoFindings(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum')
    // Beside the menu on wide windows, below the greeting on phones.
    const name = page.getByText('Peer Programme', { exact: true }).filter({ visible: true })
    await expect(name).toHaveCount(1)
    // Nothing loads but the document and its first script.
    await page.route(/assets|api/, (route) => route.abort())
    await page.goto('/home/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-accent', 'plum')
  })
})
