import type { Role } from '@shinequo/contract/accounts'

/** Per text column, whose export contains it, or why none does. */
type Words = Readonly<Record<string, readonly Role[] | string>>

/** What the export of a person's data does with a table. */
export type ExportDecision =
  /** The part of the export that contains it, and the decision for each text column that people or devices fill. */
  | { readonly in: string; readonly words?: Words }
  /** It refers to people, but is left out for this reason. */
  | { readonly leftOut: string }
  /** It refers to nobody: this is what it contains. */
  | { readonly nobody: string }

const EVERYBODY = ['student', 'coach', 'admin'] as const
const STUDENT = ['student'] as const
const COACH = ['coach'] as const
const ADMIN = ['admin'] as const
const HASH = 'a hash, which nobody can read back'
const CHOSEN_BY_INVITER = 'the language of a mail, which whoever invited chose'
const FOLDED = 'the two names once more, as they are searched and sorted'
/** Tests do not mark such a column, because the row would then belong to nobody. */
export const FOUND_BY = 'by this the row is found to be the person’s'

/**
 * One line per table: a new table fails the test until it is decided here. `in` names the part of the export, the key
 * in its JSON. A text column with a list of allowed values or a reference needs no entry.
 */
export const EXPORT_TABLES: Readonly<Record<string, ExportDecision>> = {
  accounts: {
    in: 'account',
    words: {
      email: EVERYBODY,
      first_name: EVERYBODY,
      last_name: EVERYBODY,
      folded_name: FOLDED,
      time_zone: EVERYBODY,
      locale: EVERYBODY,
      password_hash: HASH,
    },
  },
  student_profiles: {
    in: 'profile',
    words: {
      school: STUDENT,
      degree: STUDENT,
      course: STUDENT,
      state: STUDENT,
      city: STUDENT,
      language_preference: STUDENT,
      identify_as: STUDENT,
      sex: STUDENT,
      proved_school: STUDENT,
    },
  },
  coaches: {
    in: 'profile',
    words: {
      city: COACH,
      state: COACH,
      focus_area: COACH,
      description: COACH,
      language_preference: COACH,
      school: COACH,
      time_zone: COACH,
      phone_line: COACH,
      meeting_link: COACH,
      changes_asked: COACH,
    },
  },
  pictures: { in: 'profile' },
  refresh_families: { in: 'sign_ins', words: { device: EVERYBODY, network: EVERYBODY } },
  former_addresses: { in: 'former_addresses', words: { email: EVERYBODY } },
  address_codes: { in: 'wanted_addresses', words: { email: EVERYBODY, code_hash: HASH } },
  address_requests: { in: 'requested_addresses', words: { email: EVERYBODY, token_hash: HASH } },
  known_devices: { in: 'known_devices', words: { device_hash: HASH } },
  response_sets: { in: 'questionnaires' },
  responses: { in: 'questionnaires', words: { answer_text: STUDENT } },
  match_requests: { in: 'matches', words: { factors: STUDENT } },
  coach_changes: { in: 'matches', words: { reason: STUDENT } },
  weekly_hours: { in: 'weekly_hours' },
  date_overrides: { in: 'date_overrides' },
  time_off: { in: 'time_off' },
  time_slots: { in: 'held_times' },
  coach_next_free: { leftOut: 'computed from the hours and the sessions, which are in the file' },
  bookings: {
    in: 'sessions',
    words: {
      pre_session_note: STUDENT,
      coach_plan: ['student', 'coach'],
      cancel_reason: ['student', 'coach'],
    },
  },
  booking_changes: { in: 'sessions', words: { reason: ['student', 'coach'] } },
  proposed_times: { in: 'sessions' },
  no_shows: { in: 'sessions' },
  suggestions: { in: 'suggestions' },
  suggested_times: { in: 'suggestions' },
  session_messages: { in: 'chat', words: { text: ['student', 'coach'] } },
  coach_notes: { in: 'notes', words: { text: ['student', 'coach'] } },
  feedback: {
    in: 'feedback',
    words: { experience: STUDENT, feedback: STUDENT, impact: STUDENT, testimonial_link: STUDENT },
  },
  stories: {
    in: 'stories',
    words: {
      school: STUDENT,
      title: STUDENT,
      story: STUDENT,
      tags: STUDENT,
      decision_reason: ['student', 'admin'],
    },
  },
  story_messages: { in: 'stories', words: { text: STUDENT, answer: STUDENT } },
  story_reports: { in: 'story_reports', words: { reason: STUDENT } },
  story_thanks: { in: 'story_thanks' },
  wall_waits: { in: 'wall_waits' },
  care_requests: {
    in: 'care_requests',
    words: {
      place: STUDENT,
      text: ['student', 'coach'],
      answer_note: 'what the staff noted for themselves; the programme tells how to ask about it',
    },
  },
  school_codes: { in: 'school_addresses', words: { email: STUDENT, code_hash: HASH } },
  invitations: {
    in: 'invitations',
    words: {
      token_hash: HASH,
      email: FOUND_BY,
      first_name: STUDENT,
      last_name: STUDENT,
      school: STUDENT,
      state: STUDENT,
      city: STUDENT,
      locale: CHOSEN_BY_INVITER,
    },
  },
  roster_imports: {
    in: 'roster_imports',
    words: {
      file_name: ADMIN,
      counts: 'how many rows had which result, and no person',
      locale: CHOSEN_BY_INVITER,
    },
  },
  roster_rows: {
    in: 'roster_rows',
    words: {
      email: FOUND_BY,
      first_name: STUDENT,
      last_name: STUDENT,
      role: STUDENT,
      school: STUDENT,
      state: STUDENT,
      city: STUDENT,
      problem: STUDENT,
      suggested_school: 'a guess of ours at the school, until the administrator takes it',
    },
  },
  messages: {
    in: 'messages',
    words: {
      kind: EVERYBODY,
      payload: 'ids of the rows that the mail was about, which are in the file',
      traceparent: 'random numbers, by which the service finds what caused the mail in its own traces',
    },
  },
  bulk_acts: { leftOut: 'what an administrator did to many at once; the acts themselves are in the file' },
  bulk_act_targets: {
    leftOut: 'how an act on each of many went; the acts themselves are in the file',
  },
  questionnaire_versions: { in: 'questionnaire_saves' },
  retention_runs: {
    in: 'retention_runs',
    words: { removed: 'how many rows of each kind went, and no person' },
  },
  audit_chain: { in: 'own_acts', words: { action: EVERYBODY, subject_type: ADMIN } },
  audit_fields: {
    in: 'acts_of_others',
    words: {
      reason: EVERYBODY,
      subject_id: FOUND_BY,
      details: 'what else a reader of the audit must know; it may name other people',
    },
  },
  refresh_tokens: { leftOut: 'hashes of tokens; the sign-ins themselves are in the file' },
  mailed_codes: { leftOut: 'hashes of codes that are good for a day at most' },
  password_resets: { leftOut: 'the hash of a code that is good for ten minutes' },
  email_proofs: { leftOut: 'the hash of a code that is good for a day' },
  proved_addresses: { leftOut: 'digests of addresses, which nobody can read back' },
  idempotency_keys: {
    leftOut: 'copies, kept for a day, of answers about sessions and held times in the file',
  },
  notification_choices: { in: 'mail_choices' },
  coach_notices: { leftOut: 'up to when a coach has seen what is new; what it was is in the file' },
  calendar_feeds: { leftOut: 'the hash of a secret; the sessions themselves are in the file' },
  data_exports: { leftOut: 'the file itself' },
  rate_limits: { leftOut: 'counts under digests of addresses, which nobody can read back' },
  tickets: { leftOut: 'hashes of tickets for rooms and live pages, good for a minute' },
  session_rooms: {
    leftOut:
      'who is in a room at the moment; it goes the day after the session, which is in the file with what is kept of a mark as missed',
  },
  room_signals: {
    leftOut:
      'how two browsers find each other for a call, kept for minutes; nothing of it is said by a person',
  },
  programme_loads: {
    leftOut: 'how many sessions a coach has this week, counted anew each hour; they are in the file',
  },
  coach_records: {
    leftOut:
      'sums of stars by goal area, which matching alone reads and nobody is shown; the stars are feedback',
  },
  programme_figures: { nobody: 'how many students and sessions there are, small groups left out' },
  file_removals: { nobody: 'names of objects in the bucket that no row refers to' },
  file_home: { nobody: 'where files are stored' },
  web_assets: { nobody: 'the files of the web app' },
  matching_runs: { nobody: 'when the engine matched, why, and how many' },
  posts: { nobody: 'what schools post; who wrote one is in the audit' },
  shown_events: { nobody: 'former versions of events that schools post' },
  questions: { nobody: 'what everybody is asked' },
  choices: { nobody: 'what everybody may choose from' },
  programme: { nobody: 'what the programme chose' },
  retention_rules: { nobody: 'for how long each kind of thing is kept' },
  schools: { nobody: 'schools' },
  school_domains: { nobody: 'mail domains of schools' },
  care_digests: { nobody: 'how many requests a mail to staff stands for' },
  care_request_staff: { leftOut: 'to whom a worry was handed over; the act is in the audit' },
  care_staff: { leftOut: 'whom coaches can name; the choice is in the audit' },
  care_phrases: { nobody: 'phrases of danger that the programme added; who did is in the audit' },
  care_settings: { nobody: 'where help is, and the protocol' },
  cleaned_texts: { nobody: 'how far stored texts are normalised, by table' },
  link_checks: { nobody: 'addresses of schools’ pages' },
  readiness: { nobody: 'one row that the service writes to see whether it can' },
}
