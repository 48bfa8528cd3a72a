import type { Page } from '@playwright/test'
import { getCareSettings, saveCareSettings } from '@shinequo/contract/care'
import { saveCareStaff } from '@shinequo/contract/care/worries'
import { addAdmin, addCoach, addMatch, addSession, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { press, write } from './keys.ts'
import { outOfReach, smallTargets } from './reach.ts'
import { openRoom, seedPair } from './room-window.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

/** These tests choose the staff of the whole programme. */
const test = shared.extend({ app: ownApp() })

const ASK = 'Ask someone to contact me'
const HOURS = 'Mondays to Fridays, 9 to 5 (Boston)'

const askIn = (page: Page, place: 'complementary' | 'contentinfo' | 'main' | 'banner') =>
  page.getByRole(place).getByRole('button', { name: ASK })
const dialogOf = (page: Page) => page.getByRole('dialog')
const calls = (page: Page) => {
  const made: string[] = []
  page.on('request', (request) => made.push(new URL(request.url()).pathname))
  return made
}

test('a student asks without words by keyboard, and staff see it without having to read anything', async ({
  page,
  app,
  browser,
  signIn,
}) => {
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })
  await callAs(app, admin, saveCareStaff, { accounts: [admin.accountId] })
  const settings = await callAs(app, admin, getCareSettings)
  await callAs(app, admin, saveCareSettings, { ...settings, hours: HOURS })
  const student = await addStudent(app, { first_name: 'Noor', last_name: 'Vale' })
  await signIn(student)
  const made = calls(page)
  await page.goto('/home/dashboard')
  const button = askIn(page, 'complementary')
  await expect(button).toBeVisible()
  const ofOffer = () =>
    made.filter((path) => path.startsWith('/api/care/requests') || /ask-contact-dialog/.test(path))
  expect(ofOffer()).toEqual([])
  await press(page, button)
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName(ASK)
  await expect(dialog).toContainText('Who that is: Rosa Ortiz.')
  await expect(dialog).toContainText(`Staff are there: ${HOURS}`)
  await expect(dialog).toContainText('They see your name and your email address')
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await press(page, dialog.getByRole('button', { name: 'Ask them to contact me' }))
  await expect(dialog).toHaveAccessibleName('You asked to be contacted')
  await expect(
    dialog.getByText(/^You asked on .+ Someone on your programme's staff will get in touch\.$/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await test.step('a second time it says so, and the page of help, too', async () => {
    await button.click()
    await expect(dialog).toHaveAccessibleName('You asked to be contacted')
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.goto('/home/help')
    await expect(page.getByRole('region', { name: 'In a crisis' })).toContainText('You asked on')
  })

  const office = await browser.newContext({ baseURL: app.url, storageState: await storageOf(app, admin) })
  const desk = await office.newPage()
  await desk.goto('/admin/care')
  const row = desk.getByRole('listitem').filter({ hasText: 'Noor Vale' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Asked to be contacted')
  await row.getByRole('button', { name: 'Read and answer' }).click()
  const opened = desk.getByRole('dialog', { name: 'Noor Vale' })
  await expect(opened).toContainText('Noor asked to be contacted and wrote nothing with it.')
  await opened.getByLabel('What was done').fill('Called.')
  await opened.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(opened).toHaveCount(0)
  await office.close()

  await page.reload()
  await expect(page.getByText("you don't have to say why")).toBeVisible()
  await page.goto('/home/userProfile/privacy')
  await expect(page.getByText('Read what you asked of staff')).toBeVisible()
})

test('a line goes with it, once: what is written in another window afterwards is not sent, and that is said', async ({
  page,
  app,
  context,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(student)
  const other = await context.newPage()
  for (const one of [page, other]) {
    await one.goto('/home/events')
    await askIn(one, 'complementary').click()
    // Each has its form before one of them is sent.
    await dialogOf(one).getByLabel('Anything they should know').waitFor()
  }
  await write(page, dialogOf(page).getByLabel('Anything they should know'), 'After six, please.')
  await dialogOf(page).getByRole('button', { name: 'Ask them to contact me' }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('You asked to be contacted')
  await dialogOf(other).getByLabel('Anything they should know').fill('Before six.')
  await dialogOf(other).getByRole('button', { name: 'Ask them to contact me' }).click()
  await expect(dialogOf(other)).toContainText("the line you wrote now wasn't sent")
  const stored = app.context.database.root.selectFrom('care_requests').select(['place', 'text'])
  expect(await stored.where('student_profile_id', '=', student.profileId).execute()).toEqual([
    { place: 'asked', text: 'After six, please.' },
  ])
})

test('it stands in the menu, the footer of a phone, help and the page of a session, and fits 320 pixels', async ({
  page,
  app,
  signIn,
}) => {
  test.setTimeout(120_000)
  const student = await addStudent(app)
  const coach = await addCoach(app)
  await addMatch(app, student.profileId, coach.profileId)
  const session = await addSession(app, student.profileId, coach.profileId, now() + 5 * 3_600_000)
  await signIn(student)
  for (const path of ['/home/help', `/home/sessions/${session}`]) {
    await page.goto(path)
    await askIn(page, 'main').click()
    await expect(dialogOf(page).getByLabel('Anything they should know')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(askIn(page, 'main')).toBeFocused()
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/home/events')
  await askIn(page, 'contentinfo').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Anything they should know')).toBeVisible()
  expect(await outOfReach(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await inEachTheme(page, async (theme) => expect(await axeFindings(page), theme).toEqual([]))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: ASK }).click()
  // The form takes the place of the dialog that loads; Escape before it has the focus would close the menu, too.
  await expect(dialogOf(page).getByLabel('Anything they should know')).toBeVisible()
  await expect(page.getByRole('dialog', { name: ASK }).locator(':focus')).toHaveCount(1)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: ASK })).toBeFocused()
})

test('coaches and administrators have no such button, and neither has the page of the login', async ({
  page,
  app,
  signIn,
}) => {
  await page.goto('/login')
  await expect(page.getByText('In crisis?').first()).toBeVisible()
  await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
  for (const [person, path] of [
    [await addCoach(app), '/coach'],
    [await addAdmin(app), '/admin'],
  ] as const) {
    await signIn(person)
    await page.goto(path)
    await expect(page.getByRole('complementary', { name: 'Menu' }).getByText('In crisis?')).toBeVisible()
    await expect(page.getByRole('button', { name: ASK })).toHaveCount(0)
  }
})

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported/ })

  test('it says so with the number to call, keeps what was written, and sends nothing later', async ({
    page,
    app,
    context,
    signIn,
  }) => {
    const student = await addStudent(app)
    await signIn(student)
    await page.goto('/home/events')
    const menu = page.getByRole('complementary')
    await expect(askIn(page, 'complementary')).toBeVisible()
    await context.setOffline(true)
    await askIn(page, 'complementary').click()
    await expect(menu.getByText("You're offline, so nobody can be asked right now.")).toBeVisible()
    await expect(menu.getByRole('alert').getByRole('link', { name: 'Call or text 988' })).toHaveAttribute(
      'href',
      'tel:988',
    )
    await expect(dialogOf(page)).toHaveCount(0)
    await context.setOffline(false)
    const line = dialogOf(page).getByLabel('Anything they should know')
    // The first request on a new line may fail; then a person presses again.
    await expect(async () => {
      if (!(await line.isVisible())) await askIn(page, 'complementary').click({ timeout: 3000 })
      await expect(line).toBeVisible({ timeout: 5000 })
    }).toPass()
    await line.fill('I would like to talk.')
    await context.setOffline(true)
    await dialogOf(page).getByRole('button', { name: 'Ask them to contact me' }).click()
    await expect(dialogOf(page).getByRole('alert')).toContainText('Nobody was asked.')
    await expect(line).toHaveValue('I would like to talk.')
    await context.setOffline(false)
    await page.reload()
    await askIn(page, 'complementary').click()
    await expect(dialogOf(page).getByLabel('Anything they should know')).toHaveValue('')
    const stored = app.context.database.root.selectFrom('care_requests').select('id')
    expect(await stored.where('student_profile_id', '=', student.profileId).execute()).toEqual([])
  })
})

