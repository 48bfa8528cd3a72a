import { messagesOf } from '@shinequo/messages/server'
import { sql as raw } from 'kysely'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'

/*
 * What a person gave us and did with others, one function per section; traces/queries.ts has the rest. Columns have the
 * names that the person reads. Hashes of passwords, tokens and devices are not read. Of other people it contains only
 * what the product shows: a first name and an initial.
 */

/** The person whose data it is. An administrator has neither profile. */
export interface Person {
  id: string
  /** Null until the mailbox is proved: what others stored about an address is not for whoever claims it. */
  email: string | null
  role: Tables['accounts']['role']
  student_id: string | null
  coach_id: string | null
}

/** The person of an account; undefined if it does not exist or is deleted. */
export async function personOf(sql: Sql, accountId: string): Promise<Person | undefined> {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .leftJoin('coaches as c', 'c.account_id', 'a.id')
    .select(['a.id', 'a.role', 's.id as student_id', 'c.id as coach_id'])
    .select(raw<string | null>`case when a.email_proved_at is not null then a.email end`.as('email'))
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** The name of another person as the product shows it: 'Rosa O.'. */
export const shortName = (alias: 'ca' | 'sa' | 'actor' | 'inviter') =>
  raw<
    string | null
  >`${raw.ref(`${alias}.first_name`)} || coalesce(' ' || nullif(left(${raw.ref(`${alias}.last_name`)}, 1), '') || '.', '')`

export async function account(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('accounts')
    .select([
      'email',
      'first_name',
      'last_name',
      'role',
      'time_zone',
      'locale as language',
      'created_at',
      'email_proved_at as email_confirmed_at',
      'email_refused_at as mail_comes_back_since',
      'suspended_at as paused_at',
      'signed_out_at as signed_out_everywhere_at',
      'device_mail_at as told_of_a_new_device_at',
      'deletion_due_at as to_be_deleted_at',
    ])
    .where('id', '=', id)
    .execute()
}

export async function studentProfile(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('student_profiles')
    .select([
      'school',
      'degree',
      'course',
      'state',
      'city',
      'language_preference',
      'identify_as',
      'sex',
      'is_international',
      'is_completed',
      'shares_identity as shared_with_coaches',
      'proved_school as confirmed_school',
      'proved_by as confirmed_by',
      'proved_at as confirmed_at',
      'proof_taken_back as confirmation_taken_back',
    ])
    .where('account_id', '=', id)
    .execute()
}

export async function coachProfile(sql: Sql, { id }: Person) {
  const rows = await sql
    .selectFrom('coaches')
    .select([
      'focus_area',
      'description',
      'language_preference',
      'codes',
      'school',
      'state',
      'city',
      'time_zone',
      'phone_line',
      'meeting_link',
      'rating',
      'accepts_students',
      'capacity',
      'approved_at',
      'changes_asked',
      'changes_asked_at',
      'review_sent_at',
      'minimum_notice_minutes',
      'horizon_days',
      'buffer_before_minutes',
      'buffer_after_minutes',
      'max_per_day',
      'max_per_week',
    ])
    .where('account_id', '=', id)
    .execute()
  const names = messagesOf('en').matching.CODE_NAMES
  return rows.map(({ codes, ...row }) => ({ ...row, matching_reads: codes.map((code) => names[code]) }))
}

/** The JPEG of a person's portrait. */
export async function picture(sql: Sql, { id }: Person): Promise<Uint8Array | undefined> {
  const row = await sql
    .selectFrom('pictures as p')
    .leftJoin('student_profiles as s', 's.picture_key', 'p.key')
    .leftJoin('coaches as c', 'c.picture_key', 'p.key')
    .select('p.bytes')
    .where(({ or, eb }) => or([eb('s.account_id', '=', id), eb('c.account_id', '=', id)]))
    .executeTakeFirst()
  return row?.bytes
}

export interface AnswerSet {
  sent_at: Date
  is_current: boolean
  answers: { question: string; answer: string }[]
}

/** Every questionnaire that a student sent, newest first, with the answers in the order of the questions. */
export async function questionnaires(sql: Sql, { student_id }: Person): Promise<AnswerSet[]> {
  const rows = await sql
    .selectFrom('response_sets as rs')
    .innerJoin('responses as r', 'r.response_set_id', 'rs.id')
    .innerJoin('questions as q', 'q.id', 'r.question_id')
    .leftJoin('choices as c', 'c.id', 'r.choice_id')
    .select([
      'rs.id',
      'rs.created_at as sent_at',
      'rs.is_current',
      'q.question_text as question',
      raw<string>`coalesce(c.choice_text, r.answer_text, '')`.as('answer'),
    ])
    .where('rs.student_profile_id', '=', student_id)
    .orderBy('rs.created_at', 'desc')
    .orderBy('rs.id')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
  const sets = new Map<string, AnswerSet>()
  for (const { id, sent_at, is_current, question, answer } of rows) {
    const set = sets.get(id) ?? { sent_at, is_current, answers: [] }
    set.answers.push({ question, answer })
    sets.set(id, set)
  }
  return [...sets.values()]
}

/** The changes to a session after it was booked, oldest first. */
const changes = raw<{ what: string; at: string; by: string; reason: string }[]>`coalesce((
  select json_agg(json_build_object('what', h.what, 'at', h.done_at, 'by', h.done_by, 'late', h.is_late,
    'from', h.from_starts_at, 'to', h.to_starts_at, 'reason', h.reason) order by h.id)
  from booking_changes h where h.booking_id = b.id), '[]')`

/** The other times that the coach proposed. */
const proposed = raw<{ starts_at: string; proposed_at: string }[]>`coalesce((
  select json_agg(json_build_object('starts_at', o.starts_at, 'ends_at', o.ends_at, 'proposed_at', o.proposed_at)
    order by o.starts_at)
  from proposed_times o where o.booking_id = b.id), '[]')`

export async function sessionsOfStudent(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      shortName('ca').as('coach'),
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.pre_session_note as your_note',
      'b.coach_plan',
      'b.created_at as booked_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      'b.cancellation_put_away_at as cancellation_read_at',
      'b.moves as times_moved',
      changes.as('changes'),
      proposed.as('proposed_times'),
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/** Leaves out what the student wrote before a session: that belongs to the student. */
export async function sessionsOfCoach(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([
      shortName('sa').as('student'),
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.coach_plan',
      'b.created_at as booked_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      'b.moves as times_moved',
      changes.as('changes'),
      proposed.as('proposed_times'),
    ])
    .where('b.coach_id', '=', coach_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/**
 * Messages in the rooms of sessions. For a student, their own and what coaches wrote to them; for a coach, only their
 * own.
 */
export async function chat(sql: Sql, { student_id, coach_id }: Person) {
  return sql
    .selectFrom('session_messages as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['b.starts_at as session_at', 'm.author as written_by', 'm.text', 'm.sent_at'])
    .where(({ or, and, eb }) =>
      or([
        eb('b.student_profile_id', '=', student_id),
        and([eb('b.coach_id', '=', coach_id), eb('m.author', '=', 'coach')]),
      ]),
    )
    .orderBy('m.id')
    .execute()
}

/** Times that a student held, whether or not they led to a session. */
export async function heldTimes(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('time_slots as t')
    .innerJoin('coaches as c', 'c.id', 't.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      shortName('ca').as('coach'),
      't.starts_at',
      't.ends_at',
      't.status',
      't.claimed_at as held_since',
      't.expires_at as held_until',
    ])
    .where('t.student_profile_id', '=', student_id)
    .orderBy('t.starts_at', 'desc')
    .execute()
}

export async function feedbackGiven(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select([
      'b.starts_at as session_at',
      'f.created_at as given_at',
      'f.coach_rating',
      'f.rating as session_rating',
      'f.experience',
      'f.feedback',
      'f.recommend',
      'f.impact',
      'f.is_video_testimonial_share as would_share_a_video',
      'f.testimonial_link as contact_for_the_video',
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}

/** Only the stars, as coaches see them: the texts are for the programme. */
export async function ratingsReceived(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(['b.starts_at as session_at', 'f.created_at as given_at', 'f.coach_rating as stars'])
    .where('f.coach_id', '=', coach_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}

/** Notes that coaches shared with the student. */
export async function sharedNotes(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('coach_notes as n')
    .innerJoin('coaches as c', 'c.id', 'n.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([shortName('ca').as('coach'), 'n.text', 'n.created_at', 'n.updated_at'])
    .where('n.student_profile_id', '=', student_id)
    .where('n.shared', '=', true)
    .orderBy('n.created_at', 'desc')
    .execute()
}

export async function notesWritten(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('coach_notes as n')
    .innerJoin('student_profiles as s', 's.id', 'n.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([shortName('sa').as('about'), 'n.text', 'n.shared', 'n.created_at', 'n.updated_at'])
    .where('n.coach_id', '=', coach_id)
    .orderBy('n.created_at', 'desc')
    .execute()
}

export async function stories(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('stories')
    .select([
      'title',
      'story',
      'tags',
      'school',
      'state',
      'created_at as written_at',
      'published_at',
      'decided_at',
      'decision_reason',
      raw<unknown>`(
        select coalesce(json_agg(json_build_object('staff_wrote', m.text, 'written_at', m.sent_at,
          'you_answered', m.answer, 'answered_at', m.answered_at) order by m.sent_at), '[]')
        from story_messages m where m.story_id = stories.id)`.as('messages'),
    ])
    .where('student_profile_id', '=', student_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Without the story, which belongs to somebody else. */
export async function storyReports(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('story_reports')
    .select(['reason', 'created_at as reported_at', 'settled_at'])
    .where('student_profile_id', '=', student_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/**
 * The student's requests for support from the staff. The notes of the staff belong to the programme, and the text of a
 * worry to the coach; that there was one is among the acts of others.
 */
export async function careRequests(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('care_requests')
    .select(['place', 'text', 'created_at as asked_at', 'answered_at'])
    .where('student_profile_id', '=', student_id)
    .where('place', '<>', 'worry')
    .where('coach_id', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function weeklyHours(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('weekly_hours')
    .select(['weekday', 'start_minute', 'end_minute'])
    .where('coach_id', '=', coach_id)
    .orderBy('weekday')
    .orderBy('start_minute')
    .execute()
}

export async function dateOverrides(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('date_overrides')
    .select(['date', 'start_minute', 'end_minute'])
    .where('coach_id', '=', coach_id)
    .orderBy('date')
    .orderBy('start_minute')
    .execute()
}

export async function timeOff(sql: Sql, { coach_id }: Person) {
  // Of days off, the dates are what was given.
  const { rows } = await raw<object>`
    select first_date, last_date, case when first_date is null then starts_at end as starts_at,
      case when first_date is null then ends_at end as ends_at
    from time_off where coach_id = ${coach_id} order by time_off.starts_at`.execute(sql)
  return rows
}
