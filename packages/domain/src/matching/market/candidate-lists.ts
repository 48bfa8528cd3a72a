import { mixed } from './lots.ts'

/** Something about coaches that many of them have alike: of each the kind it is, numbered from 0 without gaps. */
export interface Kinds {
  readonly ofCoach: Int32Array
  readonly count: number
}

/** What speaks for a pair, or what must hold of it. */
interface FactorOfKinds {
  readonly weight: number
  readonly kinds: Kinds
  /** Whether it counts for a student; of one who did not speak of it, it is worth nothing. */
  counts(student: number): boolean
}
export interface DenseFactor extends FactorOfKinds {
  /** Writes what each kind of coach is worth to a student: from 0 (nothing) to 1; -Infinity is never acceptable. */
  fill(student: number, worth: Float64Array): void
}
/** A factor by which most kinds of coach are worth nothing to a student. */
export interface SparseFactor extends FactorOfKinds {
  /** Writes the kinds that are worth something, each once, and beside each its worth, to 1 at most; answers how many. */
  fillFew(student: number, kinds: Int32Array, worth: Float64Array): number
}
export type Factor = DenseFactor | SparseFactor

/** What is known of all students and coaches, each an index from 0. */
export interface ScoredFacts {
  readonly factors: readonly Factor[]
  /** What counts of a coach alike for all students, such as room: a weight, and of each coach a value from 0 to 1. */
  readonly steady: { readonly weight: number; readonly ofCoach: Float64Array }
  /** What everybody drew: they decide which of two coaches with one score comes first, otherwise for each student. */
  readonly draws: { readonly students: Uint32Array; readonly coaches: Uint32Array }
}

export interface Wanted {
  /** At most so many. */
  readonly count: number
  /** Only coaches who come after this one in the student's order; -1 for all. That coach must be acceptable. */
  readonly after: number
  /** Only coaches whose bar is not above the score with `raise` added. */
  readonly bars?: Float64Array
  readonly raise?: number
}

/** Coaches of one student, best first, with the scores of the pairs: the first `length` entries of each. */
export interface Candidates {
  readonly length: number
  readonly coaches: Int32Array
  readonly scores: Float64Array
}

/** Looks for coaches of a student among some. */
export interface CandidateSearch {
  /** The best acceptable ones, or all of them when there are fewer. What it answers holds until it is asked again. */
  best(student: number, wanted: Wanted): Candidates
  /** How many acceptable coaches come before this one. */
  before(student: number, coach: number): number
  /** Whether the two may be matched at all. */
  accepts(student: number, coach: number): boolean
}

/** More than rounding makes of a sum of scores. */
const SLACK = 1e-9

/**
 * A search among these coaches (all when left out) for the best of each student: those with the highest score, which is
 * the mean of the steady value and of the factors that count for the student, by their weights, so from 0 to 1.
 * Exact, and yet it need not work out every pair. A factor is worked out once a student for each kind of coach. Coaches
 * stand in blocks, by their kind in the factor that weighs most, and in a block by their steady value. The blocks that are
 * worth most are looked at first; a block is left as soon as nothing could lift the rest of it onto the list.
 */
