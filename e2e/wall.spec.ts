import type { Page } from '@playwright/test'
import { saveSchool } from '@shinequo/contract/schools/admin-schools'
import type { BrowserApp } from '@shinequo/server/testing/browser-app'
import { addAdmin, addStudent, addWall, type SeededPerson } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, test } from './browser-test.ts'
import { press, write } from './keys.ts'
import { awaitMail } from './mailbox.ts'
import { storageOf } from './signed-in.ts'
import { now } from './test-time.ts'

const SCHOOL = 'georgetown_university'

/** Another page of the same browser, with another person signed in. */
async function pageOf(page: Page, app: BrowserApp, person: SeededPerson): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: app.url,
      storageState: await storageOf(app, person),
    })
  return await context.newPage()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a student asks for one email when the wall opens, takes it back and asks again', async ({
  page,
  app,
  signIn,
}) => {
  const school = 'bay_path_university'
  const student = await addStudent(app, { school })
  await signIn(student)
  await page.goto('/home/community')
  await button(page, 'Notify me').click()
  await expect(page.getByText("We'll send you one email when your school's wall opens.")).toBeVisible()
  await page.reload()
  await button(page, "Don't notify me").click()
  await button(page, 'Notify me').click()
  await expect(button(page, "Don't notify me")).toBeFocused()
  const open = { ...saveSchool, path: `/admin/schools/${school}/` }
  const body = { name: 'Bay Path University', wellness_url: '', wall_on: true, version: 0 }
  await callAs(app, await addAdmin(app), open, body)
  const mail = await awaitMail(app, student.email, "Your school's wall is open")
  expect(mail.text).toContain('/home/community')
  await page.reload()
  await expect(page.getByText('Nothing on the wall yet')).toBeVisible()
  await expect(button(page, 'Notify me')).toHaveCount(0)
})

