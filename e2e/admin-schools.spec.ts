import type { Browser, Page } from '@playwright/test'
import { SCHOOLS } from '@shinequo/contract/schools'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import {
  addAdmin,
  addLinkCheck,
  addPosts,
  addStudent,
  type SeededPerson,
} from '@shinequo/server/testing/browser-seeds'
import { test as base, expect, ownApp } from './browser-test.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

/** The only external site that these pages may request. */
const SITE = 'https://wellness.school.example'
/** This file renames schools of the product document. */
const test = base.extend({ app: ownApp(), elsewhere: SITE })
const DAY = 86_400_000

/** A separate browser context in which a person is signed in. */
async function pageOf(browser: Browser, app: BrowserApp, person: SeededPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, person) })
  const page = await context.newPage()
  await page.route(`${SITE}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Help</title><h1>Help</h1>' }),
  )
  return page
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test("a school's link is changed by keyboard alone, and its students' Resources follow", async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const studentPage = await pageOf(browser, app, await addStudent(app, { school: 'quincy_college' }))
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools?search=quincy')
  await expect(page.getByRole('status').filter({ hasText: /^1 school\b/ })).toBeVisible()
  await expect(row(page, 'Quincy College').getByText('Fewer than 10 students')).toBeVisible()
  const edit = button(page, 'Edit Quincy College')
  await edit.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit Quincy College' })
  const link = dialog.getByLabel('Wellness link')
  await link.fill('http://wellness.school.example/quincy')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please enter a full address that starts with https://')).toBeVisible()
  await expect(link).toBeFocused()
  await link.fill(`${SITE}/quincy`)
  await dialog.getByLabel('Name').fill('Quincy')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(button(page, 'Edit Quincy')).toBeFocused()
  // Tests make no external requests, so the check cannot reach the site.
  await expect(row(page, 'Quincy').getByText("The link couldn't be reached")).toBeVisible()
  await expect(row(page, 'Quincy').getByText(/^Checked .* · \d+:\d\d [AP]M$/)).toBeVisible()

  await studentPage.goto('/home/resources')
  await expect(studentPage.getByRole('heading', { level: 1, name: 'Quincy', exact: true })).toBeVisible()
  const way = studentPage.getByRole('link', { name: 'Open in a new tab' })
  await expect(way).toHaveAttribute('href', `${SITE}/quincy`)

  await button(page, 'Edit Quincy').press('Enter')
  await page.getByLabel('Wellness link').fill('')
  await button(page, 'Save').press('Enter')
  await expect(row(page, 'Quincy').getByText('No link: students see')).toBeVisible()
  await studentPage.reload()
  await expect(studentPage.getByRole('heading', { name: 'No College Resources Available' })).toBeVisible()
  await studentPage.context().close()
})

test('what the last check of a link found stands in words, and a link is checked on demand', async ({
  page,
  app,
  signIn,
}) => {
  await addLinkCheck(app, SCHOOLS.babson_college.wellness, 'allowed')
  await addLinkCheck(app, SCHOOLS.university_of_maine.wellness, 'refused')
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools')
  await expect(row(page, 'Babson College').getByText('The link can be shown inside the page')).toBeVisible()
  const maine = row(page, 'University of Maine')
  await expect(
    maine.getByText("The site can't be shown inside the page, so students see a card with the link"),
  ).toBeVisible()
  await button(page, 'Check link of University of Maine').click()
  await expect(maine.getByText("The link couldn't be reached")).toBeVisible()
})

test('of two who edit the same school the second is told, and nothing typed is lost', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const other = await pageOf(browser, app, await addAdmin(app))
  await signIn(await addAdmin(app))
  for (const one of [page, other]) {
    await one.goto('/admin/schools?search=deakin')
    await button(one, 'Edit Deakin University').click()
    await one.getByLabel('Wellness link').fill('')
  }
  await other.getByLabel('Name').fill('Deakin, the first')
  await button(other, 'Save').click()
  await expect(other.getByRole('dialog')).toHaveCount(0)

  await page.getByLabel('Name').fill('Deakin, the second')
  await button(page, 'Save').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Someone else has just changed this school.')).toBeVisible()
  await expect(dialog.getByText('Deakin, the first', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Deakin, the second')
  await button(page, 'Save').click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Deakin, the second')).toBeVisible()
  await other.context().close()
})

/** A PNG picture, drawn in the page. */
async function drawnPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 })
    canvas.getContext('2d')!.fillRect(0, 0, 200, 200)
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: 'soup.png', mimeType: 'image/png', buffer }
}

test("a post is written with a picture, outlasts a reload, and is published into the students' feed", async ({
  page,
  app,
  signIn,
  browser,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const student = await pageOf(browser, app, await addStudent(app, { school: 'bay_path_university' }))
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools/bay_path_university/posts')
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await page.getByRole('link', { name: 'New post' }).click()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Please give the post a title')).toBeVisible()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.getByLabel('Title').fill('Soup, every Thursday')
  await page.getByLabel('Text').fill('Free for anyone.\n\nBring a bowl.')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Soup, every Thursday')
  await expect(page.getByLabel('Text')).toHaveValue('Free for anyone.\n\nBring a bowl.')

  const file = page.getByLabel('Picture (optional)')
  await file.setInputFiles({ name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from('soup') })
  await expect(page.getByText('Please choose a picture (JPEG')).toBeVisible()
  await file.setInputFiles(await drawnPicture(page))
  const preview = page.getByRole('region', { name: 'As students see it' })
  await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/)
  await expect(preview.getByText('Bring a bowl.', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Publish now' }).check()
  await button(page, 'Publish now').click()
  await expect(page.getByText('Please say what the picture shows')).toBeVisible()
  await page.getByLabel('What the picture shows').fill('A bowl, half of it dark')
  await button(page, 'Publish now').click()
  await expect(row(page, 'Soup, every Thursday').getByText('Published', { exact: true })).toBeVisible()

  await student.goto('/home/collegefeed')
  await expect(titles(student)).toHaveText(['Soup, every Thursday'])
  const picture = student.getByRole('img', { name: 'A bowl, half of it dark' })
  await expect(picture).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\.jpg$/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400)
  await student.context().close()
})

test('by keyboard alone a post is scheduled, is no draft any more, and is published now after all', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const student = await pageOf(browser, app, await addStudent(app, { school: 'university_of_california' }))
  await signIn(await addAdmin(app))
  await page.goto('/admin/schools/university_of_california/posts/new')
  await page.getByLabel('Title').focus()
  await page.keyboard.type('Open studio')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bring paper.')
  for (let tab = 0; tab < 5; tab++) await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Keep as draft' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Schedule' })).toBeChecked()
  await button(page, 'Schedule').press('Enter')
  await expect(page.getByLabel('Day')).toBeFocused()
  const date = new Date(now() + 3 * DAY).toISOString().slice(0, 10)
  await page.getByLabel('Day').fill(date)
  await page.getByLabel('Time', { exact: true }).fill('15:00')
  await expect(page.getByText(/ · 3:00 PM · your time \(New York\)\.$/)).toBeVisible()
  await button(page, 'Schedule').press('Enter')
  const post = row(page, 'Open studio')
  await expect(
    post.getByText(/Students will see it from .* · 3:00 PM · your time \(New York\)$/),
  ).toBeVisible()
  await expect(page.getByLabel('Status')).toContainText('Scheduled (1)')
  await student.goto('/home/collegefeed')
  await expect(student.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

  await page.getByRole('link', { name: 'Open studio' }).press('Enter')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('15:00')
  await page.getByRole('radio', { name: 'Schedule' }).press('ArrowUp')
  await button(page, 'Publish now').press('Enter')
  await expect(post.getByText('Published', { exact: true })).toBeVisible()
  await student.reload()
  await expect(titles(student)).toHaveText(['Open studio'])
  await student.context().close()
})

test('a published post is taken back, and one that is deleted comes back by Undo', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const school = 'georgetown_university'
  await addPosts(app, [{ school, title: 'Sleep week', published_at: new Date(now() - DAY) }])
  const student = await pageOf(browser, app, await addStudent(app, { school }))
  await signIn(await addAdmin(app))
  await page.goto(`/admin/schools/${school}/posts`)
  await page.getByRole('link', { name: 'Sleep week' }).click()
  await button(page, 'Delete post').click()
  const dialog = page.getByRole('dialog', { name: 'Delete “Sleep week”?' })
  await expect(dialog.getByText('Students will no longer see it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete post' }).click()
  await expect(page.getByText('“Sleep week” has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toBeVisible()
  await student.goto('/home/collegefeed')
  await expect(student.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(row(page, 'Sleep week').getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByText('“Sleep week” has been deleted.')).toHaveCount(0)
  await student.reload()
  await expect(titles(student)).toHaveText(['Sleep week'])

  await page.getByRole('link', { name: 'Sleep week' }).click()
  await page.getByRole('radio', { name: 'Back to draft' }).check()
  await expect(page.getByText('Students will no longer see it, and its date is lost')).toBeVisible()
  await button(page, 'Unpublish').click()
  await expect(row(page, 'Sleep week').getByText('Draft', { exact: true })).toBeVisible()
  await student.reload()
  await expect(student.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await student.context().close()
})

test('of two who edit the same post the second is told, and nothing typed is lost', async ({
  page,
  app,
  signIn,
  browser,
}) => {
  const school = 'mass_bay_community_college'
  await addPosts(app, [{ school, title: 'Bike lights' }])
  const other = await pageOf(browser, app, await addAdmin(app))
  await signIn(await addAdmin(app))
  for (const one of [page, other]) {
    await one.goto(`/admin/schools/${school}/posts`)
    await one.getByRole('link', { name: 'Bike lights' }).click()
    await expect(one.getByLabel('Title')).toHaveValue('Bike lights')
  }
  await other.getByLabel('Title').fill('Lost')
  await button(other, 'Discard changes').click()
  await other.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(other.getByLabel('Title')).toHaveValue('Bike lights')
  await other.getByLabel('Title').fill('Bike lights, free')
  await button(other, 'Save changes').click()
  await expect(row(other, 'Bike lights, free')).toBeVisible()

  await page.getByLabel('Title').fill('Lights for bikes')
  await button(page, 'Save changes').click()
  await expect(page.getByText('Someone else has just changed this post.')).toBeVisible()
  await expect(page.getByText('Bike lights, free', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Lights for bikes')
  await button(page, 'Save changes').click()
  await expect(row(page, 'Lights for bikes')).toBeVisible()
  await other.context().close()
})
