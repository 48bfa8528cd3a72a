import { scoreOf } from '@shinequo/domain/matching/match-factors'
import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Person, shortName } from '../own-data/queries.ts'

/* What the service itself recorded about a person; own-data/queries.ts has what they gave us. */

export async function signIns(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('refresh_families')
    .select(['device', 'network', 'created_at as signed_in_at', 'last_seen_at', 'ends_at', 'ended_at'])
    .where('account_id', '=', id)
    .orderBy('created_at', 'desc')
    .execute()
}

export async function knownDevices(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('known_devices')
    .select(['first_seen_at', 'last_seen_at'])
    .where('account_id', '=', id)
    .orderBy('first_seen_at')
    .execute()
}

export async function mailChoices(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('notification_choices')
    .select([
      'reminder_day as a_day_before',
      'reminder_hour as an_hour_before',
      'feedback_asked as asked_for_feedback',
      'note_shared as told_of_shared_notes',
      'coach_requests',
      'coach_ratings',
      'suggestion as times_suggested_to_you',
      'answers_reminder as reminded_to_answer',
    ])
    .where('account_id', '=', id)
    .execute()
}

export async function formerAddresses(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('former_addresses')
    .select(['email', 'until'])
    .where('account_id', '=', id)
    .orderBy('until', 'desc')
    .execute()
}

/** The address that the person wants instead of theirs, while a code for it is stored. */
export async function wantedAddresses(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('address_codes')
    .select(['email', 'expires_at as code_good_until'])
    .where('account_id', '=', id)
    .execute()
}

/** The address that the programme asked for, until its mailbox confirms it. */
export async function requestedAddresses(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('address_requests')
    .select(['email', 'requested_at', 'expires_at as link_good_until'])
    .where('account_id', '=', id)
    .execute()
}

/** Mail to the person, without its text, which is rendered from current data each time it is sent. */
export async function messages(sql: Sql, { id, email }: Person) {
  return sql
    .selectFrom('messages as m')
    .leftJoin('invitations as i', 'i.id', 'm.invitation_id')
    .select(['m.kind', 'm.state', 'm.created_at', 'm.sent_at', 'm.tries'])
    .where(({ or, eb }) => or([eb('m.account_id', '=', id), eb('i.email', '=', email)]))
    .orderBy('m.created_at', 'desc')
    .execute()
}

export async function invitationsReceived(sql: Sql, { email }: Person) {
  return sql
    .selectFrom('invitations as i')
    .leftJoin('accounts as inviter', 'inviter.id', 'i.invited_by')
    .select([
      'i.role',
      'i.first_name',
      'i.last_name',
      'i.school',
      'i.state',
      'i.city',
      shortName('inviter').as('invited_by'),
      'i.created_at',
      'i.expires_at',
      'i.accepted_at',
      'i.revoked_at as taken_back_at',
    ])
    .where('i.email', '=', email)
    .orderBy('i.created_at', 'desc')
    .execute()
}

/** What imported lists of people contain about the person. */
export async function rosterRows(sql: Sql, { email }: Person) {
  return sql
    .selectFrom('roster_rows as r')
    .innerJoin('roster_imports as m', 'm.id', 'r.import_id')
    .select([
      'm.created_at as imported_at',
      'r.first_name',
      'r.last_name',
      'r.role',
      'r.school',
      'r.state',
      'r.city',
      'r.fate',
      'r.problem',
    ])
    .where('r.email', '=', email)
    .orderBy('m.created_at', 'desc')
    .orderBy('r.number')
    .execute()
}

/** What others did to the person, and who opened their record. */
export async function actsOfOthers(sql: Sql, { id, student_id, coach_id }: Person) {
  const own = [id, student_id, coach_id].filter((one): one is string => one !== null)
  return sql
    .selectFrom('audit_entries as e')
    .leftJoin('accounts as actor', 'actor.id', 'e.actor_account_id')
    .select(['e.at', shortName('actor').as('who'), 'e.actor_role as role', 'e.action', 'e.reason'])
    .where(({ or, eb }) => or([eb('e.student_profile_id', '=', student_id), eb('e.subject_id', 'in', own)]))
    .where(raw<boolean>`e.actor_account_id is distinct from ${id}::uuid`)
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .execute()
}

