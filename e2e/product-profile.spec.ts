import type { Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { seenIn, spec } from './spec.ts'
import { now } from './test-time.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const information = (page: Page) => page.getByRole('region', { name: 'Basic Information' })
const field = (page: Page, label: string) => information(page).getByLabel(label, { exact: true })
const fact = (page: Page, term: string) =>
  information(page).getByText(term, { exact: true }).locator('xpath=following-sibling::dd')

test('facts are read, edited, saved or left as they were', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app, { first_name: 'Maya', last_name: 'Torres' }))
  await page.clock.install({ time: now() })
  await page.goto('/home/userProfile')
  await spec('2 User profile', 'Profile picture card and Basic Information card.', async () => {
    await expect(page.getByRole('region', { name: 'Profile picture' })).toBeVisible()
    await expect(information(page)).toBeVisible()
  })
  const modes =
    'Read-only mode, then Edit reveals fields, then Save or Cancel (Cancel restores previous values).'
  const edited = 'Profile page: read-only, Edit, then Save or Cancel.'
  await spec('2 User profile', modes, () =>
    spec('4 Other flows', edited, async () => {
      await expect(information(page).getByRole('textbox')).toHaveCount(0)
      await button(page, 'Edit').click()
      await field(page, 'First name').fill('Nobody')
      await button(page, 'Cancel').click()
      await expect(fact(page, 'First name')).toHaveText('Maya')
      await button(page, 'Edit').click()
      await expect(field(page, 'First name')).toHaveValue('Maya')
      await field(page, 'First name').fill('Mia')
    }),
  )
  await page.clock.pauseAt(now() + 60_000)
  await spec('2 User profile', "The international field is free text 'Yes' or 'No'.", async () => {
    for (const text of ['Yes', 'No']) {
      if (text === 'No') await button(page, 'Edit').click()
      await field(page, 'International student').fill(text.toLowerCase())
      const sent = page.waitForRequest('**/api/student-profiles/*/')
      await button(page, 'Save').click()
      await spec('2 User profile', text, (shown) =>
        expect(fact(page, 'International student')).toHaveText(shown),
      )
      const call =
        'Profile update helper: path not shown; sends profile fields plus id, user {first_name, last_name} and identify_as'
      await spec('7 Calls', call, async () => {
        expect(new URL((await sent).url()).pathname).toMatch(/^\/api\/student-profiles\/[^/]+\/$/)
        expect((await sent).postDataJSON()).toMatchObject({
          user: { first_name: 'Mia', last_name: 'Torres' },
          school: 'boston_university',
          identify_as: 'not_sure',
          is_international: text === 'Yes',
        })
      })
    }
  })
  await spec('8 Errors', 'Profile updated successfully!', seenIn(page))
  await spec('9 Limits', 'success 2000', async () => {
    const toasts = page.getByRole('status').filter({ hasText: 'Profile updated successfully!' })
    await page.clock.runFor(1900)
    await expect(toasts.last()).toHaveClass(/animate-rise/)
    await page.clock.runFor(200)
    await expect(toasts.last()).toHaveClass(/animate-sink/)
  })
})

test('values that no list knows are N/A', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  await page.route('**/api/student-profiles/', async (route) => {
    const [profile] = (await (await route.fetch()).json()) as object[]
    await route.fulfill({ json: [{ ...profile, degree: 'diploma', sex: '', identify_as: 'martian' }] })
  })
  await page.goto('/home/userProfile')
  await spec('3 Enumerations', "Unknown degree, gender or ethnicity values display as 'N/A'.", async () => {
    for (const term of ['Degree', 'Gender', 'Ethnicity'])
      await spec('3 Enumerations', 'N/A', (text) => expect(fact(page, term)).toHaveText(text))
  })
})

