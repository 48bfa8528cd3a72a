import type { CalendarSession, HoursDraft, TimeOff, TimeState } from '@shinequo/contract/availability/hours'
import { SESSION_MS } from '@shinequo/domain/sessions/session-phase'
import { clocksDiffer, DAY, HOUR, localDate, MINUTE, wallClock } from '@shinequo/domain/time/zoned-day'
import {
  days,
  dayText,
  hours,
  minuteText,
  proseDayText,
  shortMinuteText,
  timeText,
  zoneName,
} from '@shinequo/messages/times'
import * as messages from '@shinequo/messages/web/availability-hours'
import { dateText } from '../../lib/calendar-date.ts'
import { DAY_END, type Range } from './painted-hours.ts'

/** 'Monday' or 'Mon', the name of an ISO weekday. */
export function weekdayName(weekday: number, length: 'long' | 'short'): string {
  // January 1, 2024 was a Monday.
  return dateText(`2024-01-0${weekday}`, { weekday: length })
}

/** '9:00 AM - 12:00 PM' */
export function rangeText({ start_minute, end_minute }: Range): string {
  const start = minuteText(start_minute)
  return end_minute === DAY_END
    ? messages.untilMidnight(start)
    : messages.fromTo(start, minuteText(end_minute))
}

/** '9 - 12', '9:30 - 1', short enough for a painted block; '8 AM - 8 PM' if the short form were ambiguous. */
export function blockText({ start_minute, end_minute }: Range): string {
  const bare = end_minute - start_minute < 720
  return messages.fromTo(shortMinuteText(start_minute, bare), shortMinuteText(end_minute, bare))
}

/** The hours of a day: 'no hours' or '9:00 AM - 12:00 PM and 1:00 PM - 5:00 PM'. */
export function rangesText(ranges: readonly Range[]): string {
  return ranges.length === 0 ? messages.noHours : messages.severalTimes(ranges.map(rangeText))
}

/** '15 minutes', '1 hour', '2 days' */
export function lengthText(minutes: number): string {
  if (minutes >= 1440 && minutes % 1440 === 0) return days(minutes / 1440)
  if (minutes >= 60 && minutes % 60 === 0) return hours(minutes / 60)
  return messages.lengthInMinutes(minutes)
}

/** Tells the coach why the time at `start` is not offered and what to change so that it is, in one or two sentences. */
export function whyNotText(
  state: TimeState,
  draft: HoursDraft,
  booked: readonly CalendarSession[],
  start: number,
): string {
  const within = (pause: number) =>
    booked.find(
      ({ start_time, end_time }) =>
        Date.parse(start_time) - pause < start + SESSION_MS && start < Date.parse(end_time) + pause,
    )?.student
  switch (state) {
    case 'open':
      return messages.canBeBooked
    case 'paused':
      return messages.isPaused
    case 'past':
      return messages.isOver
    case 'too_soon':
      return messages.tooSoon(lengthText(draft.minimum_notice_minutes))
    case 'beyond_horizon':
      return draft.horizon_days < 21 ? messages.tooFarAhead(draft.horizon_days) : messages.beyondThreeWeeks
    case 'outside_hours':
      return messages.notPainted
    case 'time_off':
      return messages.isTimeOff
    case 'booked': {
      const student = within(0)
      return student ? messages.bookedBy(student) : messages.beingChosen
    }
    case 'buffer': {
      const pause = Math.max(draft.buffer_before_minutes, draft.buffer_after_minutes)
      const student = within(pause * MINUTE)
      return student
        ? messages.tooCloseToSessionWith(student, lengthText(pause))
        : messages.tooCloseToAnother(lengthText(pause))
    }
    case 'day_full':
      return messages.dayFull(draft.max_per_day ?? 0)
    case 'week_full':
      return messages.weekFull(draft.max_per_week ?? 0)
  }
}

/** The notice for a clock change in `zone` within the next `days`; null if there is none. */
export function clockNote(now: number, days: number, zone: string): string | null {
  const end = now + days * DAY
  if (!clocksDiffer(now, end, zone)) return null
  let change = now
  while (change < end && !clocksDiffer(now, change, zone)) change += HOUR
  return messages.clocksChange(zoneName(zone), proseDayText(change, zone))
}

/** The text of a time off: days if it was given as days or covers whole days of `zone`, otherwise with times. */
export function timeOffText(off: Omit<TimeOff, 'id'>, zone: string): string {
  const [start, end] = [Date.parse(off.start_time), Date.parse(off.end_time)]
  const [firstDay, lastDay] = [dayText(start, zone), dayText(end - 1, zone)]
  if (off.first_date !== null || (isMidnight(start, zone) && isMidnight(end, zone))) {
    return firstDay === lastDay ? firstDay : messages.fromTo(firstDay, lastDay)
  }
  const [from, to] = [timeText(start, zone), timeText(end, zone)]
  return localDate(start, zone) === localDate(end - 1, zone)
    ? messages.offWithinDay(firstDay, from, to)
    : messages.offOverDays(firstDay, from, dayText(end, zone), to)
}

/** Whether it is midnight in `zone` at that instant, ignoring seconds. */
function isMidnight(instant: number, zone: string): boolean {
  return wallClock(instant, zone) % DAY < MINUTE
}
