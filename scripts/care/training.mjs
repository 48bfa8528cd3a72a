import { piecesOf } from '@shinequo/domain/care/risk-features'
import { DANGER_GROUPS, groupOf, HARMLESS_GROUPS } from './families.mjs'
import { generate } from './generate.mjs'
import { learn, score } from './learn.mjs'

/**
 * @typedef {import('./texts.mjs').Labelled} Labelled
 * @typedef {import('./learn.mjs').Example & { group: string, text: Labelled }} Prepared
 */

const SEED = 11
/** Sentences by grammar for each family and language. */
const GENERATED = { danger: 60, harmless: 150 }
/**
 * How much a text counts. A sentence by grammar says less than a text that a person wrote, and 'maybe' danger less than
 * clear danger; harmless words of danger are what is hardest to learn.
 */
const GENERATED_WEIGHT = 0.5
const MAYBE_WEIGHT = 0.7
const HARD_WEIGHT = 1.5

/**
 * What there is to learn from: the texts, and sentences by grammar. In each language all danger together counts as much
 * as all that is harmless, so that the language itself says nothing.
 * @param {readonly Labelled[]} texts
 * @returns {{ written: Prepared[], generated: Prepared[] }}
 */
export function prepare(texts) {
  const written = texts.map((text) => prepared(text, 1))
  const generated = generate(SEED, GENERATED).map((text) => prepared(text, GENERATED_WEIGHT))
  balance([...written, ...generated])
  return { written, generated }
}

/**
 * @param {Labelled} text
 * @param {number} weight
 * @returns {Prepared}
 */
function prepared(text, weight) {
  const pieces = piecesOf(text.text).map((features) => ({
    features: Int32Array.from(features.keys()),
    values: Float32Array.from(features.values()),
  }))
  return {
    text,
    group: groupOf(text.family),
    pieces,
    isDanger: text.label === 'danger',
    weight: weight * weightOf(text),
  }
}

/** @param {Labelled} text */
function weightOf({ level, family }) {
  if (level) return level === 'maybe' ? MAYBE_WEIGHT : 1
  return family.startsWith('hard:') ? HARD_WEIGHT : 1
}

/** @param {readonly Prepared[]} examples */
function balance(examples) {
  const parts = ['en', 'es'].flatMap((lang) =>
    [true, false].map((isDanger) =>
      examples.filter((example) => example.text.lang === lang && example.isDanger === isDanger),
    ),
  )
  for (const part of parts) {
    const sum = part.reduce((total, { weight }) => total + weight, 0)
    for (const example of part) example.weight *= examples.length / parts.length / sum
  }
}

/**
 * The groups that are left out together: one of danger, and one or two of harmless texts.
 * @type {readonly (readonly string[])[]}
 */
export const FOLDS = DANGER_GROUPS.map((group, fold) => [
  group,
  ...HARMLESS_GROUPS.filter((_, place) => place % DANGER_GROUPS.length === fold),
])

/** Into how many parts the texts are divided to measure new texts of known families. */
const PARTS = 8

/**
 * The scores of the written texts that are left out, by a model that has seen none of what is left out.
 * @param {{ written: readonly Prepared[], generated: readonly Prepared[] }} examples
 * @param {(example: Prepared) => boolean} isOut
 * @returns {Map<Labelled, number>}
 */
function scoresWithout({ written, generated }, isOut) {
  const model = learn([...written, ...generated].filter((example) => !isOut(example)))
  return new Map(written.filter(isOut).map((example) => [example.text, score(model, example)]))
}

/**
 * The scores of the written texts of some groups by a model that has seen nothing of these groups: no text in either
 * language, and no sentence by grammar.
 * @param {ReturnType<typeof prepare>} examples
 * @param {readonly string[]} leftOut
 */
export function scoresUnseen(examples, leftOut) {
  return scoresWithout(examples, ({ group }) => leftOut.includes(group))
}

/**
 * The score of each written text by the model that has seen nothing of its group.
 * @param {ReturnType<typeof prepare>} examples
 * @returns {Map<Labelled, number>}
 */
export function crossValidated(examples) {
  return new Map(FOLDS.flatMap((leftOut) => [...scoresUnseen(examples, leftOut)]))
}

/**
 * The score of each written text by a model that has not seen this text, but others of its family.
 * @param {ReturnType<typeof prepare>} examples
 * @returns {Map<Labelled, number>}
 */
export function crossValidatedByText(examples) {
  const places = new Map(examples.written.map((example, place) => [example, place]))
  const parts = Array.from({ length: PARTS }, (_, part) =>
    scoresWithout(examples, (example) => (places.get(example) ?? -1) % PARTS === part),
  )
  return new Map(parts.flatMap((scores) => [...scores]))
}
