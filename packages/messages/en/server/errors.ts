/** The sentences for every expected failure of a request. */
import type { ErrorCode, ErrorParams } from '@shinequo/contract/errors'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number } from '../locale.ts'
import { invalidValue, loginFailed, STATUS_SENTENCES, unknownEmail } from '../web/errors.ts'
import * as feedback from '../web/feedback.ts'
import * as fields from '../web/fields.ts'
import { noChangesLeft } from '../web/matching.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as bookings from './bookings.ts'
import * as care from './care.ts'
import * as coaches from './coaches.ts'
import * as community from './community.ts'
import * as feed from './feed.ts'
import * as matching from './matching.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
import * as programme from './programme.ts'
import * as questionnaire from './questionnaire.ts'
import * as retention from './retention.ts'
import * as rosters from './rosters.ts'
import * as schools from './schools.ts'
import * as sessions from './sessions.ts'

type Sentences = {
  readonly [Code in ErrorCode]: Code extends keyof ErrorParams
    ? (params: ErrorParams[Code]) => string
    : string
}

export const FAILURES = {
  invalid_input: STATUS_SENTENCES[400],
  invalid_code: accounts.wrongCode,
  questions_changed:
    'The questions have changed since you opened them. Please look through your answers and send them again.',
  not_a_picture: profiles.notAPicture,
  unauthorized: STATUS_SENTENCES[401],
  invalid_credentials: loginFailed,
  forbidden: STATUS_SENTENCES[403],
  account_suspended: 'This account is paused. Please write to your programme.',
  password_change_required: 'Your password is too short. Please choose a longer one.',
  profile_incomplete: 'Please complete your profile before you book a session.',
  not_available_to_you: "This coach isn't available to you now. Please choose another coach.",
  not_matched: 'In your programme, you can only book coaches you are matched with.',
  email_unconfirmed:
    'You can have one session booked at a time until you confirm your email address. Open the link we mailed you, or have it sent again from your dashboard.',
  school_unproved: 'This opens once you have verified your school.',
  not_found: STATUS_SENTENCES[404],
  unknown_email: unknownEmail,
  invitation_unknown:
    "This invitation link isn't valid. Please open the newest email, or ask your programme.",
  method_not_allowed: "This address doesn't accept that kind of request.",
  too_slow: 'This took too long to arrive. Please try again.',
  email_taken: accounts.emailTaken,
  address_used: 'This address has already verified the school of another account.',
  domain_taken: 'One of these domains belongs to another school.',
  school_exists: 'A school with this name already exists.',
  slot_taken: 'Someone else just took this time. Please choose another.',
  slot_not_offered: "This time isn't available. Please choose another.",
  student_busy: 'You already have a session at this time.',
  too_many_sessions:
    'You have as many sessions booked as your programme allows. You can book again after the next one.',
  account_ending:
    "Your account is going to be deleted, so you can't book anything new. Keep your account to book again.",
  last_administrator: 'Nobody else could run the programme. Invite another administrator first.',
  coach_unavailable: "This coach isn't taking bookings right now.",
  claim_expired: 'We could no longer hold this time for you. Please choose it again.',
  claim_renewed: 'We have already held this time for you longer than usual. Please book it now.',
  slot_booked: 'This time is booked. Cancel the session to free it.',
  too_late: 'It is too late to change this session. Please contact the other person.',
  moved_too_often: 'This session has already been moved twice. Please cancel it and book another.',
  session_missed: "This session was marked as missed, so you can't give feedback on it.",
  session_cancelled: 'This session was cancelled.',
  room_early: ({ minutes }) => `The room opens ${minutes} minutes before the session starts.`,
  room_elsewhere: "This session isn't in our room. Its page says where you meet.",
  room_closed: 'The room closed half an hour after the session.',
  session_rated: "Your student gave feedback on this session, so it can't be marked as a no-show.",
  attendance_not_open: ({ minutes }) =>
    `You can mark a no-show from ${minutes} minutes after the session starts.`,
  attendance_closed: ({ hours }) =>
    `This session ended more than ${hours} hours ago, so this can no longer be changed.`,
  session_not_missed: "This session isn't marked as missed.",
  objection_closed: ({ hours }) =>
    `You can say that you were there for ${hours} hours after your coach's mark. That time is over.`,
  no_objection: 'Nobody has said that they were at this session, so there is nothing to decide.',
  no_show_decided: 'It was already decided whether this session took place.',
  session_not_over: 'You can give feedback once the session is over.',
  version_conflict:
    'Someone else has changed this since you opened it. Look at the newest version and try again.',
  feedback_given: 'You have already given feedback on this session.',
  already_invited: people.alreadyInvited,
  joining_incomplete: "This coach hasn't filled in everything yet.",
  request_expired: 'This request has gone to another coach.',
  no_room: 'There is no room for another student.',
  already_matched: 'There is already a match or a request between these two.',
  places_taken: 'This student already has three coaches. Please choose which one to replace.',
  no_changes_left: noChangesLeft,
  coach_not_open: "This coach isn't taking students right now.",
  can_sign_in: 'This person can sign in and download the file from their own account.',
  coach_in_use: 'Students have been matched with this coach or have booked.',
  own_account: "You can't do this to your own account.",
  wall_off: "Your school doesn't have a wall of stories right now.",
  care_first:
    'Before you share this: if you are in danger or in pain, call your crisis line now. In the US, call 988.',
  undo_over: 'This can no longer be undone.',
  act_started: 'This has started, so it can no longer be changed.',
  roster_over: 'This import is over. Choose the file again to start a new one.',
  figures_coming: 'We are counting these figures for the first time. Please try again in a minute.',
  address_link_unknown: 'This link no longer works.',
  address_link_expired: ({ days }) => `This link has expired: it worked for ${days} days.`,
  invitation_used: 'This invitation has already been used.',
  invitation_expired: ({ days }) =>
    `This invitation has expired: it was valid for ${days} days. Please ask for a new one.`,
  invitation_revoked: 'This invitation was withdrawn.',
  roster_too_large: ({ rows, megabytes }) =>
    `This roster is too large. It can have up to ${number(rows)} rows and ${megabytes} MB.`,
  too_large: ({ megabytes }) => `This is too large. Pictures can have up to ${megabytes} MB.`,
  unsupported_media_type: "This kind of content isn't accepted here.",
  idempotency_mismatch: 'This request key has already been used for something else.',
  too_many_requests: 'Too many tries. Please wait a little and try again.',
  internal: STATUS_SENTENCES[500],
  not_ready: 'ShineQuo is taking a short break. Please try again in a moment.',
} satisfies Sentences

