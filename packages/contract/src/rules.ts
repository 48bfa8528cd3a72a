/**
 * Messages about fields in forms and responses, as codes. Their sentences, for server and web, are in the catalogues. Each
 * noun declares its own beside its schemas; here are those of every noun.
 */
import type { AccountLabel, AccountRules } from './accounts.ts'
import type { AuditLabel, AuditRules } from './audit.ts'
import type { AvailabilityLabel, AvailabilityRules } from './availability.ts'
import type { BookingLabel, BookingRules } from './bookings.ts'
import type { CareLabel, CareRules } from './care.ts'
import type { CoachLabel, CoachRules } from './coaches.ts'
import type { CommunityLabel, CommunityRules } from './community.ts'
import type { FeedLabel, FeedRules } from './feed.ts'
import type { FeedbackLabel, FeedbackRules } from './feedback.ts'
import type { MatchingLabel, MatchingRules } from './matching.ts'
import type { NotificationRules } from './notifications.ts'
import type { PersonRules } from './people.ts'
import type { ProfileLabel, ProfileRules } from './profiles.ts'
import type { ProgrammeLabel, ProgrammeRules } from './programme.ts'
import type { QuestionnaireLabel, QuestionnaireRules } from './questionnaire.ts'
import type { RetentionRules } from './retention.ts'
import type { RosterLabel, RosterRules } from './rosters.ts'
import type { SchoolLabel, SchoolRules } from './schools.ts'
import type { SessionLabel, SessionRules } from './sessions.ts'

/** Names that messages can use for a field. */
export type FieldLabel =
  | AccountLabel
  | AuditLabel
  | AvailabilityLabel
  | BookingLabel
  | CareLabel
  | CoachLabel
  | CommunityLabel
  | FeedLabel
  | FeedbackLabel
  | MatchingLabel
  | ProfileLabel
  | ProgrammeLabel
  | QuestionnaireLabel
  | RosterLabel
  | SchoolLabel
  | SessionLabel
  | 'address'
  | 'city'
  | 'cursor'
  | 'experience'
  | 'first_name'
  | 'language'
  | 'last_name'
  | 'message'
  | 'the_name'
  | 'note'
  | 'notice'
  | 'reason'
  | 'school'
  | 'search'
  | 'state'
  | 'text'
  | 'the_school'
  | 'the_version'
  | 'version'
  | 'version_number'

/** The codes of fields that must not be empty, by field: `city_required`. Each has a sentence of its own. */
export type Missing<Field extends string> = Record<`${Field}_required`, null>

/** The values of each code; null for a code without values. */
export interface FieldParams
  extends AccountRules,
    AuditRules,
    AvailabilityRules,
    BookingRules,
    CareRules,
    CoachRules,
    CommunityRules,
    FeedRules,
    FeedbackRules,
    MatchingRules,
    NotificationRules,
    PersonRules,
    ProfileRules,
    ProgrammeRules,
    QuestionnaireRules,
    RetentionRules,
    RosterRules,
    SchoolRules,
    SessionRules,
    Missing<'email' | 'list' | 'password' | 'reason' | 'zone'> {
  /** A rule of zod itself, with zod's own message. */
  invalid: null
  not_text: { label: FieldLabel }
  too_long: { label: FieldLabel; max: number }
  not_storable: null
  not_boolean: { label: FieldLabel }
  /** `step` counts from 0; 1 if left out. */
  not_whole: { label: FieldLabel; least: number; most: number; step?: number }
  choose_between: { values: readonly string[] }
  choose_one_of: { values: readonly string[] }
  yes_or_no: null
  upcoming_or_past: null
  name_required: { label: FieldLabel }
  name_lines: { label: FieldLabel }
  name_link: { label: FieldLabel }
  name_number: { label: FieldLabel }
  email_invalid: null
  email_letters: null
  password_short: null
  password_too_long: { max: number }
  number_required: { label: FieldLabel }
  number_invalid: { label: FieldLabel }
  number_out_of_range: { least: number; most: number }
  phone_invalid: null
  id_invalid: null
  date_invalid: null
  time_invalid: null
  year_out_of_range: null
  zone_unlisted: null
  page_gone: null
  form_too_large: null
  upload_broken: null
  key_too_long: { max: number }
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