test('where the wall is off nothing of it is loaded', async ({ page, app, signIn }) => {
  await signIn(await addStudent(app))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/home/community')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText('By name, or anonymous.')).toBeVisible()
  await button(page, 'Share your Story').click()
  await expect(page.getByRole('checkbox', { name: 'Share anonymously' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /open-wall|share-dialog|admin-wall/.test(path))).toEqual([])
})

test('a story goes its whole way: written, cared for, held, published, reported, removed, and told why', async ({
  page,
  app,
  signIn,
}) => {
  test.setTimeout(120_000)
  const title = `The night before ${now()}`
  await addWall(app, SCHOOL, [])
  const author = await addStudent(app, { school: SCHOOL, first_name: 'Authoria', last_name: 'Nameworth' })
  const peer = await addStudent(app, { school: SCHOOL })
  const admin = await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' })

  await signIn(author)
  await page.goto('/home/community')
  await expect(page.getByText('Always anonymous.')).toBeVisible()
  await button(page, 'Share your Story').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: 'Share anonymously' })).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: 'Share anonymously' })).toBeChecked()
  await button(page, 'Post').click()
  await expect(dialog.getByText('Title is required')).toBeVisible()
  await dialog.getByLabel('Title*').fill(title)
  await dialog.getByLabel('Story*').fill('I thought that I want to die.\n\nThen I called.')
  await dialog.getByLabel('Tags').fill('Night, a, b, c, d, e')
  await button(page, 'Post').click()

  // The card with help comes first, and nothing that was typed is lost.
  const care = page.getByRole('dialog', { name: 'Before you share this' })
  await expect(care.getByRole('region', { name: 'Help, right now' })).toBeFocused()
  await expect(care.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
  await expect(care.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(care.getByRole('link', { name: /^Chat/ })).toHaveAttribute(
    'href',
    /^https:\/\/988lifeline\.org/,
  )
  await button(page, 'Keep editing').click()
  await expect(dialog.getByLabel('Story*')).toBeFocused()
  await expect(dialog.getByLabel('Title*')).toHaveValue(title)
  await page.reload()
  await button(page, 'Share your Story').click()
  await expect(dialog.getByLabel('Title*')).toHaveValue(title)
  await button(page, 'Post').click()
  await button(page, 'Share it anyway').click()
  // The browser shows the card first. The server's message about the tags comes after it, and the card is not shown
  // twice.
  await expect(dialog.getByText('Please use at most 5 tags, each with at most 30 characters')).toBeVisible()
  await dialog.getByLabel('Tags').fill('Night')
  await button(page, 'Post').click()
  await expect(dialog).toHaveCount(0)
  const own = page
    .getByRole('region', { name: 'Your stories' })
    .getByRole('listitem')
    .filter({ hasText: title })
  await expect(own).toContainText('A person reads yours first.')
  await expect(page.getByRole('article', { name: title })).toHaveCount(0)

  const office = await pageOf(page, app, admin)
  await office.goto('/admin/wall')
  const queued = office.getByRole('article', { name: title })
  await expect(queued).toContainText('Held: words of risk')
  await expect(queued).toContainText('Waiting for less than an hour')
  await expect(queued).not.toContainText('Nameworth')
  await button(office, `Publish: ${title}`).click()
  const sure = office.getByRole('dialog', { name: 'Publish this story?' })
  await expect(sure.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await office.keyboard.press('Escape')
  await expect(sure).toHaveCount(0)
  await expect(queued).toContainText('Held: words of risk')
  await button(office, `Publish: ${title}`).click()
  await button(office, 'Publish it').click()
  await expect(queued).toHaveCount(0)
  await button(office, `Undo: ${title}`).click()
  await expect(queued).toContainText('Held: words of risk')
  await button(office, `Publish: ${title}`).click()
  await button(office, 'Publish it').click()
  await expect(queued).toHaveCount(0)

  const reader = await pageOf(page, app, peer)
  await reader.goto('/home/community')
  const told = reader.getByRole('article', { name: title })
  await expect(told).toContainText('Then I called.')
  await expect(told).toContainText('Anonymous')
  await expect(reader.getByText(/Authoria|Nameworth/)).toHaveCount(0)
  // One tap says that it helped, another takes it back; the author sees how many, and no name.
  const helped = button(reader, `This helped: ${title}`)
  await expect(helped).toHaveAttribute('aria-pressed', 'false')
  await helped.press('Enter')
  await expect(told).toContainText('It helped you. Nobody sees that it was you.')
  // The button answers at once, and ignores presses until the server has answered.
  const settled = () => expect(helped).not.toHaveAttribute('aria-disabled', 'true')
  await settled()
  await helped.press('Enter')
  await expect(helped).toHaveAttribute('aria-pressed', 'false')
  await settled()
  await helped.press('Enter')
  await expect(helped).toHaveAttribute('aria-pressed', 'true')
  await settled()
  await reader.reload()
  await expect(helped).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(own).toContainText('It helped 1 student.')
  await expect(button(page, `This helped: ${title}`)).toHaveCount(0)

  await button(reader, `Report: ${title}`).click()
  await button(reader, 'Report story').click()
  await expect(reader.getByText('Please say what is wrong: a person reads it')).toBeVisible()
  await reader.getByLabel('What is wrong?').fill('I am worried about whoever wrote this')
  await button(reader, 'Report story').click()
  await expect(reader.getByText('Thank you. A person will look at this story.')).toBeVisible()
  await expect(button(reader, `You reported: ${title}`)).toBeFocused()

  await office.reload()
  await expect(queued).toContainText('Reported once')
  await expect(queued).toContainText('I am worried about whoever wrote this')
  await button(office, `Who wrote it: ${title}`).click()
  await button(office, 'Show the name').click()
  await expect(office.getByText('Please say why: the author can read it')).toBeVisible()
  await office.getByLabel('Reason').fill('To offer a call')
  await button(office, 'Show the name').click()
  await expect(office.getByRole('dialog')).toContainText('Authoria Nameworth')
  await button(office, 'Done').click()
  await button(office, `Remove: ${title}`).click()
  await office.getByLabel('Reason').fill('It is for somebody who can answer. We will call you.')
  await button(office, 'Remove story').click()
  await expect(queued).toHaveCount(0)
  await office.getByRole('link', { name: 'Not on the wall' }).click()
  await expect(queued).toContainText('Decided by Rosa Ortiz: It is for somebody who can answer.')

  await reader.reload()
  await expect(reader.getByRole('region', { name: 'Peer Support Community Wall' })).toBeVisible()
  await expect(told).toHaveCount(0)

  await page.reload()
  await expect(own).toContainText('Taken off the wall')
  await expect(own).toContainText('Why: It is for somebody who can answer. We will call you.')
  await button(page, `Change and share again: ${title}`).click()
  await expect(dialog.getByLabel('Story*')).toHaveValue(/Then I called\.$/)
  await dialog.getByLabel('Story*').fill('I called, and it got light.')
  await button(page, 'Post').click()
  await expect(dialog).toHaveCount(0)
  await expect(own).toHaveCount(2)
  await expect(own.first()).toContainText('Being read')

  await page.goto('/home/userProfile/privacy')
  const ledger = page.getByRole('list', { name: 'Who opened my record' })
  await expect(ledger).toContainText('Looked up who wrote one of your stories on the wall')
  await expect(ledger).toContainText('Why: To offer a call')
  await office.context().close()
  await reader.context().close()
})

test('by keyboard alone a story is shared and deleted, and another declined', async ({
  page,
  app,
  signIn,
}) => {
  const title = `By hand ${now()}`
  await addWall(app, SCHOOL, [])
  await signIn(await addStudent(app, { school: SCHOOL }))
  await page.goto('/home/community')
  await expect(page.getByText('Always anonymous.')).toBeVisible()
  for (const [at, one] of [`${title} one`, `${title} two`].entries()) {
    if (at > 0) await page.reload()
    await press(page, button(page, 'Share your Story'))
    await write(page, page.getByLabel('Title*'), one)
    await write(page, page.getByLabel('Story*'), 'It got better.')
    await press(page, button(page, 'Post'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, 'Share your Story')).toBeFocused()
  }
  await press(page, button(page, `Delete: ${title} one`))
  await press(page, button(page, 'Delete story'))
  await expect(page.getByRole('region', { name: 'Your stories' })).toBeFocused()
  await expect(page.getByText(`${title} one`, { exact: true })).toHaveCount(0)

  await signIn(await addAdmin(app))
  await page.goto('/admin/wall')
  const decline = button(page, `Decline: ${title} two`)
  await decline.focus()
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Decline story'))
  await expect(page.getByText('Please say why: the author will read it')).toBeVisible()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('A little longer, please')
  await press(page, button(page, 'Decline story'))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'To review' })).toBeFocused()
  await expect(page.getByRole('article', { name: `${title} two` })).toHaveCount(0)
})

