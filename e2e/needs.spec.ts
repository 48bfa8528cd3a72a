import { askForContact } from '@shinequo/contract/care'
import { addAdmin, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { now } from './test-time.ts'

// An application of its own, where nothing else waits.
const test = shared.extend({ app: ownApp() })

test('the home of an administrator begins with what waits, and follows changes on its own', async ({
  page,
  app,
  signIn,
}) => {
  const student = await addStudent(app)
  await signIn(await addAdmin(app))
  await page.goto('/admin')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs.getByText('Nothing needs you')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Care requests', exact: true })).toBeVisible()

  await callAs(app, student, askForContact, { place: 'feedback', text: 'I would like to talk.' })
  const waiting = needs.getByRole('link', { name: '1 student to get in touch with' })
  // The connection opens a moment after the page; then nothing has to be reloaded.
  await expect(waiting).toBeVisible({ timeout: 15_000 })
  // Requests that came too fast for a mail each.
  const held = 'In the last 24 hours, 3 requests for contact came without an email of their own'
  await expect(needs.getByText(held)).toHaveCount(0)
  const due_at = new Date(now())
  const { root } = app.context.database
  await root.insertInto('care_digests').values({ due_at, held_back: 3, unproved: 3 }).execute()
  await page.reload()
  await expect(needs.getByText(held)).toBeVisible()
  await root.deleteFrom('care_digests').execute()
  await waiting.press('Enter')
  await expect(page).toHaveURL(/\/admin\/care$/)
  await expect(menu.getByRole('link', { name: 'Care requests 1 waiting to be contacted' })).toBeVisible()
})
