import { test as base, expect } from '@playwright/test'
import { type BrowserApp, startBrowserApp } from '@shinequo/server/testing/browser-app'
import { addressOf, EVERY_PAGE, isPlain } from '../every-page.ts'
import { addFixtures, type Fixtures } from '../fixtures.ts'
import { storageOf } from '../signed-in.ts'
import { watchedBuild } from './watched-build.ts'
import type { WebDriver } from './web-driver.ts'
import { startWebKit } from './webkit-place.ts'

/* Every page in WebKitGTK, as each person. */

/** A desktop's width, and one below that of the narrowest window that the browser has. */
const WIDTHS = [1280, 390]

interface Place {
  readonly app: BrowserApp
  readonly fixtures: Fixtures
  readonly browser: WebDriver
}

const test = base.extend<object, { place: Place }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const build = watchedBuild()
      const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100' }, { webFolder: build.folder })
      const { browser, stop } = await startWebKit()
      await use({ app, fixtures: await addFixtures(app), browser })
      await stop()
      await app.close()
      build.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Opens a page as a person, and waits until it has its heading and nothing more is on its way. */
async function arrive({ app, browser, fixtures }: Place, path: string, as?: keyof Fixtures): Promise<void> {
  await browser.open(`${app.url}/favicon.svg`)
  const person = as && fixtures[as]
  const storage = typeof person === 'object' ? (await storageOf(app, person)).origins[0]!.localStorage : []
  await browser.run(
    `localStorage.clear()
    for (const { name, value } of arguments[0]) localStorage.setItem(name, value)`,
    storage,
  )
  await browser.open(app.url + path)
  await settle(browser)
}

const READY = `const heading = document.querySelector('h1')
  return document.readyState === 'complete' && window.watched.isIdle() &&
    !!heading && heading.checkVisibility() && heading.innerText.trim() !== ''`

async function settle(browser: WebDriver): Promise<void> {
  // Twice, since a part of the page that has just come may ask for more.
  for (let times = 0; times < 2; times += 1) await expect.poll(() => browser.run(READY)).toBe(true)
}

/** What of the page is wider than its window. */
const WIDE = `const { clientWidth, scrollWidth } = document.documentElement
  return scrollWidth > clientWidth ? scrollWidth + ' px in a window of ' + clientWidth : ''`

/** The landmarks that can be seen. */
const LANDMARKS = `return ['main', 'nav', 'aside'].filter((name) =>
  [...document.querySelectorAll(name)].some((one) => one.checkVisibility() && one.clientHeight > 0))`

for (const state of EVERY_PAGE.filter(isPlain)) {
  test(`${state.name}: opens, fits, and nothing fails`, async ({ place }) => {
    const { browser, fixtures } = place
    const path = addressOf(state, fixtures)
    await browser.resize(WIDTHS[0]!, 800)
    await arrive(place, path, state.as)
    const shown = await browser.run<string[]>(LANDMARKS)
    expect(shown).toContain('main')
    if (/^\/(home|coach|admin)(\/|$)/.test(path) && !path.endsWith('/login')) expect(shown).toContain('nav')
    for (const width of WIDTHS) {
      await browser.resize(width, 800)
      await expect.poll(() => browser.run(WIDE), `at ${width} px`).toBe('')
    }
    await settle(browser)
    expect(await browser.run('return window.watched.faults')).toEqual([])
  })
}

test('the room says that this browser holds no calls, and lets nobody join', async ({ place }) => {
  const { browser, fixtures } = place
  await arrive(place, `/session/${fixtures.joinable}`, 'settled')
  const shown = await browser.run<string>('return document.body.innerText')
  expect(shown).toContain("This browser can't hold video calls.")
  const open =
    "return [...document.querySelectorAll('button:not([aria-disabled=true])')].map((one) => one.innerText.trim())"
  expect((await browser.run<string[]>(open)).filter((words) => words.startsWith('Join'))).toEqual([])
})

test('what is planted is seen: an error, a failed call, a missing file, and a wide box', async ({
  place,
}) => {
  const { browser } = place
  await arrive(place, '/terms')
  await browser.run(`
    console.error('planted')
    void fetch('/api/missing')
    setTimeout(() => { throw new Error('planted later') })
    document.querySelector('main').insertAdjacentHTML('beforeend',
      '<img src="/api/missing.png"><div style="width:3000px">wide</div>')`)
  await expect.poll(() => browser.run<string[]>('return window.watched.faults')).toHaveLength(4)
  expect(await browser.run(WIDE)).toMatch(/^\d+ px in a window/)
})
