import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { mergedRanges } from '@shinequo/domain/availability/hours-rules'
import { weekdayOf } from '../../lib/calendar-date.ts'

/** Minutes of the local day, end excluded, as in the API. */
export type Range = HoursDraft['overrides'][number]['ranges'][number]

/** A day of the painted week: an ISO weekday (1 Monday to 7 Sunday), for every week, or a single date. */
export type DayKey = number | string

/** Hours are painted in steps of half an hour. */
export const STEP = 30
export const DAY_END = 1440

/** ISO weekdays, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** The editable part of the saved hours. */
export function draftOf(hours: CoachHours): HoursDraft {
  const { version, time_zone, approved, time_off, sessions, ...draft } = hours
  return draft
}

/** The ISO weekday of a date, 1 to 7. */
export function isoWeekday(date: string): number {
  return weekdayOf(date) || 7
}

/** The hours of a day. A date without its own hours has those of its weekday. */
export function rangesOf(draft: HoursDraft, day: DayKey): Range[] {
  if (typeof day === 'string') {
    return draft.overrides.find(({ date }) => date === day)?.ranges ?? rangesOf(draft, isoWeekday(day))
  }
  return draft.weekly_hours
    .filter(({ weekday }) => weekday === day)
    .map(({ start_minute, end_minute }) => ({ start_minute, end_minute }))
}

/** The draft with other hours on one day. A date gets its own hours. */
export function withRanges(draft: HoursDraft, day: DayKey, ranges: readonly Range[]): HoursDraft {
  const merged = merge(ranges)
  if (typeof day === 'string') {
    const others = draft.overrides.filter(({ date }) => date !== day)
    const overrides = [...others, { date: day, ranges: merged }].sort((a, b) => a.date.localeCompare(b.date))
    return { ...draft, overrides }
  }
  const weekly_hours = [
    ...draft.weekly_hours.filter(({ weekday }) => weekday !== day),
    ...merged.map((range) => ({ weekday: day, ...range })),
  ].sort((a, b) => a.weekday - b.weekday || a.start_minute - b.start_minute)
  return { ...draft, weekly_hours }
}

/** The draft with a date returned to the hours of its weekday. */
export function withoutOverride(draft: HoursDraft, date: string): HoursDraft {
  return { ...draft, overrides: draft.overrides.filter((one) => one.date !== date) }
}

/** The draft without past dates, which cannot be changed any more. */
export function fromToday(draft: HoursDraft, today: string): HoursDraft {
  return { ...draft, overrides: draft.overrides.filter(({ date }) => date >= today) }
}

/** Opens or closes [start, end) on each of the days. */
export function paint(draft: HoursDraft, days: readonly DayKey[], stroke: Range, open: boolean): HoursDraft {
  return days.reduce((painted, day) => {
    const before = rangesOf(painted, day)
    return withRanges(painted, day, open ? [...before, stroke] : cut(before, stroke))
  }, draft)
}

/** Copies the hours of one day to the others. */
export function copyDay(draft: HoursDraft, from: DayKey, to: readonly DayKey[]): HoursDraft {
  const ranges = rangesOf(draft, from)
  return to.reduce((copied, day) => withRanges(copied, day, ranges), draft)
}

/** Whether one of the ranges contains the minute. */
export function isOpenAt(ranges: readonly Range[], minute: number): boolean {
  return ranges.some(({ start_minute, end_minute }) => start_minute <= minute && minute < end_minute)
}

/** Whether saving either draft would have the same result. */
export function isSame(one: HoursDraft, other: HoursDraft): boolean {
  const text = ({ weekly_hours, overrides, ...rules }: HoursDraft) =>
    JSON.stringify([weekly_hours, overrides, Object.entries(rules).sort()])
  return text(one) === text(other)
}

function merge(ranges: readonly Range[]): Range[] {
  const plain = ranges.map(({ start_minute, end_minute }) => ({
    startMinute: start_minute,
    endMinute: end_minute,
  }))
  return mergedRanges(plain).map(({ startMinute, endMinute }) => ({
    start_minute: startMinute,
    end_minute: endMinute,
  }))
}

function cut(ranges: readonly Range[], { start_minute, end_minute }: Range): Range[] {
  return ranges
    .flatMap((range) => [
      { start_minute: range.start_minute, end_minute: Math.min(range.end_minute, start_minute) },
      { start_minute: Math.max(range.start_minute, end_minute), end_minute: range.end_minute },
    ])
    .filter((range) => range.start_minute < range.end_minute)
}
