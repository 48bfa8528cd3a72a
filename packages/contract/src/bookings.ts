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

/** The most times that a coach proposes at once, for a session or for a new one. */
export const MOST_PROPOSED = 3

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

const ofOne = z.object({ id: value.id })

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/move/',
  summary: 'Move a booking of one’s own to the time of a claim; its id, url and history stay',
  access: 'signed-in',
  params: ofOne,
  body: z.object({ time_slot: value.id }),
  status: 200,
  reply: booking,
})

/** What a coach must give to cancel a session: a reason, which the student reads. */
export const cancellationBody = z.object({
  reason: field.requiredLine(500, 'reason', rule('student_reason_required')),
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/cancel/',
  summary:
    'Cancel a session of one’s own before its start; the other is told by mail a minute later, unless it is undone',
  access: 'signed-in',
  params: ofOne,
  body: z.object({
    /** Shown to the other person. Required from a coach. */
    reason: z._default(field.line(500, 'reason'), ''),
    /** Set by a coach: the freed time is not offered again. */
    close_hour: z._default(z.boolean({ error: rule('not_boolean', { label: 'close_hour' }) }), true),
  }),
  status: 200,
  reply: booking,
})

export const restoreBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/restore/',
  summary: 'Undo a cancellation of one’s own within a minute, while the time is still free',
  access: 'signed-in',
  params: ofOne,
  status: 200,
  reply: booking,
})

export const keepBooking = endpoint({
  method: 'DELETE',
  path: '/bookings/:id/proposals/',
  summary: 'Keep the time of one’s booking and put away what the coach proposes instead',
  access: 'signed-in',
  params: ofOne,
  status: 200,
  reply: booking,
})

/** A cancelled session as the student sees it. */
const cancelledSession = z.object({
  id: z.string(),
  mentor_profile: party,
  start_time: z.string(),
  end_time: z.string(),
  /** In the words of the person who cancelled. */
  reason: z.string(),
  /** The coach does not offer the freed time again, so other times are more likely on another day. */
  hour_closed: z.boolean(),
})
export type CancelledSession = z.infer<typeof cancelledSession>

export const listCancellations = endpoint({
  method: 'GET',
  path: '/cancellations/',
  summary: "The student's own cancelled sessions that were still to come and are not put away, by start",
  access: 'signed-in',
  status: 200,
  reply: z.array(cancelledSession),
})

export const putCancellationAway = endpoint({
  method: 'PUT',
  path: '/cancellations/:id/put-away/',
  summary: 'Tell no more of this cancelled session; its id is the booking’s',
  access: 'signed-in',
  params: ofOne,
  status: 200,
  reply: z.array(cancelledSession),
})

export const objectToNoShow = endpoint({
  method: 'POST',
  path: '/bookings/:id/objection/',
  summary:
    'The student of a missed session says that they were there, within 48 hours of the mark; again changes nothing',
  access: 'signed-in',
  params: ofOne,
  status: 200,
  reply: booking,
})

/** An objection that waits for a decision, with what the room knew. */
export const objection = z.object({
  /** The booking's id. */
  id: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  student: z.object({ account_id: z.string(), first_name: z.string(), last_name: z.string() }),
  coach: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }),
  marked_at: z.string(),
  objected_at: z.string(),
  /** When the student was last seen in the room, and both at once; null if that is not known. */
  student_in_room_at: z.nullable(z.string()),
  both_in_room_at: z.nullable(z.string()),
})
export type Objection = z.infer<typeof objection>

export const listObjections = endpoint({
  method: 'GET',
  path: '/admin/objections/',
  summary:
    'Students who object to being marked as absent and wait for a decision, the longest first, 25 a page',
  access: 'admin',
  query: z.object({ cursor: z.optional(field.opaque(400, 'cursor')) }),
  status: 200,
  reply: z.object({
    objections: z.array(objection),
    /** Counted up to MAX_COUNTED; one more means that there are more. */
    total: z.number(),
    next: z.nullable(z.string()),
  }),
})

export const decideObjection = endpoint({
  method: 'PUT',
  path: '/admin/bookings/:id/objection/',
  summary:
    'Decide on an objection: the session took place, or stays missed; the same decision again changes nothing',
  access: 'admin',
  params: ofOne,
  body: z.object({ took_place: z.boolean({ error: rule('not_boolean', { label: 'took_place' }) }) }),
  status: 200,
  reply: z.object({ took_place: z.boolean() }),
})

/** The rules of bookings. Their sentences are in the catalogues of this noun. */
export interface BookingRules extends Missing<'times' | 'student_reason'> {
  only_cancelled: null
  too_many_proposals: null
}

/** The fields of bookings that messages name. */
export type BookingLabel = 'close_hour' | 'no_show' | 'notes' | 'took_place'