export function candidateSearch(facts: ScoredFacts, among?: Int32Array): CandidateSearch {
  // Sums, from which `total` makes means: it differs from student to student, and an order does not depend on it.
  const steady = facts.steady.ofCoach.map((value) => value * facts.steady.weight)
  const [first, second, ...others] = columnsOf(facts)
  const { coaches, starts } = blocksOf(among ?? Int32Array.from(steady.keys()), first, steady)
  const base = Float64Array.from(coaches, (coach) => steady[coach]!)
  const secondKinds = coaches.map((coach) => second.ofCoach[coach]!)
  const otherKinds = others.map(({ ofCoach }) => coaches.map((coach) => ofCoach[coach]!))
  const blocks = new Int32Array(first.table.length)

  /** What the factors add at most for the student in hand: all after the first, and all after the second. */
  const most = { afterFirst: 0, afterSecond: 0 }
  /** What all that counts for the student in hand weighs together. */
  let total = 1

  /** Works the factors out for a student, and puts the blocks in order. */
  function tabulate(student: number): void {
    total = facts.steady.weight
    for (const { weight, counts } of facts.factors) if (counts(student)) total += weight
    total ||= 1
    orderByWorth(first.table, first.tabulate(student), blocks)
    const ofSecond = second.tabulate(student)
    most.afterSecond = SLACK
    for (const column of others) most.afterSecond += column.tabulate(student)
    most.afterFirst = most.afterSecond + ofSecond
  }

  /** The sum of the coach who stands there, of whom the first factor and the second make `part`. */
  function whole(part: number, at: number): number {
    let score = part
    for (let other = 0; other < others.length; other++)
      score += others[other]!.table[otherKinds[other]![at]!]!
    return score
  }

  /** The sum of a pair, also of a coach whom this search leaves out; once the student's factors are worked out. */
  function scoreOf(coach: number): number {
    let score = steady[coach]! + first.table[first.ofCoach[coach]!]! + second.table[second.ofCoach[coach]!]!
    for (const { ofCoach, table } of others) score += table[ofCoach[coach]!]!
    return score
  }

  /** Whether of two coaches with one score `a` comes first. */
  function drawnFirst(student: number, a: number, b: number): boolean {
    const own = facts.draws.students[student]!
    const tieA = mixed(own ^ facts.draws.coaches[a]!)
    const tieB = mixed(own ^ facts.draws.coaches[b]!)
    return tieA < tieB || (tieA === tieB && a < b)
  }

  let found = { coaches: new Int32Array(0), scores: new Float64Array(0) }

  function best(student: number, { count, after, bars, raise = 0 }: Wanted): Candidates {
    tabulate(student)
    const { afterFirst, afterSecond } = most
    const { table } = second
    const size = Math.min(count, coaches.length)
    if (found.coaches.length < size) found = { coaches: new Int32Array(size), scores: new Float64Array(size) }
    const ceiling = after < 0 ? Infinity : scoreOf(after)
    let length = 0
    // At first below every score but that of a pair that must not be.
    let floor = -Number.MAX_VALUE
    for (const block of blocks) {
      const worth = first.table[block]!
      for (let at = starts[block]!; at < starts[block + 1]!; at++) {
        if (base[at]! + worth + afterFirst < floor) break
        const part = base[at]! + worth + table[secondKinds[at]!]!
        if (part + afterSecond < floor || part > ceiling) continue
        const coach = coaches[at]!
        if (bars !== undefined && (part + afterSecond) / total + raise < bars[coach]!) continue
        const score = whole(part, at)
        if (score < floor || score > ceiling) continue
        if (bars !== undefined && score / total + raise < bars[coach]!) continue
        if (score === ceiling && !drawnFirst(student, after, coach)) continue
        if (length === size) {
          if (score === floor && !drawnFirst(student, coach, found.coaches[length - 1]!)) continue
          length -= 1
        }
        insert(student, coach, score, length)
        length += 1
        if (length === size) floor = found.scores[length - 1]!
      }
    }
    for (let at = 0; at < length; at++) found.scores[at]! /= total
    return { length, ...found }
  }

  /** Puts a coach where it belongs among the first `length` of those found. */
  function insert(student: number, coach: number, score: number, length: number): void {
    const { coaches: ids, scores } = found
    let place = length
    while (
      place > 0 &&
      (scores[place - 1]! < score ||
        (scores[place - 1] === score && drawnFirst(student, coach, ids[place - 1]!)))
    ) {
      ids[place] = ids[place - 1]!
      scores[place] = scores[place - 1]!
      place -= 1
    }
    ids[place] = coach
    scores[place] = score
  }

  function before(student: number, coach: number): number {
    tabulate(student)
    const { afterFirst, afterSecond } = most
    const { table } = second
    const own = scoreOf(coach)
    let many = 0
    for (const block of blocks) {
      const worth = first.table[block]!
      for (let at = starts[block]!; at < starts[block + 1]!; at++) {
        if (base[at]! + worth + afterFirst < own) break
        const part = base[at]! + worth + table[secondKinds[at]!]!
        if (part + afterSecond < own) continue
        const score = whole(part, at)
        if (score > own || (score === own && drawnFirst(student, coaches[at]!, coach))) many += 1
      }
    }
    return many
  }

  function accepts(student: number, coach: number): boolean {
    tabulate(student)
    return scoreOf(coach) > -Infinity
  }

  return { best, before, accepts }
}

