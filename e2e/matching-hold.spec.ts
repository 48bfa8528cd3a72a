import { addAdmin, addStudent } from '@shinequo/server/testing/browser-seeds'
import { expectNoFindings } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'

test('an administrator puts the matching of a student on hold by keyboard, with a reason, and ends it', async ({
  page,
  app,
  signIn,
}) => {
  const { accountId } = await addStudent(app, { first_name: 'Maya', last_name: 'Torres' })
  await signIn(await addAdmin(app))
  await page.goto(`/admin/students/${accountId}`)
  const card = page.getByRole('region', { name: 'Matching' })
  await expect(card).toContainText('Coaches for Maya are chosen automatically, based on their answers.')
  await card.getByRole('button', { name: 'Put matching on hold' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Put matching on hold for Maya?' })
  await dialog.getByRole('button', { name: 'Put on hold' }).press('Enter')
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('The counselling service looks after her first')
  await expectNoFindings(page)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Put on hold' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(card).toContainText('On hold: no coach is suggested automatically.')
  await expect(card.getByRole('button', { name: 'End the hold' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByLabel('Reason').fill('They are done')
  await page.getByRole('dialog').getByRole('button', { name: 'End the hold' }).click()
  await expect(card).toContainText('Coaches for Maya are chosen automatically, based on their answers.')
})
