import { termBegin } from '../programme/period.ts'
import type { Term } from '../programme/terms.ts'

/**
 * How often a student may change coaches in a term: enough for one or two wrong guesses. Every change takes a place
 * from one coach to another.
 */
const MAX_CHANGES = 3

/**
 * How many changes a student has left at `now` in the current term, on the calendar of `zone`, after `changes` (epoch
 * milliseconds, in any order). `terms` are the programme's own. A change at the first instant of the term counts. Never
 * less than 0.
 */
export function changesLeft(
  changes: readonly number[],
  now: number,
  zone: string,
  terms: readonly Term[],
): number {
  const begin = termBegin(now, zone, terms)
  return Math.max(0, MAX_CHANGES - changes.filter((at) => at >= begin).length)
}
