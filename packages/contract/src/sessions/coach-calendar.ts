import * as z from 'zod/mini'
import { coachSession } from '../bookings/coach-sessions.ts'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'

const times = z.object({ start_time: z.string(), end_time: z.string() })

/** A date of the coach's zone; it starts and ends at these instants, and may have 23 or 25 hours. */
const calendarDay = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** The coach offers no hours on that date. */
  off: z.boolean(),
})

/** Some days of a coach's calendar. */
const coachCalendar = z.object({
  time_zone: z.string(),
  days: z.array(calendarDay),
  /** Those that start in these days, ordered by start, without cancelled ones. */
  sessions: z.array(coachSession),
  /** What students can book now, ordered by start; adjacent times are joined. */
  open: z.array(times),
  /** Times off that overlap these days, ordered by start. */
  away: z.array(times),
})
export type CoachCalendar = z.infer<typeof coachCalendar>

export const getCoachCalendar = endpoint({
  method: 'GET',
  path: '/coach/calendar/',
  summary: "The seven days from a date of the coach's own zone: sessions, open times and times off",
  access: 'coach',
  query: z.object({ from: value.date }),
  status: 200,
  reply: coachCalendar,
})
