import { addDays } from '../time/zoned-day.ts'

/** A term: its first and its last day as dates, both included. */
export interface Term {
  readonly first_day: string
  readonly last_day: string
}

/** A longer one is a slip in a year. */
export const LONGEST_TERM_DAYS = 366

/** What is wrong with a term, and at which of its days. */
export type TermProblem<T extends Term> =
  | { readonly field: 'last_day'; readonly why: 'ends_before' | 'too_long' }
  | { readonly field: keyof Term; readonly why: 'overlap'; readonly other: T }

/** The first problem of a term beside the others; undefined if there is none. Existing dates are required. */
export function termProblem<T extends Term>(term: Term, others: readonly T[]): TermProblem<T> | undefined {
  if (term.last_day < term.first_day) return { field: 'last_day', why: 'ends_before' }
  if (term.last_day > addDays(term.first_day, LONGEST_TERM_DAYS - 1))
    return { field: 'last_day', why: 'too_long' }
  const other = others.find((one) => one.first_day <= term.last_day && term.first_day <= one.last_day)
  if (!other) return undefined
  const isWithin = other.first_day <= term.first_day
  return { field: isWithin ? 'first_day' : 'last_day', why: 'overlap', other }
}
