/**
 * Messages about fields in forms and responses, as codes. Their sentences, for server and web, are in the catalogues.
 */
import type { JoiningStep } from './coaches/own-page.ts'

/** Names that messages can use for a field. */
export type FieldLabel =
  | 'action'
  | 'address'
  | 'asking_for_spanish'
  | 'choice'
  | 'city'
  | 'close_hour'
  | 'code'
  | 'course'
  | 'crisis_line'
  | 'cursor'
  | 'days_ahead'
  | 'degree'
  | 'description_of_the_picture'
  | 'domain'
  | 'emergency_number'
  | 'encoding_confirmed'
  | 'end'
  | 'experience'
  | 'feedback'
  | 'first_name'
  | 'focus'
  | 'focus_area'
  | 'identity'
  | 'impact'
  | 'is_completed'
  | 'language'
  | 'language_of_the_profile'
  | 'languages'
  | 'last_name'
  | 'link'
  | 'meeting_link'
  | 'message'
  | 'most_sessions_a_day'
  | 'most_sessions_a_week'
  | 'name'
  | 'the_name'
  | 'no_show'
  | 'took_place'
  | 'note'
  | 'notes'
  | 'notice'
  | 'number_of_sessions_ahead'
  | 'own_words'
  | 'person'
  | 'place'
  | 'place_to_go_on_from'
  | 'phrase'
  | 'protocol'
  | 'protocol_in_spanish'
  | 'staff_hours'
  | 'question'
  | 'reason'
  | 'remember'
  | 'room'
  | 'school'
  | 'search'
  | 'sex'
  | 'shared'
  | 'shares_identity'
  | 'start'
  | 'state'
  | 'story'
  | 'subject'
  | 'tags'
  | 'telephone_line'
  | 'testimonial_contact'
  | 'text'
  | 'text_about_you'
  | 'the_school'
  | 'the_title'
  | 'the_version'
  | 'time_after_a_session'
  | 'time_before_a_session'
  | 'time_zone'
  | 'times'
  | 'title'
  | 'track_record'
  | 'version'
  | 'version_number'
  | 'way_of_coaching'
  | 'weekday'
  | 'what_to_work_on'
  | 'your_answer'

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

/** What keeps a person in their role: what they have done in it. */
export type RoleKept = 'sessions' | 'matches' | 'answers' | 'last_administrator'

/** What can be wrong with a new password. */
type PasswordFault = 'short' | 'blank' | 'repeated' | 'sequence' | 'common' | 'own' | 'service'

/** What can be wrong with an answer to the questionnaire. */
type AnswerFault =
  | 'unknown_question'
  | 'answered_twice'
  | 'unlisted_choice'
  | 'choice_required'
  | 'text_required'

/** What can be wrong with an edited question or choice. */
type QuestionFault =
  | 'question_gone'
  | 'question_twice'
  | 'question_repeated'
  | 'text_has_choices'
  | 'choices_count'
  | 'too_few_choices'
  | 'choice_gone'
  | 'choice_twice'
  | 'choice_repeated'
  | 'unlisted_code'

