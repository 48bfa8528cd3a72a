import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'

const information = (page: Page) => page.getByRole('region', { name: 'Basic Information' })
const pictureCard = (page: Page) => page.getByRole('region', { name: 'Profile picture' })
const field = (page: Page, label: string) => information(page).getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fact = (page: Page, term: string) =>
  information(page).getByText(term, { exact: true }).locator('xpath=following-sibling::dd')

/** A PNG of 300x200: left third red, middle green, right third blue. */
async function drawnPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
    const pen = canvas.getContext('2d')!
    for (const [n, colour] of ['#f00', '#0f0', '#00f'].entries()) {
      pen.fillStyle = colour
      pen.fillRect(n * 100, 0, 100, 200)
    }
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('Edit reveals the fields, Cancel restores them, Save keeps them', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya', last_name: 'Torres' }))
  await page.goto('/home/userProfile')
  await expect(fact(page, 'First name')).toHaveText('Maya')
  await expect(information(page).getByRole('textbox')).toHaveCount(0)
  await button(page, 'Edit').click()
  await expect(field(page, 'First name')).toBeFocused()
  await field(page, 'First name').fill('Nobody')
  await button(page, 'Cancel').click()
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(fact(page, 'First name')).toHaveText('Maya')
  await button(page, 'Edit').click()
  await expect(field(page, 'First name')).toHaveValue('Maya')
  await field(page, 'First name').fill(' Mia ')
  await field(page, 'City').fill('Salem')
  await field(page, 'Degree').selectOption('Masters Degree')
  await field(page, 'International student').fill('yES')
  await button(page, 'Save').click()
  await expect(page.getByText('Profile updated successfully!')).toBeVisible()
  await expect(button(page, 'Edit')).toBeFocused()
  await expect(page.getByText(/^Good (morning|afternoon|evening), Mia$/)).toBeVisible()
  await page.reload()
  await expect(fact(page, 'First name')).toHaveText('Mia')
  await expect(fact(page, 'City')).toHaveText('Salem')
  await expect(fact(page, 'Degree')).toHaveText('Masters Degree')
  await expect(fact(page, 'International student')).toHaveText('Yes')
  await button(page, 'Edit').click()
  await field(page, 'International student').fill(' ')
  await button(page, 'Save').click()
  await expect(fact(page, 'International student')).toHaveText('Not provided')
})

test('a preferred name is what the page greets by, until it is cleared', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya', last_name: 'Torres' }))
  await page.goto('/home/userProfile')
  await expect(fact(page, 'Preferred name')).toHaveCount(0)
  await button(page, 'Edit').click()
  const name = field(page, 'Preferred name')
  await expect(name).toHaveAccessibleDescription(/Your coaches and our emails use it/)
  await name.fill('see mo.com')
  await button(page, 'Save').click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Preferred name must not contain a link/)
  await name.fill(' Mo ')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Good (morning|afternoon|evening), Mo$/)).toBeVisible()
  await page.reload()
  await expect(fact(page, 'Preferred name')).toHaveText('Mo')
  await expect(fact(page, 'First name')).toHaveText('Maya')
  await button(page, 'Edit').click()
  await name.fill('')
  await button(page, 'Save').click()
  await expect(page.getByText(/^Good (morning|afternoon|evening), Maya$/)).toBeVisible()
  await expect(fact(page, 'Preferred name')).toHaveCount(0)
})

test('each field says what it misses, and the first of them gets the focus', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await button(page, 'Edit').click()
  const wrong = [
    ['Last name', '', 'Last name is required'],
    ['Course', '', 'Course Name is required'],
    ['State', ' ', 'State Name is required'],
    ['City', '', 'City Name is required'],
    ['Language preference', '', 'Language is required'],
    ['International student', 'maybe', 'Please enter Yes or No'],
  ] as const
  for (const [label, text] of wrong) await field(page, label).fill(text)
  await button(page, 'Save').click()
  await expect(field(page, 'Last name')).toBeFocused()
  for (const [label, , sentence] of wrong) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  }
})

test('what was typed survives a failure and a reload, and goes with Cancel', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await button(page, 'Edit').click()
  await field(page, 'Course').fill('Astronomy')
  await page.route('**/api/student-profiles/*/', (route) => route.fulfill({ status: 403, json: {} }), {
    times: 1,
  })
  await button(page, 'Save').click()
  await expect(
    page.getByText('Forbidden. You do not have permission to perform this action.').first(),
  ).toBeVisible()
  await expect(field(page, 'Course')).toHaveValue('Astronomy')
  await page.reload()
  await expect(field(page, 'Course')).toHaveValue('Astronomy')
  await button(page, 'Cancel').click()
  await page.reload()
  await expect(fact(page, 'Course')).not.toHaveText('Astronomy')
})

test('a new picture goes out as a square JPEG under its own name and shows at once', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(student)
  await page.goto('/home/userProfile')
  await button(page, 'Edit Profile Picture').click()
  const input = page.getByLabel('Choose a picture')
  await expect(input).toBeFocused()
  await button(page, 'Save Picture').click()
  await expect(input).toHaveAccessibleDescription(/Please select a file to upload/)
  await expect(input).toBeFocused()

  await input.setInputFiles({ name: 'me.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await button(page, 'Save Picture').click()
  await expect(page.getByText('Failed to process the image. Please try again.')).toBeVisible()

  const buffer = await drawnPicture(page)
  await input.setInputFiles({ name: 'beach day.png', mimeType: 'image/png', buffer })
  const upload = '**/api/upload-student-profile-image/'
  await page.route(upload, (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
  await button(page, 'Save Picture').click()
  await expect(page.getByText('Failed to upload profile picture. Please try again.').first()).toBeVisible()

  // The browser does not expose files of a form to a test, so the page records what it sends.
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (address, init) => {
      if (init?.body instanceof FormData) {
        const image = init.body.get('image') as File
        const { width, height } = await createImageBitmap(image)
        const sent = { name: image.name, type: image.type, width, height, user: init.body.get('user_id') }
        document.documentElement.dataset.sent = JSON.stringify(sent)
      }
      return real(address, init)
    }
  })
  await button(page, 'Save Picture').click()
  await expect(page.getByText('Profile picture uploaded successfully!')).toBeVisible()
  const sent = JSON.parse((await page.locator('html').getAttribute('data-sent'))!)
  expect(sent).toEqual({
    name: 'beach day.png',
    type: 'image/jpeg',
    width: 150,
    height: 150,
    user: student.actor.accountId,
  })
  await expect(button(page, 'Edit Profile Picture')).toBeFocused()
  const shown = pictureCard(page).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}\.jpg$/)
  const url = (await shown.getAttribute('src'))!
  await expect(page.getByRole('banner').locator(`img[src="${url}"]`)).toBeVisible()
  // The square from the middle: its left quarter is red, its right quarter blue, without distortion.
  const colours = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 150, height: 150 })
    const pen = canvas.getContext('2d')!
    pen.drawImage(image, 0, 0)
    return [20, 75, 130].map((x) => [...pen.getImageData(x, 75, 1, 1).data.slice(0, 3)].map((v) => v > 127))
  })
  expect(colours).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
  await page.reload()
  await expect(shown).toHaveAttribute('src', url)
})

test('while editing, axe finds nothing in light and dark, and nothing sticks out at 320 px', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/userProfile')
  await button(page, 'Edit Profile Picture').click()
  await button(page, 'Save Picture').click()
  await button(page, 'Edit').click()
  await field(page, 'City').fill('')
  await button(page, 'Save').click()
  await expect(page.getByText('City Name is required')).toBeVisible()
  await expectNoFindings(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
