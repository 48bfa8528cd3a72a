import type { Code } from './codes.ts'
import type { DenseFactor } from './market/candidate-lists.ts'

/** Below so many cases a coach's own mean says more about chance than about the coach: it is not used at all. */
export const LEAST_CASES = 15
/** How many cases the mean of all coaches counts for beside a coach's own. */
export const PRIOR_CASES = 15

/** Ratings from 1 to 5 stars: how many, and their sum. */
export interface Ratings {
  readonly count: number
  readonly sum: number
}

/** What students with one goal area rated one coach. */
export interface AreaRatings extends Ratings {
  readonly coachId: string
  /** A code of the kind focus. */
  readonly area: Code
}

/**
 * How well a coach has done with a goal area, from 0 to 1; null under `LEAST_CASES` cases. Never shown to anybody.
 *
 * It is empirical Bayes shrinkage: with n cases of the coach's own, m their mean, and p the mean of all coaches' cases in
 * this area, it is (n·m + 15·p) / (n + 15). Means of 1 to 5 stars become 0 to 1 by (mean - 1) / 4. So it lies between m
 * and p, halfway at 15 cases, and comes nearer to m with each case more.
 */
export function trackRecord(own: Ratings, all: Ratings): number | null {
  if (own.count < LEAST_CASES) return null
  const mean = (own.sum + PRIOR_CASES * (all.sum / all.count)) / (own.count + PRIOR_CASES)
  return (mean - 1) / 4
}

/** What is known of one area. */
export interface AreaRecords {
  /** The mean of all cases, coaches with few among them, from 0 to 1. */
  readonly mean: number
  /** Of the coaches with enough cases, by id. */
  readonly ofCoach: ReadonlyMap<string, number>
}
export type TrackRecords = ReadonlyMap<Code, AreaRecords>

/**
 * The track records of all coaches, by area and coach. The mean of an area is that of all its cases, coaches with few
 * among them. A coach without enough cases in an area has none there.
 */
export function trackRecords(ratings: readonly AreaRatings[]): Map<Code, AreaRecords> {
  const records = new Map<Code, AreaRecords>()
  for (const [area, ofArea] of Map.groupBy(ratings, (one) => one.area)) {
    const all = {
      count: ofArea.reduce((count, one) => count + one.count, 0),
      sum: ofArea.reduce((sum, one) => sum + one.sum, 0),
    }
    const known = ofArea.flatMap((own): [string, number][] => {
      const record = trackRecord(own, all)
      return record === null ? [] : [[own.coachId, record]]
    })
    records.set(area, { mean: (all.sum / all.count - 1) / 4, ofCoach: new Map(known) })
  }
  return records
}

/**
 * How well a coach has done with these areas, from 0 to 1, as a function of the coach's id: the mean of the areas in which
 * anybody has a record. A coach without one counts as the mean of the area, so that a new coach is neither better nor
 * worse for it. Null where nobody has any: then it does not count.
 */
export function recordIn(
  areas: readonly Code[],
  records: TrackRecords,
): ((coachId: string) => number) | null {
  const known = areas.flatMap((area) => {
    const found = records.get(area)
    return found && found.ofCoach.size > 0 ? [found] : []
  })
  if (known.length === 0) return null
  return (coachId) => {
    const sum = known.reduce((all, { mean, ofCoach }) => all + (ofCoach.get(coachId) ?? mean), 0)
    // Rounding must not lead out of the range.
    return Math.min(1, Math.max(0, sum / known.length))
  }
}

/** So many sets of areas are worked out once and kept: many students name the same. */
const MOST_KEPT = 1000

/** The same as a factor of all pairs; null where it counts for no student. Coaches without a record are of one kind. */
export function achieved(
  weight: number,
  areasOf: readonly (readonly Code[])[],
  coaches: readonly { readonly id: string }[],
  records: TrackRecords,
): DenseFactor | null {
  const counting = areasOf.map((areas) => areas.some((area) => (records.get(area)?.ofCoach.size ?? 0) > 0))
  if (!counting.includes(true)) return null
  const ids = [...new Set([...records.values()].flatMap(({ ofCoach }) => [...ofCoach.keys()]))]
  const at = new Map(ids.map((id, place) => [id, place]))
  const unknown = ids.length
  const kept = new Map<string, Float64Array>()
  const valuesOf = (areas: readonly Code[]) => {
    if (kept.size >= MOST_KEPT) kept.clear()
    return kept.getOrInsertComputed(areas.join(), () => {
      const record = recordIn(areas, records)
      return Float64Array.from([...ids, ''], (id) => record?.(id) ?? 0)
    })
  }
  return {
    weight,
    kinds: { ofCoach: Int32Array.from(coaches, ({ id }) => at.get(id) ?? unknown), count: unknown + 1 },
    counts: (student) => counting[student]!,
    fill: (student, worth) => worth.set(valuesOf(areasOf[student]!)),
  }
}
