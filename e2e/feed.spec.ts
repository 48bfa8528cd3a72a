import type { Page } from '@playwright/test'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addPosts, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { framesPass } from './frames.ts'
import { now } from './test-time.ts'

const DAY = 86_400_000

let schools = 0

/** A student of a new school with this many posts, a day apart; the newest is 'Post 1'. */
async function studentWithPosts(app: BrowserApp, count: number) {
  const school = `Feed College ${process.pid} ${schools++}`
  const posts = Array.from({ length: count }, (_, at) => ({
    school,
    title: `Post ${at + 1}`,
    published_at: new Date(now() - at * DAY - 1000),
  }))
  if (count > 0) await addPosts(app, posts)
  return { school, student: await addStudent(app, { school }) }
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Post ${from + at}`)

test('shows the posts newest first, and the next ones on Show more, to eyes, ears and fingers', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await studentWithPosts(app, 23)
  await signIn(student)
  await page.goto('/home/collegefeed')
  await expect(page).toHaveTitle('College Feed · ShineQuo')
  await expect(titles(page)).toHaveText(numbered(1, 10))
  // Lets the browser draw while the next page is pending, which is when a button would lose the focus.
  await page.route('**/api/posts/*', async (route) => {
    await framesPass(page)
    await route.continue()
  })
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(numbered(1, 20))
  await expect(page.getByRole('status').filter({ hasText: '10 more posts shown.' })).toBeAttached()
  await expect(more(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(numbered(1, 23))
  await expect(
    page.getByRole('status').filter({ hasText: "3 more posts shown. That's all of them." }),
  ).toBeAttached()
  await expect(page.getByRole('article', { name: 'Post 21' })).toBeFocused()
  await expect(more(page)).toHaveCount(0)
  await expect(page.getByText("That's everything so far.")).toBeVisible()
})

test('a post has its day in words, paragraphs, a picture and a way to read more', async ({
  page,
  app,
  signIn,
}) => {
  const { school, student } = await studentWithPosts(app, 0)
  const published_at = new Date(now())
  await addPosts(app, [
    {
      school,
      title: 'Open studio <i>',
      text: 'Come by.\nBring paper.\n\n<b>Tea</b> at four.\n\n\n',
      link: 'https://studio.example/open',
      picture: Buffer.from([0xff, 0xd8, 0xff]),
      picture_alt: 'Brushes in a jar',
      published_at,
    },
    { school, title: 'Older', published_at: new Date(now() - DAY) },
  ])
  await signIn(student)
  await page.goto('/home/collegefeed')
  const post = page.getByRole('article', { name: 'Open studio <i>' })
  await expect(post.getByRole('heading', { level: 2, name: 'Open studio <i>' })).toBeVisible()
  await expect(post.locator('time')).toHaveText('Today')
  await expect(post.locator('time')).toHaveAttribute('datetime', published_at.toISOString())
  await expect(page.getByRole('article', { name: 'Older' }).locator('time')).toHaveText('Yesterday')
  await expect(post.getByRole('paragraph')).toHaveText(['Come by.\nBring paper.', '<b>Tea</b> at four.'])
  await expect(post.getByRole('img', { name: 'Brushes in a jar' })).toHaveAttribute(
    'src',
    /^\/pictures\/[0-9a-f]{32}\.jpg$/,
  )
  const link = post.getByRole('link', { name: 'Read more about Open studio <i>, in a new tab' })
  await expect(link).toHaveAttribute('href', 'https://studio.example/open')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('article', { name: 'Older' }).getByRole('link')).toHaveCount(0)
})

test('an empty feed says why and offers the next step', async ({ page, app, signIn }) => {
  const { student } = await studentWithPosts(app, 0)
  await signIn(student)
  await page.goto('/home/collegefeed')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: "See your school's resources" })).toHaveAttribute(
    'href',
    '/home/resources',
  )
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(more(page)).toHaveCount(0)
})

test('a failing call says what happened, and Try again mends it, on the first page and on the next', async ({
  page,
  app,
  signIn,
}) => {
  const { student } = await studentWithPosts(app, 12)
  await signIn(student)
  const fail = () =>
    page.route('**/api/posts/*', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
  await fail()
  await page.goto('/home/collegefeed')
  const alert = page.getByRole('alert', { name: "Your College Feed couldn't be loaded" })
  await expect(alert).toContainText('Forbidden. You do not have permission to perform this action.')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText(numbered(1, 10))
  await expect(alert).toHaveCount(0)
  await fail()
  await more(page).click()
  await expect(page.getByRole('alert')).toContainText('Forbidden.')
  await expect(titles(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText(numbered(1, 12))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('says that it waits, and axe finds nothing in light, dark and at 320 px', async ({
  page,
  app,
  signIn,
}) => {
  const { school, student } = await studentWithPosts(app, 11)
  const picture = { picture: Buffer.from([0xff, 0xd8, 0xff]), picture_alt: 'Brushes in a jar' }
  await addPosts(app, [
    { school, link: 'https://studio.example/', ...picture, published_at: new Date(now()) },
  ])
  await signIn(student)
  let release: () => void = () => undefined
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/posts/*', async (route) => {
    await free
    await route.continue()
  })
  await page.goto('/home/collegefeed')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  release()
  await expect(titles(page)).toHaveCount(10)
  await more(page).click()
  await expect(titles(page)).toHaveCount(12)
  await expectNoFindings(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
