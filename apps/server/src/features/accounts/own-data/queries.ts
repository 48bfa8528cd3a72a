import { messagesOf } from '@shinequo/messages/server'
import { sql as raw } from 'kysely'
import type { FilePlace } from '../../../plugins/database/stored-files.ts'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'

/*
 * What a person gave us, one function per section; own-sessions/queries.ts has what they did with others, and
 * traces/queries.ts the rest. Columns have the names that the person reads. Hashes of passwords, tokens and devices are not
 * read. Of other people it contains only what the product shows: a first name and an initial.
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
      'reminded_at',
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

/** Where the JPEG of a person's portrait is. */
export async function picture(sql: Sql, { id }: Person): Promise<FilePlace | undefined> {
  return sql
    .selectFrom('pictures as p')
    .leftJoin('student_profiles as s', 's.picture_key', 'p.key')
    .leftJoin('coaches as c', 'c.picture_key', 'p.key')
    .select(['p.bytes', 'p.object'])
    .where(({ or, eb }) => or([eb('s.account_id', '=', id), eb('c.account_id', '=', id)]))
    .executeTakeFirst()
}

export interface AnswerSet {
  sent_at: Date
  is_current: boolean
  /** In Spanish too, where the programme has it; what the student wrote is not translated. */
  answers: { question: string; question_es: string; answer: string; answer_es: string }[]
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
      'q.question_text_es as question_es',
      raw<string>`coalesce(c.choice_text, r.answer_text, '')`.as('answer'),
      raw<string>`coalesce(c.choice_text_es, '')`.as('answer_es'),
    ])
    .where('rs.student_profile_id', '=', student_id)
    .orderBy('rs.created_at', 'desc')
    .orderBy('rs.id')
    .orderBy('q.position')
    .orderBy('q.id')
    .execute()
  const sets = new Map<string, AnswerSet>()
  for (const { id, sent_at, is_current, ...answer } of rows) {
    const set = sets.get(id) ?? { sent_at, is_current, answers: [] }
    set.answers.push(answer)
    sets.set(id, set)
  }
  return [...sets.values()]
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
