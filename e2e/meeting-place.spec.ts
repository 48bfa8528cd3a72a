import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { openRoom, seedPair } from './room-window.ts'
import { storageOf } from './signed-in.ts'

test('a coach gives a link of their own: Join Now leads there on both sides, and our room says so', async ({
  app,
  browser,
  page,
  signIn,
}) => {
  const { student, coach, session } = await seedPair(app, 5)
  await signIn(coach)
  await page.goto('/coach/account')
  const card = page.getByRole('region', { name: 'Where you meet' })
  const link = card.getByLabel('My own meeting link')
  await link.fill('http://meet.example/amara')
  await card.getByLabel('Phone number').fill('617 555 0100')
  await card.getByRole('button', { name: 'Save where you meet' }).click()
  await expect(card.getByText('Please enter a link that starts with https://')).toBeVisible()
  await expect(card.getByLabel('Phone number')).toBeFocused()
  await card.getByLabel('Phone number').fill('+1 617 555 0100')
  await link.fill(`https://${new URL(app.url).hostname.toUpperCase()}/home`)
  await card.getByRole('button', { name: 'Save where you meet' }).click()
  await expect(card.getByText('This link leads back to ShineQuo.')).toBeVisible()
  await link.fill('https://meet.example/amara')
  await card.getByRole('button', { name: 'Save where you meet' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  for (const path of ['/coach', '/coach/sessions', `/coach/sessions/${session}`]) {
    await page.goto(path)
    const join = page.getByRole('link', { name: 'Join Now' })
    await expect(join.first()).toHaveAttribute('href', 'https://meet.example/amara')
  }

  const storageState = await storageOf(app, student)
  const context = await browser.newContext({ baseURL: app.url, storageState })
  const maya = await context.newPage()
  for (const path of ['/home/dashboard', `/home/sessions/${session}`, `/session/${session}`]) {
    await maya.goto(path)
    const join = maya.getByRole('link', { name: 'Join Now' })
    await expect(join).toHaveAttribute('href', 'https://meet.example/amara')
  }
  await expect(maya.getByRole('heading', { name: 'This session meets somewhere else' })).toBeVisible()
  await inEachTheme(maya, async (theme) => expect(await axeFindings(maya), theme).toEqual([]))
  await context.close()
})

test('a telephone line stands before the room for the student, and a session’s page leads into the room', async ({
  app,
  browser,
}) => {
  const { student, coach, session } = await seedPair(app, 5, { phone_line: '+1 617 555 0100' })
  const maya = await openRoom(browser, app, student, session)
  await expect(maya.page.getByRole('link', { name: '+1 617 555 0100' })).toHaveAttribute(
    'href',
    'tel:+16175550100',
  )
  await maya.context.close()
  const amara = await openRoom(browser, app, coach, session)
  await expect(amara.join).toBeEnabled()
  await expect(amara.page.getByText('617 555 0100')).toHaveCount(0)
  await amara.page.goto(`/coach/sessions/${session}`)
  await amara.page.getByRole('link', { name: 'Join Now' }).click()
  await expect(amara.page.getByRole('heading', { name: 'Ready to join?' })).toBeVisible()
  await amara.context.close()
})
