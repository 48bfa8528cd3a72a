import type { Code } from './codes.ts'
import type { DenseFactor } from './market/candidate-lists.ts'

/** With fewer cases a coach's own mean is mostly chance, and is not used. */
export const LEAST_CASES = 15
/** How many cases the mean of all coaches counts as, compared with a coach's own cases. */
export const PRIOR_CASES = 15

/** Ratings from 1 to 5 stars: their number and their sum. */
export interface Ratings {
  readonly count: number
  readonly sum: number
}

/** The ratings that students with one goal area gave one coach. */
export interface AreaRatings extends Ratings {
  readonly coachId: string
  /** A code of the kind `focus`. */
  readonly area: Code
}

/**
 * How well a coach has done with a goal area, from 0 to 1; null below `LEAST_CASES` cases. Never shown to anybody.
 *
 * This is empirical Bayes shrinkage: with n own cases of the coach, their mean m, and the mean p of all coaches' cases
 * in this area, it is (n·m + 15·p) / (n + 15). Means of 1 to 5 stars become 0 to 1 by (mean - 1) / 4. So it is between
 * m and p, halfway at 15 cases, and approaches m with each further case.
 */
export function trackRecord(own: Ratings, all: Ratings): number | null {
  if (own.count < LEAST_CASES) return null
  const mean = (own.sum + PRIOR_CASES * (all.sum / all.count)) / (own.count + PRIOR_CASES)
  return (mean - 1) / 4
}

/** The records of one area. */
export interface AreaRecords {
  /** The mean of all cases, including those of coaches with few, from 0 to 1. */
  readonly mean: number
  /** The coaches with enough cases, by id. */
  readonly ofCoach: ReadonlyMap<string, number>
}
export type TrackRecords = ReadonlyMap<Code, AreaRecords>

/**
 * The track records of all coaches, by area and coach. The mean of an area includes all its cases, also those of
 * coaches with few. A coach without enough cases in an area has no record there.
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
 * How well a coach has done with these areas, from 0 to 1, as a function of the coach's id: the mean over the areas in
 * which anybody has a record. A coach without a record gets the area's mean, so that being new is neither an advantage
 * nor a disadvantage. Null if nobody has a record: then the factor does not count.
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
    // Keeps rounding errors within the range.
    return Math.min(1, Math.max(0, sum / known.length))
  }
}

/** How many sets of areas are cached. Many students name the same areas. */
const MAX_CACHED = 1000

/** The same as a factor of all pairs; null if it counts for no student. Coaches without a record are one kind. */
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
    if (kept.size >= MAX_CACHED) kept.clear()
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
