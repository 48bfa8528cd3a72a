import type { Page } from '@playwright/test'
import { axeFindings, COLOUR_RULES, inEachTheme } from './axe-findings.ts'
import { arrive, EVERY_PAGE, isPlain } from './every-page.ts'
import { expect, test } from './fixture-test.ts'
import { motionEnds, movingParts } from './frames.ts'
import { type PageWatch, watchPage } from './page-faults.ts'
import { printFaults } from './print-faults.ts'
import { cutTexts, outOfReach, READ, smallTargets } from './reach.ts'
import { watchRequests } from './stillness.ts'

/*
 * Every page in every state, opened once in a desktop window, which then gets the size of a phone, of a sheet of paper
 * and of a zoom to 400 %, each checked in a named step. late-answers.spec.ts opens the pages on a phone, with motion.
 */

const PHONE = { width: 390, height: 844 }
/** A window of 1280 x 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }

for (const state of EVERY_PAGE) {
  test(`${state.name}: sound in light and dark, at every width, on paper and at 400 %`, async ({
    page,
    fixtures,
    signIn,
  }) => {
    if (state.as) await signIn(fixtures[state.as])
    const watch = isPlain(state) ? await watchPage(page) : null
    await test.step('arrives', () => arrive(page, state, fixtures))
    const opened = await openedParts(page)
    await inEachTheme(page, async (theme) => {
      await loadsWell(watch, theme)
      if (theme === 'dark') await watch?.end()
      await test.step(`axe finds nothing in ${theme}`, async () => {
        expect(await axeFindings(page, theme === 'dark' ? COLOUR_RULES : undefined), theme).toEqual([])
      })
    })
    // What an act has opened may differ at a width between the two.
    for (const width of watch ? [768, 320] : [320]) {
      await test.step(`nothing sticks out at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 })
        await expectWidth(page, width)
      })
    }
    await test.step('nothing moves where less motion is asked for', async () => {
      expect(await movingParts(page)).toEqual([])
    })
    await test.step('prints whole, in light from dark, with nothing to press', async () => {
      expect(await printFaults(page)).toEqual([])
    })
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    if (state.again) await test.step('arrives on a phone', () => arrive(page, state, fixtures))
    else
      expect(await openedParts(page), 'open on a phone; a state whose act it loses is done `again`').toEqual(
        opened,
      )
    await motionEnds(page)
    await test.step('targets for fingers', async () => expect(await smallTargets(page)).toEqual([]))
    await test.step('room for wider text', async () => expect(await cutTexts(page, READ.wider)).toEqual([]))
    await test.step('room for text of twice the size', async () => {
      expect(await cutTexts(page, READ.doubled)).toEqual([])
    })
    await test.step('all in reach at 400 %', async () => {
      await closeMenu(page)
      await zoomIn(page)
      await expectWidth(page, ZOOMED.width)
      await motionEnds(page)
      expect(await outOfReach(page)).toEqual([])
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('what is planted is seen: a small target, a text cut off, a covered control', async ({ page }) => {
    await page.goto('/terms')
    await page.locator('h1').waitFor()
    await plant(
      page,
      `<button style="width:30px;height:44px">small</button>
        <div style="width:60px;overflow:hidden;white-space:nowrap">a text that is cut</div>
        <a href="/covered" style="position:fixed;bottom:10px">covered</a>
        <div style="position:fixed;inset:auto 0 0;height:80px;background:#000"></div>`,
    )
    expect((await smallTargets(page)).join()).toContain('small</button>')
    expect(await cutTexts(page, READ.wider)).toEqual(['cut off: a text that is cut'])
    const lost = (await outOfReach(page)).join()
    expect(lost).toContain('hidden while it has the focus: <a href="/covered"')
  })
})

test('a stop that is hidden between many others is seen', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('h1').waitFor()
  const rest = Array.from({ length: 40 }, (_, at) => `<p><a href="/stop-${at}">stop ${at}</a></p>`)
  rest[29] =
    '<p style="position:relative"><a href="/under">under</a><b style="position:absolute;inset:0"></b></p>'
  await plant(page, rest.join(''))
  const lost = await outOfReach(page)
  expect(lost).toEqual([expect.stringContaining('hidden while it has the focus: <a href="/under"')])
})

async function loadsWell(watch: PageWatch | null, theme: string): Promise<void> {
  if (!watch) return
  await test.step(`loads without a fault or a jump, ${theme}`, async () => {
    expect(await watch.take()).toEqual([])
  })
}

const expectWidth = (page: Page, width: number) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

/** The names of the dialogs and menus that are open. */
async function openedParts(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=menu]')].map((part) => {
      const title = document.getElementById(part.getAttribute('aria-labelledby') ?? '')
      return part.getAttribute('aria-label') ?? title?.textContent ?? ''
    }),
  )
}

