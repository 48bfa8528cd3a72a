import type { ClaimedSlot, OpenSlot } from '@shinequo/contract/availability'
import type { CoachHours, HoursDraft } from '@shinequo/contract/availability/hours'
import { isInsideHours } from '@shinequo/domain/availability/hours-session'
import type { Interval } from '@shinequo/domain/availability/open-slots'
import { slotId } from '@shinequo/domain/availability/slot-id'
import type { DayRange } from '@shinequo/domain/availability/weekly-hours'
import { localDate } from '@shinequo/domain/time/zoned-day'
import { LRUCache } from 'lru-cache'
import { presentTimes } from '../../plugins/present-times.ts'
import type { HoursRow, PaintedSchedule } from './hours/queries.ts'

/** The start and end of a slot of this many minutes, in API format. */
export function slotTimes(start: number, minutes: number): { start_time: string; end_time: string } {
  return presentTimes({ start, end: start + minutes * 60_000 })
}

/**
 * Instants as the API writes them. Nearly all coaches start at the same minutes, so they share the texts of some weeks:
 * without this, a third of the time of an answer that is not cached went into making them.
 */
const instantTexts = new LRUCache<number, string>({
  max: 10_000,
  memoMethod: (instant) => new Date(instant).toISOString(),
})

/** Open slots of this many minutes by UTC date. `starts` ascend, so the dates and the slots of each date do too. */
export function openSlotsByDate(
  coachId: string,
  starts: readonly number[],
  minutes: number,
): Record<string, OpenSlot[]> {
  const dates: Record<string, OpenSlot[]> = {}
  for (const start of starts) {
    const start_time = instantTexts.memo(start)
    const date = start_time.slice(0, 10)
    dates[date] ??= []
    dates[date].push({
      id: slotId(coachId, start_time),
      student_profile: null,
      mentor_profile: coachId,
      start_time,
      end_time: instantTexts.memo(start + minutes * 60_000),
      is_default: true,
    })
  }
  return dates
}

/** A claim as its student sees it. */
export function claimedSlot(
  claim: Interval & {
    id: string
    studentId: string
    coachId: string
    expiresAt: number
    renewed: boolean
    moving: string | null
  },
  noticeMinutes: number,
): ClaimedSlot {
  return {
    id: claim.id,
    student_profile: claim.studentId,
    mentor_profile: claim.coachId,
    ...presentTimes(claim),
    is_default: false,
    expires_at: new Date(claim.expiresAt).toISOString(),
    can_renew: !claim.renewed,
    moving: claim.moving,
    notice_minutes: noticeMinutes,
  }
}

/** Converts a draft from the API to the server's format. */
export function paintedSchedule(draft: HoursDraft): PaintedSchedule {
  return {
    weeklyHours: draft.weekly_hours.map(({ weekday, ...range }) => ({ weekday, ...rangeOf(range) })),
    overrides: draft.overrides.map(({ date, ranges }) => ({ date, ranges: ranges.map(rangeOf) })),
    minimumNoticeMinutes: draft.minimum_notice_minutes,
    horizonDays: draft.horizon_days,
    bufferBeforeMinutes: draft.buffer_before_minutes,
    bufferAfterMinutes: draft.buffer_after_minutes,
    maxPerDay: draft.max_per_day,
    maxPerWeek: draft.max_per_week,
    acceptsStudents: draft.accepts_students,
  }
}

function rangeOf(range: { start_minute: number; end_minute: number }): DayRange {
  return { startMinute: range.start_minute, endMinute: range.end_minute }
}

function presentRange({ startMinute, endMinute }: DayRange) {
  return { start_minute: startMinute, end_minute: endMinute }
}

const byStart = (a: DayRange, b: DayRange) => a.startMinute - b.startMinute

/** Hours as their coach sees them at `now`. */
export function presentHours(row: HoursRow, now: number): CoachHours {
  const { schedule, timeOff } = row
  const today = localDate(now, schedule.timeZone)
  return {
    version: row.version,
    time_zone: schedule.timeZone,
    approved: row.approved,
    weekly_hours: schedule.weeklyHours
      .toSorted((a, b) => a.weekday - b.weekday || byStart(a, b))
      .map(({ weekday, ...range }) => ({ weekday, ...presentRange(range) })),
    overrides: schedule.overrides
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => a.date.localeCompare(b.date))
      .map(({ date, ranges }) => ({ date, ranges: ranges.toSorted(byStart).map(presentRange) })),
    minimum_notice_minutes: schedule.minimumNoticeMinutes,
    horizon_days: schedule.horizonDays,
    buffer_before_minutes: schedule.bufferBeforeMinutes,
    buffer_after_minutes: schedule.bufferAfterMinutes,
    max_per_day: schedule.maxPerDay,
    max_per_week: schedule.maxPerWeek,
    accepts_students: row.unpaused,
    time_off: timeOff.map(({ id, firstDate, lastDate, ...times }) => ({
      id,
      ...presentTimes(times),
      first_date: firstDate,
      last_date: lastDate,
    })),
    sessions: row.sessions.map(({ id, firstName, lastName, ...times }) => ({
      id,
      student: lastName === '' ? firstName : `${firstName} ${[...lastName][0]}.`,
      ...presentTimes(times),
      outside_hours: times.end > now && !isInsideHours(schedule, timeOff, times),
    })),
  }
}
