import { termBegin } from '../programme/period.ts'

/** So often a student may change coaches in a term: enough for a wrong guess or two, and every place changes hands. */
const MOST_CHANGES = 3

/**
 * How many more changes a student who made `changes` (epoch milliseconds, any order) has at `now` in the term of that
 * instant, on the calendar of `zone`; one at the first instant of the term counts. Never less than 0.
 */
export function changesLeft(changes: readonly number[], now: number, zone: string): number {
  const begin = termBegin(now, zone)
  return Math.max(0, MOST_CHANGES - changes.filter((at) => at >= begin).length)
}
