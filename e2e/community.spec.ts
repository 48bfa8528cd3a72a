import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { spec } from './spec.ts'
import { now } from './test-time.ts'

const TOAST = /in development.*notify/

test.beforeEach(async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.clock.install({ time: now() })
  await page.goto('/home/community')
  await expect(page).toHaveTitle('Community · ShineQuo')
})

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Share your Story' }).click()
  return page.getByRole('dialog', { name: 'Share your Story' })
}

test('the welcome names the four invitations and leads to 988; three sample stories stand on the wall', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const welcome =
    'welcome panel for the College Peer Wall (share your real story, learn from others, offer support, find your people; name or anonymous'
  await spec('2 Community', welcome, async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome to the College Peer Wall')
    for (const words of [
      'Share your real story.',
      'Learn from others.',
      'Offer support.',
      'Find your people.',
    ]) {
      await expect(main.getByText(words)).toBeVisible()
    }
    await expect(main.getByText('By name, or anonymous.')).toBeVisible()
  })
  const box = "an 'Important' box telling people in need of immediate support to call 988"
  const important = main.getByRole('region', { name: 'Important' })
  await spec('2 Community', box, async () => {
    await spec('2 Community', 'Important', (name) =>
      expect(important.getByRole('heading', { name, exact: true })).toBeVisible(),
    )
    await spec('9 Limits', 'Crisis line number 988.', () =>
      expect(important.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988'),
    )
  })
  const wall = main.getByRole('region', { name: 'Peer Support Community Wall' })
  const stories =
    'Peer Support Community Wall with three hard-coded sample stories, a Share your Story button'
  await spec('2 Community', stories, async () => {
    await expect(wall.getByRole('article')).toHaveCount(3)
    await expect(wall.getByText('Anonymous', { exact: true })).toHaveCount(1)
    await expect(wall.getByRole('button', { name: 'Share your Story' })).toBeVisible()
  })
  await spec('2 Community', 'Two columns.', async () => {
    const [left, right] = [await important.boundingBox(), await wall.boundingBox()]
    expect(left!.x + left!.width).toBeLessThan(right!.x)
  })
  const fields =
    'Community story (client only): title, story, tags, isAnonymous; sample items have id, title, content, author, isAnonymous.'
  await spec('3 Entities', fields, async () => {
    for (const article of await wall.getByRole('article').all()) {
      await expect(article.getByRole('heading')).toHaveText(/\w/)
      await expect(article).toContainText(/Anonymous|[A-Z]\w+/)
    }
    const dialog = await openDialog(page)
    await expect(dialog.locator('[name]')).toHaveCount(4)
    const names = await dialog
      .locator('[name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(names).toEqual(['title', 'story', 'tags', 'isAnonymous'])
  })
})

test('a story without title and words is asked for both; the draft outlives closing and a reload', async ({
  page,
}) => {
  let dialog = await openDialog(page)
  await dialog.getByLabel('Tags').fill('Sleep')
  await dialog.getByLabel('Title*').fill('   ')
  const modal =
    "a modal with Title*, Story*, Tags and a 'Share anonymously' checkbox, a Post button and an X close"
  await spec('2 Community', modal, async () => {
    for (const label of ['Title*', 'Story*', 'Tags']) await expect(dialog.getByLabel(label)).toBeVisible()
    await spec('2 Community', 'Share anonymously', (name) =>
      expect(dialog.getByRole('checkbox', { name, exact: true })).toBeVisible(),
    )
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Post' }).click()
  })
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await expect(dialog.getByText('Story is required')).toBeVisible()
  await expect(dialog.getByLabel('Title*')).toBeFocused()
  await dialog.getByLabel('Title*').fill('The week I asked')
  await expect(dialog.getByText('Title is required')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByLabel('Story*')).toBeFocused()
  await expect(page.getByText(TOAST)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share your Story' })).toBeFocused()
  await page.reload()
  dialog = await openDialog(page)
  await expect(dialog.getByLabel('Title*')).toHaveValue('The week I asked')
  await expect(dialog.getByLabel('Tags')).toHaveValue('Sleep')
})

test('posting sends nothing, says for ten seconds that it is in development, and empties the form', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Title*').fill('The week I asked')
  await dialog.getByLabel('Story*').fill('I wrote before the deadline instead of after.')
  await dialog.getByLabel('Share anonymously').check()
  const sent: string[] = []
  page.on('request', (request) => {
    // The page may still load parts and open its live line.
    const isSent = request.method() !== 'GET' && !request.url().endsWith('/api/tickets/')
    if (isSent) sent.push(`${request.method()} ${request.url()}`)
  })
  await page.clock.pauseAt(now() + 60_000)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(page.getByText(TOAST)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const toast = page.getByRole('status').filter({ hasText: TOAST })
  await spec('9 Limits', 'community toast 10000 ms', async () => {
    await page.clock.runFor(9500)
    await expect(toast).toHaveClass(/animate-rise/)
    await page.clock.runFor(1000)
    await expect(toast).toHaveClass(/animate-sink/)
  })
  // The timer of its removal starts only after the page has drawn its exit.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await toast.count()).toBe(0)
  }).toPass()
  await spec('2 Community', 'Posting sends nothing to a server', async () => {
    expect(sent).toEqual([])
    await expect(page.getByRole('article')).toHaveCount(3)
  })
  await openDialog(page)
  const resets =
    'it shows a 10-second toast saying the feature is in development and users will be notified, then resets and closes the form'
  await spec('2 Community', resets, async () => {
    await expect(dialog.getByLabel('Title*')).toHaveValue('')
    await expect(dialog.getByLabel('Story*')).toHaveValue('')
    await expect(dialog.getByLabel('Share anonymously')).not.toBeChecked()
  })
  await dialog.getByLabel('Title*').fill('T'.repeat(5000))
  await dialog.getByLabel('Story*').fill('S'.repeat(20_000))
  await spec('5 Story modal and booking', 'Title and story required, no other bounds.', async () => {
    await dialog.getByRole('button', { name: 'Post' }).click()
    await expect(dialog).toHaveCount(0)
  })
})

test('axe finds nothing in the open dialog, in light and dark, and at 320 px nothing sticks out', async ({
  page,
}) => {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Post' }).click()
  await expect(dialog.getByText('Story is required')).toBeVisible()
  await expectNoFindings(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const sheet = (await dialog.boundingBox())!
  expect([sheet.x, sheet.width, Math.round(sheet.y + sheet.height)]).toEqual([0, 320, 640])
  await expect(dialog.getByRole('button', { name: 'Post' })).toBeInViewport()
})
