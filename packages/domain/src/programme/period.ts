import { addDays, localDate, startOfLocalDate } from '../time/zoned-day.ts'
import type { Term } from './terms.ts'

/** The periods that figures can cover: the term until now, the one before it, or the most recent dates, including today. */
export const PERIODS = ['term', 'last_term', '30d', '7d'] as const
export type Period = (typeof PERIODS)[number]

/** The days of a year on which terms begin where a programme has not said when its own do. */
const TERM_STARTS = ['01-01', '06-01', '08-15'] as const

/** A period divided into equal parts: weeks (from Monday) or days. Instants in epoch milliseconds, ends excluded. */
export interface CutPeriod {
  readonly each: 'week' | 'day'
  /** The start date of each part, in order. */
  readonly dates: readonly string[]
  /** The start of each part, followed by the end of the last one. */
  readonly bounds: readonly number[]
}

function cut(first: string, count: number, each: 'week' | 'day', zone: string): CutPeriod {
  const days = each === 'week' ? 7 : 1
  const dates = Array.from({ length: count + 1 }, (_, at) => addDays(first, at * days))
  return { each, dates: dates.slice(0, count), bounds: dates.map((date) => startOfLocalDate(date, zone)) }
}

/** The Monday of a date's week. */
function mondayOf(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday + 6) % 7))
}

/** The first date of the term that contains `date`. */
function termStart(date: string): string {
  const day = TERM_STARTS.findLast((start) => start <= date.slice(5)) ?? TERM_STARTS[0]
  return `${date.slice(0, 4)}-${day}`
}

/** A month of a period, made of whole weeks: the date of the first, and its place among the parts; the end excluded. */
export interface MonthOfWeeks {
  readonly date: string
  readonly from: number
  readonly until: number
}

/**
 * The months of a period that is divided into weeks, in order. A week belongs to the month of its Monday. Empty for a
 * period that is divided into days.
 */
export function monthsOf({ each, dates }: Pick<CutPeriod, 'each' | 'dates'>): MonthOfWeeks[] {
  if (each === 'day') return []
  const starts = dates.flatMap((date, at) =>
    at === 0 || date.slice(0, 7) !== dates[at - 1]!.slice(0, 7) ? [at] : [],
  )
  return starts.map((from, at) => ({ date: dates[from]!, from, until: starts[at + 1] ?? dates.length }))
}

/** The term that a programme is in, until today: one of its own, also in the break after it, or one of the calendar. */
function currentTerm(today: string, terms: readonly Term[]): Term {
  const ofCalendar = { first_day: termStart(today), last_day: today }
  const own = latest(terms.filter(({ first_day }) => first_day <= today))
  if (!own || own.last_day < ofCalendar.first_day) return ofCalendar
  return own.last_day < today ? own : { ...own, last_day: today }
}

/** The term before the one that begins on `first`, whole: the programme's own of the last year, or one of the calendar. */
function termBefore(first: string, terms: readonly Term[]): Term {
  const own = latest(terms.filter(({ last_day }) => last_day < first))
  if (own && own.last_day > yearBefore(first)) return own
  const last_day = addDays(termStart(first), -1)
  return { first_day: termStart(last_day), last_day }
}

function latest(terms: readonly Term[]): Term | undefined {
  return terms.toSorted((one, other) => one.first_day.localeCompare(other.first_day)).at(-1)
}

/** The same day a year before; February 28 for February 29. */
function yearBefore(date: string): string {
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace('-02-29', '-02-28')}`
}

/**
 * When the term that a programme is in at `now` began, on the calendar of `zone`: one of its own `terms`, or else of the
 * calendar. Both in epoch milliseconds.
 */
export function termBegin(now: number, zone: string, terms: readonly Term[]): number {
  return startOfLocalDate(currentTerm(localDate(now, zone), terms).first_day, zone)
}

const weeksBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / (7 * 86_400_000))

/**
 * A period at `now` on the calendar of `zone`, and the period to compare it with: the same weeks of the same term a
 * year before, or the same number of dates directly before. A term is divided into whole weeks, including those of its
 * first and its last day. `terms` are the programme's own.
 */
export function cutPeriod(
  period: Period,
  now: number,
  zone: string,
  terms: readonly Term[] = [],
): { now: CutPeriod; before: CutPeriod } {
  const today = localDate(now, zone)
  if (period === 'term' || period === 'last_term') {
    const current = currentTerm(today, terms)
    const { first_day, last_day } = period === 'term' ? current : termBefore(current.first_day, terms)
    const first = mondayOf(first_day)
    const count = weeksBetween(first, mondayOf(last_day)) + 1
    const before = mondayOf(yearBefore(first_day))
    return { now: cut(first, count, 'week', zone), before: cut(before, count, 'week', zone) }
  }
  const days = period === '30d' ? 30 : 7
  const first = addDays(today, 1 - days)
  return { now: cut(first, days, 'day', zone), before: cut(addDays(first, -days), days, 'day', zone) }
}