/**
 * With the reasons that the student gave the programme for changing coaches. A coach's track record is shown to nobody,
 * so it is left out, and so is its share of the score, which would reveal it.
 */
export async function matchesOfStudent(sql: Sql, { student_id }: Person) {
  const rows = await sql
    .selectFrom('match_requests as m')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .leftJoin('coach_changes as h', 'h.match_id', 'm.id')
    .select([shortName('ca').as('coach'), 'm.status', 'm.score', 'm.factors'])
    .select(['m.created_at', 'm.accepted_at', 'm.ended_by'])
    .select(['h.created_at as changed_at', 'h.reason as your_reason', 'h.shares_notes as notes_handed_on'])
    .where('m.student_profile_id', '=', student_id)
    .orderBy('m.created_at', 'desc')
    .execute()
  return rows.map((row) => {
    const factors = row.factors?.filter(({ factor }) => factor !== 'record') ?? null
    if (factors === null || factors.length === row.factors?.length) return row
    return { ...row, factors, score: 100 * scoreOf(factors) }
  })
}

/** Whether the coach ended the match. Coaches do not see whether the student or the programme ended it. */
export async function matchesOfCoach(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([shortName('sa').as('student'), 'm.status', 'm.score', 'm.created_at', 'm.accepted_at'])
    .select(raw<'coach' | null>`case m.ended_by when 'coach' then m.ended_by end`.as('ended_by'))
    .where('m.coach_id', '=', coach_id)
    .orderBy('m.created_at', 'desc')
    .execute()
}

/** When a story helped the student: without the story, which belongs to somebody else. */
export async function storyThanks(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('story_thanks')
    .select('created_at as said_at')
    .where('student_profile_id', '=', student_id)
    .orderBy('created_at', 'desc')
    .execute()
}

/** When the student asked for a mail about the wall of their school, until it is sent. */
export async function wallWaits(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('wall_waits')
    .select('asked_at')
    .where('student_profile_id', '=', student_id)
    .execute()
}

/** What the coach worried about and handed over to staff. */
export async function worriesHandedOver(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('care_requests as r')
    .innerJoin('student_profiles as s', 's.id', 'r.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([shortName('sa').as('about'), 'r.text', 'r.created_at', 'r.answered_at'])
    .where('r.coach_id', '=', coach_id)
    .orderBy('r.created_at', 'desc')
    .execute()
}

/** Times for a new session that coaches suggested to the student, or that the coach suggested. */
export async function suggestions(sql: Sql, { student_id, coach_id }: Person) {
  return sql
    .selectFrom('suggestions as g')
    .innerJoin('student_profiles as s', 's.id', 'g.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'g.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      student_id === null ? shortName('sa').as('student') : shortName('ca').as('coach'),
      raw<{ starts_at: string; ends_at: string }[]>`coalesce((
        select json_agg(json_build_object('starts_at', t.starts_at, 'ends_at', t.ends_at) order by t.starts_at)
        from suggested_times t where t.suggestion_id = g.id), '[]')`.as('proposed_times'),
      'g.created_at as proposed_at',
      'g.ended_as as declined_or_withdrawn',
      'g.ended_at',
    ])
    .where(({ or, eb }) => or([eb('g.student_profile_id', '=', student_id), eb('g.coach_id', '=', coach_id)]))
    .orderBy('g.created_at', 'desc')
    .execute()
}

/** The school address that a code was last mailed to, while it is stored. */
export async function schoolAddresses(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('school_codes')
    .select(['email', 'expires_at as code_good_until'])
    .where('student_profile_id', '=', student_id)
    .execute()
}
