import type { Sentence } from './clauses.ts'

/* Small vocabularies joined by rules. A vocabulary is a line of words; `stem*` matches any ending, `wake_up` is two words.
   A rule is a line: names of vocabularies (in capitals) or words, `a|B` for either, in the order of the text. Up to two
   other words may stand between two parts, or as many as a number between them says; a clause's end counts as two.
   `A ~6 B` allows either order. `!` in front: said so plainly that no topic excuses it, and a joke or a story not altogether. `-A` at the
   end: not if A is in the same sentence. `MANY` is any number from 8. A negation in the match or right in front of it undoes a rule, unless the rule
   itself has one of `NOT` or `NUNCA`. Headings (`= self clear`) say what the lines below are. */

/** What a rule finds: 'self' is about the writer's own life and body, 'other' is anything else. */
export const KINDS = [
  'self clear',
  'self maybe',
  'other clear',
  'other maybe',
  'idiom',
  'joke',
  'topic',
  'art',
  'past',
  'ago',
] as const
export type Kind = (typeof KINDS)[number]

export interface Found {
  readonly kind: Kind
  readonly plainly: boolean
  readonly negated: boolean
  /** The first and the last clause of the match, counted in the sentence. */
  readonly clauses: readonly [number, number]
}

export interface Composed {
  readonly found: readonly Found[]
  /** The sentence with each word of an idiom as '-'. */
  readonly rest: Sentence
}

/** What compile-rules.ts makes of vocabularies and rules, as lines. Numbers are in base 36. */
export interface RuleTables {
  /** Words, stems and phrases, and what they stand for: the number of a list, or of a part as `~number`. */
  readonly exact: string
  readonly stems: string
  readonly phrases: string
  /** The parts that a list belongs to, a line for each. */
  readonly lists: string
  /** The rules by the part at which they are looked for. */
  readonly rules: string
}

interface Phrase {
  /** The words after the first. */
  readonly words: readonly string[]
  readonly owners: readonly number[]
}

interface Rule {
  readonly kind: Kind
  readonly plainly: boolean
  readonly negates: boolean
  readonly parts: readonly number[]
  readonly gaps: readonly number[]
  readonly without: readonly number[]
}

const BETWEEN_CLAUSES = 2
/** The parts `NOT` and `NUNCA`. */
const NEGATIONS = [0, 1]
/** The part `DENIES_NOTHING`: phrases in which 'not' denies nothing ('can't stop', 'don't know'). */
const DENIES_NOTHING = 2

/** Joins two lists of starts and ends in the order of their starts. */
function merged(a: readonly number[], b: readonly number[]): readonly number[] {
  const all: number[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (j >= b.length || (i < a.length && a[i]! <= b[j]!)) {
      all.push(a[i]!, a[i + 1]!)
      i += 2
    } else {
      all.push(b[j]!, b[j + 1]!)
      j += 2
    }
  }
  return all
}

/** Where the first start at or after `from` stands in a list of starts and ends. */
function firstFrom(spots: readonly number[], from: number): number {
  let low = 0
  let high = spots.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if (spots[2 * middle]! < from) low = middle + 1
    else high = middle
  }
  return 2 * low
}

const numbersOf = (joined: string): readonly number[] =>
  joined === '' ? [] : joined.split(',').map((one) => Number.parseInt(one, 36))

/** Lines 'key:values' by their key. */
function valuesByKey(lines: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const line of lines.split('\n')) {
    const end = line.indexOf(':')
    map.set(line.slice(0, end), line.slice(end + 1))
  }
  return map
}

/** Lines 'owners:entry entry' by each entry. */
function ownersByEntry(lines: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const line of lines.split('\n')) {
    const end = line.indexOf(':')
    const owners = line.slice(0, end)
    for (const entry of line.slice(end + 1).split(' ')) map.set(entry, owners)
  }
  return map
}

/** Reads what a key stands for when it is first asked for: the first text waits for what it needs alone. */
function lazily<T>(map: ReadonlyMap<string, string>, read: (values: string) => readonly T[]) {
  const known = new Map<string, readonly T[]>()
  return (key: string): readonly T[] => {
    const values = map.get(key)
    if (values === undefined) return []
    const all = known.get(values) ?? read(values)
    known.set(values, all)
    return all
  }
}

function phrasesOf(values: string): readonly Phrase[] {
  return values.split(';').map((one) => {
    const [words = '', owners = ''] = one.split(' ')
    return { words: words.split('_'), owners: numbersOf(owners) }
  })
}

function rulesOf(values: string): readonly Rule[] {
  return values.split(';').map((one) => {
    const [flags = '', parts = '', gaps = '', without = ''] = one.split(' ')
    return {
      kind: KINDS[Number.parseInt(flags, 10)]!,
      plainly: flags.includes('!'),
      negates: !flags.includes('-'),
      parts: numbersOf(parts),
      gaps: numbersOf(gaps),
      without: numbersOf(without),
    }
  })
}

