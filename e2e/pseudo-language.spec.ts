import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { SCHOOLS } from '@shinequo/contract/schools'
import { startUsualApp } from './apps.ts'
import { ownApp } from './browser-test.ts'
import { arrive, EVERY_PAGE } from './every-page.ts'
import { test as base, expect } from './fixture-test.ts'
import type { Fixtures } from './fixtures.ts'
import { refuseStaleBuild } from './machine.ts'
import type { PageState } from './page-state.ts'
import { withPseudoNames } from './pseudo-names.ts'

/*
 * Pages in the language of tests: every sentence of a catalogue has accents there and is longer, and the page
 * runs from right to left. What has a plain vowel comes from no catalogue.
 */

const BUILD = join(import.meta.dirname, '..', 'apps', 'web', '.cache', 'pseudo')

const test = base.extend({
  app: ownApp(() => {
    refuseStaleBuild('--pseudo')
    return startUsualApp({ webFolder: BUILD })
  }),
})

const addresses = new Set<PageState['path']>()
const isFirst = ({ path }: PageState) => !addresses.has(path) && addresses.add(path) && true
/** Each address once: what `npm test` goes to, where it is narrowest. `npm run test:full` has every state at every width. */
const FIRST = new Set(EVERY_PAGE.filter(({ act, refused }) => !act && !refused).filter(isFirst))

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const state of EVERY_PAGE) {
      const tag = width === 320 && FIRST.has(state) ? [] : ['@full']
      test(`${state.name}: nothing is left in the code, and nothing sticks out`, { tag }, async ({
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
        const { act } = state
        const acted = act && ((_: Page, people: Fixtures) => act(withPseudoNames(page), people))
        await arrive(page, { ...state, ...(acted && { act: acted }) }, fixtures)
        expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
        const room = page.viewportSize()?.width
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(room)
        const words = await wordsOf(page)
        const said = await Promise.all(answers)
        expect(leftOver(words, said)).toEqual([])
        expect(unmarked(words, said)).toEqual([])
      })
    }
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
      } else if (!node.parentElement?.closest('script, style, noscript, textarea, [lang]:not(html)')) {
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

/** Fields with texts that people and the programme wrote. Their titles are next to them. */
const WRITTEN = [
  'text',
  'story',
  'question_text',
  'question_text_es',
  'choice_text',
  'choice_text_es',
  'pre_session_note',
  'focus_area',
  'protocol',
]

/** Texts of people and of the programme that are not marked as being of another language than the page, perhaps. */
function unmarked(words: readonly string[], answers: readonly string[]): string[] {
  const written = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const fields = Object.entries(value)
    const isWritten = fields.some(([name, text]) => WRITTEN.includes(name) && text !== '')
    for (const [name, text] of fields) {
      if (typeof text !== 'string') collect(text)
      else if (WRITTEN.includes(name) || (isWritten && name === 'title')) {
        written.add(text.replace(/\s+/g, ' ').trim())
      }
    }
  }
  for (const answer of answers) {
    try {
      collect(JSON.parse(answer))
    } catch {}
  }
  return words.filter((text) => written.has(text))
}

/** The product's name, email addresses, continents in zone names, what a browser calls its devices, and what acts type. */
const ELSEWHERE =
  /ShineQuo|[\w.+-]+@[\w.-]+|\b(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\b|\b[Ff]ake[ _]\w.*|\bcall us$/g

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
  // Zones that Node knows by their former names.
  ...[
    'Asmara',
    'Nuuk',
    'Kolkata',
    'Kathmandu',
    'Yangon',
    'Ho Chi Minh',
    'Faroe',
    'Kyiv',
    'Kanton',
    'Pohnpei',
    'Chuuk',
  ],
  'EST',
  'EDT',
]
