import type { Sentence } from './clauses.ts'

/* Small vocabularies joined by rules. A vocabulary is a line of words; `stem*` matches any ending, `wake_up` is two words.
   A rule is a line: names of vocabularies (in capitals) or words, `a|B` for either, in the order of the text. Up to two
   other words may stand between two parts, or as many as a number between them says; a clause's end counts as two.
   `A ~6 B` allows either order. `!` in front: said so plainly that no topic excuses it, and a joke or a story not altogether. `-A` at the
   end: not if A is in the same sentence. `MANY` is any number from 8. A negation in the match or right in front of it undoes a rule, unless the rule
   itself has one of `NOT` or `NUNCA`. Headings (`= self clear`) say what the lines below are. */

/** What a rule found: 'self' is about the writer's own life and body, 'other' is anything else. */
export type Kind =
  | 'self clear'
  | 'self maybe'
  | 'other clear'
  | 'other maybe'
  | 'idiom'
  | 'joke'
  | 'topic'
  | 'past'

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

interface Rule {
  readonly kind: Kind
  readonly plainly: boolean
  readonly negates: boolean
  readonly parts: readonly number[]
  readonly gaps: readonly number[]
  readonly without: readonly number[]
}

const USUAL_GAP = 2
const BETWEEN_CLAUSES = 2
const NEGATIONS = ['NOT', 'NUNCA']
const HAS_NEGATION = /\b(?:NOT|NUNCA)\b/
/** Phrases in which 'not' denies nothing: 'can't stop', 'don't know'. */
const DENIES_NOTHING = 'DENIES_NOTHING'

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

/** Compiles vocabularies and rules into a function that finds all matches in a sentence. */
export function composer(vocabularies: Readonly<Record<string, string>>, source: string) {
  // A vocabulary is put into the tables once, as a list. A part of a rule is one or more lists and words of its own, which
  // go to the part directly: the first text waits for this, and most parts are a few words.
  const lists = new Map<string, readonly number[]>()
  const parts = new Map<string, number>()
  const partsOfList: number[][] = []
  /** How much text the words of a part are, roughly. */
  const sizeOfPart: number[] = []
  const exact = new Map<string, number[]>()
  const stems = new Map<string, number[]>()
  const phrases = new Map<string, { words: readonly string[]; owner: number }[]>()

  const put = <T>(map: Map<string, T[]>, key: string, value: T) => {
    const old = map.get(key)
    if (old) old.push(value)
    else map.set(key, [value])
  }
  /** `owner` is a list, or a part as its complement (`~id`). */
  const putEntry = (entry: string, owner: number) => {
    if (entry.endsWith('*')) put(stems, entry.slice(0, -1), owner)
    else if (entry.includes('_')) {
      const words = entry.split('_')
      put(phrases, words[0]!, { words, owner })
    } else put(exact, entry, owner)
  }
  const listsOf = (name: string, words: string): readonly number[] => {
    const known = lists.get(name)
    if (known) return known
    const list = lists.size
    const all = [list]
    lists.set(name, all)
    partsOfList.push([])
    for (const entry of words.split(' ')) {
      if (entry.startsWith('@')) all.push(...listsOf(entry.slice(1), vocabularies[entry.slice(1)] ?? ''))
      else putEntry(entry, list)
    }
    return all
  }
  const idOf = (name: string): number => {
    const known = parts.get(name)
    if (known !== undefined) return known
    const id = parts.size
    parts.set(name, id)
    let size = 0
    for (const one of name.split('|')) {
      const words = vocabularies[one]
      size += words?.length ?? 1
      if (words === undefined) putEntry(one, ~id)
      else
        for (const list of listsOf(one, words)) {
          const others = partsOfList[list]!
          if (others.at(-1) !== id) others.push(id)
        }
    }
    sizeOfPart.push(size)
    return id
  }

  const rules: Rule[] = []
  let kind: Kind = 'idiom'
  const add = (line: string, plainly: boolean, without: readonly number[]) => {
    const ids: number[] = []
    const gaps: number[] = []
    for (const part of line.split(' ')) {
      if (part === '') continue
      if (/^\d+$/.test(part)) gaps[ids.length - 1] = Number(part)
      else {
        ids.push(idOf(part))
        gaps.push(USUAL_GAP)
      }
    }
    rules.push({ kind, plainly, negates: !HAS_NEGATION.test(line), parts: ids, gaps, without })
  }
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('= ')) {
      kind = line.slice(2) as Kind
      continue
    }
    const [rule = '', ...excluded] = line.replace(/^!/, '').split(' -')
    const without = excluded.map((name) => idOf(name.trim()))
    const [left, right] = rule.split('~')
    if (right === undefined) add(rule, line.startsWith('!'), without)
    else {
      const gap = /^\d+/.exec(right)?.[0] ?? '5'
      const second = right.replace(/^\d+/, '')
      add(`${left} ${gap} ${second}`, line.startsWith('!'), without)
      add(`${second} ${gap} ${left}`, line.startsWith('!'), without)
    }
  }
  // A rule is looked at only where the part with the fewest words stands.
  const rulesOfPart: Rule[][] = []
  for (const rule of rules) {
    const key = rule.parts.reduce((least, part) => (sizeOfPart[part]! < sizeOfPart[least]! ? part : least))
    rulesOfPart[key] ??= []
    rulesOfPart[key].push(rule)
  }
  const not = NEGATIONS.map(idOf)
  const harmlessNot = idOf(DENIES_NOTHING)

  /** Where each list or part of its own words stands: for each owner pairs of start and end. */
  function ownerPlaces(words: readonly string[]): ReadonlyMap<number, number[]> {
    const places = new Map<number, number[]>()
    const place = (owner: number, start: number, end: number) => {
      const old = places.get(owner)
      if (old) old.push(start, end)
      else places.set(owner, [start, end])
    }
    words.forEach((word, index) => {
      for (const owner of exact.get(word) ?? []) place(owner, index, index + 1)
      // 'boyfriend's' is 'boyfriends' without its apostrophe.
      if (word.length >= 5 && word.endsWith('s')) {
        for (const owner of exact.get(word.slice(0, -1)) ?? []) place(owner, index, index + 1)
      }
      for (let length = 3; length <= word.length; length++) {
        for (const owner of stems.get(word.slice(0, length)) ?? []) place(owner, index, index + 1)
      }
      for (const phrase of phrases.get(word) ?? []) {
        const end = index + phrase.words.length
        const isThere = phrase.words.every((part, offset) => words[index + offset] === part)
        if (isThere) place(phrase.owner, index, end)
      }
      if (/^\d{1,3}$/.test(word) && Number(word) >= 8) {
        for (const owner of exact.get('MANY') ?? []) place(owner, index, index + 1)
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
      else for (const part of partsOfList[owner]!) add(part, spots)
    }
    return places
  }

  return (sentence: Sentence): Composed => {
    const words = sentence.flat()
    const clauseOf = sentence.flatMap((clause, index) => clause.map(() => index))
    const places = partPlaces(words)
    const denied = new Uint8Array(words.length)
    for (const id of not)
      places.get(id)?.forEach((spot, at) => {
        if (at % 2 === 0) denied[spot] = 1
      })
    const harmless = places.get(harmlessNot) ?? []
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
      for (const rule of rulesOfPart[part] ?? []) {
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
