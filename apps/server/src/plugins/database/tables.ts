import type { MailFailure, MailKindName, MailState } from '@shinequo/contract/notifications'
import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely'

type Role = 'student' | 'coach' | 'admin'
type MatchStatus = 'pending' | 'accepted' | 'declined' | 'ended'

/** The columns of every table, as both engines give them: instants are Date, dates 'yyyy-mm-dd', numbers number. */
export interface Tables {
  accounts: {
    id: string
    email: string
    password_hash: string
    role: Role
    first_name: string
    last_name: string
    time_zone: string | null
    created_at: Date
    suspended_at: Generated<Date | null>
    /** Access tokens made until then are no longer good. */
    signed_out_at: Generated<Date | null>
    /** How often all of its sign-ins were ended at once. */
    sign_in_generation: Generated<number>
    /** When its owner was last told of a device that was not known. */
    device_mail_at: Generated<Date | null>
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
  password_resets: { account_id: string; id: string; code_hash: string | null; expires_at: Date }
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
    accepts_students: Generated<boolean>
    capacity: Generated<number>
    rating: number | null
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
  }
  questions: {
    id: string
    position: number
    question_text: string
    question_type: 'multiple_choice' | 'text'
    matching_key: 'focus_area' | 'language' | 'preference' | null
    /** Asked no more; its answers stay. */
    retired_at: Generated<Date | null>
    replaces: Generated<string | null>
  }
  choices: {
    id: string
    question_id: string
    position: number
    choice_text: string
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
  match_requests: {
    id: string
    student_profile_id: string
    coach_id: string
    status: MatchStatus
    score: Generated<number>
    created_at: Date
    /** Of an ended match: who ended it; null: the engine did. */
    ended_by: Generated<'coach' | 'admin' | null>
  }
  weekly_hours: { coach_id: string; weekday: number; start_minute: number; end_minute: number }
  date_overrides: { coach_id: string; date: string; start_minute: number | null; end_minute: number | null }
  time_off: { id: string; coach_id: string; starts_at: Date; ends_at: Date }
  time_slots: {
    id: string
    coach_id: string
    student_profile_id: string
    starts_at: Date
    ends_at: Date
    during: Generated<string>
    status: 'claimed' | 'booked' | 'released'
    expires_at: Date | null
    claimed_at: Generated<Date | null>
  }
  bookings: {
    id: string
    time_slot_id: string
    coach_id: string
    student_profile_id: string
    starts_at: Date
    ends_at: Date
    status: 'booked' | 'completed' | 'no_show' | 'cancelled'
    pre_session_note: Generated<string>
    coach_plan: string | null
    created_at: Date
    /** Set exactly when the status is 'cancelled'. */
    cancelled_at: Generated<Date | null>
    cancelled_by: Generated<'student' | 'coach' | 'admin' | null>
    cancel_reason: Generated<string>
    /** The student wants to be told of it no more. */
    cancellation_put_away_at: Generated<Date | null>
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
    status: number
    reply: unknown
    created_at: Date
  }
  audit_entries: {
    id: string
    at: Date
    actor_account_id: string | null
    actor_role: Role | 'system'
    action: string
    student_profile_id: string | null
    subject_type: string
    subject_id: string
    reason: Generated<string>
    details: unknown
  }
  programme: {
    id: Generated<number>
    matching_mode: Generated<'automatic' | 'coach' | 'admin'>
    restrict_booking_to_matches: Generated<boolean>
    most_upcoming_sessions: Generated<number>
    version: Generated<number>
  }
  schools: {
    value: string
    name: string
    wellness_url: string
    wall_on: Generated<boolean>
    updated_at: Date
    version: Generated<number>
  }
  link_checks: {
    url: string
    found: 'allowed' | 'refused' | 'unreachable' | null
    checked_at: Date | null
    asked_at: Date
  }
  posts: {
    id: string
    school: string
    title: string
    text: string
    link: string | null
    picture_key: string | null
    picture_alt: Generated<string>
    created_at: Date
    published_at: Date | null
    version: Generated<number>
    deleted_at: Generated<Date | null>
  }
  stories: {
    id: string
    student_profile_id: string
    school: string
    title: string
    story: string
    tags: unknown
    state: 'held' | 'waiting' | 'published' | 'declined' | 'removed'
    /** Where it stands on the wall, the newest highest: an order, and no time. */
    place: number | null
    /** Counts the decisions and what was taken back of them. */
    version: Generated<number>
    created_at: Date
    published_at: Date | null
    decided_at: Date | null
    decided_by: string | null
    decision_reason: Generated<string>
    /** Where the last decision found it. */
    state_before: 'held' | 'waiting' | 'published' | null
  }
  story_reports: {
    story_id: string
    student_profile_id: string
    reason: string
    created_at: Date
    /** The instant of the decision that answered it. */
    settled_at: Date | null
  }
}

/** Where a query may run: the root handle or a transaction. Queries take this as their first argument. */
export type Sql = Kysely<Tables>
/** A running transaction: what writes take, so that a use case is one transaction. */
export type Trx = Transaction<Tables>
