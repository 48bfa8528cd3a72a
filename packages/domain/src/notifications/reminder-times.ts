import { DAY, HOUR, MINUTE, wallClock } from '../time/zoned-day.ts'

/** Mail at fixed times: a day, an hour and ten minutes before a session, and an hour after it. */
export type ReminderKind = 'reminder_day' | 'reminder_hour' | 'reminder_soon' | 'feedback_asked'

export interface Reminder {
  readonly kind: ReminderKind
  /** Milliseconds. */
  readonly at: number
}

/** A session from the view of one of its two people. Times are milliseconds; the zone is IANA. */
export interface RemindedSession {
  readonly side: 'student' | 'coach'
  readonly start: number
  readonly end: number
  readonly zone: string
}

/** Quiet hours for mail that can wait: from 22:00 until 8:00 on the person's own clock, in minutes. */
const QUIET_FROM = 22 * 60
export const QUIET_UNTIL = 8 * 60

/**
 * The reminders that are due after `now`. Those of an hour and of ten minutes keep their time at night, like the
 * session itself. A day's reminder is sent before the night instead, and the request for feedback after it, to students
 * only.
 */
export function remindersAhead({ side, start, end, zone }: RemindedSession, now: number): Reminder[] {
  const reminders: Reminder[] = [
    { kind: 'reminder_day', at: beforeNight(start - DAY, zone) },
    { kind: 'reminder_hour', at: start - HOUR },
    { kind: 'reminder_soon', at: start - 10 * MINUTE },
  ]
  if (side === 'student') reminders.push({ kind: 'feedback_asked', at: afterNight(end + HOUR, zone) })
  return reminders.filter(({ at }) => at > now)
}

/** How long before the start a reminder becomes stale: by then the next one is due, or the session starts. */
const STALE_BEFORE: Readonly<Record<Exclude<ReminderKind, 'feedback_asked'>, number>> = {
  reminder_day: HOUR,
  reminder_hour: 10 * MINUTE,
  reminder_soon: 0,
}

/** Whether a delayed reminder is stale at `now`. */
export function isStaleReminder(
  kind: Exclude<ReminderKind, 'feedback_asked'>,
  start: number,
  now: number,
): boolean {
  return now >= start - STALE_BEFORE[kind]
}

const WHOLE_DAY = 24 * 60

function minuteOfDay(instant: number, zone: string): number {
  const wall = new Date(wallClock(instant, zone))
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

const isNight = (minute: number) => minute >= QUIET_FROM || minute < QUIET_UNTIL

/** The instant itself, or the last minute before the night that contains it. */
function beforeNight(instant: number, zone: string): number {
  const minute = minuteOfDay(instant, zone)
  if (!isNight(minute)) return instant
  return shifted(instant, -((minute - QUIET_FROM + 1 + WHOLE_DAY) % WHOLE_DAY), zone)
}

/** The instant itself, or the end of the night that contains it. */
export function afterNight(instant: number, zone: string): number {
  const minute = minuteOfDay(instant, zone)
  if (!isNight(minute)) return instant
  return shifted(instant, (QUIET_UNTIL - minute + WHOLE_DAY) % WHOLE_DAY, zone)
}

/** The full minute at which a local clock shows `minutes` more, even if the clocks change in between. */
function shifted(instant: number, minutes: number, zone: string): number {
  const wanted = Math.floor(wallClock(instant, zone) / MINUTE + minutes) * MINUTE
  const near = instant + minutes * MINUTE
  return near + wanted - wallClock(near, zone)
}
