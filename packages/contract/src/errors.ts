import * as z from 'zod/mini'

/** Section 8 of the product document: what is said of a status where nothing else is. */
export const STATUS_SENTENCES = {
  400: 'Bad request. Please check your input.',
  401: 'Unauthorized. Please log in again.',
  403: 'Forbidden. You do not have permission to perform this action.',
  404: 'Resource not found.',
  500: 'Server error. Please try again later.',
} as const

/** The one answer that the sign-in pages put into other words. */
export const UNKNOWN_EMAIL = 'user with this email does not exist.'

/** Every expected failure, once: code, HTTP status, the sentence a person reads. */
export const ERRORS = {
  invalid_input: [400, STATUS_SENTENCES[400]],
  invalid_code: [400, "That code didn't match. Check the newest mail."],
  questions_changed: [
    400,
    'The questions have changed meanwhile. Please look through your answers and send them again.',
  ],
  not_a_picture: [400, 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).'],
  unauthorized: [401, STATUS_SENTENCES[401]],
  invalid_credentials: [401, 'Invalid credentials!'],
  forbidden: [403, STATUS_SENTENCES[403]],
  account_suspended: [403, 'This account is paused. Please write to your programme.'],
  password_change_required: [403, 'Your password is shorter than it has to be. Please choose a longer one.'],
  profile_incomplete: [403, 'Please complete your profile before you book a session.'],
  not_matched: [403, 'In your programme, sessions are booked with matched coaches.'],
  school_unproved: [403, 'This opens when you have proved your school.'],
  not_found: [404, STATUS_SENTENCES[404]],
  unknown_email: [404, UNKNOWN_EMAIL],
  invitation_unknown: [
    404,
    'This invitation link isn’t valid. Please open the newest mail, or ask your programme.',
  ],
  method_not_allowed: [405, 'This address does not take that kind of request.'],
  too_slow: [408, 'This took too long to arrive. Please try again.'],
  email_taken: [409, 'An account with this email already exists'],
  address_used: [409, 'This address has proved the school of another account.'],
  domain_taken: [409, 'One of these domains belongs to another school.'],
  school_exists: [409, 'There is a school of this name already.'],
  slot_taken: [409, 'Someone else just took this time. Please choose another.'],
  slot_not_offered: [409, 'This time is not offered. Please choose another.'],
  student_busy: [409, 'You already have a session at this time.'],
  too_many_sessions: [
    409,
    'You have as many sessions ahead as your programme allows. After the next one there is room again.',
  ],
  account_ending: [
    409,
    'Your account is to be deleted, so nothing new can be booked. Keep your account to book again.',
  ],
  last_administrator: [409, 'Nobody else could run the programme. Invite another administrator first.'],
  coach_unavailable: [409, 'This coach does not take bookings at the moment.'],
  claim_expired: [409, 'We could no longer hold this time for you. Please choose it again.'],
  claim_renewed: [409, 'This time was held longer once already. Please book it now.'],
  slot_booked: [409, 'This time is booked. Cancel the session to give it back.'],
  too_late: [409, 'It is too late for that. Please write to the other side.'],
  moved_too_often: [409, 'A session can be moved twice. Please cancel it and book another.'],
  session_missed: [409, 'This session is noted as missed, so there is nothing to give feedback on.'],
  session_cancelled: [409, 'This session was cancelled.'],
  room_early: [409, 'The room opens 15 minutes before the session starts.'],
  room_elsewhere: [409, 'This session does not meet in our room. Its page says where.'],
  room_closed: [409, 'The room closed half an hour after the session.'],
  session_rated: [409, 'Your student has given feedback on this session, so it took place.'],
  attendance_not_open: [409, 'This opens 10 minutes after the start of the session.'],
  attendance_closed: [409, 'This session ended more than 24 hours ago. It stays as it is noted.'],
  session_not_over: [409, 'Feedback opens when the session is over.'],
  version_conflict: [
    409,
    'Somebody else has changed this meanwhile. Look at the newest version and try again.',
  ],
  feedback_given: [409, 'You have already given feedback on this session.'],
  already_invited: [409, 'This person has been invited already. You can send the invitation again.'],
  joining_incomplete: [409, 'This coach has not filled in everything yet.'],
  request_expired: [409, 'This request went to somebody else.'],
  no_room: [409, 'There is no room for one more student.'],
  already_matched: [409, 'There is a match or a request of these two already.'],
  places_taken: [409, 'This student has three coaches already. Please choose whose place it takes.'],
  no_changes_left: [
    409,
    'You have changed coaches three times this term. Please write to your programme: it can still find somebody else for you.',
  ],
  coach_not_open: [409, 'This coach does not take students at the moment.'],
  can_sign_in: [409, 'This person can sign in: the file waits in their own account.'],
  own_account: [409, 'Not your own account: this is done for others.'],
  wall_off: [409, 'Your school has no wall of stories at the moment.'],
  care_first: [
    409,
    'Before you share this: if you are in danger or in pain, call your crisis line now, in the US 988.',
  ],
  undo_over: [409, 'This can no longer be taken back.'],
  roster_over: [409, 'This import is over. Choose the file again to start a new one.'],
  figures_coming: [409, 'These figures are being counted for the first time. Please try again in a minute.'],
  invitation_used: [410, 'This invitation has been used already.'],
  invitation_expired: [410, 'This invitation was good for 7 days, and they are over.'],
  invitation_revoked: [410, 'This invitation was taken back.'],
  roster_too_large: [413, 'This roster is too large. It can have up to 10,000 rows and 5 MB.'],
  too_large: [413, 'This is too large. Pictures can have up to 8 MB.'],
  unsupported_media_type: [415, 'This kind of content is not accepted here.'],
  idempotency_mismatch: [422, 'This request key was used for something else before.'],
  too_many_requests: [429, 'Too many tries. Please wait a little and try again.'],
  internal: [500, STATUS_SENTENCES[500]],
  not_ready: [503, 'ShineQuo is having a short pause. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

/** The body of every error answer. `errors` holds the first failing rule of each field. */
export const errorReply = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  /** Only on 409 about a time: up to three open slots of that coach, nearest in time. */
  alternatives: z.optional(z.array(z.object({ start_time: z.string(), end_time: z.string() }))),
  /** Only on 500: an id to quote to whoever runs the service. */
  id: z.optional(z.string()),
})

export type ErrorReply = z.infer<typeof errorReply>
