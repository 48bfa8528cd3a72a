import type { Locator, Page } from '@playwright/test'
import { addStudent } from '@shinequo/server/testing/browser-seeds'
import { startSpanishApp } from './apps.ts'
import { expectNoFindings } from './axe-findings.ts'
import { expect, ownApp, test as shared } from './browser-test.ts'
import { PLACES, type Place, WORDS } from './care-places.ts'
import { riskRuleLoaded } from './risk-rule.ts'

/*
 * In each place where students write, in both languages: clear words of danger show the card, heavy words the quiet one,
 * harmless words none. What is sent is refused here, so that one form is enough for all of them.
 */

const test = shared.extend({ app: ownApp(startSpanishApp) })

const CARDS = {
  'en-US': {
    clear: 'Some nights I want to die.',
    maybe: "I can't take it anymore.",
    again: "Honestly, I can't take it anymore.",
    harmless: 'This exam is killing me.',
    help: 'Help, right now',
    quiet: 'If any of this is heavy',
    call: 'Call 988',
    ask: 'Ask someone to contact me',
    keep: 'Keep editing',
    goOn: 'Continue',
  },
  'es-US': {
    clear: 'Hay noches en que quiero morir.',
    maybe: 'Ya no aguanto más.',
    again: 'De verdad ya no aguanto más.',
    harmless: 'Esta tarea me mata.',
    help: 'Ayuda, ahora mismo',
    quiet: 'Si algo de esto te pesa',
    call: 'Llamar al 988',
    ask: 'Pedir que alguien se comunique conmigo',
    keep: 'Seguir editando',
    goOn: 'Continuar',
  },
} as const

/** Refuses what the page sends to `path`, and counts it. */
async function refuse(page: Page, path: RegExp): Promise<() => number> {
  let calls = 0
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && path.test(pathname),
    (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      calls += 1
      return route.fulfill({ status: 400, json: {} })
    },
  )
  return () => calls
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })

/** How often the form was sent so far. A form that sends nothing closes instead, and is opened again. */
async function sentOf(page: Page, place: Place, open: () => Promise<void>) {
  const calls = place.sends === null ? undefined : await refuse(page, place.sends)
  return async (times: number, field: Locator) => {
    if (calls) return await expect.poll(calls).toBe(times)
    await expect(field).toHaveCount(0)
    await open()
  }
}

for (const locale of ['en-US', 'es-US'] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    for (const place of PLACES) {
      test(`${place.name}: the card for clear words, the quiet one for heavy words, once, and none for harmless ones`, async ({
        page,
        app,
        signIn,
      }) => {
        test.setTimeout(120_000)
        const [words, card] = [WORDS[locale], CARDS[locale]]
        const { student, path } = await place.seed(app)
        await signIn(student)
        await page.goto(path)
        const open = () => place.open(page, words)
        await open()
        const field = place.field(page, words)
        const send = button(page, place.act(words)).last()
        const wasSent = await sentOf(page, place, open)
        const help = page.getByRole('region', { name: card.help })
        const quiet = page
          .getByRole('dialog', { name: card.quiet })
          .or(page.getByRole('region', { name: card.quiet }))

        await field.fill(card.clear)
        await riskRuleLoaded(page)
        await send.click()
        await expect(help).toBeFocused()
        await button(page, card.keep).click()
        await expect(field).toBeFocused()

        await field.fill(card.maybe)
        await send.click()
        await expect(quiet.getByRole('link', { name: card.call })).toHaveAttribute('href', 'tel:988')
        await expect(help).toHaveCount(0)
        await expect(quiet.getByRole('checkbox')).toHaveCount(0)
        await expect(button(quiet, card.ask)).toBeVisible()
        await expect(quiet.locator(':focus').or(quiet.and(page.locator(':focus')))).toHaveCount(1)
        await expectNoFindings(page, 'the quiet card')
        await page.keyboard.press('Escape')
        await expect(quiet).toHaveCount(0)
        await expect(field).toBeFocused()
        await expect(field).toHaveValue(card.maybe)
        // Closed once, it does not come again for the same text.
        await send.click()
        await wasSent(1, field)
        await expect(quiet).toHaveCount(0)

        await field.fill(card.again)
        await send.click()
        await button(quiet, card.goOn).click()
        await wasSent(2, field)

        await field.fill(card.harmless)
        await send.click()
        await wasSent(3, field)
        await expect(quiet.or(help)).toHaveCount(0)
      })
    }
  })
}

