/** A coach's hours and their instants. Server only, since it uses Temporal. */

import { DAY, HOUR, MINUTE } from '../time/zoned-day.ts'

/** Sessions begin at :00 and :30 of the coach's local time (product document, section 9). */
const START_STEP = 30

/** Minutes of the local day, [startMinute, endMinute), 0 to 1440. */
export interface DayRange {
  startMinute: number
  endMinute: number
}

/** A coach's hours, as local time in an IANA zone. */
export interface WeeklyHours {
  timeZone: string
  /** How long a session lasts. */
  sessionMinutes: number
  /** `weekday` is an ISO weekday, 1 Monday to 7 Sunday. A day may have several ranges. */
  weeklyHours: readonly (DayRange & { weekday: number })[]
  /** The ranges of a date replace those of its weekday. No ranges: closed. */
  overrides: readonly { date: string; ranges: readonly DayRange[] }[]
}

/** A time within a coach's hours, with the coach's local day as days since 1970-01-01. */
export interface HoursSlot {
  start: number
  day: number
}

/** The ISO weekday, 1 to 7, of a day number (1970-01-01, day 0, was a Thursday). */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The ISO week, Monday to Sunday, of a day number, as a running number. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7)
}

/**
 * Every slot within the hours whose start is in [from, until), in order, without overlaps.
 *
 * When the clocks go forward, the skipped local times have no slot. When they go back, each repeated time has one slot,
 * at its first occurrence, so that nobody has to choose between two times called '1:30'. Overlapping ranges count once,
 * and a slot that would begin before the previous one ends is left out.
 */
export function slotsInHours(hours: WeeklyHours, from: number, until: number): HoursSlot[] {
  const rangesOfWeekday = weekdayRanges(hours.weeklyHours)
  const overrides = overrideRanges(hours.overrides)
  const slots: HoursSlot[] = []
  // Starts one day early, so that the slot before the first one does not depend on `from`.
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

/**
 * A period [from, until), in epoch milliseconds, during which a zone has a constant offset from UTC, in milliseconds.
 */
interface SteadySpan {
  from: number
  until: number
  offset: number
}

/**
 * The known steady spans of each zone. Asking Temporal for every half hour of three weeks would take milliseconds,
 * while the offset of a zone is constant for months.
 */
const spansOfZones = new Map<string, SteadySpan[]>()

/** The steady span of `zone` that contains `instant`. Throws RangeError for an unknown zone. */
function spanAt(instant: number, zone: string): SteadySpan {
  const known = spansOfZones.get(zone)
  const found = known?.find((span) => instant >= span.from && instant < span.until)
  if (found) return found
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  // 'previous' means strictly before. Adding one nanosecond also finds a change at the instant itself.
  const previous = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const next = zoned.getTimeZoneTransition('next')
  const span = {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: zoned.offsetNanoseconds / 1_000_000,
  }
  if (known) known.push(span)
  else spansOfZones.set(zone, [span])
  return span
}

/** The local date in `zone` at `instant`, as days since 1970-01-01. */
export function localDayNumber(instant: number, zone: string): number {
  return Math.floor((instant + spanAt(instant, zone).offset) / DAY)
}

/**
 * Returns a function from a minute of the local day to its instant in `zone`, for the day `dayNumber` days after
 * 1970-01-01. A skipped local time has no instant (null); of a repeated one, the first counts.
 */
export function wallMinutes(dayNumber: number, zone: string): (minute: number) => number | null {
  const wallStart = dayNumber * DAY
  const { from, until, offset } = spanAt(wallStart, zone)
  const start = wallStart - offset
  // At least three hours after the last change, no local time of the day can be a repeated one.
  if (start - 3 * HOUR >= from && start + DAY <= until) return (minute) => start + minute * MINUTE
  return (minute) => wallInstant(wallStart + minute * MINUTE, zone)
}

function wallInstant(wall: number, zone: string): number | null {
  const text = new Date(wall).toISOString().slice(0, 19)
  const plain = Temporal.PlainDateTime.from(text)
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(plain) ? zoned.epochMilliseconds : null
}
