import type { Page } from '@playwright/test'
import { addAdmin, addRiskPhrase } from '@shinequo/server/testing/browser-seeds'
import { startSpanishApp } from './apps.ts'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { PLACES, WORDS } from './care-places.ts'

/** The phrases change what every page of the application finds. */
const test = shared.extend({ app: ownApp(startSpanishApp) })

test.beforeEach(async ({ app }) => {
  await app.context.database.root.deleteFrom('care_phrases').execute()
})

const FEEDBACK = PLACES.find(({ name }) => name === 'feedback')!

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an administrator tries a phrase, adds it, takes it back and undoes that, by keyboard', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addAdmin(app))
  await page.goto('/admin/care')
  await page.getByRole('link', { name: 'Your phrases' }).click()
  const list = page.getByRole('region', { name: 'Your phrases', exact: true })
  await expect(list).toContainText('None yet')
  const phrase = page.getByLabel('Phrase', { exact: true })

  await phrase.fill('x')
  await page.keyboard.press('Enter')
  await expect(phrase).toBeFocused()
  await expect(page.getByText('Please write at least two characters')).toBeVisible()

  // Too common: there is nothing to add.
  await phrase.fill('the')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('more than 2 of 100 harmless texts')
  await expect(button(page, 'Add phrase')).toHaveCount(0)

  await phrase.fill('Organic Chemistry')
  await page.keyboard.press('Enter')
  const trial = page.getByRole('region', { name: '“Organic Chemistry”, in our invented texts' })
  await expect(trial).toContainText('would show a card')
  await expect(trial.getByRole('listitem').first()).toContainText(/organic chemistry/i)
  await expectNoFindings(page, 'a tried phrase')

  await phrase.fill('quarry lake')
  await page.keyboard.press('Enter')
  const unseen = page.getByRole('region', { name: '“quarry lake”, in our invented texts' })
  await expect(unseen).toContainText('None of our texts has it')
  await button(page, 'Add phrase').press('Enter')
  await expect(page.getByText('“quarry lake” counts from now on.')).toBeVisible()
  await expect(phrase).toBeFocused()
  await expect(phrase).toHaveValue('')
  const row = list.getByRole('listitem').filter({ hasText: 'quarry lake' })
  await expect(row).toContainText('Clear danger')

  await button(page, 'Remove: quarry lake').press('Enter')
  await expect(row).toHaveCount(0)
  await expect(list).toBeFocused()
  await button(page, 'Undo').press('Enter')
  await expect(row).toHaveCount(1)
  await expect(list.getByText('no longer counts')).toHaveCount(0)
  await page.reload()
  await expect(row).toHaveCount(1)
})

for (const [locale, words, help, keep] of [
  ['en-US', 'See you all at quarry lake.', 'Help, right now', 'Keep editing'],
  ['es-US', 'Nos vemos en Quarry Lake.', 'Ayuda, ahora mismo', 'Seguir editando'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a student who writes a phrase of the programme sees help first, and not once it is taken back', async ({
      page,
      app,
      signIn,
    }) => {
      test.setTimeout(120_000)
      const { root } = app.context.database
      await addRiskPhrase(app)
      const { student, path } = await FEEDBACK.seed(app)
      await signIn(student)
      await page.goto(path)
      await FEEDBACK.open(page, WORDS[locale])
      const field = FEEDBACK.field(page, WORDS[locale])
      const send = button(page, FEEDBACK.act(WORDS[locale]))
      const fetched = () => page.waitForResponse((response) => response.url().endsWith('/api/care/phrases/'))
      const arrived = fetched()
      await field.focus()
      expect((await arrived).ok()).toBe(true)
      await field.fill(words)
      await send.click()
      await expect(page.getByRole('region', { name: help })).toBeFocused()
      await button(page, keep).click()
      await expect(field).toBeFocused()

      await root.deleteFrom('care_phrases').execute()
      await page.reload()
      await FEEDBACK.open(page, WORDS[locale])
      const renewed = fetched()
      await field.focus()
      await renewed
      await field.fill(words)
      const sent = page.waitForResponse(
        (response) => FEEDBACK.sends!.test(response.url()) && response.request().method() !== 'GET',
      )
      await send.click()
      expect((await sent).ok()).toBe(true)
      await expect(page.getByRole('region', { name: help })).toHaveCount(0)
    })
  })
}
