import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SCHOOLS } from '@shinequo/contract/schools'
import { startBrowserApp } from '@shinequo/server/testing/browser-app'
import { arrive, EVERY_PAGE, type PageState } from './every-page.ts'
import { test as base, expect } from './fixture-test.ts'

/*
 * Opens each address once in the pseudo-language: in it every message of a catalogue has accents and is longer, and the
 * page runs from right to left. Text with a plain vowel does not come from a catalogue.
 */

const BUILD = join(import.meta.dirname, '..', 'apps', 'web', '.cache', 'pseudo')

const test = base.extend<object, object>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      if (!existsSync(BUILD))
        throw new Error('Build the web app for this first: npm run build:pseudo -w apps/web')
      const app = await startBrowserApp({ RATE_LIMIT_SCALE: '100' }, undefined, BUILD)
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ viewport: { width: 320, height: 900 } })

const addresses = new Set<PageState['path']>()
const isFirst = ({ path }: PageState) => !addresses.has(path) && addresses.add(path) && true

for (const state of EVERY_PAGE.filter(({ act, refused }) => !act && !refused).filter(isFirst)) {
  test(`${state.name}: nothing is left in the code, and nothing sticks out`, async ({
    page,
    fixtures,
    signIn,
  }) => {
    const answers: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('application/json')) {
        answers.push(response.text().catch(() => ''))
      }
    })
    if (state.as) await signIn(fixtures[state.as])
    await arrive(page, state, fixtures)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const words = await wordsOf(page)
    expect(leftOver(words, await Promise.all(answers))).toEqual([])
  })
}

/** What a person sees or hears on the page: its texts, names and descriptions. */
async function wordsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
    ]
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof Element) {
        for (const name of attributes) found.push(node.getAttribute(name) ?? '')
      } else if (!node.parentElement?.closest('script, style, noscript, [lang]:not(html)')) {
        found.push(node.textContent ?? '')
      }
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '')
  })
}

/** The texts that contain a plain vowel after removing all data from server responses and from Intl. */
function leftOver(words: readonly string[], answers: readonly string[]): string[] {
  const data = new Set(DATES)
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      data.add(value)
      for (const part of value.replace(/<[^>]*>/g, '\n').split(/\s+|[,.:;/_]/))
        if (part.length > 1) data.add(part)
    } else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  for (const answer of answers) {
    try {
      collect(JSON.parse(answer))
    } catch {}
  }
  const known = [...data].filter((text) => text.length > 1).sort((a, b) => b.length - a.length)
  return words.filter((text) => {
    if (!/[aeiou]/.test(text)) return false
    let rest = text.replace(ELSEWHERE, ' ')
    for (const part of known) rest = rest.replaceAll(part, ' ')
    return /[aeiou]/.test(rest)
  })
}

/** The product's name, email addresses, continents in zone names, and what a browser calls its devices. */
const ELSEWHERE =
  /ShineQuo|[\w.+-]+@[\w.-]+|\b(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\b|\b[Ff]ake[ _]\w.*/g

const dateParts = (day: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(day)

/** The output of Intl, and the names of zones and schools. */
const DATES = [
  ...(['long', 'short'] as const).flatMap((style) => [
    ...[...Array(12).keys()].map((month) => dateParts(new Date(Date.UTC(2026, month)), { month: style })),
    ...[...Array(7).keys()].map((day) => dateParts(new Date(Date.UTC(2026, 0, day + 1)), { weekday: style })),
  ]),
  ...Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.replaceAll('_', ' ').split('/')),
  ...Object.values(SCHOOLS).map(({ name }) => name),
  'EST',
  'EDT',
]
