import { KINDS, type Kind, type RuleTables } from './compositions.ts'

/* Vocabularies and rules are compiled when they change, not when somebody writes: the first text would wait for it. */

const USUAL_GAP = 2
const HAS_NEGATION = /\b(?:NOT|NUNCA)\b/
/** The parts whose numbers compositions.ts knows: 0, 1 and 2. */
const NAMED = ['NOT', 'NUNCA', 'DENIES_NOTHING']

/** Adds a value to the list of a key, unless it is the last one there. */
function put<Key, T>(map: Map<Key, T[]>, key: Key, value: T): void {
  const old = map.get(key)
  if (!old) map.set(key, [value])
  else if (old.at(-1) !== value) old.push(value)
}

const joined = (numbers: readonly number[]) => numbers.map((one) => one.toString(36)).join(',')

const linesOf = (map: ReadonlyMap<unknown, readonly string[]>, between: string) =>
  [...map].map(([key, values]) => `${key}:${values.join(between)}`).join('\n')

/**
 * Numbers the parts of rules, and collects which words they stand for. The words of a vocabulary belong to a list, which
 * belongs to parts; words of a rule belong to their part directly, as `~id`.
 */
class Words {
  readonly #vocabularies: Readonly<Record<string, string>>
  readonly #lists = new Map<string, readonly number[]>()
  readonly #parts = new Map<string, number>()
  readonly #exact = new Map<string, number[]>()
  readonly #stems = new Map<string, number[]>()
  readonly #phrases = new Map<string, number[]>()
  readonly #partsOfList: number[][] = []
  /** How much text the words of a part are, roughly. */
  readonly sizeOfPart: number[] = []

  constructor(vocabularies: Readonly<Record<string, string>>) {
    this.#vocabularies = vocabularies
  }

  idOf(name: string): number {
    const known = this.#parts.get(name)
    if (known !== undefined) return known
    const id = this.#parts.size
    this.#parts.set(name, id)
    let size = 0
    for (const one of name.split('|')) {
      const words = this.#vocabularies[one]
      size += words?.length ?? 1
      if (words === undefined) this.#put(one, ~id)
      else for (const list of this.#listsOf(one, words)) this.#partsOfList[list]!.push(id)
    }
    this.sizeOfPart.push(size)
    return id
  }

  /** The numbers of a vocabulary and of those that it refers to. */
  #listsOf(name: string, words: string): readonly number[] {
    const known = this.#lists.get(name)
    if (known) return known
    const list = this.#lists.size
    const all = [list]
    this.#lists.set(name, all)
    this.#partsOfList.push([])
    for (const entry of words.split(' ')) {
      const other = entry.slice(1)
      if (entry.startsWith('@')) all.push(...this.#listsOf(other, this.#vocabularies[other] ?? ''))
      else this.#put(entry, list)
    }
    return all
  }

  #put(entry: string, owner: number): void {
    if (entry.endsWith('*')) put(this.#stems, entry.slice(0, -1), owner)
    else put(entry.includes('_') ? this.#phrases : this.#exact, entry, owner)
  }

  tables() {
    return {
      exact: grouped(this.#exact),
      stems: grouped(this.#stems),
      phrases: byFirstWord(this.#phrases),
      lists: this.#partsOfList.map((parts) => joined([...new Set(parts)])).join('\n'),
    }
  }
}

/** Words that stand for the same share a line. */
function grouped(entries: ReadonlyMap<string, readonly number[]>): string {
  const groups = new Map<string, string[]>()
  for (const [entry, owners] of entries) put(groups, joined(owners), entry)
  return linesOf(groups, ' ')
}

/** Phrases with the same first word share a line. */
function byFirstWord(entries: ReadonlyMap<string, readonly number[]>): string {
  const lines = new Map<string, string[]>()
  for (const [entry, owners] of entries) {
    const end = entry.indexOf('_')
    put(lines, entry.slice(0, end), `${entry.slice(end + 1)} ${joined(owners)}`)
  }
  return linesOf(lines, ';')
}

/** Vocabularies and rules, in the notation that compositions.ts explains, as the tables that it reads. */
export function compiledRules(vocabularies: Readonly<Record<string, string>>, source: string): RuleTables {
  const words = new Words(vocabularies)
  for (const name of NAMED) words.idOf(name)
  const rules = new Map<string, string[]>()
  let kind: Kind = 'idiom'
  const add = (line: string, plainly: boolean, without: readonly number[]) => {
    const parts: number[] = []
    const gaps: number[] = []
    for (const part of line.split(' ')) {
      if (part === '') continue
      if (/^\d+$/.test(part)) gaps[parts.length - 1] = Number(part)
      else {
        parts.push(words.idOf(part))
        gaps.push(USUAL_GAP)
      }
    }
    const { sizeOfPart } = words
    // A rule is looked at only where the part with the fewest words stands.
    const key = parts.reduce((least, part) => (sizeOfPart[part]! < sizeOfPart[least]! ? part : least))
    const flags = `${KINDS.indexOf(kind)}${plainly ? '!' : ''}${HAS_NEGATION.test(line) ? '-' : ''}`
    put(rules, key.toString(36), [flags, joined(parts), joined(gaps.slice(0, -1)), joined(without)].join(' '))
  }
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('= ')) {
      kind = line.slice(2) as Kind
      continue
    }
    const [rule = '', ...excluded] = line.replace(/^!/, '').split(' -')
    const without = excluded.map((name) => words.idOf(name.trim()))
    const [left, right] = rule.split('~')
    if (right === undefined) add(rule, line.startsWith('!'), without)
    else {
      const gap = /^\d+/.exec(right)?.[0] ?? '5'
      const second = right.replace(/^\d+/, '')
      add(`${left} ${gap} ${second}`, line.startsWith('!'), without)
      add(`${second} ${gap} ${left}`, line.startsWith('!'), without)
    }
  }
  return { ...words.tables(), rules: linesOf(rules, ';') }
}