/** A function that finds in a sentence all that the rules of these tables (`compile-rules.ts`) say. */
export function composer(tables: RuleTables) {
  const exact = lazily(ownersByEntry(tables.exact), numbersOf)
  const stems = lazily(ownersByEntry(tables.stems), numbersOf)
  const phrases = lazily(valuesByKey(tables.phrases), phrasesOf)
  const rulesOfPart = lazily(valuesByKey(tables.rules), rulesOf)
  const lists = tables.lists.split('\n')
  const partsOfLists: (readonly number[])[] = []
  const partsOfList = (list: number) => (partsOfLists[list] ??= numbersOf(lists[list] ?? ''))

  /** Where each list or part of its own words stands: for each owner pairs of start and end. */
  function ownerPlaces(words: readonly string[]): ReadonlyMap<number, number[]> {
    const places = new Map<number, number[]>()
    const place = (owner: number, start: number, end: number) => {
      const old = places.get(owner)
      if (old) old.push(start, end)
      else places.set(owner, [start, end])
    }
    words.forEach((word, index) => {
      for (const owner of exact(word)) place(owner, index, index + 1)
      // 'boyfriend's' is 'boyfriends' without its apostrophe.
      if (word.length >= 5 && word.endsWith('s')) {
        for (const owner of exact(word.slice(0, -1))) place(owner, index, index + 1)
      }
      for (let length = 3; length <= word.length; length++) {
        for (const owner of stems(word.slice(0, length))) place(owner, index, index + 1)
      }
      for (const phrase of phrases(word)) {
        const isThere = phrase.words.every((part, offset) => words[index + 1 + offset] === part)
        if (isThere) for (const owner of phrase.owners) place(owner, index, index + 1 + phrase.words.length)
      }
      if (/^\d{1,3}$/.test(word) && Number(word) >= 8) {
        for (const owner of exact('MANY')) place(owner, index, index + 1)
      }
    })
    return places
  }

  /** Where each part of a rule stands, for the parts that stand anywhere. */
  function partPlaces(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
    const places = new Map<number, readonly number[]>()
    const add = (part: number, spots: readonly number[]) => {
      const old = places.get(part)
      places.set(part, old ? merged(old, spots) : spots)
    }
    for (const [owner, spots] of ownerPlaces(words)) {
      if (owner < 0) add(~owner, spots)
      else for (const part of partsOfList(owner)) add(part, spots)
    }
    return places
  }

  return (sentence: Sentence): Composed => {
    const words = sentence.flat()
    const clauseOf = sentence.flatMap((clause, index) => clause.map(() => index))
    const places = partPlaces(words)
    const denied = new Uint8Array(words.length)
    for (const id of NEGATIONS)
      places.get(id)?.forEach((spot, at) => {
        if (at % 2 === 0) denied[spot] = 1
      })
    const harmless = places.get(DENIES_NOTHING) ?? []
    for (let i = 0; i < harmless.length; i += 2) denied.fill(0, harmless[i], harmless[i + 1])
    const masked = new Uint8Array(words.length)
    const found: Found[] = []

    /** Start and end of each part of the match that is being built. */
    const spans: number[] = []
    /** Whether something denies the match: right in front of it or between its parts, and no part itself. */
    const isNegated = (start: number, end: number) => {
      for (let index = Math.max(0, start - 2); index < end; index++) {
        if (!denied[index] || masked[index] || (index < start && clauseOf[index] !== clauseOf[start]))
          continue
        if (!spans.some((from, at) => at % 2 === 0 && index >= from && index < spans[at + 1]!)) return true
      }
      return false
    }
    const isFree = (start: number, end: number) => !masked.subarray(start, end).includes(1)

    /** Searches on from part `index`; returns whether the search is over. */
    const search = (rule: Rule, index: number, first: number, before: number): boolean => {
      const last = index === rule.parts.length - 1
      const spots = places.get(rule.parts[index]!)!
      for (let i = index > 0 ? firstFrom(spots, before) : 0; i < spots.length; i += 2) {
        const start = spots[i]!
        const end = spots[i + 1]!
        if (index > 0) {
          if (start - before > rule.gaps[index - 1]!) break
          const cost = start - before + BETWEEN_CLAUSES * (clauseOf[start]! - clauseOf[before - 1]!)
          if (cost > rule.gaps[index - 1]!) continue
        }
        if (rule.kind !== 'idiom' && !isFree(start, end)) continue
        const from = index === 0 ? start : first
        spans[2 * index] = start
        spans[2 * index + 1] = end
        spans.length = 2 * index + 2
        if (!last) {
          if (search(rule, index + 1, from, end)) return true
          continue
        }
        if (rule.without.some((part) => places.has(part))) return true
        if (rule.kind === 'idiom') {
          masked.fill(1, from, end)
          continue
        }
        const clauses = [clauseOf[from]!, clauseOf[end - 1]!] as const
        const negated = rule.negates && isNegated(from, end)
        found.push({ kind: rule.kind, plainly: rule.plainly, negated, clauses })
        if (!negated) return true
      }
      return false
    }
    const candidates: Rule[] = []
    for (const part of places.keys()) {
      for (const rule of rulesOfPart(part.toString(36))) {
        if (rule.parts.every((one) => places.has(one))) candidates.push(rule)
      }
    }
    // Idioms first, because they hide words from all other rules.
    for (const rule of candidates) if (rule.kind === 'idiom') search(rule, 0, 0, 0)
    for (const rule of candidates) if (rule.kind !== 'idiom') search(rule, 0, 0, 0)
    let next = 0
    const rest = sentence.map((clause) => clause.map((word) => (masked[next++] ? '-' : word)))
    return { found, rest }
  }
}