test('a picture is chosen, fails, and goes out as a small square', async ({ page, app, signIn }) => {
  const student = await addStudent(app)
  await signIn(student)
  await page.goto('/home/userProfile')
  const upload = '**/api/upload-student-profile-image/'
  const edit = 'Picture edit: Edit Profile Picture, choose a file, Save Picture or Cancel.'
  const flow = 'Picture: Edit, select file, Save Picture or Cancel.'
  await spec('2 User profile', edit, () =>
    spec('4 Other flows', flow, async () => {
      await button(page, 'Edit Profile Picture').click()
      await button(page, 'Cancel').click()
      await button(page, 'Edit Profile Picture').click()
      await button(page, 'Save Picture').click()
      await spec('5 Picture upload', 'Please select a file to upload', seenIn(page))
      const input = page.getByLabel('Choose a picture')
      await input.setInputFiles({
        name: 'notes.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      })
      await button(page, 'Save Picture').click()
      await spec('8 Errors', 'Failed to process the image. Please try again.', seenIn(page))
      await input.setInputFiles({ name: 'beach day.png', mimeType: 'image/png', buffer: await drawn(page) })
      await page.route(upload, (route) => route.fulfill({ status: 418, json: {} }), { times: 1 })
      await button(page, 'Save Picture').click()
      await spec('8 Errors', 'Failed to upload profile picture. Please try again.', seenIn(page))
    }),
  )
  // The browser does not expose files of a form to a test, so the page records what it sends.
  await page.evaluate(() => {
    const real = window.fetch
    window.fetch = async (address, init) => {
      if (init?.body instanceof FormData) {
        const image = init.body.get('image') as File
        const { width, height } = await createImageBitmap(image)
        const size = `${width}x${height}`
        const keys = [...init.body.keys()].sort()
        const sent = { keys, name: image.name, type: image.type, size, user: init.body.get('user_id') }
        document.documentElement.dataset.sent = JSON.stringify(sent)
      }
      return real(address, init)
    }
  })
  const answered = page.waitForResponse(upload)
  await button(page, 'Save Picture').click()
  await spec('8 Errors', 'Profile picture uploaded successfully!', seenIn(page))
  const sent = JSON.parse((await page.locator('html').getAttribute('data-sent'))!)
  await spec('5 Picture upload', 'The image is resized to 150x150 and sent as JPEG.', () =>
    spec('9 Limits', 'Avatar 150x150 JPEG.', () =>
      expect([sent.size, sent.type]).toEqual(['150x150', 'image/jpeg']),
    ),
  )
  const call =
    'POST /upload-student-profile-image/ | multipart: image (jpeg, original filename), user_id | success status 200'
  await spec('7 Calls', call, async () => {
    expect(sent).toMatchObject({
      keys: ['image', 'user_id'],
      name: 'beach day.png',
      user: student.actor.accountId,
    })
    expect((await answered).status()).toBe(200)
  })
})

test('at most twenty toasts at once, none wider than 350 px, each gone in its time', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.clock.install({ time: now() })
  await page.goto('/home/userProfile')
  const upload = '**/api/upload-student-profile-image/'
  const texts: string[] = []
  await page.route(upload, (route) => {
    texts.push(
      `Refused for the ${texts.length + 1}. time, and with many words, so that the sentence is a long one.`,
    )
    return route.fulfill({ status: 400, json: { message: texts.at(-1) } })
  })
  await button(page, 'Edit Profile Picture').click()
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'beach day.png', mimeType: 'image/png', buffer: await drawn(page) })
  await page.clock.pauseAt(now() + 60_000)
  const toasts = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
  for (let time = 1; time <= 22; time += 1) {
    await button(page, 'Save Picture').click()
    await expect(toasts.filter({ hasText: `the ${time}. time` })).toHaveCount(1)
  }
  await spec('4 Other flows', 'at most 20 shown at once', () =>
    spec('9 Limits', 'max 20 at once', async () => {
      await expect(toasts).toHaveCount(20)
      await expect(toasts.filter({ hasText: 'the 2. time' })).toHaveCount(0)
    }),
  )
  await spec('9 Limits', 'max width 350px', async () => {
    const widths = await toasts.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).width)),
    )
    expect(Math.max(...widths)).toBeGreaterThan(300)
    expect(Math.max(...widths)).toBeLessThanOrEqual(350)
  })
  await spec('4 Other flows', 'each is dismissed after its duration and removed 1000 ms later', async () => {
    const newest = toasts.filter({ hasText: 'the 22. time' })
    await spec('9 Limits', 'error 4000', async () => {
      await page.clock.runFor(3900)
      await expect(newest).toHaveClass(/animate-rise/)
      await page.clock.runFor(200)
      await expect(newest).toHaveClass(/animate-sink/)
    })
    await spec('9 Limits', 'removal delay 1000 ms', async () => {
      await page.clock.runFor(800)
      await expect(newest).toHaveCount(1)
      // The timer of its removal starts only after the page has drawn its exit.
      await expect(async () => {
        await page.clock.runFor(300)
        expect(await toasts.count()).toBe(0)
      }).toPass()
    })
  })
})

/** A picture of 300x200, as PNG. */
async function drawn(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() =>
    Object.assign(document.createElement('canvas'), { width: 300, height: 200 }).toDataURL('image/png'),
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
