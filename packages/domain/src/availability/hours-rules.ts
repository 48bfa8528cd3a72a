import type { DayRange } from './weekly-hours.ts'

/** Hours that somebody edited. Their shape and the single numbers are already validated. */
export interface PaintedHours {
  readonly weeklyHours: readonly (DayRange & { readonly weekday: number })[]
  readonly overrides: readonly { readonly date: string; readonly ranges: readonly DayRange[] }[]
}

/** The possible problems with a field of edited hours. */
export type HoursProblem = 'end_before_start' | 'times_overlap' | 'date_over' | 'date_too_far' | 'date_twice'

/** The furthest date for which hours can be set. Beyond it, a typing error in the year is more likely than a plan. */
const MAX_DAYS_AHEAD = 366
const DAY = 24 * 3_600_000

/**
 * Validates edited hours. Returns the first problem of each field under its path, such as
 * `overrides.0.ranges.1.end_minute`; empty if there is none. `today` is the date in the coach's zone.
 */
export function hoursProblems(hours: PaintedHours, today: string): Record<string, HoursProblem> {
  const problems: Record<string, HoursProblem> = {}
  const days = new Map<number, [path: string, range: DayRange][]>()
  for (const [index, range] of hours.weeklyHours.entries()) {
    days.set(range.weekday, [...(days.get(range.weekday) ?? []), [`weekly_hours.${index}`, range]])
  }
  for (const ranges of days.values()) Object.assign(problems, rangeProblems(ranges))

  const last = new Date(Date.parse(today) + MAX_DAYS_AHEAD * DAY).toISOString().slice(0, 10)
  const named = new Set<string>()
  for (const [index, { date, ranges }] of hours.overrides.entries()) {
    const path = `overrides.${index}`
    if (date < today) problems[`${path}.date`] = 'date_over'
    else if (date > last) problems[`${path}.date`] = 'date_too_far'
    else if (named.has(date)) problems[`${path}.date`] = 'date_twice'
    named.add(date)
    Object.assign(problems, rangeProblems(ranges.map((range, at) => [`${path}.ranges.${at}`, range])))
  }
  return problems
}

function rangeProblems(ranges: readonly (readonly [path: string, range: DayRange])[]) {
  const problems: Record<string, HoursProblem> = {}
  let end = Number.NEGATIVE_INFINITY
  for (const [path, range] of ranges.toSorted(([, a], [, b]) => a.startMinute - b.startMinute)) {
    if (range.endMinute <= range.startMinute) problems[`${path}.end_minute`] = 'end_before_start'
    else if (range.startMinute < end) problems[`${path}.start_minute`] = 'times_overlap'
    end = Math.max(end, range.endMinute)
  }
  return problems
}

/** The same hours as they are stored: sorted by weekday and start, with ranges merged that touch or overlap. */
export function mergedHours({ weeklyHours, overrides }: PaintedHours): PaintedHours {
  return {
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      mergedRanges(weeklyHours.filter((range) => range.weekday === weekday)).map((range) => ({
        weekday,
        ...range,
      })),
    ),
    overrides: overrides.map(({ date, ranges }) => ({ date, ranges: mergedRanges(ranges) })),
  }
}

/** Ranges of one day, sorted by their start, with ranges merged that touch or overlap. */
export function mergedRanges(ranges: readonly DayRange[]): DayRange[] {
  const merged: DayRange[] = []
  for (const { startMinute, endMinute } of ranges.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = merged.at(-1)
    if (last && startMinute <= last.endMinute) last.endMinute = Math.max(last.endMinute, endMinute)
    else merged.push({ startMinute, endMinute })
  }
  return merged
}
