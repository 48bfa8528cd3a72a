import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { rule } from './rules.ts'
import * as value from './values.ts'

export const BOOKING_STATUSES = ['booked', 'completed', 'no_show', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Of the other side only this; never the e-mail. */
export const party = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
})

const times = z.object({ start_time: z.string(), end_time: z.string() })

const BOOKING_CHANGES = ['booked', 'moved', 'cancelled', 'restored', 'proposed'] as const

/** One thing that was done to a booking. */
const change = z.object({
  at: z.string(),
  what: z.enum(BOOKING_CHANGES),
  by: z.enum(['student', 'coach', 'admin']),
  /** When it was to take place before; null of a booking that is new. */
  from: z.nullable(times),
  /** When it is to take place since; null of one that was cancelled. */
  to: z.nullable(times),
  /** Cancelled within the programme's notice. */
  late: z.boolean(),
  /** In the words of whoever did it; may be ''. */
  reason: z.string(),
})

/** What both lists of sessions tell of how a booking came to be what it is, and of what can be done about it. */
export const changing = z.object({
  /** A cancellation now would be within the programme's notice. */
  late: z.boolean(),
  /** Until when the caller can undo the cancellation that was their own; null when there is none to undo. */
  restore_until: z.nullable(z.string()),
  /** Times that the coach proposes instead, by start; the old one stands until the student takes one. */
  proposed: z.array(times),
  /** Oldest first. */
  history: z.array(change),
})

/** A booked session as its two people see it. */
export const booking = z.extend(changing, {
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  student_profile: party,
  mentor_profile: party,
  time_slot: z.object({ id: z.string(), start_time: z.string(), end_time: z.string() }),
  url: z.string(),
  coach_plan: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** '' for the coach, who reads the stars alone. */
  feedback: z.string(),
  pre_session_note: z.string(),
  coach_rating: z.nullable(z.number()),
  /** What the caller can do with it at this moment. */
  can: z.object({ move: z.boolean(), cancel: z.boolean(), join: z.boolean(), restore: z.boolean() }),
  /** How long before the start moving ends and a cancellation is late. */
  notice_minutes: z.number(),
  /** How often the student can still move it. */
  moves_left: z.number(),
})
export type Booking = z.infer<typeof booking>

export const createBooking = endpoint({
  method: 'POST',
  path: '/bookings/',
  summary: 'Turn a claim into a booking; id, feedback and coach_rating are accepted and ignored',
  access: 'signed-in',
  body: z.object({
    student_profile: value.id,
    mentor_profile: value.id,
    time_slot: value.id,
    id: z.optional(z.unknown()),
    feedback: z.optional(z.unknown()),
    coach_rating: z.optional(z.unknown()),
    pre_session_note: z.optional(field.text(2000, 'notes')),
    time_zone: field.timeZoneHint,
  }),
  status: 201,
  reply: booking,
})

export const listBookings = endpoint({
  method: 'GET',
  path: '/bookings',
  summary: "The caller's own sessions by start; cancelled ones only with include=cancelled",
  access: 'signed-in',
  query: z.object({
    include: z.optional(z.literal('cancelled', { error: rule('only_cancelled') })),
  }),
  status: 200,
  reply: z.array(booking),
})
