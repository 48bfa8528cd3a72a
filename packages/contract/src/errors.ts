import * as z from 'zod/mini'

/** Every expected failure: its code and HTTP status. Messages for people are in the catalogues. */
export const ERRORS = {
  invalid_input: 400,
  invalid_code: 400,
  questions_changed: 400,
  not_a_picture: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  account_suspended: 403,
  password_change_required: 403,
  profile_incomplete: 403,
  not_matched: 403,
  not_available_to_you: 403,
  school_unproved: 403,
  email_unconfirmed: 403,
  not_found: 404,
  unknown_email: 404,
  invitation_unknown: 404,
  address_link_unknown: 404,
  method_not_allowed: 405,
  too_slow: 408,
  email_taken: 409,
  address_used: 409,
  domain_taken: 409,
  school_exists: 409,
  slot_taken: 409,
  slot_not_offered: 409,
  student_busy: 409,
  too_many_sessions: 409,
  account_ending: 409,
  last_administrator: 409,
  coach_unavailable: 409,
  claim_expired: 409,
  claim_renewed: 409,
  slot_booked: 409,
  too_late: 409,
  moved_too_often: 409,
  session_missed: 409,
  session_cancelled: 409,
  room_early: 409,
  room_elsewhere: 409,
  room_closed: 409,
  session_rated: 409,
  attendance_not_open: 409,
  attendance_closed: 409,
  session_not_missed: 409,
  objection_closed: 409,
  no_objection: 409,
  no_show_decided: 409,
  session_not_over: 409,
  version_conflict: 409,
  feedback_given: 409,
  already_invited: 409,
  joining_incomplete: 409,
  request_expired: 409,
  no_room: 409,
  already_matched: 409,
  places_taken: 409,
  no_changes_left: 409,
  coach_not_open: 409,
  can_sign_in: 409,
  own_account: 409,
  coach_in_use: 409,
  wall_off: 409,
  care_first: 409,
  undo_over: 409,
  act_started: 409,
  roster_over: 409,
  figures_coming: 409,
  address_link_expired: 410,
  invitation_used: 410,
  invitation_expired: 410,
  invitation_revoked: 410,
  roster_too_large: 413,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  internal: 500,
  not_ready: 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERRORS

/** The values in the error messages that have any. */
export interface ErrorParams {
  room_early: { minutes: number }
  attendance_not_open: { minutes: number }
  attendance_closed: { hours: number }
  objection_closed: { hours: number }
  invitation_expired: { days: number }
  address_link_expired: { days: number }
  roster_too_large: { rows: number; megabytes: number }
  too_large: { megabytes: number }
}

/** The body of every error response. `errors` has the first failing rule of each field. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  /** The values in the message of this code, if it has any. */
  params: z.optional(z.record(z.string(), z.number())),
  errors: z.optional(z.record(z.string(), z.string())),
  /** The codes of `errors` (rules.ts), with the values in their messages. */
  error_codes: z.optional(
    z.record(
      z.string(),
      z.object({ code: z.string(), params: z.optional(z.record(z.string(), z.unknown())) }),
    ),
  ),
  /** Only in a 409 about a time: up to three open slots of that coach, nearest in time. */
  alternatives: z.optional(z.array(z.object({ start_time: z.string(), end_time: z.string() }))),
  /** Only in a 500: an id to quote to the operator of the service. */
  id: z.optional(z.string()),
})

export type ErrorReply = z.infer<typeof errorReply>
