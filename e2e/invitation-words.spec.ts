import { addAdmin } from '@shinequo/server/testing/browser-seeds'
import { expect, test } from './browser-test.ts'
import { inviteAsAdmin } from './joining-page.ts'
import { awaitMail } from './mailbox.ts'

/** Other files read the invitations of the same application. */
test.afterEach(async ({ app }) => {
  await app.context.database.root.deleteFrom('invitation_words').execute()
})

test('an administrator chooses the words of an invitation, sees them, sends them and goes back to ours', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app, { first_name: 'Rosa', last_name: 'Ortiz' }))
  await page.goto('/admin/people/invitations')
  await page.getByRole('link', { name: 'Words of the invitation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Words of the invitation' })).toBeFocused()
  const english = page.getByRole('region', { name: 'In English', exact: true })
  const preview = page.getByRole('region', { name: 'Preview: In English' })
  const spanish = page.getByRole('region', { name: 'Preview: In Spanish' })
  await expect(preview).toContainText('Rosa Ortiz invites you to join ShineQuo')
  await expect(spanish).toContainText('Rosa Ortiz te invita a unirte a ShineQuo')
  const ours = await english.getByLabel('Text').inputValue()

  await english.getByLabel('Text').fill('{who} pays.')
  await english.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(english.getByText("{who} isn't known here. You can use {inviter} and {school}")).toBeVisible()
  await expect(english.getByLabel('Text')).toBeFocused()

  await english.getByLabel('Subject').fill('Come to {school}')
  await english.getByLabel('Text').fill('The college pays.\n\nAsk {inviter}.')
  await page.reload()
  await expect(english.getByLabel('Subject')).toHaveValue('Come to {school}')
  await english.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(preview).toContainText('Come to your school')
  await expect(preview).toContainText('Ask Rosa Ortiz.')
  await english.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved. The next invitations say this.')).toBeVisible()
  await expect(english.getByRole('button', { name: 'Save' })).toBeFocused()

  await inviteAsAdmin(page, 'own.words@school.example', 'Student')
  const mail = await awaitMail(app, 'own.words@school.example', 'Come to your school')
  expect(mail.text).toContain('The college pays.\n\nAsk Rosa Ortiz.')

  await page.goto('/admin/people/invitations/words')
  await english.getByRole('button', { name: 'Use the standard text' }).press('Enter')
  await expect(english.getByLabel('Subject')).toHaveValue('You are invited to ShineQuo')
  await expect(english.getByLabel('Text')).toHaveValue(ours)
  await english.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Saved. The next invitations say this.')).toBeVisible()
  await inviteAsAdmin(page, 'our.words@school.example', 'Student')
  const standard = await awaitMail(app, 'our.words@school.example', 'You are invited to ShineQuo')
  expect(standard.text).toContain('Rosa Ortiz invites you')
})
