/** What the server says of every expected failure. */
import type { ErrorCode, ErrorParams } from '@shinequo/contract/errors'
import { number } from '../locale.ts'
import { loginFailed, STATUS_SENTENCES, unknownEmail } from '../web/errors.ts'

type Sentences = {
  readonly [Code in ErrorCode]: Code extends keyof ErrorParams
    ? (params: ErrorParams[Code]) => string
    : string
}

export const FAILURES = {
  invalid_input: STATUS_SENTENCES[400],
  invalid_code: "That code didn't match. Check the newest mail.",
  questions_changed:
    'The questions have changed meanwhile. Please look through your answers and send them again.',
  not_a_picture: 'Please choose a picture (JPEG, PNG, WebP, GIF or AVIF).',
  unauthorized: STATUS_SENTENCES[401],
  invalid_credentials: loginFailed,
  forbidden: STATUS_SENTENCES[403],
  account_suspended: 'This account is paused. Please write to your programme.',
  password_change_required: 'Your password is shorter than it has to be. Please choose a longer one.',
  profile_incomplete: 'Please complete your profile before you book a session.',
  not_matched: 'In your programme, sessions are booked with matched coaches.',
  school_unproved: 'This opens when you have proved your school.',
  not_found: STATUS_SENTENCES[404],
  unknown_email: unknownEmail,
  invitation_unknown: 'This invitation link isn’t valid. Please open the newest mail, or ask your programme.',
  method_not_allowed: 'This address does not take that kind of request.',
  too_slow: 'This took too long to arrive. Please try again.',
  email_taken: 'An account with this email already exists',
  address_used: 'This address has proved the school of another account.',
  domain_taken: 'One of these domains belongs to another school.',
  school_exists: 'There is a school of this name already.',
  slot_taken: 'Someone else just took this time. Please choose another.',
  slot_not_offered: 'This time is not offered. Please choose another.',
  student_busy: 'You already have a session at this time.',
  too_many_sessions:
    'You have as many sessions ahead as your programme allows. After the next one there is room again.',
  account_ending:
    'Your account is to be deleted, so nothing new can be booked. Keep your account to book again.',
  last_administrator: 'Nobody else could run the programme. Invite another administrator first.',
  coach_unavailable: 'This coach does not take bookings at the moment.',
  claim_expired: 'We could no longer hold this time for you. Please choose it again.',
  claim_renewed: 'This time was held longer once already. Please book it now.',
  slot_booked: 'This time is booked. Cancel the session to give it back.',
  too_late: 'It is too late for that. Please write to the other side.',
  moved_too_often: 'A session can be moved twice. Please cancel it and book another.',
  session_missed: 'This session is noted as missed, so there is nothing to give feedback on.',
  session_cancelled: 'This session was cancelled.',
  room_early: ({ minutes }) => `The room opens ${minutes} minutes before the session starts.`,
  room_elsewhere: 'This session does not meet in our room. Its page says where.',
  room_closed: 'The room closed half an hour after the session.',
  session_rated: 'Your student has given feedback on this session, so it took place.',
  attendance_not_open: ({ minutes }) => `This opens ${minutes} minutes after the start of the session.`,
  attendance_closed: ({ hours }) =>
    `This session ended more than ${hours} hours ago. It stays as it is noted.`,
  session_not_over: 'Feedback opens when the session is over.',
  version_conflict: 'Somebody else has changed this meanwhile. Look at the newest version and try again.',
  feedback_given: 'You have already given feedback on this session.',
  already_invited: 'This person has been invited already. You can send the invitation again.',
  joining_incomplete: 'This coach has not filled in everything yet.',
  request_expired: 'This request went to somebody else.',
  no_room: 'There is no room for one more student.',
  already_matched: 'There is a match or a request of these two already.',
  places_taken: 'This student has three coaches already. Please choose whose place it takes.',
  no_changes_left:
    'You have changed coaches three times this term. Please write to your programme: it can still find somebody else for you.',
  coach_not_open: 'This coach does not take students at the moment.',
  can_sign_in: 'This person can sign in: the file waits in their own account.',
  own_account: 'Not your own account: this is done for others.',
  wall_off: 'Your school has no wall of stories at the moment.',
  care_first:
    'Before you share this: if you are in danger or in pain, call your crisis line now, in the US 988.',
  undo_over: 'This can no longer be taken back.',
  roster_over: 'This import is over. Choose the file again to start a new one.',
  figures_coming: 'These figures are being counted for the first time. Please try again in a minute.',
  invitation_used: 'This invitation has been used already.',
  invitation_expired: ({ days }) => `This invitation was good for ${days} days, and they are over.`,
  invitation_revoked: 'This invitation was taken back.',
  roster_too_large: ({ rows, megabytes }) =>
    `This roster is too large. It can have up to ${number(rows)} rows and ${megabytes} MB.`,
  too_large: ({ megabytes }) => `This is too large. Pictures can have up to ${megabytes} MB.`,
  unsupported_media_type: 'This kind of content is not accepted here.',
  idempotency_mismatch: 'This request key was used for something else before.',
  too_many_requests: 'Too many tries. Please wait a little and try again.',
  internal: STATUS_SENTENCES[500],
  not_ready: 'ShineQuo is having a short pause. Please try again in a moment.',
} satisfies Sentences