test('of two who decide the second is told, and what was typed stays', async ({ page, app, signIn }) => {
  const title = `Twice ${now()}`
  const author = await addStudent(app, { school: SCHOOL })
  await addWall(app, SCHOOL, [{ student_profile_id: author.profileId, title }])
  await signIn(await addAdmin(app))
  const other = await pageOf(page, app, await addAdmin(app))
  await page.goto('/admin/wall')
  await button(page, `Decline: ${title}`).click()
  await page.getByLabel('Reason').fill('Too short for me')
  await other.goto('/admin/wall')
  await button(other, `Publish: ${title}`).click()
  await expect(other.getByRole('article', { name: title })).toHaveCount(0)
  await button(page, 'Decline story').click()
  await expect(page.getByText('Someone else has already decided on this story.')).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('Too short for me')
  await other.context().close()
})

test('a long wall comes a page at a time; one that does not load has a way out', async ({
  page,
  app,
  signIn,
}) => {
  const [reader, author] = [
    await addStudent(app, { school: 'boston_college' }),
    await addStudent(app, { school: 'boston_college' }),
  ]
  const story = (at: number) => ({
    student_profile_id: author.profileId,
    state: 'published' as const,
    title: `Story ${at}`,
  })
  await addWall(
    app,
    'boston_college',
    Array.from({ length: 12 }, (_, at) => story(at)),
  )
  await signIn(reader)
  await page.route('**/api/stories/', (route) => route.fulfill({ status: 403, json: {} }), { times: 1 })
  await page.goto('/home/community')
  await expect(page.getByRole('heading', { name: "The wall couldn't be loaded" })).toBeVisible()
  await button(page, 'Try again').click()
  await expect(page.getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Story 11')
  await press(page, button(page, 'Show more'))
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect(page.getByRole('article', { name: 'Story 1', exact: true })).toBeFocused()
  await expect(page.getByText("That's everything so far.")).toBeVisible()
})
