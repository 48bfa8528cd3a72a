import { randomUUID } from 'node:crypto'
import { addAdmin } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { now } from './test-time.ts'

const DAY = 24 * 3_600_000

test('an administrator chooses how long mail is kept, removes now, and sees what went', async ({
  app,
  page,
  signIn,
}) => {
  const rosa = await addAdmin(app, { first_name: 'Rosa' })
  const changed_at = new Date(now() - 40 * DAY)
  await app.context.database.root
    .insertInto('messages')
    .values({
      id: randomUUID(),
      kind: 'booking',
      payload: '{}',
      state: 'sent',
      tries: 1,
      failure: null,
      reply_code: null,
      account_id: rosa.accountId,
      created_at: changed_at,
      changed_at,
      sent_at: changed_at,
      next_try_at: null,
    })
    .execute()
  await signIn(rosa)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Retention' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing removed yet' })).toBeVisible()
  const mail = page
    .getByRole('list', { name: 'What is kept' })
    .getByRole('listitem')
    .filter({ hasText: 'mailed to whom' })
  await expect(mail).toContainText('90 days')
  await expect(mail).toContainText('Nothing to remove')

  await mail.getByRole('button', { name: 'Change' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Emails' })
  await dialog.getByLabel('Days').fill('3')
  await expect(dialog).toContainText('Please give a number of days from 7 to 1095')
  await dialog.getByLabel('Days').fill('30')
  await expect(dialog).toContainText("The next run would remove 1 email. It can't be brought back.")
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(mail).toContainText('30 days')
  await expect(mail).toContainText('Next run: 1 email')

  await page.getByRole('button', { name: 'Run now' }).press('Enter')
  const question = page.getByRole('dialog', { name: 'Run now?' })
  await expect(question).toContainText('1 email')
  await question.getByRole('button', { name: 'Run now' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Runs' }).getByRole('listitem')).toContainText(
    /by hand.*1 email/,
  )
  await expect(mail).toContainText('Nothing to remove')
})
