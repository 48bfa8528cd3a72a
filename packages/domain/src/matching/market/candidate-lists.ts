import { mixed } from './lots.ts'

/** A property that many coaches share: the kind of each coach, numbered from 0 without gaps. */
export interface Kinds {
  readonly ofCoach: Int32Array
  readonly count: number
}

/** Something that adds to a pair's score, or that the pair must meet. */
interface FactorOfKinds {
  readonly weight: number
  readonly kinds: Kinds
  /** Whether the factor counts for a student. If the student expressed no preference, it adds nothing. */
  counts(student: number): boolean
}
export interface DenseFactor extends FactorOfKinds {
  /** Writes the worth of each kind of coach for a student: from 0 (nothing) to 1; -Infinity is never acceptable. */
  fill(student: number, worth: Float64Array): void
}
/** A factor for which most kinds of coach are worth nothing to a student. */
export interface SparseFactor extends FactorOfKinds {
  /** Writes the kinds with a worth above 0, each once, and the worth of each, up to 1. Returns how many there are. */
  fillFew(student: number, kinds: Int32Array, worth: Float64Array): number
}
export type Factor = DenseFactor | SparseFactor

/** The facts about all students and coaches, each of whom is an index from 0. */
export interface ScoredFacts {
  readonly factors: readonly Factor[]
  /**
   * A property of coaches that counts the same for all students, such as room: a weight, and for each coach a value
   * from 0 to 1.
   */
  readonly steady: { readonly weight: number; readonly ofCoach: Float64Array }
  /** Everybody's draw. Draws order coaches with equal scores, differently for each student. */
  readonly draws: { readonly students: Uint32Array; readonly coaches: Uint32Array }
}

export interface Wanted {
  /** The maximum number of coaches to return. */
  readonly count: number
  /** Only coaches after this one in the student's order; -1 for all. That coach must be acceptable. */
  readonly after: number
  /** Only coaches whose bar is at most the score plus `raise`. */
  readonly bars?: Float64Array
  readonly raise?: number
}

/** Coaches for one student, best first, with the pairs' scores: the first `length` entries of each array. */
export interface Candidates {
  readonly length: number
  readonly coaches: Int32Array
  readonly scores: Float64Array
}

/** Searches coaches for a student, all or a subset. */
export interface CandidateSearch {
  /** The best acceptable coaches, or all of them if there are fewer. The result is overwritten by the next call. */
  best(student: number, wanted: Wanted): Candidates
  /** How many acceptable coaches come before this one. */
  before(student: number, coach: number): number
  /** Whether the two may be matched at all. */
  accepts(student: number, coach: number): boolean
}

/** Larger than the rounding error of a sum of scores. */
const SLACK = 1e-9

/**
 * Searches these coaches (all by default) for the best of each student: those with the highest score. The score is the
 * mean, by weight, of the steady value and of the factors that count for the student, so from 0 to 1. The search is
 * exact without computing every pair. A factor is computed once per student and kind of coach. Coaches are grouped in
 * blocks by their kind in the factor with the highest weight, and sorted by steady value within a block. The blocks
 * with the highest worth are searched first; the search leaves a block as soon as none of its remaining coaches can
 * reach the list.
 */
export function candidateSearch(facts: ScoredFacts, among?: Int32Array): CandidateSearch {
  // Sums, which are divided by `total` to get means. The divisor varies between students and does not affect the order.
  const steady = facts.steady.ofCoach.map((value) => value * facts.steady.weight)
  const [first, second, ...others] = columnsOf(facts)
  const { coaches, starts } = blocksOf(among ?? Int32Array.from(steady.keys()), first, steady)
  const base = Float64Array.from(coaches, (coach) => steady[coach]!)
  const secondKinds = coaches.map((coach) => second.ofCoach[coach]!)
  const otherKinds = others.map(({ ofCoach }) => coaches.map((coach) => ofCoach[coach]!))
  const blocks = new Int32Array(first.table.length)

  /** The most that the factors can add for the current student: all after the first, and all after the second. */
  const most = { afterFirst: 0, afterSecond: 0 }
  /** The total weight of everything that counts for the current student. */
  let total = 1

  /** Computes the factors for a student and orders the blocks. */
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

  /** The sum of the coach at this position. `part` is the sum up to the second factor. */
  function whole(part: number, at: number): number {
    let score = part
    for (let other = 0; other < others.length; other++)
      score += others[other]!.table[otherKinds[other]![at]!]!
    return score
  }

  /**
   * The sum of a pair, also for a coach outside this search. Requires that the student's factors have been computed.
   */
  function scoreOf(coach: number): number {
    let score = steady[coach]! + first.table[first.ofCoach[coach]!]! + second.table[second.ofCoach[coach]!]!
    for (const { ofCoach, table } of others) score += table[ofCoach[coach]!]!
    return score
  }

  /** Whether `a` comes first of two coaches with equal scores. */
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
    // Initially below every score except that of an unacceptable pair.
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

  /** Inserts a coach in order among the first `length` results. */
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
  /** What each kind adds to the sum of the current student. */
  readonly table: Float64Array
  /** Writes the table for a student. Returns the most that it adds. */
  readonly tabulate: (student: number) => number
}

/** The factors by descending weight; at least two, padded with empty ones. */
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
      // A condition has weight 0, and 0 times -Infinity is NaN.
      const added = worth === -Infinity ? worth : worth * weight
      table[kind] = added
      if (added > most) most = added
    }
    return most
  }
}

/** Writes only the kinds that add something for this student, and resets those of the previous student. */
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

/**
 * Coaches sorted by their kind in one factor, then by descending steady value. `starts` has the index at which each
 * kind begins.
 */
function blocksOf(among: Int32Array, { ofCoach, table }: Column, steady: Float64Array) {
  const coaches = among.toSorted((a, b) => ofCoach[a]! - ofCoach[b]! || steady[b]! - steady[a]! || a - b)
  const starts = new Int32Array(table.length + 1)
  for (const coach of coaches) starts[ofCoach[coach]! + 1]! += 1
  for (let kind = 0; kind < table.length; kind++) starts[kind + 1]! += starts[kind]!
  return { coaches, starts }
}

/** The number of levels used to order blocks. The order only affects speed, so that coarse levels are enough. */
const LEVELS = 16
const counts = new Int32Array(LEVELS)

/** Writes the kinds into `order`, highest worth first, to the precision of levels of `most`. */
function orderByWorth(table: Float64Array, most: number, order: Int32Array): void {
  const step = most > 0 ? (LEVELS - 1) / most : 0
  counts.fill(0)
  // The level of -Infinity is 0 too: bit operations convert it to 0.
  for (let kind = 0; kind < table.length; kind++) counts[(table[kind]! * step) | 0]! += 1
  for (let level = LEVELS - 2; level >= 0; level--) counts[level]! += counts[level + 1]!
  for (let kind = table.length - 1; kind >= 0; kind--) {
    const level = (table[kind]! * step) | 0
    counts[level]! -= 1
    order[counts[level]!] = kind
  }
}
