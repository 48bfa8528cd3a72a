import { localDayNumber, wallMinutes } from './zone-offsets.ts'

const MINUTE = 60_000
/** Sessions begin on :00 and :30 of the coach's wall clock (product document, section 9). */
const START_STEP = 30
const DAY = 24 * 3_600_000

/** Minutes of the wall's day, [startMinute, endMinute), 0 to 1440. */
export interface DayRange {
  startMinute: number
  endMinute: number
}

/** A coach's hours: wall time in an IANA zone. */
export interface WeeklyHours {
  timeZone: string
  /** How long a session lasts. */
  sessionMinutes: number
  /** weekday as ISO counts them, 1 Monday to 7 Sunday; several ranges a day may stand. */
  weeklyHours: readonly (DayRange & { weekday: number })[]
  /** A named date's ranges stand instead of its weekday's; no ranges: closed. */
  overrides: readonly { date: string; ranges: readonly DayRange[] }[]
}

/** A time inside a coach's hours, with the coach's own day as days since 1970-01-01. */
export interface HoursSlot {
  start: number
  day: number
}

/** The ISO weekday, 1 to 7, of a day number (1970-01-01, day 0, was a Thursday). */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The ISO week, Monday to Sunday, of a day number, as a running count. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7)
}

/**
 * Every slot inside the hours whose start lies in [from, until), in order, none overlapping the one before.
 *
 * When the clocks go forward the skipped wall times have no slot. When they go back the repeated ones have one
 * slot each, at their first occurrence: nobody is asked which of two '1:30' is meant. Ranges that overlap count
 * once, and a slot that would begin within its forerunner is left out.
 */
export function slotsInHours(hours: WeeklyHours, from: number, until: number): HoursSlot[] {
  const rangesOfWeekday = weekdayRanges(hours.weeklyHours)
  const overrides = overrideRanges(hours.overrides)
  const slots: HoursSlot[] = []
  // One day early, so that the forerunner of the first slot is the same whatever `from` is.
  const lastDay = localDayNumber(until - 1, hours.timeZone)
  let end = Number.NEGATIVE_INFINITY
  for (let day = localDayNumber(from, hours.timeZone) - 1; day <= lastDay; day++) {
    const ranges = overrides.get(day) ?? rangesOfWeekday[weekdayOf(day)] ?? []
    if (ranges.length === 0) continue
    for (const start of startsOfDay(ranges, hours.sessionMinutes, wallMinutes(day, hours.timeZone))) {
      if (start < end) continue
      end = start + hours.sessionMinutes * MINUTE
      if (start >= from && start < until) slots.push({ start, day })
    }
  }
  return slots
}

function startsOfDay(
  ranges: readonly DayRange[],
  length: number,
  instantOf: (minute: number) => number | null,
): number[] {
  const starts: number[] = []
  let ordered = true
  for (const { startMinute, endMinute } of ranges) {
    const first = Math.ceil(startMinute / START_STEP) * START_STEP
    for (let minute = first; minute + length <= endMinute; minute += START_STEP) {
      const start = instantOf(minute)
      if (start === null) continue
      if (starts.length > 0 && start < starts[starts.length - 1]!) ordered = false
      starts.push(start)
    }
  }
  return ordered ? starts : starts.sort((a, b) => a - b)
}

function weekdayRanges(weekly: WeeklyHours['weeklyHours']): DayRange[][] {
  const ranges: DayRange[][] = Array.from({ length: 8 }, () => [])
  for (const range of weekly) ranges[range.weekday]?.push(range)
  return ranges
}

function overrideRanges(overrides: WeeklyHours['overrides']): Map<number, readonly DayRange[]> {
  return new Map(overrides.map(({ date, ranges }) => [Date.parse(`${date}T00:00:00Z`) / DAY, ranges]))
}
