import { addAdmin } from '@shinequo/server/testing/browser-seeds'
import { expect, ownApp, test as shared } from './browser-test.ts'

/** Its own application, so that other files make no matches with the weights saved here. */
const test = shared.extend({ app: ownApp() })

test('weights are moved by keyboard, tried, and saved; a change of somebody else is seen first', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/matches')
  await page.getByRole('link', { name: 'Weights' }).press('Enter')
  const times = page.getByRole('slider', { name: 'Times' })
  await expect(times).toHaveValue('20')
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled()
  await times.press('ArrowRight')
  await expect(times).toHaveValue('25')
  await page.getByRole('radio', { name: 'Everyone' }).check()
  await page.getByRole('button', { name: 'Try these weights' }).press('Enter')
  await expect(page.getByRole('region', { name: 'What would change' })).toContainText('Nothing was changed.')
  // The preview is removed, since these weights were not tried.
  await times.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'What would change' })).toHaveCount(0)

  const { root } = app.context.database
  await root.updateTable('programme').set({ matching_weights_version: 2 }).execute()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Someone else has changed the weights.')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The next matching run will use these weights.')).toBeVisible()
  await page.reload()
  await expect(times).toHaveValue('30')
  await page.getByRole('button', { name: 'Usual weights' }).click()
  await expect(times).toHaveValue('20')
})
