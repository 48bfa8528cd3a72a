import type { Code } from './codes.ts'

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

/**
 * The track records of all coaches, by area and coach. The mean of an area is that of all its cases, coaches with few
 * among them. A coach without enough cases in an area has none there.
 */
export function trackRecords(ratings: readonly AreaRatings[]): Map<Code, Map<string, number>> {
  const records = new Map<Code, Map<string, number>>()
  for (const [area, ofArea] of Map.groupBy(ratings, (one) => one.area)) {
    const all = {
      count: ofArea.reduce((count, one) => count + one.count, 0),
      sum: ofArea.reduce((sum, one) => sum + one.sum, 0),
    }
    const known = ofArea.flatMap((own): [string, number][] => {
      const record = trackRecord(own, all)
      return record === null ? [] : [[own.coachId, record]]
    })
    records.set(area, new Map(known))
  }
  return records
}
