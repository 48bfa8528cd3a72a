import * as z from 'zod/mini'
import { openSlot } from '../availability.ts'
import { endpoint } from '../endpoint.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** Hours are set in steps of one slot: minutes of the local day, [start, end). */
const HOURS_STEP = 30
/** The longest notice a coach may ask for: two weeks, because students see three. */
const LONGEST_NOTICE_MINUTES = 14 * 1440
const LONGEST_BUFFER_MINUTES = 240
/** Most dates with hours of their own. Such dates can be set up to a year ahead. */
const MAX_OVERRIDES = 400

const startMinute = value.wholeNumber('start', 0, 1440 - HOURS_STEP, HOURS_STEP)
const endMinute = value.wholeNumber('end', HOURS_STEP, 1440, HOURS_STEP)
const dayRange = z.object({ start_minute: startMinute, end_minute: endMinute })
const weekRange = z.object({
  weekday: value.wholeNumber('weekday', 1, 7),
  start_minute: startMinute,
  end_minute: endMinute,
})
const manyRanges = z.maxLength(48, { error: rule('too_many_times', { max: 48 }) })

/** Everything that saving a coach's hours replaces. Overrides of past dates are kept. */
const hoursDraft = z.object({
  weekly_hours: z
    .array(weekRange, { error: rule('week_hours_required') })
    .check(z.maxLength(7 * 48, { error: rule('too_many_week_times', { max: 7 * 48 }) })),
  /** Hours of one date, which replace those of its weekday. No ranges: closed. */
  overrides: z
    .array(
      z.object({
        date: value.date,
        ranges: z.array(dayRange, { error: rule('date_times_required') }).check(manyRanges),
      }),
      { error: rule('date_hours_required') },
    )
    .check(z.maxLength(MAX_OVERRIDES, { error: rule('too_many_overrides', { max: MAX_OVERRIDES }) })),
  minimum_notice_minutes: value.wholeNumber('notice', 0, LONGEST_NOTICE_MINUTES),
  horizon_days: value.wholeNumber('days_ahead', 1, 21),
  buffer_before_minutes: value.wholeNumber('time_before_a_session', 0, LONGEST_BUFFER_MINUTES),
  buffer_after_minutes: value.wholeNumber('time_after_a_session', 0, LONGEST_BUFFER_MINUTES),
  /** Null: no limit. */
  max_per_day: z.nullable(value.wholeNumber('most_sessions_a_day', 1, 48)),
  max_per_week: z.nullable(value.wholeNumber('most_sessions_a_week', 1, 336)),
  /** False: paused. Students see no times; booked sessions stay. */
  accepts_students: z.boolean({ error: rule('bookings_unsaid') }),
})
export type HoursDraft = z.infer<typeof hoursDraft>

const rangeReply = z.object({ start_minute: z.number(), end_minute: z.number() })

/** A time when the coach is away. Booked sessions are not included. */
const timeOff = z.object({
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** If whole days were given, both included: the same days in whatever zone the coach is. Else null. */
  first_date: z.nullable(z.string()),
  last_date: z.nullable(z.string()),
})
export type TimeOff = z.infer<typeof timeOff>

/** A booked session as shown in the coach's calendar. */
const calendarSession = z.object({
  id: z.string(),
  /** First name and initial, such as 'Ibrahim S.'. */
  student: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** The session stays booked, although the coach's hours no longer include its time. */
  outside_hours: z.boolean(),
})
export type CalendarSession = z.infer<typeof calendarSession>

/** Everything that determines what a coach offers, plus the sessions booked from the start of this week on. */
const coachHours = z.object({
  /** Incremented by every change. A request to change the hours names the version it is based on. */
  version: z.number(),
  /** The IANA zone of the minutes below. */
  time_zone: z.string(),
  /** Students see a coach only after an administrator has approved them. */
  approved: z.boolean(),
  weekly_hours: z.array(z.object({ weekday: z.number(), start_minute: z.number(), end_minute: z.number() })),
  /** Of today and later dates. */
  overrides: z.array(z.object({ date: z.string(), ranges: z.array(rangeReply) })),
  minimum_notice_minutes: z.number(),
  horizon_days: z.number(),
  buffer_before_minutes: z.number(),
  buffer_after_minutes: z.number(),
  max_per_day: z.nullable(z.number()),
  max_per_week: z.nullable(z.number()),
  accepts_students: z.boolean(),
  /** Those that are not over, ordered by start. */
  time_off: z.array(timeOff),
  sessions: z.array(calendarSession),
})
export type CoachHours = z.infer<typeof coachHours>

export const getHours = endpoint({
  method: 'GET',
  path: '/coach/hours/',
  summary: "The coach's own hours, rules, times off and booked sessions",
  access: 'coach',
  status: 200,
  reply: coachHours,
})

export const saveHours = endpoint({
  method: 'PUT',
  path: '/coach/hours/',
  summary: 'Replace hours and rules; booked sessions stay. Refused when `version` is not the newest',
  access: 'coach',
  body: z.extend(hoursDraft, { version: value.wholeNumber('the_version', 1, 2_147_483_646) }),
  status: 200,
  reply: coachHours,
})

export const previewHours = endpoint({
  method: 'POST',
  path: '/coach/hours/preview/',
  summary:
    'What students would see in these UTC dates, both included, if `draft` were saved (left out: what is)',
  access: 'coach',
  body: z.object({ from_date: value.date, to_date: value.date, draft: z.optional(hoursDraft) }),
  status: 200,
  reply: z.record(z.string(), z.array(openSlot)),
})

/** Why a time is not offered, or `open` if it is. The first rule in this order that applies is given. */
export const TIME_STATES = [
  'open',
  'paused',
  'past',
  'too_soon',
  'beyond_horizon',
  'outside_hours',
  'time_off',
  'booked',
  'buffer',
  'day_full',
  'week_full',
] as const
export type TimeState = (typeof TIME_STATES)[number]

export const explainTime = endpoint({
  method: 'POST',
  path: '/coach/hours/why-not/',
  summary: 'Why the time that starts then is not offered, if `draft` were saved (left out: as it is)',
  access: 'coach',
  body: z.object({ start_time: value.instant, draft: z.optional(hoursDraft) }),
  status: 200,
  reply: z.object({ state: z.enum(TIME_STATES) }),
})

export const addTimeOff = endpoint({
  method: 'POST',
  path: '/coach/time-off/',
  summary:
    "Take time off: two instants, or whole days of the coach's zone, both included. Booked sessions stay",
  access: 'coach',
  body: z.object({
    start_time: z.optional(value.instant),
    end_time: z.optional(value.instant),
    first_date: z.optional(value.date),
    last_date: z.optional(value.date),
  }),
  status: 201,
  reply: coachHours,
})

export const removeTimeOff = endpoint({
  method: 'DELETE',
  path: '/coach/time-off/:id',
  summary: 'Take a time off back',
  access: 'coach',
  params: z.object({ id: value.id }),
  status: 200,
  reply: coachHours,
})