/** The values of each code; null for a code without values. */
export interface FieldParams {
  /** A rule of zod itself, with zod's own message. */
  invalid: null
  /** `why` is the rule of domain/questionnaire, also in `question_invalid`. */
  answer_invalid: { why: AnswerFault }
  column_twice: { column: string; first: number; second: number }
  columns_missing: { required: readonly string[]; missing: readonly string[] }
  days_fixed: { days: number }
  days_out_of_range: { least: number; most: number }
  /** About the time of an event. */
  event_time_invalid: { why: 'reversed' | 'too_long' | 'over' }
  domain_of_another: { domain: string; school: string }
  /** For a coach's hours and times off. `why` is the rule of domain/availability. */
  hours_invalid: { why: HoursFault }
  key_too_long: { max: number }
  not_a_domain: { written: string }
  public_domain: { domain: string }
  question_invalid: { why: QuestionFault }
  quotes_unclosed: { row: number }
  /** About the time at which a post is to be published. */
  schedule_invalid: { why: 'past' | 'too_far' }
  step_to_do: { step: JoiningStep }
  too_many_schools: { max: number }
  too_many_dates: { max: number }
  /** `why` is the rule of domain/accounts. */
  weak_password: { why: PasswordFault }
  choose_between: { values: readonly string[] }
  choose_one_of: { values: readonly string[] }
  name_lines: { label: FieldLabel }
  name_link: { label: FieldLabel }
  name_number: { label: FieldLabel }
  name_required: { label: FieldLabel }
  not_boolean: { label: FieldLabel }
  not_text: { label: FieldLabel }
  /** Why a person's role cannot change. */
  role_kept: { why: RoleKept }
  /** `step` counts from 0; 1 if left out. */
  not_whole: { label: FieldLabel; least: number; most: number; step?: number }
  number_invalid: { label: FieldLabel }
  number_out_of_range: { least: number; most: number }
  number_required: { label: FieldLabel }
  password_too_long: { max: number }
  picture_required: null
  too_long: { label: FieldLabel; max: number }
  too_many_answers: { max: number }
  too_many_choices: { max: number }
  too_many_chosen: { max: number }
  too_many_codes: { max: number }
  too_many_domains: { max: number }
  too_many_overrides: { max: number }
  too_many_questions: { max: number }
  too_many_times: { max: number }
  too_many_week_times: { max: number }
  address_invalid: null
  after_negative: null
  after_number: null
  after_whole: null
  answer_yes_or_no: null
  answers_required: null
  booking_unsaid: null
  match_confirmed_unsaid: null
  bookings_unsaid: null
  care_note_required: null
  care_text_required: null
  staff_unchosen: null
  worry_required: null
  changes_required: null
  choice_required: null
  choices_required: null
  choose_listed: null
  city_required: null
  coach_required: null
  coaches_invited: null
  codes_twice: null
  course_required: null
  date_hours_required: null
  date_invalid: null
  date_times_required: null
  days_invalid: null
  degree_required: null
  degree_unlisted: null
  direct_calls_unsaid: null
  domains_invalid: null
  email_invalid: null
  email_letters: null
  email_required: null
  from_whole: null
  gender_unlisted: null
  id_invalid: null
  identity_required: null
  identity_unlisted: null
  international_unsaid: null
  invitation_required: null
  invited_role: null
  is_default_false: null
  key_invalid: null
  language_required: null
  link_required: null
  list_required: null
  meeting_link_invalid: null
  message_required: null
  new_password_required: null
  new_password_short: null
  no_questions: null
  not_storable: null
  note_required: null
  one_slot: null
  one_to_five: null
  only_cancelled: null
  only_students: null
  opening_reason_required: null
  otp_invalid: null
  otp_letters_invalid: null
  password_required: null
  password_short: null
  phone_invalid: null
  place_required: null
  place_unsaid: null
  post_text_required: null
  post_title_required: null
  protocol_required: null
  phrase_required: null
  phrase_too_short: null
  phrase_wordless: null
  phrase_known: null
  phrase_too_common: null
  too_many_phrases: { max: number }
  question_kind: null
  question_required: null
  questions_required: null
  rate_coach: null
  rate_session: null
  reason_required: null
  refresh_required: null
  report_reason_required: null
  school_code_invalid: null
  school_name_required: null
  school_required: null
  school_unchosen: null
  sessions_unsaid: null
  sex_required: null
  sign_in_role: null
  state_required: null
  story_required: null
  student_reason_required: null
  student_required: null
  takes_texts_unsaid: null
  ticket_kind: null
  time_invalid: null
  times_required: null
  title_required: null
  too_many_proposals: null
  true_or_false: null
  upcoming_or_past: null
  user_names_required: null
  version_required: null
  wall_unsaid: null
  week_hours_required: null
  words_unsaid: null
  year_out_of_range: null
  yes_or_no: null
  zone_required: null
  address_of_another: null
  already_invited: null
  date_beyond_a_year: null
  dates_reversed: null
  days_reversed: null
  description_required: null
  email_taken: null
  file_empty: null
  file_too_large: null
  focus_area_required: null
  focus_kept: null
  form_too_large: null
  language_kept: null
  languages_required: null
  link_to_this_service: null
  names_unconfirmed: null
  no_link: null
  no_rows: null
  no_school_of_address: null
  not_a_picture: null
  not_csv: null
  page_gone: null
  picture_text_required: null
  posts_page_gone: null
  public_address: null
  row_required: null
  same_address: null
  same_password: null
  school_name_taken: null
  school_unlisted: null
  school_closed: null
  school_joined_to_itself: null
  school_needed: null
  session_required: null
  session_unrelated: null
  story_reason_required: null
  students_only: null
  tags_invalid: null
  too_many_rows: null
  too_many_tries: null
  upload_broken: null
  user_id_required: null
  wrong_code: null
  no_such_coach: null
  no_such_student: null
  nobody_chosen: null
  nothing_changed: null
  nothing_weighs: null
  student_incomplete: null
  wrong_password: null
  zone_unlisted: null
}

export type FieldCode = keyof FieldParams

/** A code with its values, as responses carry it. */
export interface FieldRule {
  readonly code: FieldCode
  readonly params?: NonNullable<FieldParams[FieldCode]>
}

/** Messages for some of the codes. */
export type FieldSentences<Code extends FieldCode = FieldCode> = {
  readonly [Of in Code]: FieldParams[Of] extends null ? string : (params: FieldParams[Of]) => string
}

type ParamsOf<Code extends FieldCode> = FieldParams[Code] extends null ? [] : [params: FieldParams[Code]]

/** Encodes a code with its values as one string, which schemas and services use as the message of a field. */
/* @__NO_SIDE_EFFECTS__ */
export function rule<Code extends FieldCode>(code: Code, ...[params]: ParamsOf<Code>): string {
  return params ? `${code} ${JSON.stringify(params)}` : code
}

/** Decodes a string of `rule`. Anything else, such as zod's own messages, is `invalid`. */
export function readRule(text: string): FieldRule {
  const [, code = 'invalid', params] = /^([a-z_]+)(?: (\{.*\}))?$/s.exec(text) ?? []
  return { code: code as FieldCode, ...(params && { params: JSON.parse(params) }) }
}

/** The sentence for a rule; undefined if there is none for its code. */
export function sentenceOf(
  sentences: Partial<FieldSentences>,
  { code, params }: FieldRule,
): string | undefined {
  const sentence = sentences[code]
  return typeof sentence === 'function' ? sentence(params as never) : sentence
}
