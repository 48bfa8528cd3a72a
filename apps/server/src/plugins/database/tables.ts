import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Locale } from '@shinequo/contract/locales'
import type { ChosenKind, MailFailure, MailKindName, MailState } from '@shinequo/contract/notifications'
import type { RetentionKind } from '@shinequo/contract/retention'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import type { Code } from '@shinequo/domain/matching/codes'
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely'
import type { AddressTables } from './address-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { CareTables } from './care-tables.ts'
import type { CoachChangeTables } from './coach-change-tables.ts'
import type { MatchTables } from './match-tables.ts'
import type { ProgrammeTables } from './programme-tables.ts'
import type { RoomTables } from './room-tables.ts'
import type { SchoolTables } from './school-tables.ts'

type Role = 'student' | 'coach' | 'admin'

/** A code that was asked for: the newest of its account; without a hash until it is mailed. */
interface MailedCode {
  account_id: string
  id: string
  code_hash: string | null
  expires_at: Date
}

/** The columns of every table, as both engines give them: instants are Date, dates 'yyyy-mm-dd', numbers number. */
export interface Tables
  extends AddressTables,
    BookingTables,
    CareTables,
    CoachChangeTables,
    MatchTables,
    ProgrammeTables,
    RoomTables,
    SchoolTables {
  accounts: {
    id: string
    email: string
    password_hash: string
    role: Role
    first_name: string
    last_name: string
    time_zone: string | null
    /** The language of mail to its owner; null: English. */
    locale: Generated<Locale | null>
    created_at: Date
    suspended_at: Generated<Date | null>
    /** Access tokens made until then are no longer good. */
    signed_out_at: Generated<Date | null>
    /** How often all of its sign-ins were ended at once. */
    sign_in_generation: Generated<number>
    /** When its owner was last told of a device that was not known. */
    device_mail_at: Generated<Date | null>
    /** When it is deleted; null: nobody has asked for that. */
    deletion_due_at: Generated<Date | null>
    /** When its owner was told of that for the last time. */
    deletion_told_at: Generated<Date | null>
    /** Since when it is a row without a person, whose address is none. */
    erased_at: Generated<Date | null>
    /** When its owner first showed that they have the mailbox of its address; null: not yet. */
    email_proved_at: Generated<Date | null>
    /** Since when mail to its address comes back; null: it does not. */
    email_refused_at: Generated<Date | null>
  }
  invitations: {
    id: string
    token_hash: string | null
    email: string
    role: Role
    first_name: string
    last_name: string
    invited_by: string | null
    created_at: Date
    expires_at: Date
    accepted_at: Date | null
    revoked_at: Date | null
    /** What a roster says of a student. */
    school: Generated<string>
    state: Generated<string>
    city: Generated<string>
    /** Whether a roster said so, and not somebody who invited one person. */
    from_roster: Generated<boolean>
  }
  messages: {
    id: string
    kind: MailKindName
    payload: unknown
    state: MailState
    /** Counts the jobs that were made for it: only the newest one sends. */
    turn: Generated<number>
    tries: Generated<number>
    failure: MailFailure | null
    reply_code: number | null
    /** Whom the last try was addressed to. */
    account_id: string | null
    invitation_id: GeneratedAlways<string | null>
    booking_id: GeneratedAlways<string | null>
    /** Of a reminder: which state of the booking it is about. */
    sequence: GeneratedAlways<number | null>
    created_at: Date
    changed_at: Date
    /** Set exactly while another try is to come. */
    next_try_at: Date | null
    sent_at: Date | null
  }
  roster_imports: {
    id: string
    file_name: string
    encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
    state: 'checked' | 'writing' | 'done' | 'cancelled' | 'abandoned'
    total: number
    to_write: number | null
    counts: unknown
    created_by: string | null
    confirmed_by: string | null
    created_at: Date
    changed_at: Date
  }
  roster_rows: {
    import_id: string
    number: number
    email: string
    first_name: string
    last_name: string
    role: string
    school: string
    state: string
    city: string
    fate: 'new' | 'unknown_school' | 'invited' | 'has_account' | 'already_invited' | 'twice' | 'not_valid'
    /** The number of the row that has the same address before it. */
    twin: number | null
    problem: string
  }
  /** Sign-ins. */
  refresh_families: {
    id: string
    account_id: string
    ends_at: Date
    ended_at: Date | null
    created_at: Generated<Date>
    last_seen_at: Generated<Date>
    device: Generated<string>
    network: Generated<string>
  }
  known_devices: { account_id: string; device_hash: string; first_seen_at: Date; last_seen_at: Date }
  refresh_tokens: {
    token_hash: string
    family_id: string
    created_at: Date
    spent_at: Date | null
    /** The token that it was given for. */
    parent_hash: string | null
  }
  password_resets: MailedCode
  email_proofs: MailedCode
  /** The file with everything about a person: the newest one that was asked for. */
  data_exports: {
    id: string
    account_id: string
    /** An administrator asked for it. */
    for_person: boolean
    state: 'preparing' | 'ready' | 'failed'
    asked_at: Date
    made_at: Generated<Date | null>
    expires_at: Generated<Date | null>
    bytes: Generated<Uint8Array | null>
  }
  /** The secret address at which an account's calendar subscribes. */
  calendar_feeds: { account_id: string; secret_hash: string; made_at: Date }
  /** Which mail of what may be left off somebody wants; whoever has no row wants all of it. */
  notification_choices: { account_id: string } & Record<ChosenKind, boolean>
  rate_limits: { key: string; points: Generated<number>; expire: number | null }
  pictures: { key: string; bytes: Uint8Array; created_at: Date }
  student_profiles: {
    id: string
    account_id: string
    school: Generated<string>
    degree: Generated<string>
    course: Generated<string>
    state: Generated<string>
    city: Generated<string>
    language_preference: Generated<string>
    identify_as: Generated<string>
    sex: Generated<string>
    is_international: boolean | null
    is_completed: Generated<boolean>
    /** The coaches of accepted matches see identify_as, sex and is_international. */
    shares_identity: Generated<boolean>
    picture_key: string | null
    /** The school whose wall and feed are open to them; these three are set together. */
    proved_school: Generated<string | null>
    proved_at: Generated<Date | null>
    proved_by: Generated<SchoolProof | null>
    /** People alone choose coaches for them. */
    matching_held: Generated<boolean>
  }
  coaches: {
    id: string
    account_id: string
    city: Generated<string>
    state: Generated<string>
    focus_area: Generated<string>
    description: Generated<string>
    language_preference: Generated<string>
    picture_key: string | null
    time_zone: string
    session_minutes: Generated<number>
    /** '' for none; these two. */
    phone_line: Generated<string>
    meeting_link: Generated<string>
    accepts_students: Generated<boolean>
    capacity: Generated<number>
    rating: number | null
    /** How many pieces of feedback the rating is the mean of. */
    rating_count: Generated<number>
    minimum_notice_minutes: Generated<number>
    horizon_days: Generated<number>
    buffer_before_minutes: Generated<number>
    buffer_after_minutes: Generated<number>
    max_per_day: number | null
    max_per_week: number | null
    /** Counts the changes of hours and rules. */
    hours_version: Generated<number>
    approved_at: Generated<Date | null>
    version: Generated<number>
    /** Matches in these states, which the database counts. */
    pending_matches: Generated<number>
    accepted_matches: Generated<number>
    /** What matching reads of the coach; all are of `COACH_CODE_KINDS`. */
    codes: Generated<Code[]>
    /** '' for none. */
    school: Generated<string>
  }
  questions: {
    id: string
    position: number
    question_text: string
    question_type: 'multiple_choice' | 'text'
    /** Follows from the choices' codes while matching still reads it. */
    /** Of one answered in words: whether matching reads them. */
    counts: Generated<boolean>
    /** Asked no more; its answers stay. */
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  choices: {
    id: string
    question_id: string
    position: number
    choice_text: string
    /** What matching reads when it is chosen; null: nothing. */
    code: Generated<Code | null>
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  questionnaire_versions: {
    version: number
    saved_at: Date
    saved_by: string | null
    added: number
    edited: number
    removed: number
  }
  response_sets: { id: string; student_profile_id: string; created_at: Date; is_current: boolean }
  responses: {
    id: string
    response_set_id: string
    question_id: string
    choice_id: string | null
    answer_text: string | null
  }
  /** A view: the coaches of whom `coach_is_open` is true, to join lists with. */
  open_coaches: { id: string }
  weekly_hours: { coach_id: string; weekday: number; start_minute: number; end_minute: number }
  date_overrides: { coach_id: string; date: string; start_minute: number | null; end_minute: number | null }
  time_off: {
    id: string
    coach_id: string
    starts_at: Date
    ends_at: Date
    /** The booking whose freed time is not offered again. */
    booking_id: Generated<string | null>
  }
  bookings: {
    id: string
    time_slot_id: string
    coach_id: string
    student_profile_id: string
    starts_at: Date
    ends_at: Date
    status: BookingStatus
    pre_session_note: Generated<string>
    coach_plan: string | null
    created_at: Date
    /** Set exactly when the status is 'cancelled'. */
    cancelled_at: Generated<Date | null>
    cancelled_by: Generated<'student' | 'coach' | 'admin' | null>
    cancel_reason: Generated<string>
    /** The student wants to be told of it no more. */
    cancellation_put_away_at: Generated<Date | null>
    /** Counts its changes, for calendars. */
    calendar_sequence: Generated<number>
    /** When its student said that they will be there. */
    attending_at: Generated<Date | null>
    /** How often its student moved it; to times that the coach proposed does not count. */
    moves: Generated<number>
  }
  coach_notes: {
    id: string
    coach_id: string
    student_profile_id: string
    booking_id: string | null
    text: string
    shared: boolean
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  feedback: {
    booking_id: string
    coach_id: string
    coach_rating: number
    rating: number
    experience: Generated<string>
    feedback: Generated<string>
    recommend: number | null
    impact: Generated<string>
    is_video_testimonial_share: Generated<boolean>
    testimonial_link: Generated<string>
    created_at: Date
  }
  idempotency_keys: {
    account_id: string
    key: string
    request_hash: string
    reply: unknown
    created_at: Date
  }
  /** The chain of the audit. Position and hash are given by the database. */
  audit_chain: {
    position: Generated<number>
    id: string
    at: Date
    actor_role: Role | 'system'
    action: string
    subject_type: string
    actor_digest: Uint8Array
    subject_digest: Uint8Array
    reason_digest: Uint8Array
    hash: Generated<Uint8Array>
  }
  /** What of an entry could lead to a person, in parts: what was blanked is null, and so is its salt. */
  audit_fields: {
    position: number
    actor_account_id: string | null
    actor_salt: Uint8Array | null
    student_profile_id: string | null
    subject_id: string | null
    details: unknown
    subject_salt: Uint8Array | null
    reason: string | null
    reason_salt: Uint8Array | null
  }
  /** A view: each link of the chain with what is left of its fields. */
  audit_entries: {
    position: number
    id: string
    at: Date
    actor_role: Role | 'system'
    action: string
    subject_type: string
    actor_account_id: string | null
    student_profile_id: string | null
    subject_id: string | null
    details: unknown
    reason: string | null
  }
  /** For how long administrators keep a kind; one without a row is as the contract says. */
  retention_rules: { kind: RetentionKind; days: number; version: number }
  retention_runs: {
    id: string
    begun_at: Date
    finished_at: Date | null
    /** Who asked for it; null: the night did. */
    asked_by: string | null
    by_hand: boolean
    removed: unknown
  }
}

/** Where a query may run: the root handle or a transaction. Queries take this as their first argument. */
export type Sql = Kysely<Tables>
/** A running transaction: what writes take, so that a use case is one transaction. */
export type Trx = Transaction<Tables>
