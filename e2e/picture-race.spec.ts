import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { motionEnds } from './frames.ts'

const PROFILE = '**/api/student-profiles/*/'
const UPLOAD = '**/api/upload-student-profile-image/'

const information = (page: Page) => page.getByRole('region', { name: 'Basic Information' })
const city = (page: Page) =>
  information(page).getByText('City', { exact: true }).locator('xpath=following-sibling::dd')
const picture = (page: Page) => page.getByRole('region', { name: 'Profile picture' }).locator('img')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const SAVED = /^\/pictures\/[0-9a-f]{32}\.jpg$/

/** A PNG of 300x200: left third red, middle green, right third blue. */
async function drawnPicture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    const pen = canvas.getContext('2d')!
    for (const [n, colour] of ['#f00', '#0f0', '#00f'].entries()) {
      pen.fillStyle = colour
      pen.fillRect(n * 100, 0, 100, 200)
    }
    return canvas.toDataURL('image/png')
  })
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: 'beach day.png', mimeType: 'image/png', buffer }
}

async function choosePicture(page: Page): Promise<void> {
  await button(page, 'Edit Profile Picture').click()
  await page.getByLabel('Choose a picture').setInputFiles(await drawnPicture(page))
}

async function changeCity(page: Page, name: string): Promise<void> {
  await button(page, 'Edit').click()
  await information(page).getByLabel('City', { exact: true }).fill(name)
  await button(page, 'Save').click()
}

/** What this browser would show without a network. */
const lastProfile = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lastProfile') ?? 'null') as Record<string, unknown>)

test.beforeEach(async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { city: 'Boston' }))
  await page.goto('/home/userProfile')
})

test('a profile saved while a picture is on its way keeps its new facts when the picture arrives', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(UPLOAD, async (route) => {
    await held.promise
    await route.continue()
  })
  await choosePicture(page)
  await button(page, 'Save Picture').click()
  await changeCity(page, 'Salem')
  await expect(city(page)).toHaveText('Salem')
  held.resolve()
  await expect(page.getByText('Profile picture uploaded successfully!')).toBeVisible()
  await expect(picture(page)).toHaveAttribute('src', SAVED)
  await expect(city(page)).toHaveText('Salem')
  expect(await lastProfile(page)).toMatchObject({
    city: 'Salem',
    url: await picture(page).getAttribute('src'),
  })
})

test('a picture saved while a profile’s answer is on its way stays when that answer arrives', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await changeCity(page, 'Salem')
  await choosePicture(page)
  await button(page, 'Save Picture').click()
  await expect(page.getByText('Profile picture uploaded successfully!')).toBeVisible()
  await expect(picture(page)).toHaveAttribute('src', SAVED)
  const url = await picture(page).getAttribute('src')
  held.resolve()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(city(page)).toHaveText('Salem')
  await expect(picture(page)).toHaveAttribute('src', url!)
  expect(await lastProfile(page)).toMatchObject({ city: 'Salem', url })
})

test('an answer that comes after signing out brings nobody back', async ({ page }) => {
  const [held, answered] = [Promise.withResolvers<void>(), page.waitForResponse(PROFILE)]
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  await changeCity(page, 'Salem')
  await page.getByRole('complementary').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  held.resolve()
  await (await answered).finished()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  expect(
    await page.evaluate(() => [
      localStorage.accessToken,
      localStorage.refreshToken,
      localStorage.lastProfile,
    ]),
  ).toEqual([undefined, undefined, undefined])
})

test('a chosen picture is shown as it will be cut, and Cancel takes it back', async ({ page }) => {
  await button(page, 'Edit Profile Picture').click()
  const input = page.getByLabel('Choose a picture')
  await input.setInputFiles({ name: 'me.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  const failed = 'Failed to process the image. Please try again.'
  await expect(input).toHaveAccessibleDescription(new RegExp(failed))
  await expect(picture(page)).toHaveCount(0)
  await button(page, 'Save Picture').click()
  await expect(page.getByText(failed)).toBeVisible()
  await expect(input).toBeFocused()

  await input.setInputFiles(await drawnPicture(page))
  await expect(page.getByText(failed)).toHaveCount(0)
  const preview = page.getByRole('img', { name: 'Your new picture, not saved yet' })
  await expect(preview).toBeVisible()
  await motionEnds(page)
  expect(await preview.boundingBox()).toMatchObject({ width: 150, height: 150 })
  const round = await preview.evaluate((image) => getComputedStyle(image.parentElement!).borderRadius)
  expect(Number.parseFloat(round)).toBeGreaterThanOrEqual(75)
  const drawn = await preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 150, height: 150 })
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    const at = (x: number) => [...pen.getImageData(x, 75, 1, 1).data.slice(0, 3)].map((v) => v > 127)
    return { size: [image.naturalWidth, image.naturalHeight], colours: [20, 75, 130].map(at) }
  })
  // The square from the middle: its left quarter is red, its right quarter blue.
  expect(drawn).toEqual({
    size: [150, 150],
    colours: [
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ],
  })
  await button(page, 'Cancel').click()
  await expect(picture(page)).toHaveCount(0)
  await expect(button(page, 'Edit Profile Picture')).toBeFocused()
})