interface Column {
  readonly weight: number
  readonly ofCoach: Int32Array
  /** What each kind adds to the sum of the student in hand. */
  readonly table: Float64Array
  /** Writes the table for a student; answers the most that it adds. */
  readonly tabulate: (student: number) => number
}

/** The factors, what weighs most first; at least two, of which some may be nothing. */
function columnsOf({ factors, steady }: ScoredFacts): [Column, Column, ...Column[]] {
  const columns = factors
    .toSorted((a, b) => b.weight - a.weight)
    .map((factor): Column => {
      const table = new Float64Array(factor.kinds.count)
      const tabulate = 'fillFew' in factor ? sparseTable(factor, table) : denseTable(factor, table)
      return { weight: factor.weight, ofCoach: factor.kinds.ofCoach, table, tabulate }
    })
  const nothing = (): Column => ({
    weight: 0,
    ofCoach: new Int32Array(steady.ofCoach.length),
    table: new Float64Array(1),
    tabulate: () => 0,
  })
  const [first = nothing(), second = nothing(), ...others] = columns
  return [first, second, ...others]
}

function denseTable({ fill, weight }: DenseFactor, table: Float64Array): Column['tabulate'] {
  return (student) => {
    fill(student, table)
    let most = -Infinity
    for (let kind = 0; kind < table.length; kind++) {
      const worth = table[kind]!
      // A condition weighs nothing, and 0 times -Infinity is no number.
      const added = worth === -Infinity ? worth : worth * weight
      table[kind] = added
      if (added > most) most = added
    }
    return most
  }
}

/** Touches only the kinds that add something to this student, and those that did to the one before. */
function sparseTable({ fillFew, weight }: SparseFactor, table: Float64Array): Column['tabulate'] {
  const kinds = new Int32Array(table.length)
  const worth = new Float64Array(table.length)
  let length = 0
  return (student) => {
    for (let at = 0; at < length; at++) table[kinds[at]!] = 0
    length = fillFew(student, kinds, worth)
    let most = 0
    for (let at = 0; at < length; at++) {
      const added = worth[at]! * weight
      table[kinds[at]!] = added
      if (added > most) most = added
    }
    return most
  }
}

/** Coaches by their kind in one factor, then by their steady value, the highest first; each kind begins at its start. */
function blocksOf(among: Int32Array, { ofCoach, table }: Column, steady: Float64Array) {
  const coaches = among.toSorted((a, b) => ofCoach[a]! - ofCoach[b]! || steady[b]! - steady[a]! || a - b)
  const starts = new Int32Array(table.length + 1)
  for (const coach of coaches) starts[ofCoach[coach]! + 1]! += 1
  for (let kind = 0; kind < table.length; kind++) starts[kind + 1]! += starts[kind]!
  return { coaches, starts }
}

/** So many levels are told apart where blocks are put in order: what comes first only saves time. */
const LEVELS = 16
const counts = new Int32Array(LEVELS)

/** Writes the kinds into `order`, those that are worth most first, as near as levels of `most` tell. */
function orderByWorth(table: Float64Array, most: number, order: Int32Array): void {
  const step = most > 0 ? (LEVELS - 1) / most : 0
  counts.fill(0)
  // A level of -Infinity is 0 as well: that is what a bit operation makes of it.
  for (let kind = 0; kind < table.length; kind++) counts[(table[kind]! * step) | 0]! += 1
  for (let level = LEVELS - 2; level >= 0; level--) counts[level]! += counts[level + 1]!
  for (let kind = table.length - 1; kind >= 0; kind--) {
    const level = (table[kind]! * step) | 0
    counts[level]! -= 1
    order[counts[level]!] = kind
  }
}
