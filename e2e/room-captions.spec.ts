import type { Page } from '@playwright/test'
import { axeFindings, inEachTheme } from './axe-findings.ts'
import { expect, test } from './browser-test.ts'
import { outOfReach, smallTargets } from './reach.ts'
import { meet, type RoomWindow } from './room-window.ts'

/*
 * Speech recognition belongs to the browser and its vendor, and no browser of these tests has it. A class with the same
 * calls replaces it. All our own code is real, including the transfer of the text to the other window.
 */

type Pack = 'available' | 'downloadable' | 'unavailable' | 'nobody answers'

/** Installs speech recognition, with its language pack or without. */
function recognise(pack: Pack): void {
  class Recognition extends EventTarget {
    static async available({ processLocally }: { processLocally: boolean }) {
      const { pack } = window as unknown as { pack: Pack }
      if (pack === 'nobody answers') return await new Promise(() => undefined)
      return processLocally ? pack : 'unavailable'
    }
    static async install() {
      await new Promise((loaded) => window.addEventListener('pack-loaded', loaded, { once: true }))
      return true
    }
    processLocally = false
    start(track: MediaStreamTrack) {
      const listens = this.processLocally && track.kind === 'audio'
      Object.assign(window, { listening: listens ? this : undefined })
    }
    abort() {
      Object.assign(window, { listening: undefined })
    }
  }
  Object.defineProperty(Recognition.prototype, 'processLocally', { value: false, writable: true })
  Object.assign(window, { SpeechRecognition: Recognition, pack })
}

/** Enables or disables speech recognition in a window's browser, and reloads its page to apply it. */
const able =
  (pack: Pack | null) =>
  async ({ context, page }: RoomWindow) => {
    if (pack === null) await context.addInitScript(() => Object.assign(window, { SpeechRecognition: null }))
    else await context.addInitScript(recognise, pack)
    await page.reload()
  }

/** Only the visible text of an element. */
const DRAWN = { useInnerText: true }

/** Simulates recognised speech of a person. */
const speak = (page: Page, text: string) =>
  page.evaluate((transcript) => {
    const { listening } = window as unknown as { listening: EventTarget }
    const heard = { resultIndex: 1, results: [[{ transcript: 'of before' }], [{ transcript }]] }
    listening.dispatchEvent(Object.assign(new Event('result'), heard))
  }, text)

/** A person speaks, and a window shows the text. Lines disappear automatically, so on a slow machine it is repeated. */
const spoken = (by: Page, text: string, on: Page, drawn: string) =>
  expect(async () => {
    await speak(by, text)
    await expect(strip(on)).toContainText(drawn, { ...DRAWN, timeout: 4000 })
  }).toPass({ timeout: 30_000 })

