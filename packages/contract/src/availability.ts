import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type Missing, rule } from './rules.ts'
import * as value from './values.ts'

/** Most days that one call may ask for. Without a limit, a huge range would iterate over millions of days. */
export const AVAILABILITY_MAX_DATES = 31

/**
 * A time the coach offers. The id is `{mentor_profile}_{start_time}`, the same for every caller. It is computed, not a
 * database row.
 */
export const openSlot = z.object({
  id: z.string(),
  student_profile: z.null(),
  mentor_profile: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  is_default: z.literal(true),
})
export type OpenSlot = z.infer<typeof openSlot>

export const getAvailability = endpoint({
  method: 'GET',
  path: '/time-slots/availability',
  summary: 'Open slots of one coach by UTC date, both dates included',
  access: 'signed-in',
  query: z.object({ mentor_id: value.id, from_date: value.date, to_date: value.date }),
  status: 200,
  reply: z.record(z.string(), z.array(openSlot)),
})

const claimItem = z.object({
  student_profile: value.id,
  mentor_profile: value.id,
  start_time: value.instant,
  end_time: value.instant,
  is_default: z.optional(z.literal(false, { error: rule('is_default_false') })),
  /** The student's own booking that would move to this time. It is ignored when checking whether the time is free. */
  moving: z.optional(value.id),
})

/** A time that is held for ten minutes. */
export const claimedSlot = z.object({
  id: z.string(),
  student_profile: z.string(),
  mentor_profile: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  is_default: z.literal(false),
  expires_at: z.string(),
  /** The hold can be extended by another ten minutes, once. */
  can_renew: z.boolean(),
  /** The booking that would move to this time. */
  moving: z.nullable(z.string()),
  /** How long before the start the booked session can no longer be moved and its cancellation counts as late. */
  notice_minutes: z.number(),
})
export type ClaimedSlot = z.infer<typeof claimedSlot>

export const claimSlot = endpoint({
  method: 'POST',
  path: '/time-slots/',
  summary: 'Claim one open slot for ten minutes; replaces an earlier claim of this student',
  access: 'signed-in',
  body: z.array(claimItem, { error: rule('one_slot') }).check(z.length(1, { error: rule('one_slot') })),
  status: 201,
  reply: z.array(claimedSlot),
})

export const releaseClaim = endpoint({
  method: 'DELETE',
  path: '/time-slots/:id/',
  summary: 'Give an own claim back; one that ran out or was given back already is answered alike',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 204,
  reply: z.undefined(),
})

export const renewClaim = endpoint({
  method: 'POST',
  path: '/time-slots/:id/renew/',
  summary: 'Hold an own claim for ten minutes from now; once',
  access: 'signed-in',
  params: z.object({ id: value.id }),
  status: 200,
  reply: claimedSlot,
})

/** What can be wrong with a coach's hours and times off. */
type HoursFault =
  | 'choose_end'
  | 'choose_first_day'
  | 'date_over'
  | 'date_too_far'
  | 'date_twice'
  | 'days_and_times'
  | 'end_before_start'
  | 'last_day_before_first'
  | 'start_too_far'
  | 'time_over'
  | 'times_overlap'
  | 'too_long'

/** The rules of availability. Their sentences are in the catalogues of this noun. */
export interface AvailabilityRules extends Missing<'date_hours' | 'date_times' | 'week_hours'> {
  bookings_unsaid: null
  is_default_false: null
  one_slot: null
  dates_reversed: null
  too_many_dates: { max: number }
  too_many_overrides: { max: number }
  too_many_times: { max: number }
  too_many_week_times: { max: number }
  /** For a coach's hours and times off. `why` is the rule of domain/availability. */
  hours_invalid: { why: HoursFault }
}

/** The fields of availability that messages name. */
export type AvailabilityLabel =
  | 'days_ahead'
  | 'end'
  | 'most_sessions_a_day'
  | 'most_sessions_a_week'
  | 'start'
  | 'time_after_a_session'
  | 'time_before_a_session'
  | 'weekday'