test('the complete rule loads when somebody begins to write, and not with the page', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  const rule = /\/assets\/risk-words-/
  const loaded: string[] = []
  page.on('request', (request) => rule.test(request.url()) && loaded.push(request.url()))
  await page.goto('/home/findcoach')
  const field = page.getByRole('main').locator('textarea').first()
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  const arrived = page.waitForResponse(rule)
  await field.focus()
  expect((await arrived).ok()).toBe(true)
  await page.getByRole('main').locator('textarea').last().focus()
  expect(loaded).toHaveLength(1)
})

test('a draft that is sent after a reload without touching it is judged by the complete rule', async ({
  page,
  app,
  signIn,
}) => {
  const place = PLACES.find(({ name }) => name === 'questionnaire')!
  const words = WORDS['en-US']
  const { student, path } = await place.seed(app)
  await signIn(student)
  await page.goto(path)
  await place.open(page, words)
  await place.field(page, words).fill('i drank bleach')
  await page.reload()
  await riskRuleLoaded(page)
  await button(page, place.act(words)).last().click()
  await expect(page.getByRole('region', { name: 'Help, right now' })).toBeFocused()
})

test.describe('without the complete rule', () => {
  test.use({ provoked: /net::ERR_FAILED/ })

  test('the list alone shows the card', async ({ page, app, signIn }) => {
    await signIn(await addStudent(app))
    await page.route('**/assets/risk-words-*', (route) => route.abort())
    await page.goto('/home/community')
    await button(page, 'Share your Story').click()
    const refused = page.waitForEvent('requestfailed')
    await page.getByLabel('Title*').fill('A night')
    await refused
    await page.getByLabel('Story*').fill('I want to die.')
    await button(page, 'Post').click()
    await expect(page.getByRole('region', { name: 'Help, right now' })).toBeFocused()
  })
})

for (const name of ['feedback', 'message in the room']) {
  test(`${name}: the quiet card leads to asking for contact, and is still there when that is closed`, async ({
    page,
    app,
    signIn,
  }) => {
    const place = PLACES.find((one) => one.name === name)!
    const [words, card] = [WORDS['en-US'], CARDS['en-US']]
    const { student, path } = await place.seed(app)
    await signIn(student)
    await page.goto(path)
    await place.open(page, words)
    await place.field(page, words).fill(card.maybe)
    await riskRuleLoaded(page)
    await button(page, place.act(words)).last().click()
    const quiet = page
      .getByRole('dialog', { name: card.quiet })
      .or(page.getByRole('region', { name: card.quiet }))
    await button(quiet, card.ask).press('Enter')
    const dialog = page.getByRole('dialog', { name: card.ask })
    await expect(dialog.getByRole('button', { name: 'Ask them to contact me' })).toBeVisible()
    await expectNoFindings(page, 'asking from the quiet card')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button(quiet, card.ask)).toBeFocused()
    await button(quiet, card.keep).click()
    await expect(place.field(page, words)).toHaveValue(card.maybe)
  })
}

test('the quiet card is not shown again for its text when the dialog is opened again in the same tab', async ({
  page,
  app,
  signIn,
}) => {
  await signIn(await addStudent(app))
  await page.goto('/home/community')
  const quiet = page.getByRole('dialog', { name: 'If any of this is heavy' })
  const field = page.getByLabel('Story*')
  await button(page, 'Share your Story').click()
  await page.getByLabel('Title*').fill('A night')
  await field.fill("I can't take it anymore")
  await riskRuleLoaded(page)
  await button(page, 'Post').click()
  await button(quiet, 'Keep editing').click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await button(page, 'Share your Story').click()
  await expect(field).toHaveValue("I can't take it anymore")
  await button(page, 'Post').click()
  await expect(field).toHaveCount(0)
  await expect(quiet).toHaveCount(0)
})
