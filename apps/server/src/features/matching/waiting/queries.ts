import { sql as raw } from 'kysely'
import { isKnown } from '../../../plugins/database/known-students.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** A student's state between the questionnaire and a coach. */
export interface WaitingRow {
  /** When the oldest stored answers were given; null if there are none. */
  first_answers: Date | null
  /** Whether the student has a coach now, has a pending request, and had a coach before. */
  has_coach: boolean
  has_request: boolean
  had_coach: boolean
  /** Whether it is known who the student is, and whether a match gave way while it was not. */
  known: boolean
  gave_way: boolean
}

/** The state of a student; undefined if deleted. */
export async function waitingOf(sql: Sql, studentProfileId: string): Promise<WaitingRow | undefined> {
  const { rows } = await raw<WaitingRow>`
    select
      (select min(r.created_at) from response_sets r where r.student_profile_id = s.id) as first_answers,
      coalesce(bool_or(m.status = 'accepted'), false) as has_coach,
      coalesce(bool_or(m.status = 'pending'), false) as has_request,
      coalesce(bool_or(${WAS_ACCEPTED}), false) as had_coach,
      coalesce(bool_or(m.ended_by = 'gave_way'), false) as gave_way, bool_and(${isKnown}) as known
    from student_profiles s join accounts a on a.id = s.account_id left join match_requests m on m.student_profile_id = s.id
    where s.id = ${studentProfileId}::uuid
    group by s.id`.execute(sql)
  return rows[0]
}

/** Whether match `m` was ever accepted, as far as known for matches older than the `accepted_at` column. */
const WAS_ACCEPTED = raw`(m.accepted_at is not null or m.status = 'accepted'
  or m.ended_by in ('student', 'coach', 'admin'))`

/** How many accepted matches are read: most belong to a student's first placement, together with two others. */
const MAX_SCANNED = 500

/**
 * How long students waited from their first answers to their first coach, in milliseconds, for the newest placements,
 * up to `most`, newest first. Only known students are counted: others may exist only to take places.
 */
export async function newestWaits(sql: Sql, most: number): Promise<number[]> {
  const { rows } = await raw<{ wait: number }>`
    with newest as (
      select student_profile_id, accepted_at from match_requests
      where accepted_at is not null order by accepted_at desc limit ${MAX_SCANNED}),
    placed as (
      select n.student_profile_id, n.accepted_at as at from newest n
        join student_profiles s on s.id = n.student_profile_id join accounts a on a.id = s.account_id
      where ${isKnown} and not exists (
        select from match_requests m where m.student_profile_id = n.student_profile_id
          and ${WAS_ACCEPTED} and coalesce(m.accepted_at, m.created_at) < n.accepted_at)
      group by n.student_profile_id, n.accepted_at)
    select (extract(epoch from p.at - asked.at) * 1000)::float8 as wait
    from placed p cross join lateral (
      select min(r.created_at) as at from response_sets r
      where r.student_profile_id = p.student_profile_id and r.created_at <= p.at) asked
    where asked.at is not null
    order by p.at desc, p.student_profile_id
    limit ${most}`.execute(sql)
  return rows.map(({ wait }) => wait)
}
