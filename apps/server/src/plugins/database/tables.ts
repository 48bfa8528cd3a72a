import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Locale } from '@shinequo/contract/locales'
import type { ChosenKind, MailFailure, MailKindName, MailState } from '@shinequo/contract/notifications'
import type { SchoolProof } from '@shinequo/contract/schools/proofs'
import type { Code } from '@shinequo/domain/matching/codes'
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely'
import type { AddressTables } from './address-tables.ts'
import type { AuditTables } from './audit-tables.ts'
import type { BookingTables } from './booking-tables.ts'
import type { BulkActTables } from './bulk-act-tables.ts'
import type { CareTables } from './care-tables.ts'
import type { CoachChangeTables } from './coach-change-tables.ts'
import type { MaintenanceTables } from './maintenance-tables.ts'
import type { MatchTables } from './match-tables.ts'
import type { NoteTables } from './note-tables.ts'
import type { ProgrammeTables } from './programme-tables.ts'
import type { RoomTables } from './room-tables.ts'
import type { SchoolTables } from './school-tables.ts'

type Role = 'student' | 'coach' | 'admin'

/** A code of the version before, which `mailed_codes` replaces. */
interface FormerCode {
  account_id: string
  id: string
  code_hash: string | null
  expires_at: Date
}

/** The columns of every table, as both engines return them: instants are Date, dates 'yyyy-mm-dd', numbers number. */
export interface Tables
  extends AddressTables,
    AuditTables,
    BookingTables,
    CareTables,
    BulkActTables,
    CoachChangeTables,
    MaintenanceTables,
    MatchTables,
    ProgrammeTables,
    RoomTables,
    NoteTables,
    SchoolTables {
  accounts: {
    id: string
    email: string
    password_hash: string
    role: Role
    first_name: string
    last_name: string
    /** The name as it is searched and sorted (`folded`); kept by a trigger. */
    folded_name: GeneratedAlways<string>
    time_zone: string | null
    /** The language of mail to the account's owner; null: English. */
    locale: Generated<Locale | null>
    created_at: Date
    suspended_at: Generated<Date | null>
    /** Access tokens issued up to then are invalid. */
    signed_out_at: Generated<Date | null>
    /** How often all of its sign-ins were ended at once. */
    sign_in_generation: Generated<number>
    /** When its owner was last mailed about an unknown device. */
    device_mail_at: Generated<Date | null>
    /** When it will be deleted; null: no deletion was requested. */
    deletion_due_at: Generated<Date | null>
    /** When its owner was last mailed about the deletion. */
    deletion_told_at: Generated<Date | null>
    /** When its personal data was erased; since then the address is only a placeholder. */
    erased_at: Generated<Date | null>
    /** When its owner first proved the mailbox of its address; null: not yet. */
    email_proved_at: Generated<Date | null>
    /** Since when mail to its address bounces; null: it does not. */
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
    /** What a roster says about a student. */
    school: Generated<string>
    state: Generated<string>
    city: Generated<string>
    /** Whether it comes from a roster, not from somebody who invited one person. */
    from_roster: Generated<boolean>
    /** The language of its mail; null: English. */
    locale: Generated<Locale | null>
  }
  messages: {
    id: string
    kind: MailKindName
    payload: unknown
    state: MailState
    /** Counts how often it was taken or made due again: only the newest taker stores a result. */
    turn: Generated<number>
    tries: Generated<number>
    failure: MailFailure | null
    reply_code: number | null
    /** The recipient of the last try. */
    account_id: string | null
    invitation_id: GeneratedAlways<string | null>
    booking_id: GeneratedAlways<string | null>
    /** For a reminder: the `calendar_sequence` of the booking that it is about. */
    sequence: GeneratedAlways<number | null>
    created_at: Date
    changed_at: Date
    /** Set exactly while another try is due. Until `taken_until` a process works it; null if none does. */
    next_try_at: Date | null
    taken_until: Date | null
    sent_at: Date | null
    /** The request that caused it, or made it due again, and its place in a trace (W3C Trace Context). */
    request_id: string | null
    traceparent: string | null
  }
  roster_imports: {
    id: string
    file_name: string
    encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
    state: 'checked' | 'writing' | 'done' | 'cancelled' | 'abandoned'
    header_row: Generated<number>
    total: number
    to_write: number | null
    counts: unknown
    created_by: string | null
    confirmed_by: string | null
    /** The language of the invitations' mail; null: English. */
    locale: Generated<Locale | null>
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
    /** The number of the row with the same address that counts. */
    twin: number | null
    problem: string
    suggested_school: Generated<string>
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
    /** The token that it was exchanged for. */
    parent_hash: string | null
  }
  /** Codes for new passwords and proofs of mailboxes. They have no hash until they are mailed. */
  mailed_codes: {
    id: string
    /** Orders them: a later one has a larger number. */
    nr: GeneratedAlways<number>
    account_id: string
    purpose: 'password_reset' | 'email_proof'
    /** A digest of the network or of the known device that requested it; '' for administrators and former codes. */
    place: string
    /** Ten letters instead of six digits. */
    letters: Generated<boolean>
    code_hash: Generated<string | null>
    expires_at: Date
  }
  password_resets: FormerCode
  email_proofs: FormerCode
  /** The file with everything about a person: the newest one requested. */
  data_exports: {
    id: string
    account_id: string
    /** An administrator requested it. */
    for_person: boolean
    state: 'preparing' | 'ready' | 'failed'
    asked_at: Date
    made_at: Generated<Date | null>
    expires_at: Generated<Date | null>
    /** The file: here, or in the bucket under the name `object`. */
    bytes: Generated<Uint8Array | null>
    object: Generated<string | null>
    /** The size of the file in bytes, before it was encrypted; null in rows of former versions. */
    size: Generated<number | null>
    /** The key with which the file is encrypted. */
    key_id: Generated<string | null>
  }
  /** The secret URL of an account's calendar subscription. */
  calendar_feeds: { account_id: string; secret_hash: string; made_at: Date }
  /** Which optional mail an account wants; an account without a row wants all of it. */
  notification_choices: { account_id: string } & Record<ChosenKind, boolean>
  rate_limits: { key: string; points: Generated<number>; expire: number | null }
  /** Each is in `bytes`, or in the bucket under the name `object`. */
  pictures: { key: string; bytes: Uint8Array | null; object: Generated<string | null>; created_at: Date }
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
    /** The coaches of accepted matches see `identify_as`, `sex` and `is_international`. */
    shares_identity: Generated<boolean>
    picture_key: string | null
    /** The school whose wall and feed the student can see; these three are set together. */
    proved_school: Generated<string | null>
    proved_at: Generated<Date | null>
    proved_by: Generated<SchoolProof | null>
    /** Staff have taken a proof back. */
    proof_taken_back: Generated<boolean>
    /** Only people choose coaches for the student. */
    matching_held: Generated<boolean>
    /** When staff last reminded the student to answer the questionnaire; null if they never did. */
    reminded_at: Generated<Date | null>
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
    /** '' for none, also for `meeting_link`. */
    phone_line: Generated<string>
    meeting_link: Generated<string>
    accepts_students: Generated<boolean>
    capacity: Generated<number>
    rating: number | null
    /** The number of ratings of which `rating` is the mean. */
    rating_count: Generated<number>
    minimum_notice_minutes: Generated<number>
    horizon_days: Generated<number>
    buffer_before_minutes: Generated<number>
    buffer_after_minutes: Generated<number>
    max_per_day: number | null
    max_per_week: number | null
    /** The number of changes to hours and rules. */
    hours_version: Generated<number>
    approved_at: Generated<Date | null>
    /** What an administrator asked for before an approval; '' if nothing. Open until the coach sends the page again. */
    changes_asked: Generated<string>
    changes_asked_at: Generated<Date | null>
    review_sent_at: Generated<Date | null>
    version: Generated<number>
    /** The numbers of matches in these two states, maintained by the database. */
    pending_matches: Generated<number>
    accepted_matches: Generated<number>
    /** What matching reads about the coach; all codes are of `COACH_CODE_KINDS`. */
    codes: Generated<Code[]>
    /** '' for none. */
    school: Generated<string>
  }
  questions: {
    id: string
    position: number
    question_text: string
    /** '': none; so for choices. */
    question_text_es: Generated<string>
    question_type: 'multiple_choice' | 'text'
    /** For a question answered in words: whether matching reads the answers. */
    counts: Generated<boolean>
    /** No longer asked since then; its answers are kept. */
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  choices: {
    id: string
    question_id: string
    position: number
    choice_text: string
    choice_text_es: Generated<string>
    /** What matching reads if it is chosen; null: nothing. */
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
  /** A view: the coaches for whom `coach_is_open` is true, for joins in lists. */
  open_coaches: { id: string }
  weekly_hours: { coach_id: string; weekday: number; start_minute: number; end_minute: number }
  date_overrides: { coach_id: string; date: string; start_minute: number | null; end_minute: number | null }
  time_off: {
    id: string
    coach_id: string
    /** The instants; where there are dates, only those of the zone in which they were given. */
    starts_at: Date
    ends_at: Date
    /** Whole days, both included, in whatever zone the coach is; null: the instants count. */
    first_date: Generated<string | null>
    last_date: Generated<string | null>
    /** The booking whose released time is not offered again. */
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
    /** When the student dismissed the notice of the cancellation. */
    cancellation_put_away_at: Generated<Date | null>
    /** The number of its changes, for calendars. */
    calendar_sequence: Generated<number>
    /** When its student confirmed that they will attend. */
    attending_at: Generated<Date | null>
    /** How often its student moved it, except to times that the coach proposed. */
    moves: Generated<number>
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
}

/** Where a query may run: the root handle or a transaction. Queries take it as their first argument. */
export type Sql = Kysely<Tables>
/** A running transaction. Functions that write take it, so that a use case is one transaction. */
export type Trx = Transaction<Tables>
