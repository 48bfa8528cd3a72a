import { normalised } from './clauses.ts'
import { conceptsOf, isUnheard } from './risk-concepts.ts'

/** How many different features there can be. Two features that share a number share a weight. */
export const FEATURE_COUNT = 2 ** 18

/** Kinds of features, and how much each counts before the length of the text is taken into account. */
const WORD = { seed: 0x1b873593, value: 1 }
const PAIR = { seed: 0x2c1b3c6d, value: 0.8 }
const LETTERS = { seed: 0x38b34ae5, value: 0.25 }
const CONCEPT = { seed: 0x5f356495, value: 0.6 }
const CONCEPT_PAIR = { seed: 0x71d67fff, value: 0.6 }

type Kind = typeof WORD

/** A clause with fewer words says too little to be judged alone. */
const FEWEST_WORDS = 3
/** Stands for the end of a clause, and for a word that does not count. */
const NO_WORD = ''
/** How many words apart two concepts may stand to count as a pair. */
const WINDOW = 6
/** Lengths of the groups of letters of a word, which bear misspellings and endings. */
const LETTER_GROUPS = [4, 5]
const EDGE = 96
const PRIME = 16777619

const add = (hash: number, code: number) => Math.imul(hash ^ code, PRIME)

function placeOf(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % FEATURE_COUNT
}

/** Features by number, and how much each counts. */
export type Features = ReadonlyMap<number, number>

function hashOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let place = 0; place < word.length; place++) hash = add(hash, word.charCodeAt(place))
  return hash
}

/** What the features of a word come from. A text is judged in overlapping pieces, so each word is read once. */
interface Heard {
  readonly counts: boolean
  readonly hash: number
  readonly concepts: readonly number[]
  /** The hashes of its groups of letters. */
  readonly letters: readonly number[]
}

function heard(written: string): Heard {
  const word = isUnheard(written) ? NO_WORD : written
  const hash = hashOf(word)
  if (word === NO_WORD) return { counts: false, hash, concepts: [], letters: [] }
  return { counts: true, hash, concepts: conceptsOf(word), letters: lettersOf(word) }
}

/** The groups of letters of a word with an edge on both sides. */
function lettersOf(word: string): readonly number[] {
  const hashes: number[] = []
  for (const length of LETTER_GROUPS) {
    for (let start = -1; start + length <= word.length + 1; start++) {
      let hash = length
      for (let place = start; place < start + length; place++)
        hash = add(hash, place < 0 || place === word.length ? EDGE : word.charCodeAt(place))
      hashes.push(hash)
    }
  }
  return hashes
}

/** Collects features; the same feature again changes nothing, so that repeating a word does not raise a score. */
class Collected {
  readonly values = new Map<number, number>()

  add({ seed, value }: Kind, hash: number): void {
    const place = placeOf(add(hash, seed))
    if ((this.values.get(place) ?? 0) < value) this.values.set(place, value)
  }
}

/**
 * The features of some normalised words and how much each counts: words, pairs of words, groups of letters, and
 * which concepts stand near each other in which order. Each is a number below `FEATURE_COUNT`. The values are scaled
 * to a length of one (their squares add up to 1), so that long texts do not score higher. Words of languages, origins,
 * places and faiths count as nothing.
 */
export const featuresOf = (words: readonly string[]): Features => featuresOfHeard(words.map(heard))

function featuresOfHeard(words: readonly Heard[]): Features {
  const collected = new Collected()
  words.forEach(({ counts, hash, concepts, letters }, place) => {
    const before = words[place - 1]
    if (before !== undefined) collected.add(PAIR, add(before.hash, hash))
    if (!counts) return
    collected.add(WORD, hash)
    for (const group of letters) collected.add(LETTERS, group)
    for (const mine of concepts) {
      collected.add(CONCEPT, mine)
      for (let other = place + 1; other <= place + WINDOW && other < words.length; other++)
        for (const theirs of words[other]?.concepts ?? [])
          collected.add(CONCEPT_PAIR, add(mine + 1, theirs + 1))
    }
  })
  return scaled(collected.values)
}

function scaled(values: Map<number, number>): Features {
  let squares = 0
  for (const value of values.values()) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (const [place, value] of values) values.set(place, value / length)
  return values
}

/**
 * What of a text is judged, each as its features: the whole, each clause, and each clause with the next one. So neither
 * many harmless words nor an excuse elsewhere hide a few of danger. The whole comes first.
 */
export function piecesOf(text: string): readonly Features[] {
  const clauses = normalised(text).map((clause) => [NO_WORD, ...clause].map(heard))
  const pieces = [featuresOfHeard(clauses.flat())]
  if (clauses.length < 2) return pieces
  clauses.forEach((clause, place) => {
    const next = clauses[place + 1]
    if (clause.length > FEWEST_WORDS) pieces.push(featuresOfHeard(clause))
    if (next && clauses.length > 2) pieces.push(featuresOfHeard([...clause, ...next]))
  })
  return pieces
}
