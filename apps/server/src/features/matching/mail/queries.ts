import { byCalledName, calledName } from '../../../plugins/database/called-name.ts'
import { isKnown } from '../../../plugins/database/known-students.ts'
import { coachesWithAccounts } from '../../../plugins/database/pairs.ts'
import { recipientAndOther } from '../../../plugins/database/recipient.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

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
    .select(recipientAndOther(side))
    .select(['m.status', 'm.coach_id', 'm.student_profile_id'])
    .executeTakeFirst()
}

/** The other coaches whom the same run gave to the student of a match, as far as they still coach them, by name. */
export async function coachesOfSameRun(
  sql: Sql,
  matchId: string,
): Promise<{ coach_id: string; first_name: string; last_name: string }[]> {
  return coachesWithAccounts(sql)
    .innerJoin('match_requests as other', 'other.coach_id', 'c.id')
    .innerJoin('match_requests as m', (join) =>
      join
        .onRef('m.run_id', '=', 'other.run_id')
        .onRef('m.student_profile_id', '=', 'other.student_profile_id')
        .onRef('m.id', '<>', 'other.id'),
    )
    .where('m.id', '=', matchId)
    .where('other.status', '=', 'accepted')
    .select(['c.id as coach_id', calledName('ca').as('first_name'), 'ca.last_name'])
    .orderBy(byCalledName('ca'))
    .orderBy('ca.id')
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
      calledName('o').as('first_name'),
      'o.last_name',
      eb('m.coached_until', 'is not', null).$castTo<boolean>().as('was_accepted'),
    ])
    .orderBy(byCalledName('o'))
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
