import { DANGER as DANGER_EN, WORDS as WORDS_EN } from './grammar-en.mjs'
import { DANGER as DANGER_ES, WORDS as WORDS_ES } from './grammar-es.mjs'
import { HARMLESS as HARMLESS_EN } from './harmless-en.mjs'
import { HARMLESS as HARMLESS_ES } from './harmless-es.mjs'

/** @typedef {import('./texts.mjs').Labelled} Labelled */

const GRAMMARS = /** @type {const} */ ([
  { lang: 'en', words: WORDS_EN, danger: DANGER_EN, harmless: HARMLESS_EN, before: '<calm>' },
  { lang: 'es', words: WORDS_ES, danger: DANGER_ES, harmless: HARMLESS_ES, before: '<bien>' },
])

/** The share of sentences of danger with an everyday sentence in front, and of sentences with a letter wrong. */
const WITH_BEFORE = 0.25
const MISSPELT = 0.12

/**
 * Random numbers from 0 to below 1, the same for the same seed (mulberry32).
 * @param {number} seed
 * @returns {() => number}
 */
export function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Sentences by grammar, the same for the same seed, each once. Each has a family of families.mjs.
 * @param {number} seed
 * @param {{ danger: number, harmless: number }} each how many to compose of each family and language
 * @returns {Labelled[]}
 */
export function generate(seed, each) {
  const random = seeded(seed)
  /** @type {Map<string, Labelled>} */
  const made = new Map()
  for (const { lang, words, danger, harmless, before } of GRAMMARS) {
    /** @param {string} template */
    const compose = (template) => misspell(filled(template, words, random), random)
    for (const [family, templates] of Object.entries(danger)) {
      for (let i = 0; i < each.danger; i++) {
        const start = random() < WITH_BEFORE ? `${before} ` : ''
        const text = compose(start + picked(templates, random))
        made.set(text, { lang, label: 'danger', level: 'clear', family, text })
      }
    }
    for (const [family, templates] of Object.entries(harmless)) {
      for (let i = 0; i < each.harmless; i++) {
        const text = compose(picked(templates, random))
        made.set(text, { lang, label: 'harmless', family, text })
      }
    }
  }
  return [...made.values()]
}

/**
 * @template T
 * @param {readonly T[]} list
 * @param {() => number} random
 * @returns {T}
 */
function picked(list, random) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)])
}

/**
 * @param {string} template
 * @param {Readonly<Record<string, string>>} words
 * @param {() => number} random
 */
function filled(template, words, random) {
  let text = template
  while (/[{<]/.test(text)) {
    text = text.replace(/\{([^{}]*)\}/g, (_, inside) => picked(inside.split('|'), random))
    text = text.replace(/<([^<>{}|]+)>/g, (_, name) => picked((words[name] ?? '').split('|'), random))
  }
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Leaves out or doubles one letter of some texts.
 * @param {string} text
 * @param {() => number} random
 */
function misspell(text, random) {
  const dice = random()
  const at = 1 + Math.floor(random() * (text.length - 2))
  if (dice < MISSPELT / 2) return text.slice(0, at) + text.slice(at + 1)
  return dice < MISSPELT ? text.slice(0, at) + text.charAt(at) + text.slice(at) : text
}
