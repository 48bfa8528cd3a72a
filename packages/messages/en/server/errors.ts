/** The sentences for every expected failure of a request. */
import type { ErrorCode, ErrorParams } from '@shinequo/contract/errors'
import type { FieldSentences } from '@shinequo/contract/rules'
import { number } from '../locale.ts'
import * as accountsForms from '../web/accounts.ts'
import * as bookingsForms from '../web/bookings-errors.ts'
import * as careForms from '../web/care.ts'
import * as phraseForms from '../web/care-phrases.ts'
import * as coachesForms from '../web/coaches.ts'
import * as communityForms from '../web/community.ts'
import { pictureRequired } from '../web/components.ts'
import { invalidValue, loginFailed, STATUS_SENTENCES, unknownEmail } from '../web/errors.ts'
import * as feedForms from '../web/feed.ts'
import * as feedbackForms from '../web/feedback-errors.ts'
import * as fields from '../web/fields.ts'
import * as matching from '../web/matching.ts'
import * as matchingForms from '../web/matching-errors.ts'
import * as peopleForms from '../web/people.ts'
import * as profilesForms from '../web/profiles.ts'
import * as schoolsForms from '../web/schools.ts'
import * as sessionsForms from '../web/sessions.ts'
import * as accounts from './accounts.ts'
import * as audit from './audit.ts'
import * as availability from './availability.ts'
import * as coaches from './coaches.ts'
import * as community from './community.ts'
import * as feed from './feed.ts'
import * as people from './people.ts'
import * as profiles from './profiles.ts'
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
  no_changes_left: matching.noChangesLeft,
  coach_not_open: "This coach isn't taking students right now.",
  can_sign_in: 'This person can sign in and download the file from their own account.',
  coach_in_use: 'Students have been matched with this coach or have booked.',
  own_account: "You can't do this to your own account.",
  wall_off: "Your school doesn't have a wall of stories right now.",
  care_first:
    'Before you share this: if you are in danger or in pain, call your crisis line now. In the US, call 988.',
  undo_over: 'This can no longer be undone.',
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

