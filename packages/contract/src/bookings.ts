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
const changing = z.object({
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

/** A session that no longer takes place, as the student is told of it. */
const cancelledSession = z.object({
  id: z.string(),
  mentor_profile: party,
  start_time: z.string(),
  end_time: z.string(),
  /** In the words of whoever cancelled. */
  reason: z.string(),
  /** The coach does not offer the freed hour again: other times are rather of another day. */
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
  params: z.object({ id: field.id }),
  status: 200,
  reply: z.array(cancelledSession),
})

/** A session as the coach's side shows it. */
export const coachSession = z.extend(changing, {
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  student: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** The school's name; null unless a match joins the two. */
    school: z.nullable(z.string()),
    /** IANA; null while nobody has told it. */
    time_zone: z.nullable(z.string()),
  }),
  start_time: z.string(),
  end_time: z.string(),
  url: z.string(),
  pre_session_note: z.string(),
  /** Whether the note has words that may mean danger. */
  needs_care: z.boolean(),
  /** Which session of the two it is, from 1; cancelled and missed ones before it do not count. */
  number: z.number(),
  /** When the student said that they will be there; null: they have not. */
  attending_at: z.nullable(z.string()),
  coach_rating: z.nullable(z.number()),
  /** Null unless it is cancelled. */
  cancellation: z.nullable(z.object({ by: z.enum(['student', 'coach', 'admin']), reason: z.string() })),
  /** What the coach can do with it at this moment. */
  can: z.object({
    mark_no_show: z.boolean(),
    undo_no_show: z.boolean(),
    cancel: z.boolean(),
    propose: z.boolean(),
    restore: z.boolean(),
  }),
})
export type CoachSession = z.infer<typeof coachSession>

const SESSION_LISTS = ['upcoming', 'past'] as const
export type SessionList = (typeof SESSION_LISTS)[number]

export const listCoachSessions = endpoint({
  method: 'GET',
  path: '/coach/bookings/',
  summary:
    "The coach's sessions, 20 a page: those to come by start, or those over or cancelled, latest first",
  access: 'coach',
  query: z.object({
    list: z.optional(z.enum(SESSION_LISTS, { error: 'Please ask for upcoming or past' })),
    cursor: z.optional(field.text(400, 'Cursor')),
  }),
  status: 200,
  reply: z.object({ sessions: z.array(coachSession), next: z.nullable(z.string()) }),
})

export const getCoachSession = endpoint({
  method: 'GET',
  path: '/coach/bookings/:id/',
  summary: "One of the coach's own sessions",
  access: 'coach',
  params: z.object({ id: field.id }),
  status: 200,
  reply: coachSession,
})

export const noteAttendance = endpoint({
  method: 'PUT',
  path: '/coach/bookings/:id/attendance/',
  summary:
    'Note that the student did not come, or take that back: from 10 minutes after the start until 24 hours after the end',
  access: 'coach',
  params: z.object({ id: field.id }),
  body: z.object({ no_show: z.boolean({ error: 'no_show must be true or false' }) }),
  status: 200,
  reply: coachSession,
})

const params = z.object({ id: field.id })

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/move/',
  summary: 'Move a booking of one’s own to the time of a claim; its id, url and history stay',
  access: 'signed-in',
  params,
  body: z.object({ time_slot: field.id }),
  status: 200,
  reply: booking,
})

/** What a coach gives to cancel a session: the student reads why. */
export const cancellationBody = z.object({
  reason: field.requiredText(500, 'The reason', 'Please say why, your student reads it'),
})

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/cancel/',
  summary:
    'Cancel a session of one’s own before its start; the other is told by mail a minute later, unless it is undone',
  access: 'signed-in',
  params,
  body: z.object({
    /** The other reads it; a coach has to give one. */
    reason: z._default(field.text(500, 'The reason'), ''),
    /** Of a coach: the freed hour is not offered again. */
    close_hour: z._default(z.boolean({ error: 'close_hour must be true or false' }), true),
  }),
  status: 200,
  reply: booking,
})

export const restoreBooking = endpoint({
  method: 'POST',
  path: '/bookings/:id/restore/',
  summary: 'Undo a cancellation of one’s own within a minute, while the time is still free',
  access: 'signed-in',
  params,
  status: 200,
  reply: booking,
})

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/coach/bookings/:id/proposals/',
  summary:
    'Propose up to three other times that are offered, in place of those before; none: take the proposal back',
  access: 'coach',
  params,
  body: z.object({
    /** Their starts. */
    times: z
      .array(field.instant, { error: 'Please give the times' })
      .check(z.maxLength(3, { error: 'At most three times can be proposed' })),
  }),
  status: 200,
  reply: coachSession,
})

export const keepBooking = endpoint({
  method: 'DELETE',
  path: '/bookings/:id/proposals/',
  summary: 'Keep the time of one’s booking and put away what the coach proposes instead',
  access: 'signed-in',
  params,
  status: 200,
  reply: booking,
})