/** Records all announcements to screen readers: the status of the line may follow one at once. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const place = document.getElementById('said')
    const said: (string | null)[] = []
    Object.assign(window, { said })
    if (place) new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true })
  })
const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const hears = (page: Page) => page.evaluate(() => 'listening' in window && window.listening !== undefined)
const button = (page: Page) => page.getByRole('button', { name: 'Captions' })
const strip = (page: Page) => page.getByRole('group', { name: 'Captions' })

test('captions are written on the device of whoever speaks, reach the other one, and listen to nothing else', async ({
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const { maya, amara } = await meet(browser, app, able('available'), able('available'))
  const [mine, hers] = [maya.page, amara.page]

  for (const page of [mine, hers]) await listen(page)
  await button(mine).click()
  await expect(button(mine)).toHaveAttribute('aria-pressed', 'true')
  await expect(strip(mine)).toHaveText(
    /^Your browser writes what you say here, for you and Amara\. To show what Amara says, Amara has to press Captions too\. None of it is kept\.$/,
    DRAWN,
  )
  await expect
    .poll(() => said(mine))
    .toContainEqual(expect.stringMatching(/^Your browser writes what you say here/))
  await expect
    .poll(() => said(hers))
    .toContain('What Maya says appears here. None of it is kept. Press Captions to show what you say, too.')
  await expect.poll(() => hears(mine)).toBe(true)
  expect(await hears(hers)).toBe(false)
  await spoken(mine, 'Hello there', mine, 'You Hello there')
  await spoken(mine, 'Hello there', hers, 'Maya Hello there')
  await button(hers).click()
  await expect.poll(() => hears(hers)).toBe(true)
  const much = 'So much to say. '.repeat(30)
  await spoken(hers, `${much}And that is the end.`, mine, 'So much to say. And that is the end.')

  await test.step('together with the chat, in both themes and at four widths', async () => {
    await mine.bringToFront()
    await mine.getByRole('button', { name: 'Chat', exact: true }).click()
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await mine.setViewportSize({ width, height })
      await speak(hers, 'A line that is to be seen while we look')
      await inEachTheme(mine, async (theme) => expect(await axeFindings(mine), theme).toEqual([]))
      expect(await smallTargets(mine)).toEqual([])
    }
    for (const [width, height] of [
      [768, 1024],
      [320, 640],
    ] as const) {
      await mine.setViewportSize({ width, height })
      expect(await outOfReach(mine)).toEqual([])
    }
    await mine.setViewportSize({ width: 1440, height: 900 })
  })

  await test.step('muted, it listens to nothing; off, neither', async () => {
    await mine.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect.poll(() => hears(mine)).toBe(false)
    await mine.getByRole('button', { name: 'Unmute' }).click()
    await expect.poll(() => hears(mine)).toBe(true)
    await button(mine).click()
    await expect.poll(() => hears(mine)).toBe(false)
    await expect(button(mine)).toHaveAttribute('aria-pressed', 'false')
    await expect(strip(hers)).toContainText('To show what Maya says, Maya has to press Captions too.', {
      timeout: 20_000,
    })
  })

  await test.step('a browser that cannot go on says so', async () => {
    await button(mine).click()
    await expect.poll(() => hears(mine)).toBe(true)
    await mine.evaluate(() => {
      const { listening } = window as unknown as { listening: EventTarget }
      listening.dispatchEvent(Object.assign(new Event('error'), { error: 'language-not-supported' }))
    })
    await expect(strip(mine)).toContainText('Your browser stopped writing captions.')
    await expect(button(mine)).toHaveAttribute('aria-pressed', 'false')
    expect(await hears(mine)).toBe(false)
  })
  for (const { context } of [maya, amara]) await context.close()
})

test('a language pack is loaded only by a press, from a phone too; without it there are no captions', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { maya, amara, session } = await meet(browser, app, able('unavailable'), able(null))
  const { page } = maya
  const more = page.getByRole('button', { name: 'More' })
  const hasPack = (pack: Pack) => page.evaluate((pack) => Object.assign(window, { pack }) && undefined, pack)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(amara.page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await expect(button(amara.page)).toBeHidden()

  await page.bringToFront()
  await more.press('Enter')
  await button(page).press('Enter')
  await expect(strip(page)).toContainText("can't write captions in American English on this device", DRAWN)
  await page.getByRole('button', { name: 'Close' }).press('Enter')
  await hasPack('downloadable')
  await more.press('Enter')
  await button(page).press('Enter')
  await expect(strip(page)).toContainText(
    'For captions, your browser needs its language pack for American English.',
  )
  await expect(page.getByRole('button', { name: 'Download it' })).toBeFocused()
  await inEachTheme(page, async (theme) => expect(await axeFindings(page), theme).toEqual([]))
  expect(await smallTargets(page)).toEqual([])
  await page.getByRole('button', { name: 'Not now' }).press('Enter')
  await expect(strip(page)).toBeHidden()
  await expect(more).toBeFocused()

  await more.press('Enter')
  await button(page).press('Enter')
  await page.getByRole('button', { name: 'Download it' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Stop waiting' })).toBeFocused()
  expect(await hears(page)).toBe(false)
  await page.evaluate(() => window.dispatchEvent(new Event('pack-loaded')))
  await expect(strip(page)).toContainText('Your browser writes what you say here')
  await expect(more).toBeFocused()
  await expect.poll(() => hears(page)).toBe(true)

  await expect(strip(page)).toContainText("Amara's browser can't write captions.")
  await more.press('Enter')
  await button(page).press('Enter')
  await expect(strip(page)).toBeHidden()

  await test.step('a browser that ends the page over the question is not asked again', async () => {
    await hasPack('nobody answers')
    await more.press('Enter')
    await button(page).press('Enter')
    await expect(strip(page)).toHaveText('Asking your browser...', DRAWN)
    const ended = page.waitForEvent('crash')
    const devtools = await maya.context.newCDPSession(page)
    void devtools.send('Page.crash').catch(() => undefined)
    await ended
    const after = await maya.context.newPage()
    await after.goto(`/session/${session}`)
    await after.getByRole('button', { name: 'Join Now' }).click()
    await expect(after.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    await expect(button(after)).toBeHidden()
  })
  for (const { context } of [maya, amara]) await context.close()
})
