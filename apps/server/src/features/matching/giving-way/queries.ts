import { type RawBuilder, sql as raw } from 'kysely'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import type { Counted } from '../queries.ts'

/**
 * Whether match `m` of the student `s` with the account `a` gives way: the student is not known, and the two have no
 * session ahead.
 */
const givesWay = (counted: Counted, now: Date): RawBuilder<boolean> => raw`(
  m.status = any(${counted}) and not ${isKnown}
  and not exists (
    select from bookings b
    where b.student_profile_id = m.student_profile_id and b.coach_id = m.coach_id and ${sessionIs('ahead', now)}))`

const WITH_STUDENT = raw`match_requests m
  join student_profiles s on s.id = m.student_profile_id join accounts a on a.id = s.account_id`

/** How many matches of each coach give way; coaches without any are left out. */
export async function countGivingWay(
  sql: Sql,
  coachIds: readonly string[],
  counted: Counted,
  now: Date,
): Promise<Map<string, number>> {
  if (coachIds.length === 0) return new Map()
  const { rows } = await raw<{ id: string; count: number }>`
    select m.coach_id as id, count(*)::int as count from ${WITH_STUDENT}
    where m.coach_id = any(${coachIds}::uuid[]) and ${givesWay(counted, now)}
    group by m.coach_id`.execute(sql)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How many matches are looked at before it is given up: only those whose student is booking right now are passed over. */
const LOOKED_AT = 20

/** The oldest matches of a coach that give way, each with its student. Call this under the matching lock. */
export async function oldestGivingWay(
  trx: Trx,
  coachId: string,
  counted: Counted,
  now: Date,
): Promise<{ id: string; student_profile_id: string }[]> {
  const { rows } = await raw<{ id: string; student_profile_id: string }>`
    select m.id, m.student_profile_id from ${WITH_STUDENT}
    where m.coach_id = ${coachId}::uuid and ${givesWay(counted, now)}
    order by m.created_at, m.id
    limit ${LOOKED_AT}`.execute(trx)
  return rows
}

/** A match that gave way. `was` is its former status. */
export interface GivenUp {
  id: string
  was: 'pending' | 'accepted'
  student_profile_id: string
  student_account: string
  coach_account: string
}

/**
 * Ends a match if it still gives way, checked by the statement that ends it; otherwise returns undefined. The student is
 * locked, so that no session of theirs is being booked.
 */
export async function endGivingWay(
  trx: Trx,
  id: string,
  counted: Counted,
  now: Date,
): Promise<GivenUp | undefined> {
  const { rows } = await raw<GivenUp>`
    update match_requests e set status = 'ended', ended_by = 'gave_way',
      coached_until = case when e.status = 'accepted' then ${now}::timestamptz end
    from (
      select m.id, m.status as was, a.id as student_account, c.account_id as coach_account
      from ${WITH_STUDENT} join coaches c on c.id = m.coach_id
      where m.id = ${id}::uuid and ${givesWay(counted, now)}) f
    where e.id = f.id and e.status = any(${counted})
    returning e.id, e.student_profile_id, f.was, f.student_account, f.coach_account`.execute(trx)
  return rows[0]
}

/** Whether it is known who the student is; also for a deleted one. */
export async function isKnownStudent(sql: Sql, studentProfileId: string): Promise<boolean> {
  const { rows } = await raw`
    select from student_profiles s join accounts a on a.id = s.account_id
    where s.id = ${studentProfileId}::uuid and ${isKnown}`.execute(sql)
  return rows.length > 0
}

/** Whether a student is known and has no accepted match besides `leaving`. False if the account is deleted. */
export async function isKnownWithoutCoach(
  sql: Sql,
  studentProfileId: string,
  leaving: string | undefined,
): Promise<boolean> {
  const { rows } = await raw`
    select from student_profiles s join accounts a on a.id = s.account_id
    where s.id = ${studentProfileId}::uuid and a.erased_at is null and ${isKnown}
      and not exists (
        select from match_requests m
        where m.student_profile_id = s.id and m.status = 'accepted'
          and m.id is distinct from ${leaving ?? null}::uuid)`.execute(sql)
  return rows.length > 0
}
