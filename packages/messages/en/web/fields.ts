/** Errors at fields that several features use. */
import type { FieldLabel, FieldSentences } from '@shinequo/contract/rules'
import * as signIn from './sign-in.ts'

/** The name of a field at the beginning of a sentence. */
export const LABELS: Record<FieldLabel, string> = {
  action: 'Action',
  address: 'The address',
  asking_for_spanish: 'How to ask for Spanish',
  choice: 'The choice',
  city: 'City',
  close_hour: 'close_hour',
  code: 'The code',
  course: 'Course',
  crisis_line: 'The crisis line',
  cursor: 'Cursor',
  days_ahead: 'The days ahead',
  degree: 'Degree',
  description_of_the_picture: 'The description of the picture',
  domain: 'A domain',
  emergency_number: 'The emergency number',
  encoding_confirmed: 'encoding_confirmed',
  end: 'The end',
  experience: 'Experience',
  feedback: 'Feedback',
  first_name: 'First name',
  focus: 'Focus',
  focus_area: 'Focus area',
  identity: 'Identity',
  impact: 'Impact',
  is_completed: 'is_completed',
  language: 'Language',
  language_of_the_profile: 'The language of the profile',
  languages: 'Languages',
  last_name: 'Last name',
  link: 'The link',
  meeting_link: 'The meeting link',
  message: 'The message',
  most_sessions_a_day: 'The maximum number of sessions a day',
  most_sessions_a_week: 'The maximum number of sessions a week',
  the_name: 'The name',
  no_show: 'no_show',
  took_place: 'took_place',
  note: 'The note',
  notes: 'Notes',
  notice: 'The notice',
  number_of_sessions_ahead: 'The number of sessions ahead',
  own_words: 'Own words',
  person: 'Person',
  place: 'Place',
  place_to_go_on_from: 'The place to continue from',
  phrase: 'The phrase',
  preferred_name: 'Preferred name',
  protocol: 'The protocol',
  protocol_in_spanish: 'The protocol in Spanish',
  staff_hours: 'When staff are there',
  question: 'The question',
  reason: 'The reason',
  remember: 'Remember',
  room: 'Room',
  school: 'School',
  search: 'Search',
  sex: 'Sex',
  shared: 'shared',
  shares_identity: 'shares_identity',
  start: 'The start',
  state: 'State',
  story: 'Story',
  subject: 'Subject',
  tags: 'Tags',
  telephone_line: 'The phone number',
  testimonial_contact: 'Testimonial contact',
  text: 'The text',
  text_about_you: 'The text about you',
  the_school: 'The school',
  the_title: 'The title',
  the_version: 'The version',
  time_after_a_session: 'The time after a session',
  time_before_a_session: 'The time before a session',
  time_zone: 'The time zone',
  times: 'Times',
  title: 'Title',
  track_record: 'The track record',
  version: 'version',
  version_number: 'Version',
  way_of_coaching: 'The way of coaching',
  weekday: 'The weekday',
  what_to_work_on: 'What to work on',
  your_answer: 'Your answer',
}

/** The name of a field above it, in a form or a list of facts. */
export const fieldName = (label: FieldLabel) => LABELS[label]

/** For free text. */
export const textErrors = {
  not_storable: signIn.fieldErrors.not_storable,
  not_text: ({ label }) => `${LABELS[label]} must be text`,
  too_long: ({ label, max }) => `${LABELS[label]} must be at most ${max} characters`,
} satisfies Partial<FieldSentences>

/** For an address with letters that many mail servers do not take. */
export const emailLetters =
  'Before the @, an email address can only have letters from a to z, digits and a few signs'

/** For the names of people. */
export const nameErrors = {
  ...textErrors,
  name_lines: ({ label }) => `${LABELS[label]} must be on one line`,
  name_link: ({ label }) => `${LABELS[label]} must not contain a link`,
  name_number: ({ label }) => `${LABELS[label]} must not contain a number of five digits or more`,
  name_required: ({ label }) => `${LABELS[label]} is required`,
} satisfies Partial<FieldSentences>

/** For telephone numbers. */
export const numberErrors = {
  number_invalid: ({ label }) => `${LABELS[label]} can only have digits, spaces, parentheses, + and -`,
  number_required: ({ label }) => `Please enter ${LABELS[label].toLowerCase()}`,
} satisfies Partial<FieldSentences>

/** For values that none of our forms can send. */
export const otherErrors = {
  not_boolean: ({ label }) => `${LABELS[label]} must be true or false`,
  not_whole: ({ label, least, most, step }) =>
    `${LABELS[label]} must be a whole number from ${least} to ${most}${step === undefined ? '' : ` in steps of ${step}`}`,
} satisfies Partial<FieldSentences>

/** Where an action needs a reason. */
export const reasonRequired = 'Please say why: your reason is kept in the audit log'
export const pageInvalid = 'Please enter a full address that starts with https://'
