import * as z from 'zod/mini'
import { coachSession } from '../bookings/coach-sessions.ts'
import { endpoint } from '../endpoint.ts'
import * as value from '../values.ts'

const NEWS_KINDS = ['booked', 'cancelled', 'rated', 'matched'] as const

const newsItem = z.object({
  kind: z.enum(NEWS_KINDS),
  at: z.string(),
  student: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** Whether what a matched student wrote, or the note of the session, has words that may indicate danger. */
    needs_care: z.boolean(),
    /** Whether the coach can open the student's page. */
    can_open: z.boolean(),
  }),
  /** Of the session it is about; null for a match. */
  start_time: z.nullable(z.string()),
  /** Of a rating. Only the programme reads what the student wrote. */
  stars: z.nullable(z.number()),
})
export type NewsItem = z.infer<typeof newsItem>

/** A coach's day, with news and figures. */
const coachDay = z.object({
  /** The coach's zone, in which date and month are meant. */
  time_zone: z.string(),
  date: z.string(),
  /** Those that start on the date, ordered by start, without cancelled ones. */
  sessions: z.array(coachSession),
  /** The ids of those whose student is in the room while the coach is not. */
  waiting: z.array(z.string()),
  /** The first session on any day that is neither over nor missed. */
  next: z.nullable(coachSession),
  /** Since the start of yesterday, ratings of a week; newest first. The coach's own actions are left out. */
  news: z.array(newsItem),
  /**
   * Matched students without a session in the last seven days and without an upcoming one, the longest first; before them
   * those to whom the programme asks the coach to suggest a time.
   */
  quiet: z.array(z.object({ student: newsItem.shape.student, since: z.string(), asked: z.boolean() })),
  month: z.object({
    /** Sessions held since the month began, and with how many students. */
    sessions: z.number(),
    students: z.number(),
    /** Of all time, as students see it. */
    rating: z.nullable(z.number()),
  }),
})
export type CoachDay = z.infer<typeof coachDay>

export const getCoachDay = endpoint({
  method: 'GET',
  path: '/coach/today/',
  summary: "A date of the coach's own zone (left out: today): its sessions, and what is new, quiet and next",
  access: 'coach',
  query: z.object({ date: z.optional(value.date) }),
  status: 200,
  reply: coachDay,
})
