import { sql as raw } from 'kysely'
import { hasAnswered } from '../../../plugins/database/answered-students.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type Counted, LIVE } from '../queries.ts'

/** A match that ended because its student is away. */
export interface AwayRow {
  id: string
  coach_id: string
  student_profile_id: string
  /** Whether it was accepted, and whether the two ever had a session. */
  was_accepted: boolean
  has_met: boolean
}

/** Ends a student's live matches while they are away. Returns them. Call this under the matching lock. */
export async function endAway(trx: Trx, studentProfileId: string, now: Date): Promise<AwayRow[]> {
  const { rows } = await raw<AwayRow>`
    update match_requests m set status = 'ended', ended_by = 'away',
      coached_until = case when status = 'accepted' then ${now}::timestamptz end
    where m.student_profile_id = ${studentProfileId}::uuid and m.status = any(${LIVE})
    returning m.id, m.coach_id, m.student_profile_id, m.coached_until is not null as was_accepted,
      exists (
        select from bookings b
        where b.student_profile_id = m.student_profile_id and b.coach_id = m.coach_id) as has_met`.execute(
    trx,
  )
  return rows
}

/** Whether the account of a student is paused, is to be deleted, or is deleted. */
export async function isAway(sql: Sql, studentProfileId: string): Promise<boolean> {
  const { rows } = await raw`
    select from student_profiles s join accounts a on a.id = s.account_id
    where s.id = ${studentProfileId}::uuid
      and a.suspended_at is null and a.deletion_due_at is null and a.erased_at is null`.execute(sql)
  return rows.length === 0
}

/**
 * Restores the accepted matches of a student who was away, up to `most` coaches, the best first, with coaches who are
 * open and have room. The others count as ended by the engine from now on, so that the two can be matched again. Returns
 * those restored. Call this under the matching lock.
 */
export async function restoreAway(
  trx: Trx,
  studentProfileId: string,
  most: number,
  counted: Counted,
): Promise<{ id: string; student_profile_id: string }[]> {
  const { rows } = await raw<{ id: string; student_profile_id: string; status: string }>`
    with live as (
      select coach_id from match_requests
      where student_profile_id = ${studentProfileId}::uuid and status = any(${LIVE})),
    newest as (
      select distinct on (coach_id) id, coach_id, score from match_requests
      where student_profile_id = ${studentProfileId}::uuid and ended_by = 'away' and coached_until is not null
        and coach_id not in (select coach_id from live)
      order by coach_id, created_at desc),
    wanted as (
      select n.id from newest n join coaches c on c.id = n.coach_id
      where coach_is_open(c) and (
        select count(*) from match_requests o where o.coach_id = c.id and o.status = any(${counted})) < c.capacity
      order by n.score desc, n.id
      limit greatest(0, ${most}::int - (select count(*) from live)))
    update match_requests m set ended_by = null,
      status = case when m.id in (select id from wanted) then 'accepted' else 'ended' end,
      coached_until = case when m.id in (select id from wanted) then null else m.coached_until end
    where m.student_profile_id = ${studentProfileId}::uuid and m.ended_by = 'away'
    returning m.id, m.student_profile_id, m.status`.execute(trx)
  return rows.filter(({ status }) => status === 'accepted')
}

/** Whether a student has completed the profile and answered the questionnaire. */
export async function isAnswered(sql: Sql, studentProfileId: string): Promise<boolean> {
  const { rows } =
    await raw`select from student_profiles s where s.id = ${studentProfileId}::uuid and ${hasAnswered}`.execute(
      sql,
    )
  return rows.length > 0
}