test('in the room it stands before, in and after the call, which goes on', async ({ app, browser }) => {
  test.setTimeout(120_000)
  const { student, coach, session } = await seedPair(app, 5)
  const { page, context, join } = await openRoom(browser, app, student, session)
  const ask = page.getByRole('button', { name: ASK })
  const dialog = dialogOf(page)
  await ask.click()
  await expect(dialog.getByLabel('Anything they should know')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(ask).toBeFocused()
  await join.click()
  await ask.click()
  await expect(dialog).toContainText("This isn't an emergency service")
  await expect(dialog.getByLabel('Anything they should know')).toBeVisible()
  await inEachTheme(page, async (theme) => expect(await axeFindings(page), theme).toEqual([]))
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await outOfReach(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
  await dialog.getByRole('button', { name: 'Ask them to contact me' }).click()
  await expect(dialog).toHaveAccessibleName('You asked to be contacted')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible()
  await context.setOffline(true)
  await ask.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText("You're offline, so nobody can be asked right now.")
  await expect(alert.getByRole('link', { name: 'Call or text 988' })).toHaveAttribute('href', 'tel:988')
  await expect(dialog).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Leave' }).click()
  await ask.click()
  await expect(dialog).toContainText('You asked on')
  await context.close()

  const amara = await openRoom(browser, app, coach, session)
  await expect(amara.join).toBeVisible()
  await expect(amara.page.getByRole('button', { name: ASK })).toHaveCount(0)
  await amara.context.close()
})