/** The window at 400 %, with the pixels of one. Only here, since four times the pixels are slow to draw. */
async function zoomIn(page: Page): Promise<void> {
  await page.setViewportSize(ZOOMED)
  const session = await page.context().newCDPSession(page)
  const metrics = { ...ZOOMED, deviceScaleFactor: 4, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(4)
}

/** In a menu the arrows move and Tab does not. When closed, it returns the focus to its button, with a delay. */
async function closeMenu(page: Page): Promise<void> {
  if (!(await page.getByRole('menu').isVisible())) return
  const button = page.locator('[aria-haspopup=menu][aria-expanded=true]')
  const id = await button.getAttribute('id')
  await page.keyboard.press('Escape')
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
}

test('axe and the width see what is planted', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('h1').waitFor()
  await plant(
    page,
    '<img src="/favicon.svg"><p style="color:#bbb;background:#fff">pale</p><div style="width:400px">wide</div>',
  )
  const named = async (rules?: readonly string[]) =>
    (await axeFindings(page, rules)).map((finding) => finding.split(':')[0])
  expect(await named()).toEqual(expect.arrayContaining(['image-alt', 'color-contrast']))
  expect(await named(COLOUR_RULES)).toEqual(['color-contrast'])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeGreaterThan(320)
})

test.describe('what is planted while a page loads', () => {
  test.use({ provoked: /^planted/ })

  test('is seen: a console error, a missing file, a wide box, a late picture without a size', async ({
    page,
  }) => {
    const watch = await watchPage(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto('/terms')
    await page.locator('h1').waitFor()
    expect(await watch.take()).toEqual([])
    await page.route('**/late.svg', async (route) => {
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'
      await route.fulfill({ contentType: 'image/svg+xml', body })
    })
    await page.evaluate(() => {
      console.error('planted')
      const planted = '<img alt="" src="/late.svg"><img alt="" src="/api/missing">'
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', planted)
      document.body.insertAdjacentHTML('beforeend', '<div style="width:400px">wide</div>')
    })
    const found = await watch.take()
    for (const fault of [/^console: planted$/, /^404 .*missing$/, /^400 px wide/, /^moved by/]) {
      expect(found).toContainEqual(expect.stringMatching(fault))
    }
  })
})

test('a page that asks for more when its part has come is waited for', async ({ page }) => {
  await page.goto('/terms')
  await page.locator('h1').waitFor()
  const still = await watchRequests(page)
  await page.evaluate(async () => {
    const next = async (left: number): Promise<void> => {
      await fetch('/manifest.webmanifest', { cache: 'reload' })
      if (left > 0) return await next(left - 1)
      document.title = 'The last has come'
    }
    void next(5)
  })
  await still()
  expect(await page.title()).toBe('The last has come')
})

async function plant(page: Page, html: string): Promise<void> {
  await page.evaluate((planted) => {
    document.querySelector('main')!.insertAdjacentHTML('beforeend', planted)
  }, html)
}
