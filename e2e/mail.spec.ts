import { startBrowserApp } from '@shinequo/server/testing/browser-app'
import { addAdmin } from '@shinequo/server/testing/browser-seeds'
import { type SmtpPlace, startSmtpPlace } from '@shinequo/server/testing/smtp-place'
import { test as base, expect } from './browser-test.ts'
import { hold } from './held-calls.ts'

/** Its own application, which sends mail to a server controlled by the test. */
const test = base.extend<{ smtp: SmtpPlace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  smtp: async ({}, use) => {
    const smtp = await startSmtpPlace()
    await use(smtp)
    await smtp.stop()
  },
  app: async ({ smtp }, use) => {
    const app = await startBrowserApp({ SMTP_URL: smtp.url })
    await use(app)
    await app.close()
  },
})

test('an administrator sees which mail was refused, mends it and sends it again', async ({
  app,
  page,
  signIn,
  smtp,
}) => {
  await signIn(await addAdmin(app, { first_name: 'Rosa' }))
  await page.goto('/admin/mail')
  await expect(page.getByRole('heading', { name: 'All emails have gone out' })).toBeVisible()

  smtp.manners = { kind: 'refuses', at: 'recipient', code: 550 }
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: 'Invitations' }).click()
  // The list of people has the same button, and stays visible until the next page has loaded.
  await expect(page.getByRole('heading', { name: 'Invitations', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ines@full.example')
  await dialog.getByLabel('Role').selectOption('coach')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  const invitation = page.getByRole('row').filter({ hasText: 'ines@full.example' })
  await expect(invitation).toContainText('Refused: check the address')

  await page.reload()
  await page.getByRole('link', { name: 'Email 1 not delivered' }).click()
  const mail = page.getByRole('table', { name: 'Emails' }).getByRole('row').nth(1)
  await expect(mail).toContainText('ines@full.example')
  await expect(mail).toContainText('Refused: check the address')
  await expect(mail).toContainText('reply 550')

  smtp.manners = { kind: 'takes' }
  const held = await hold(page, 'POST', /\/api\/admin\/messages\//)
  await mail.getByRole('button', { name: 'Send again to ines@full.example: Invitation' }).click()
  // Somebody who has gone on to another page meanwhile is told all the same.
  await page.getByRole('link', { name: 'Schools' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible()
  held.answer()
  await expect(page.getByText('The email to ines@full.example is being sent again.')).toBeVisible()
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'All emails have gone out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Email', exact: true })).toBeVisible()
  await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual(['ines@full.example'])
  await page.goto('/admin/people/invitations')
  await expect(invitation).toContainText('Sent')
})
