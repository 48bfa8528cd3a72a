import { DAY, HOUR, MINUTE } from '../time/zoned-day.ts'
import { localDayNumber, slotsInHours, type WeeklyHours, weekOf } from './weekly-hours.ts'

/** Epoch milliseconds, [start, end). */
export interface Interval {
  start: number
  end: number
}

/** A taken time: a booked session, or a claim, which counts until `expiresAt` (excluded). */
export interface BusyTime extends Interval {
  expiresAt?: number | null
}

/** What a coach offers, and the rules for it. */
export interface Schedule extends WeeklyHours {
  timeOff: readonly Interval[]
  /** Minutes kept free before and after every session. Between two sessions the longer of the two applies. */
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** A slot may be taken until this many minutes before its start. */
  minimumNoticeMinutes: number
  horizonDays: number
  /** The most sessions (claims included) per day and per ISO week, in the coach's zone; null: no limit. */
  maxPerDay: number | null
  maxPerWeek: number | null
}

/** Why a time is not offered, in the order in which the rules are checked: the first that applies is returned. */
export type SlotRefusal =
  | 'past'
  | 'too_soon'
  | 'beyond_horizon'
  | 'outside_hours'
  | 'time_off'
  | 'booked'
  | 'buffer'
  | 'day_full'
  | 'week_full'

export interface OpenSlots {
  /** Starts of the open slots, ascending. Every slot is as long as a session of the schedule. */
  starts: number[]
  /** The passing of time does not change the answer before this instant. Infinity: it never does. */
  validUntil: number
}

/**
 * The latest start that may be taken at `now`.
 *
 * The horizon is defined in the student's days: each student sees today to today+21 in their own zone, and the answer
 * is the same for all. In any zone on earth, day today+21 ends at most 22 times 24 hours after now, or one hour later
 * if the clocks go back meanwhile. So no student's last day is cut off, and nobody's day 23 is reached.
 */
export function horizonEnd(now: number, horizonDays: number): number {
  return now + (horizonDays + 1) * DAY + HOUR
}

/**
 * The open slots that start in [from, until), in epoch milliseconds. `busy` must contain every booked session and live
 * claim of the coach from a week before `from` to a week after `until`, since caps count whole ISO weeks.
 */
export function openSlots(
  schedule: Schedule,
  busy: readonly BusyTime[],
  now: number,
  from: number,
  until: number,
): OpenSlots {
  const notice = schedule.minimumNoticeMinutes * MINUTE
  const reach = horizonEnd(0, schedule.horizonDays)
  // Nothing before the notice or beyond tomorrow's horizon is computed, whatever dates are asked for.
  const last = Math.min(until, now + reach + DAY)
  const judged = judge(schedule, busy, now, Math.max(from, now + notice), last)
  const starts: number[] = []
  let validUntil = last < until ? now + DAY : Number.POSITIVE_INFINITY
  for (const [index, start] of judged.starts.entries()) {
    const refusal = judged.refusals[index]
    if (refusal === undefined) {
      starts.push(start)
      // A start is still open exactly at its notice, and closed one millisecond later.
      validUntil = Math.min(validUntil, start - notice + 1)
    } else if (refusal === 'beyond_horizon') validUntil = Math.min(validUntil, start - reach)
  }
  for (const { expiresAt } of judged.live) if (expiresAt) validUntil = Math.min(validUntil, expiresAt)
  return { starts, validUntil }
}

/**
 * The start of the first open slot (null: none), and the instant before which the passing of time does not change it.
 * The schedule must reach one day past the horizon, and `busy` one week further: see `openSlots`.
 */
export function firstOpen(
  schedule: Schedule,
  busy: readonly BusyTime[],
  now: number,
): { start: number | null; validUntil: number } {
  const end = horizonEnd(now, schedule.horizonDays) + 1
  // What enters the horizon later comes after whatever is open now, so it only matters if nothing is open now.
  const near = openSlots(schedule, busy, now, now, end)
  if (near.starts.length > 0) return { start: near.starts[0]!, validUntil: near.validUntil }
  return { start: null, validUntil: openSlots(schedule, busy, now, now, end + DAY).validUntil }
}

