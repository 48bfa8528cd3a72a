import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

export const BOOKING_STATUSES = ['booked', 'completed', 'no_show', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Of the other side only this; never the e-mail. */
const party = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
})

/** A booked session as its two people see it. */
export const booking = z.object({
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  student_profile: party,
  mentor_profile: party,
  time_slot: z.object({ id: z.string(), start_time: z.string(), end_time: z.string() }),
  url: z.string(),
  coach_plan: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  feedback: z.string(),
  pre_session_note: z.string(),
  coach_rating: z.nullable(z.number()),
})
export type Booking = z.infer<typeof booking>

export const createBooking = endpoint({
  method: 'POST',
  path: '/bookings/',
  summary: 'Turn a claim into a booking; id, feedback and coach_rating are accepted and ignored',
  access: 'signed-in',
  body: z.object({
    student_profile: field.id,
    mentor_profile: field.id,
    time_slot: field.id,
    id: z.optional(z.unknown()),
    feedback: z.optional(z.unknown()),
    coach_rating: z.optional(z.unknown()),
    pre_session_note: z.optional(field.text(2000, 'Notes')),
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
    include: z.optional(z.literal('cancelled', { error: 'Only cancelled can be included' })),
  }),
  status: 200,
  reply: z.array(booking),
})
