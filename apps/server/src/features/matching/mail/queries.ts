import { sql as raw } from 'kysely'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { RECIPIENT } from '../../../plugins/database/recipient.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { UNMATCHED } from '../../../plugins/database/unmatched-students.ts'

type Side = 'student' | 'coach'

/** A match for a mail to one of its two people; `other` is the other one. Undefined if the recipient's account was deleted. */
export async function matchForMail(sql: Sql, matchId: string, side: Side) {
  const isStudent = side === 'student'
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as a', 'a.id', isStudent ? 's.account_id' : 'c.account_id')
    .innerJoin('accounts as o', 'o.id', isStudent ? 'c.account_id' : 's.account_id')
    .where('m.id', '=', matchId)
    .where('a.erased_at', 'is', null)
    .select(RECIPIENT)
    .select(({ ref }) => [
      'm.status',
      'm.coach_id',
      ref(isStudent ? 'a.time_zone' : 'c.time_zone').as('time_zone'),
      'o.first_name as other_first',
      'o.last_name as other_last',
      ref(isStudent ? 'c.time_zone' : 'o.time_zone').as('other_zone'),
    ])
    .executeTakeFirst()
}

/** The other coaches whom the same run gave to the student of a match, as far as they still coach them, by name. */
export async function coachesOfSameRun(
  sql: Sql,
  matchId: string,
): Promise<{ first_name: string; last_name: string }[]> {
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('match_requests as other', (join) =>
      join
        .onRef('other.run_id', '=', 'm.run_id')
        .onRef('other.student_profile_id', '=', 'm.student_profile_id')
        .onRef('other.id', '<>', 'm.id'),
    )
    .innerJoin('coaches as c', 'c.id', 'other.coach_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .where('m.id', '=', matchId)
    .where('other.status', '=', 'accepted')
    .select(['a.first_name', 'a.last_name'])
    .orderBy('a.folded_name')
    .orderBy('a.id')
    .execute()
}

/**
 * The people on the other side of matches that gave way, by name. None for a student who is known by now, and no deleted
 * ones.
 */
export async function gaveWayForMail(
  sql: Sql,
  matchIds: readonly string[],
  recipient: Side,
): Promise<{ first_name: string; last_name: string; was_accepted: boolean }[]> {
  const isStudent = recipient === 'student'
  return sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'm.coach_id')
    .innerJoin('accounts as o', 'o.id', isStudent ? 'c.account_id' : 's.account_id')
    .where('m.id', 'in', matchIds)
    .where('m.ended_by', '=', 'gave_way')
    .where('o.erased_at', 'is', null)
    .$if(isStudent, (query) => query.where(({ not }) => not(isKnown)))
    .select(({ eb }) => [
      'o.first_name',
      'o.last_name',
      eb('m.coached_until', 'is not', null).$castTo<boolean>().as('was_accepted'),
    ])
    .orderBy('o.folded_name')
    .orderBy('o.id')
    .execute()
}

/** The states of a student's pending and accepted matches. */
export async function liveMatchesOf(sql: Sql, accountId: string): Promise<('pending' | 'accepted')[]> {
  const rows = await sql
    .selectFrom('match_requests as m')
    .innerJoin('student_profiles as s', 's.id', 'm.student_profile_id')
    .select('m.status')
    .$narrowType<{ status: 'pending' | 'accepted' }>()
    .where('s.account_id', '=', accountId)
    .where('m.status', 'in', ['pending', 'accepted'])
    .execute()
  return rows.map(({ status }) => status)
}

/** Whether a student has a profile, is not away, and has neither answers nor a coach nor a request that waits. */
export async function lacksAnswers(sql: Sql, accountId: string): Promise<boolean> {
  const { rows } = await raw`
    select from ${UNMATCHED.no_answers} u where u.account_id = ${accountId}::uuid`.execute(sql)
  return rows.length > 0
}