/** Why the slot that starts at `start` is not open; null if it is. Applies the same rules as `openSlots`. */
export function slotRefusal(
  schedule: Schedule,
  busy: readonly BusyTime[],
  now: number,
  start: number,
): SlotRefusal | null {
  const tooEarlyOrLate = refusalByTime(schedule, now, start)
  if (tooEarlyOrLate) return tooEarlyOrLate
  const { starts, refusals } = judge(schedule, busy, now, start, start + 1)
  return starts.length === 0 ? 'outside_hours' : (refusals[0] ?? null)
}

/** The `count` open starts nearest to `wanted`, nearest first; of two equally near, the earlier first. */
export function nearestOpen(starts: readonly number[], wanted: number, count = 3): number[] {
  const distance = (start: number) => Math.abs(start - wanted)
  return starts.toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, count)
}

interface Judged {
  /** Every slot within the hours, ascending, and at the same index why it is refused: undefined if it is open. */
  starts: number[]
  refusals: (SlotRefusal | undefined)[]
  live: BusyTime[]
}

function judge(
  schedule: Schedule,
  busy: readonly BusyTime[],
  now: number,
  from: number,
  until: number,
): Judged {
  const slots = from < until ? slotsInHours(schedule, from, until) : []
  const starts = slots.map((slot) => slot.start)
  const live = busy.filter(({ expiresAt }) => !expiresAt || now < expiresAt)
  const refusals = starts.map((start) => refusalByTime(schedule, now, start))
  const length = schedule.sessionMinutes * MINUTE
  const refuse = (start: number, end: number, reason: SlotRefusal) => {
    for (let index = firstAfter(starts, start - length); index < starts.length; index++) {
      if (starts[index]! >= end) return
      refusals[index] ??= reason
    }
  }
  for (const { start, end } of schedule.timeOff) refuse(start, end, 'time_off')
  for (const { start, end } of live) refuse(start, end, 'booked')
  const pause = Math.max(schedule.bufferBeforeMinutes, schedule.bufferAfterMinutes) * MINUTE
  if (pause > 0) for (const { start, end } of live) refuse(start - pause, end + pause, 'buffer')
  if (schedule.maxPerDay !== null || schedule.maxPerWeek !== null) {
    const { days, weeks } = countSessions(live, schedule.timeZone)
    for (const [index, { day }] of slots.entries()) {
      if ((days.get(day) ?? 0) >= (schedule.maxPerDay ?? Infinity)) refusals[index] ??= 'day_full'
      if ((weeks.get(weekOf(day)) ?? 0) >= (schedule.maxPerWeek ?? Infinity)) refusals[index] ??= 'week_full'
    }
  }
  return { starts, refusals, live }
}

function refusalByTime(schedule: Schedule, now: number, start: number): SlotRefusal | undefined {
  if (start < now) return 'past'
  if (start < now + schedule.minimumNoticeMinutes * MINUTE) return 'too_soon'
  return start > horizonEnd(now, schedule.horizonDays) ? 'beyond_horizon' : undefined
}

/** The index of the first of the ascending `starts` that is after `bound`. */
function firstAfter(starts: readonly number[], bound: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (starts[middle]! > bound) high = middle
    else low = middle + 1
  }
  return low
}

function countSessions(live: readonly BusyTime[], timeZone: string) {
  const days = new Map<number, number>()
  const weeks = new Map<number, number>()
  for (const { start } of live) {
    const day = localDayNumber(start, timeZone)
    days.set(day, (days.get(day) ?? 0) + 1)
    weeks.set(weekOf(day), (weeks.get(weekOf(day)) ?? 0) + 1)
  }
  return { days, weeks }
}
