import { isAskedSince } from '@shinequo/domain/bookings/suggestion-asks'
import { sql as raw } from 'kysely'
import { coachesWithAccounts, studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import { type Leaver, type Person, type Side, shortName } from '../../../plugins/database/personal-data.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

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

/** The coach's mark that the student did not come, and what followed: one row or none. */
const missed = raw<object[]>`coalesce((
  select json_agg(to_jsonb(n) - 'booking_id') from no_shows n where n.booking_id = b.id), '[]')`

/** What is kept about the session `b` apart from its own row. */
const sessionFacts = [
  changes.as('changes'),
  proposed.as('proposed_times'),
  missed.as('marked_as_missed'),
] as const

export async function sessionsOfStudent(sql: Sql, { student_id }: Person) {
  return coachesWithAccounts(sql)
    .innerJoin('bookings as b', 'b.coach_id', 'c.id')
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
      ...sessionFacts,
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/** Leaves out what the student wrote before a session: that belongs to the student. */
export async function sessionsOfCoach(sql: Sql, { coach_id }: Person) {
  return studentsWithAccounts(sql)
    .innerJoin('bookings as b', 'b.student_profile_id', 's.id')
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
      ...sessionFacts,
    ])
    .where('b.coach_id', '=', coach_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/** Times for a new session that coaches suggested to the student, or that the coach suggested. */
export async function suggestions(sql: Sql, { student_id, coach_id }: Person) {
  return studentsWithAccounts(sql)
    .innerJoin('suggestions as g', 'g.student_profile_id', 's.id')
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

/**
 * Cancels a person's future sessions, with an entry in their history; returns which. `releaseSlotsOf` frees their
 * times.
 */
export async function cancelSessionsAhead(trx: Trx, { role, profileId }: Side, now: Date): Promise<string[]> {
  const whose = raw.ref(role === 'student' ? 'student_profile_id' : 'coach_id')
  const { rows } = await raw<{ booking_id: string }>`
    with gone as (
      update bookings set status = 'cancelled', cancelled_at = ${now}, cancelled_by = ${role}, cancel_reason = '',
        calendar_sequence = calendar_sequence + 1
      where ${whose} = ${profileId}::uuid and ${sessionIs('ahead', now, 'bookings')}
      returning id, starts_at, ends_at),
    proposals as (delete from proposed_times where booking_id in (select id from gone))
    insert into booking_changes (booking_id, what, done_at, done_by, from_starts_at, from_ends_at, is_late)
    select g.id, 'cancelled', ${now}::timestamptz, ${role}, g.starts_at, g.ends_at,
      g.starts_at - make_interval(mins => p.cancel_notice_minutes) <= ${now}::timestamptz
    from gone g, programme p where p.id = 1
    returning booking_id`.execute(trx)
  return rows.map(({ booking_id }) => booking_id)
}

/** Withdraws a student's objections that wait for a decision: nobody has to decide about somebody who has left. */
export async function withdrawObjections(trx: Trx, { student_id }: Leaver): Promise<void> {
  const sessions = trx.selectFrom('bookings').select('id').where('student_profile_id', '=', student_id)
  await trx
    .updateTable('no_shows')
    .set({ objected_at: null })
    .where('booking_id', 'in', sessions)
    .where('decided_at', 'is', null)
    .execute()
}

/** Whether asks `t` to suggest a time had ended before that. */
export const isAskOver = (before: Date) =>
  raw<boolean>`t.asked_at < ${new Date(isAskedSince(before.getTime()))}`

/**
 * Whether suggested times `t`, which nobody holds, were over before that: when the last one has passed. The times are
 * deleted with them.
 */
export const isSuggestionOver = (before: Date) => raw<boolean>`t.created_at < ${before}
  and not exists (select from suggested_times s where s.suggestion_id = t.id and s.starts_at >= ${before})`
