import { DAY, HOUR, MINUTE, wallClock } from '../time/zoned-day.ts'

/** What people are told of a session by the clock: a day, an hour and ten minutes before it, and an hour after it. */
export type ReminderKind = 'reminder_day' | 'reminder_hour' | 'reminder_soon' | 'feedback_asked'

export interface Reminder {
  readonly kind: ReminderKind
  /** Milliseconds. */
  readonly at: number
}

/** A session for one of its two people. Milliseconds; the zone is IANA. */
export interface RemindedSession {
  readonly side: 'student' | 'coach'
  readonly start: number
  readonly end: number
  readonly zone: string
}

/** Nobody wants to be woken by what can wait: from 22:00 until 8:00 of the person's own clock. */
const QUIET_FROM = 22 * 60
const QUIET_UNTIL = 8 * 60

/**
 * The reminders that are still to come at `now`. Those of an hour and of ten minutes keep their time in the night too: so
 * does the session. The one of a day comes before the night, and feedback is asked of students when it is over.
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

/** How long before the start a reminder is of no use any more: the next one has come by then, or the session itself. */
const STALE_BEFORE: Readonly<Record<Exclude<ReminderKind, 'feedback_asked'>, number>> = {
  reminder_day: HOUR,
  reminder_hour: 10 * MINUTE,
  reminder_soon: 0,
}

/** Whether a reminder that was held up is of no use at `now`. */
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

/** The instant itself, or the last minute before the night that it lies in. */
function beforeNight(instant: number, zone: string): number {
  const minute = minuteOfDay(instant, zone)
  if (!isNight(minute)) return instant
  return shifted(instant, -((minute - QUIET_FROM + 1 + WHOLE_DAY) % WHOLE_DAY), zone)
}

/** The instant itself, or the end of the night that it lies in. */
function afterNight(instant: number, zone: string): number {
  const minute = minuteOfDay(instant, zone)
  if (!isNight(minute)) return instant
  return shifted(instant, (QUIET_UNTIL - minute + WHOLE_DAY) % WHOLE_DAY, zone)
}

/** The full minute at which a clock on the wall shows so many minutes later, whether or not it was changed in between. */
function shifted(instant: number, minutes: number, zone: string): number {
  const wanted = Math.floor(wallClock(instant, zone) / MINUTE + minutes) * MINUTE
  const near = instant + minutes * MINUTE
  return near + wanted - wallClock(near, zone)
}
