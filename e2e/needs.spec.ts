import { askForContact } from '@shinequo/contract/care'
import { addAdmin, addStudent } from '@shinequo/server/testing/browser-seeds'
import { callAs } from './api-calls.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'

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
  await waiting.press('Enter')
  await expect(page).toHaveURL(/\/admin\/care$/)
  await expect(menu.getByRole('link', { name: 'Care requests 1 waiting to be contacted' })).toBeVisible()
})
