import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NOUNS } from '../structure/places.mjs'
import { NOUN_PAGES, OF_ALL_NOUNS, PAGES_OF_NONE, statesPattern } from './noun-pages.mjs'

const E2E = join(import.meta.dirname, '..', '..', 'e2e')
const shown = Object.values(NOUN_PAGES)

/** The names of all states, read from the source: no command may import tests. */
const states = readdirSync(E2E)
  .filter((file) => file.endsWith('-states.ts'))
  .map((file) => readFileSync(join(E2E, file), 'utf8'))
  .join('\n')
  .split('\n')
  .flatMap((line) => /(?:\bname: |\bhome\(|^ {2}availability\()(['"])(.+?)\1/.exec(line)?.[2] ?? [])

it('knows what shows each noun of ARCHITECTURE.md', () => {
  expect(Object.keys(NOUN_PAGES)).toEqual(NOUNS)
})

it('gives each file of browser tests a noun, or all of them, and names no other file', () => {
  const files = readdirSync(E2E).flatMap((file) => (file.endsWith('.spec.ts') ? file.slice(0, -8) : []))
  const known = new Set([...shown.flatMap(({ specs }) => specs), ...OF_ALL_NOUNS])
  expect([...known].sort()).toEqual(files.sort())
})

it('gives each state of each page a noun or none, and names no other page', () => {
  expect(states.length).toBeGreaterThan(150)
  const title = (state: string) => `shell every-page.spec.ts ${state}: sound in light and dark`
  const matched = (pages: readonly string[]) => {
    const pattern = new RegExp(statesPattern(pages), 'i')
    return states.filter((state) => pattern.test(title(state)))
  }
  const all = [...shown.flatMap(({ pages }) => pages), ...PAGES_OF_NONE]
  expect(states.filter((state) => !matched(all).includes(state))).toEqual([])
  expect(all.filter((page) => matched([page]).length === 0)).toEqual([])
})

it('selects the states of a page, and not those of its namesakes', () => {
  const pattern = new RegExp(statesPattern(['people', 'session page']))
  const titles = [
    'shell every-page.spec.ts people, pause: sound in light and dark',
    'shell every-page.spec.ts session page of a coach, cancel: sound in light and dark',
    'shell every-page.spec.ts suggested people: sound in light and dark',
    'shell late-answers.spec.ts people: moves nothing',
  ]
  expect(titles.map((title) => pattern.test(title))).toEqual([true, true, false, false])
})
