import type { Factor, Kinds } from './candidate-lists.ts'

/** Sets of up to 32 codes: the bit 2^i stands for code i. One for each student, and one for each coach. */
export interface CodeSets {
  readonly students: Int32Array
  readonly coaches: Int32Array
}

/** Many students name the same set: so many sets are worked out once and kept. */
const MOST_KEPT = 1000

/** The share of a student's codes that the coach has too; 0 for a student who named none. */
export function sharedCodes(weight: number, { students, coaches }: CodeSets): Factor {
  const { kinds, sets } = kindsOf(coaches)
  const kept = new Map<number, Float64Array>()
  return {
    weight,
    kinds,
    fill: (student, worth) => {
      const named = students[student]!
      const known = kept.get(named)
      if (known !== undefined) {
        worth.set(known)
        return
      }
      const many = countBits(named) || 1
      for (let kind = 0; kind < sets.length; kind++) worth[kind] = countBits(named & sets[kind]!) / many
      if (kept.size < MOST_KEPT) kept.set(named, worth.slice())
    },
  }
}

/** A coach must have one of the student's codes; a student who named none needs none. It adds nothing to a score. */
export function oneInCommon({ students, coaches }: CodeSets): Factor {
  const { kinds, sets } = kindsOf(coaches)
  return {
    weight: 0,
    kinds,
    fill: (student, worth) => {
      const named = students[student]!
      for (let kind = 0; kind < sets.length; kind++) {
        worth[kind] = named === 0 || (named & sets[kind]!) !== 0 ? 0 : -Infinity
      }
    },
  }
}

/** Coaches with the same set are of one kind. */
function kindsOf(coaches: Int32Array): { kinds: Kinds; sets: Int32Array } {
  const known = new Map<number, number>()
  const ofCoach = coaches.map((set) => known.getOrInsert(set, known.size))
  return { kinds: { ofCoach, count: known.size }, sets: Int32Array.from(known.keys()) }
}

/** How many of the 32 bits are set: counted in pairs, then fours, then eights, which the product adds up. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
