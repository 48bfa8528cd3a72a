import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

export const BOOKING_STATUSES = ['booked', 'completed', 'no_show', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** What a person sees of the other person of a session; never the e-mail. */
export const party = z.object({
  id: z.string(),
  user: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  url: z.nullable(z.string()),
})

const times = z.object({ start_time: z.string(), end_time: z.string() })

const BOOKING_CHANGES = ['booked', 'moved', 'cancelled', 'restored', 'proposed'] as const

/** One change of a booking. */
const change = z.object({
  at: z.string(),
  what: z.enum(BOOKING_CHANGES),
  by: z.enum(['student', 'coach', 'admin']),
  /** The time before the change; null for a new booking. */
  from: z.nullable(times),
  /** The time after the change; null for a cancellation. */
  to: z.nullable(times),
  /** The cancellation came within the programme's notice period. */
  late: z.boolean(),
  /** In the words of the person who made the change; may be ''. */
  reason: z.string(),
})

/** What both lists of sessions show of a booking's history and of what can be done with it. */
export const changing = z.object({
  /** Cancelling now would be within the programme's notice period. */
  late: z.boolean(),
  /** Until when the caller can undo their own cancellation; null if there is none to undo. */
  restore_until: z.nullable(z.string()),
  /** Times that the coach proposes instead, ordered by start. The booked time stays until the student accepts one. */
  proposed: z.array(times),
  /** Oldest first. */
  history: z.array(change),
})

const NO_SHOW_STATES = ['marked', 'objected', 'kept', 'took_place'] as const

/**
 * The coach's mark that the student did not come. `marked`: nobody has objected; `objected`: the student says that they
 * were there, and nobody has decided yet; `kept`: it stays missed; `took_place`: it counts as held.
 */
export const noShow = z.object({
  state: z.enum(NO_SHOW_STATES),
  /** Who decided on the student's objection: an administrator, or the coach, who took the mark back. */
  decided_by: z.nullable(z.enum(['coach', 'admin'])),
  /** Until when, not included, the caller can object; null if they cannot. */
  object_until: z.nullable(z.string()),
})
export type NoShow = z.infer<typeof noShow>

/** A booked session as its student and coach see it. */
export const booking = z.extend(changing, {
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  student_profile: party,
  mentor_profile: party,
  time_slot: z.object({ id: z.string(), start_time: z.string(), end_time: z.string() }),
  url: z.string(),
  coach_plan: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  /** '' for the coach, who sees only the stars. */
  feedback: z.string(),
  pre_session_note: z.string(),
  coach_rating: z.nullable(z.number()),
  /** Null unless it is missed, or was and somebody decided that it took place. */
  no_show: z.nullable(noShow),
  /** What the caller can do with it now. */
  can: z.object({ move: z.boolean(), cancel: z.boolean(), join: z.boolean(), restore: z.boolean() }),
  /** How long before the start the session can no longer be moved and a cancellation counts as late. */
  notice_minutes: z.number(),
  /** How many times the student can still move it. */
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

/** The rules of bookings. Their sentences are in the catalogues of this noun. */
export interface BookingRules extends Missing<'times' | 'student_reason'> {
  only_cancelled: null
  too_many_proposals: null
}

/** The fields of bookings that messages name. */
export type BookingLabel = 'close_hour' | 'no_show' | 'notes' | 'took_place'
