import * as z from 'zod/mini'
import { BOOKING_STATUSES, changing, MOST_PROPOSED, noShow } from '../bookings.ts'
import { endpoint } from '../endpoint.ts'
import * as field from '../fields.ts'
import { rule } from '../rules.ts'
import * as value from '../values.ts'

/** A session as shown to its coach. */
export const coachSession = z.extend(changing, {
  id: z.string(),
  status: z.enum(BOOKING_STATUSES),
  student: z.object({
    id: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    url: z.nullable(z.string()),
    /** The school's name; null unless the student and the coach are matched. */
    school: z.nullable(z.string()),
    /** IANA name; null if unknown. */
    time_zone: z.nullable(z.string()),
    /** Whether the answers of a matched student, or what they wrote about themselves, have words of danger. */
    needs_care: z.boolean(),
    /** Whether the coach can open the student's page. */
    can_open: z.boolean(),
  }),
  start_time: z.string(),
  end_time: z.string(),
  url: z.string(),
  pre_session_note: z.string(),
  /** Whether the note has words that may indicate danger. */
  needs_care: z.boolean(),
  /**
   * The number of this session among those of this student and coach, from 1. Earlier cancelled and missed ones do not
   * count.
   */
  number: z.number(),
  /** When the student confirmed that they will attend; null if they have not. */
  attending_at: z.nullable(z.string()),
  /** When the student was last seen in the room; null if they were not, or if that is no longer known. */
  student_in_room_at: z.nullable(z.string()),
  /** When both were last seen in the room at once, as far as it is known. */
  both_in_room_at: z.nullable(z.string()),
  coach_rating: z.nullable(z.number()),
  /** Null unless it is missed, or was and somebody decided that it took place. */
  no_show: z.nullable(noShow),
  /** Null unless the session is cancelled. */
  cancellation: z.nullable(z.object({ by: z.enum(['student', 'coach', 'admin']), reason: z.string() })),
  /** What the coach can do with it now. */
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
    list: z.optional(z.enum(SESSION_LISTS, { error: rule('upcoming_or_past') })),
    cursor: z.optional(field.opaque(400, 'cursor')),
  }),
  status: 200,
  reply: z.object({ sessions: z.array(coachSession), next: z.nullable(z.string()) }),
})

export const getCoachSession = endpoint({
  method: 'GET',
  path: '/coach/bookings/:id/',
  summary: "One of the coach's own sessions",
  access: 'coach',
  params: z.object({ id: value.id }),
  status: 200,
  reply: coachSession,
})

export const noteAttendance = endpoint({
  method: 'PUT',
  path: '/coach/bookings/:id/attendance/',
  summary:
    'Note that the student did not come, or take that back: from 10 minutes after the start until 24 hours after the end, and while the student objects; not once that is decided',
  access: 'coach',
  params: z.object({ id: value.id }),
  body: z.object({ no_show: z.boolean({ error: rule('not_boolean', { label: 'no_show' }) }) }),
  status: 200,
  reply: coachSession,
})

export const proposeTimes = endpoint({
  method: 'POST',
  path: '/coach/bookings/:id/proposals/',
  summary:
    'Propose up to three other times that are offered, in place of those before; none: take the proposal back',
  access: 'coach',
  params: z.object({ id: value.id }),
  body: z.object({
    /** The start times. */
    times: z
      .array(value.instant, { error: rule('times_required') })
      .check(z.maxLength(MOST_PROPOSED, { error: rule('too_many_proposals') })),
  }),
  status: 200,
  reply: coachSession,
})
