import type { DenseFactor, Kinds } from './candidate-lists.ts'

/** Sets of up to 32 codes: bit 2^i represents code i. One set per student and per coach. */
export interface CodeSets {
  readonly students: Int32Array
  readonly coaches: Int32Array
}

/** How many sets are cached. Many students have the same set. */
const MAX_CACHED = 1000

/** The share of a student's codes that the coach has too; 0 for a student without codes. */
export function sharedCodes(weight: number, { students, coaches }: CodeSets): DenseFactor {
  const { kinds, sets } = kindsOf(coaches)
  const share = cachedShares()
  return {
    weight,
    kinds,
    counts: (student) => students[student] !== 0,
    fill: (student, worth) => share(students[student]!, sets, worth),
  }
}

/**
 * Like `sharedCodes`, if coaches offer different codes to each group of students, such as parts of the day by the clock
 * of their zone.
 * @param groups the group of each student, numbered from 0 without gaps
 * @param offered for each group, the set of each coach
 */
export function sharedByGroup(
  weight: number,
  students: Int32Array,
  groups: Int32Array,
  offered: readonly Int32Array[],
): DenseFactor {
  const coachCount = offered[0]?.length ?? 0
  const { kinds, firsts } = kindsBy(coachCount, (coach) => offered.map((sets) => sets[coach]).join(' '))
  const sets = offered.map((of) => Int32Array.from(firsts, (coach) => of[coach]!))
  const shares = sets.map(() => cachedShares())
  return {
    weight,
    kinds,
    counts: (student) => students[student] !== 0,
    fill: (student, worth) => {
      const group = groups[student]!
      shares[group]!(students[student]!, sets[group]!, worth)
    },
  }
}

/** Worth 1 if coach and student have the same mark and the student asked for that, else 0. */
export function sameMark(
  weight: number,
  students: readonly (string | null)[],
  coaches: readonly string[],
): DenseFactor {
  const { kinds, firsts } = kindsBy(coaches.length, (coach) => coaches[coach]!)
  const kindOf = new Map(firsts.map((coach, kind) => [coaches[coach]!, kind]))
  return {
    weight,
    kinds,
    counts: (student) => students[student] !== null,
    fill: (student, worth) => {
      worth.fill(0)
      const kind = kindOf.get(students[student] ?? '')
      if (students[student] !== null && kind !== undefined) worth[kind] = 1
    },
  }
}

/** Writes the share of a student's codes that each set contains; 0 if there are none. */
function cachedShares(): (named: number, sets: Int32Array, worth: Float64Array) => void {
  const kept = new Map<number, Float64Array>()
  return (named, sets, worth) => {
    const known = kept.get(named)
    if (known !== undefined) {
      worth.set(known)
      return
    }
    const many = countBits(named) || 1
    for (let kind = 0; kind < sets.length; kind++) worth[kind] = countBits(named & sets[kind]!) / many
    if (kept.size < MAX_CACHED) kept.set(named, worth.slice())
  }
}

/** The coach must have one of the student's codes, unless the student has none. Adds nothing to a score. */
export function oneInCommon({ students, coaches }: CodeSets): DenseFactor {
  const { kinds, sets } = kindsOf(coaches)
  return {
    weight: 0,
    kinds,
    counts: () => false,
    fill: (student, worth) => {
      const named = students[student]!
      for (let kind = 0; kind < sets.length; kind++) {
        worth[kind] = named === 0 || (named & sets[kind]!) !== 0 ? 0 : -Infinity
      }
    },
  }
}

/** Groups coaches with the same set into one kind. */
function kindsOf(coaches: Int32Array): { kinds: Kinds; sets: Int32Array } {
  const { kinds, firsts } = kindsBy(coaches.length, (coach) => coaches[coach]!)
  return { kinds, sets: Int32Array.from(firsts, (coach) => coaches[coach]!) }
}

/** Groups coaches with the same `keyOf` into one kind. `firsts` has one coach of each kind. */
function kindsBy(
  many: number,
  keyOf: (coach: number) => string | number,
): { kinds: Kinds; firsts: number[] } {
  const known = new Map<string | number, number>()
  const firsts: number[] = []
  const ofCoach = Int32Array.from({ length: many }, (_, coach) => {
    const kind = known.getOrInsert(keyOf(coach), known.size)
    if (kind === firsts.length) firsts.push(coach)
    return kind
  })
  return { kinds: { ofCoach, count: known.size }, firsts }
}

/** Counts the set bits of 32: in pairs, then fours, then eights, which the product adds up. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