/** Errors at fields: those of each noun, and those of every noun. */
export const FIELDS = {
  ...accounts.fieldErrors,
  ...audit.fieldErrors,
  ...availability.fieldErrors,
  ...bookings.fieldErrors,
  ...care.fieldErrors,
  ...coaches.fieldErrors,
  ...community.fieldErrors,
  ...feed.fieldErrors,
  ...feedback.fieldErrors,
  ...matching.fieldErrors,
  ...notifications.fieldErrors,
  ...people.fieldErrors,
  ...profiles.fieldErrors,
  ...programme.fieldErrors,
  ...questionnaire.fieldErrors,
  ...retention.fieldErrors,
  ...rosters.fieldErrors,
  ...schools.fieldErrors,
  ...sessions.fieldErrors,
  ...fields.otherErrors,
  invalid: invalidValue,
  date_invalid: 'Please enter a date as yyyy-mm-dd',
  id_invalid: "This ID isn't valid",
  time_invalid: 'Please enter a time in ISO 8601',
  upcoming_or_past: 'Please ask for upcoming or past',
  year_out_of_range: 'Please enter a year from 1900 to 2199',
  yes_or_no: 'Please say yes or no',
  form_too_large: 'This form has more in it than we can accept.',
  page_gone: 'This page no longer exists',
  upload_broken: 'This upload is damaged or incomplete. Please send it again.',
  zone_unlisted: coaches.chooseAZone,
  key_too_long: ({ max }) => `This key must have at most ${max} characters`,
  choose_between: ({ values }) => `Please choose ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  choose_one_of: ({ values }) => `Please choose one of ${values.join(', ')}`,
} satisfies FieldSentences
