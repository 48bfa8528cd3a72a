import type { Page } from '@playwright/test'
import { type CareSettings, getCareSettings, saveCareSettings } from '@shinequo/contract/care'
import { addAdmin, addCareRequest, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { now } from './test-time.ts'

/** These tests change the programme's crisis line, which every page shows, so it is restored after each test. */
const test = shared.extend<{ putBack: undefined }>({
  app: ownApp(),
  putBack: [
    async ({ app }, use) => {
      const { root } = app.context.database
      const { id: _always, ...before } = await root
        .selectFrom('care_settings')
        .selectAll()
        .executeTakeFirstOrThrow()
      await use(undefined)
      await root.updateTable('care_settings').set(before).execute()
    },
    { auto: true },
  ],
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('administrators change line and protocol, see it before they save, and it shows everywhere', async ({
  page,
  app,
  signIn,
}) => {
  const admin = await addAdmin(app)
  const student = await addStudent(app)
  await signIn(admin)
  await page.goto('/admin/care?list=settings')
  const preview = page.getByRole('region', { name: 'How it looks' })
  await page.getByLabel('Crisis line', { exact: true }).fill('call us')
  await button(page, 'Save').click()
  await expect(
    page.getByText('The crisis line can only have digits, spaces, parentheses, + and -'),
  ).toBeVisible()
  await page.getByLabel('Crisis line', { exact: true }).fill('116 123')
  await page.getByLabel('It takes text messages, too').uncheck()
  await page.getByLabel('Chat page', { exact: true }).fill('')
  await page.getByLabel('Emergency number').fill('112')
  await page.getByLabel('Protocol', { exact: true }).fill('Stay.\n\nAsk our way.')
  await expect(preview).toContainText('In crisis? Call 116 123')
  await expect(preview).toContainText('Ask our way.')

  // Somebody else saves first: what was typed stays, and their change is not overwritten unseen.
  const before: CareSettings = await callAs(app, admin, getCareSettings)
  await callAs(app, admin, saveCareSettings, { ...before, emergency_number: '999' })
  await button(page, 'Save').click()
  await expect(page.getByText('Someone else has changed this')).toBeVisible()
  await expect(page.getByLabel('Crisis line', { exact: true })).toHaveValue('116 123')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved. It shows everywhere from now on.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 116 123' }).first()).toHaveAttribute('href', 'tel:116123')

  await page.goto('/favicon.svg')
  await signIn(student)
  await page.goto('/home/community')
  await expect(page.getByRole('link', { name: '116 123', exact: true })).toHaveAttribute('href', 'tel:116123')
  await button(page, 'Share your Story').click()
  await page.getByLabel('Title*').fill('A night')
  await page.getByLabel('Story*').fill('Some nights I want to die.')
  await button(page, 'Post').click()
  await expect(page.getByRole('region', { name: 'Help, right now' }).getByRole('link')).toHaveText([
    'Call 116 123',
    'Call 112',
  ])
  // After sign-out this browser still knows the line.
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Call 116 123' })).toBeVisible()
})

test('a request of a student who is gone meanwhile, or that somebody answered, is told in words', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app, { first_name: 'Noor', last_name: 'Vale' })
  const admin = await addAdmin(app)
  await addCareRequest(app, { student_profile_id: student.profileId })
  await signIn(admin)
  await page.goto('/admin/care')
  await button(page, 'Read and answer: Noor Vale').click()
  await page.getByLabel('What was done').fill('Called.')
  await app.context.database.root
    .updateTable('care_requests')
    .set({ version: 2, answered_at: new Date(now()), answer_note: 'By another.' })
    .where('student_profile_id', '=', student.profileId)
    .execute()
  await button(page, 'Mark as answered').click()
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this.')
  await expect(page.getByLabel('What was done')).toHaveValue('Called.')
})