/** Errors at fields. Those that the forms use too are in the web app's catalogues. */
export const FIELDS = {
  ...accountsForms.fieldErrors,
  ...bookingsForms.fieldErrors,
  ...careForms.fieldErrors,
  ...phraseForms.fieldErrors,
  ...coachesForms.fieldErrors,
  ...communityForms.fieldErrors,
  ...feedForms.fieldErrors,
  ...feedbackForms.fieldErrors,
  ...matchingForms.fieldErrors,
  ...peopleForms.fieldErrors,
  ...profilesForms.fieldErrors,
  ...schoolsForms.fieldErrors,
  ...sessionsForms.fieldErrors,
  ...fields.otherErrors,
  invalid: invalidValue,
  picture_required: pictureRequired,
  after_negative: 'after must not be negative',
  after_number: 'after must be a number',
  after_whole: 'after must be a whole number',
  answers_required: 'Please send a list of answers',
  booking_unsaid: 'Please choose whom students may book',
  match_confirmed_unsaid: 'Please choose whether only confirmed addresses are matched',
  bookings_unsaid: 'Please say whether you take bookings',
  staff_unchosen: 'Please choose who should read this, five people at most',
  worry_required: 'Please write what worries you',
  care_text_required: 'Please send the text that the staff may read',
  changes_required: 'Please write what to change',
  choice_required: 'Please write the choice, or remove it',
  choices_required: 'Please add the choices',
  coaches_invited: 'Coaches join by invitation',
  date_hours_required: 'Please enter the hours of single dates',
  date_invalid: 'Please enter a date as yyyy-mm-dd',
  date_times_required: 'Please enter the times of the date',
  days_invalid: 'Please enter a whole number of days',
  direct_calls_unsaid: 'Please choose whether calls may go directly',
  from_whole: 'From must be a whole number',
  id_invalid: "This ID isn't valid",
  invitation_required: 'The invitation is required',
  is_default_false: 'is_default must be false',
  key_invalid: 'key must be a UUID',
  link_required: 'The link is required',
  message_required: 'Please write a message',
  no_questions: 'A questionnaire has at least one question',
  one_slot: 'Please send a list with one time slot',
  only_cancelled: 'Only cancelled can be included',
  only_students: 'Only students can sign up here',
  place_unsaid: 'Please say where this was written',
  question_kind: 'The kind must be multiple_choice or text',
  question_required: 'Please write the question',
  questions_required: 'Please add the questions',
  refresh_required: 'The refresh token is required',
  sessions_unsaid: 'Please choose whether to keep your sessions',
  sign_in_role: 'Please sign in as student, coach or admin',
  student_required: 'Please choose a student',
  ticket_kind: 'A ticket is for a room or for a live page',
  time_invalid: 'Please enter a time in ISO 8601',
  times_required: 'Please enter the times',
  too_many_proposals: 'You can suggest at most three times',
  true_or_false: 'Please say true or false',
  upcoming_or_past: 'Please ask for upcoming or past',
  user_names_required: 'user must hold first_name and last_name',
  version_required: 'Please name the version that was changed',
  week_hours_required: 'Please enter the weekly hours',
  words_unsaid: 'Please say whether the words count: true or false',
  year_out_of_range: 'Please enter a year from 1900 to 2199',
  yes_or_no: 'Please say yes or no',
  address_of_another: schools.addressUsed,
  already_invited: people.alreadyInvited,
  date_beyond_a_year: sessions.withinAYear,
  dates_reversed: availability.lastDateBeforeFirst,
  days_reversed: audit.lastDayBeforeFirst,
  description_required: coaches.KEPT.description,
  email_taken: accounts.emailTaken,
  file_empty: rosters.fileEmpty,
  file_too_large: rosters.fileTooLarge,
  focus_area_required: coaches.KEPT.focus_area,
  focus_kept: coaches.keepAFocus,
  form_too_large: 'This form has more in it than we can accept.',
  language_kept: coaches.keepALanguage,
  languages_required: coaches.KEPT.language_preference,
  link_to_this_service: coaches.linkToThisService,
  names_unconfirmed: rosters.confirmNames,
  no_link: schools.noLink,
  no_rows: rosters.noRows,
  no_school_of_address: schools.noSchoolOfAddress,
  not_a_picture: profiles.notAPicture,
  not_csv: rosters.notCsv,
  page_gone: 'This page no longer exists',
  picture_text_required: feed.pictureTextRequired,
  posts_page_gone: feed.noSuchPage,
  public_address: schools.publicAddress,
  row_required: rosters.rowRequired,
  same_address: accounts.sameAddress,
  same_password: accounts.samePassword,
  school_name_taken: schools.nameTaken,
  school_unlisted: schools.chooseAListed,
  school_closed: schools.isClosed,
  school_joined_to_itself: schools.joinedToItself,
  school_needed: schools.isNeeded,
  session_required: sessions.whichSession,
  session_unrelated: sessions.notTheirSession,
  story_reason_required: community.reasonRequired,
  students_only: schools.studentsOnly,
  tags_invalid: community.tagLimits,
  too_many_rows: rosters.tooManyRows,
  too_many_tries: accounts.tooManyTriesWithCode,
  upload_broken: 'This upload is damaged or incomplete. Please send it again.',
  user_id_required: profiles.userIdRequired,
  wrong_code: accounts.wrongCode,
  wrong_password: accounts.wrongPassword,
  zone_unlisted: coaches.chooseAZone,
  answer_invalid: ({ why }) => questionnaire.ANSWER_ERRORS[why],
  column_twice: ({ column, first, second }) => rosters.columnTwice(column, first, second),
  columns_missing: ({ required, missing }) => rosters.columnsMissing(required, missing),
  days_fixed: ({ days }) => retention.daysAreFixed(days),
  days_out_of_range: ({ least, most }) => retention.daysOutOfRange(least, most),
  event_time_invalid: ({ why }) => feed.EVENT_PROBLEMS[why],
  domain_of_another: ({ domain, school }) => schools.domainTaken(domain, school),
  hours_invalid: ({ why }) => availability.PROBLEMS[why],
  key_too_long: ({ max }) => `This key must have at most ${max} characters`,
  not_a_domain: ({ written }) => schools.notADomain(written),
  public_domain: ({ domain }) => schools.publicDomain(domain),
  question_invalid: ({ why }) => questionnaire.EDIT_ERRORS[why],
  quotes_unclosed: ({ row }) => rosters.quotesDoNotFit(row),
  nobody_chosen: 'Please choose at least one',
  nothing_changed: 'Nothing would change',
  role_kept: ({ why }) => people.ROLE_KEPT[why],
  too_many_chosen: ({ max }) => `Please choose at most ${number(max)}`,
  no_such_coach: 'There is no such coach',
  no_such_student: 'There is no such student',
  nothing_weighs: 'At least one weight must be more than 0',
  schedule_invalid: ({ why }) => feed.SCHEDULE_PROBLEMS[why],
  student_incomplete: "This student hasn't completed their profile yet",
  step_to_do: ({ step }) => coaches.stepToDo(step),
  too_many_schools: ({ max }) => `A post can name at most ${max} other schools. Choose all schools instead.`,
  too_many_dates: ({ max }) => availability.tooManyDates(max),
  weak_password: ({ why }) => accounts.weakPassword[why],
  choose_between: ({ values }) => `Please choose ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
  choose_one_of: ({ values }) => `Please choose one of ${values.join(', ')}`,
  too_many_answers: ({ max }) => `Please send at most ${max} answers`,
  too_many_choices: ({ max }) => `A question can have at most ${max} choices`,
  too_many_overrides: ({ max }) => `At most ${max} dates can have their own hours`,
  too_many_questions: ({ max }) => `A questionnaire can have at most ${max} questions`,
  too_many_times: ({ max }) => `A day can have at most ${max} times`,
  too_many_week_times: ({ max }) => `A week can have at most ${max} times`,
} satisfies FieldSentences
