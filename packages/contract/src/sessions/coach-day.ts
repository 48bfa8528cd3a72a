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
  }),
  /** Of the session it is about; null for a match. */
  start_time: z.nullable(z.string()),
  /** Of a rating; what the student wrote stays with the programme. */
  stars: z.nullable(z.number()),
})
export type NewsItem = z.infer<typeof newsItem>

/** A coach's day, and what a coach should know beside it. */
const coachDay = z.object({
  /** The zone of the date and of the month: the coach's. */
  time_zone: z.string(),
  date: z.string(),
  /** Those that start on the date, by start; cancelled ones are left out. */
  sessions: z.array(coachSession),
  /** The first that is neither over nor missed, on whatever day. */
  next: z.nullable(coachSession),
  /** Since the day before today began, the newest first; what the coach did is left out. */
  news: z.array(newsItem),
  /** Matched students who came to no session for seven days and have none ahead, the longest without first. */
  quiet: z.array(z.object({ student: newsItem.shape.student, since: z.string() })),
  month: z.object({
    /** Held since the month began, and with how many students. */
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
