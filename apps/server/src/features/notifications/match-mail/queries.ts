import type { Locale } from '@shinequo/contract/locales'
import { maySuggest } from '@shinequo/domain/sessions/student-access'
import { sql as raw } from 'kysely'
import { bondWith } from '../../../plugins/database/coach-bond.ts'
import { isKnown } from '../../../plugins/database/known-students.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { UNMATCHED } from '../../../plugins/database/unmatched-students.ts'
import type { Side } from '../queries.ts'

/** A note shared with a student, for the mail about it. */
export interface SharedNoteForMail {
  shared_at: Date
  seen_at: Date | null
  booking_id: string | null
  starts_at: Date | null
  coach_id: string
  coach_first: string
  coach_last: string
  account_id: string
  email: string
  first_name: string
  locale: Locale | null
  time_zone: string | null
}

/** What the mail about a shared note says; undefined if it is no longer shared or the student's account was deleted. */
export async function sharedNoteForMail(sql: Sql, noteId: string): Promise<SharedNoteForMail | undefined> {
  return sql
    .selectFrom('coach_notes as n')
    .innerJoin('student_profiles as s', 's.id', 'n.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'n.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .leftJoin('bookings as b', 'b.id', 'n.booking_id')
    .select(['n.shared_at', 'n.seen_at', 'n.booking_id', 'n.coach_id', 'b.starts_at'])
    .select(['a.id as account_id', 'a.email', 'a.first_name', 'a.locale', 'a.time_zone'])
    .select(['ca.first_name as coach_first', 'ca.last_name as coach_last'])
    .where('n.id', '=', noteId)
    .where('n.shared', '=', true)
    .where('n.shared_at', 'is not', null)
    .where('a.erased_at', 'is', null)
    .$narrowType<{ shared_at: Date }>()
    .executeTakeFirst()
}

/** A suggestion of times that waits for its student, with those of its times that start after `now`, in order. */
export async function suggestionForMail(sql: Sql, id: string, now: Date) {
  const row = await sql
    .selectFrom('suggestions as g')
    .innerJoin('student_profiles as s', 's.id', 'g.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'g.coach_id')
    .innerJoin('accounts as o', 'o.id', 'c.account_id')
    .select([
      'a.email',
      'a.first_name',
      'a.locale',
      'a.time_zone',
      'g.coach_id',
      'o.first_name as coach_first',
      'o.last_name as coach_last',
      'c.time_zone as coach_zone',
    ])
    .where('g.id', '=', id)
    .where('g.ended_as', 'is', null)
    .where('a.erased_at', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.coach_id', '=', 'g.coach_id')
            .whereRef('b.student_profile_id', '=', 'g.student_profile_id')
            .whereRef('b.created_at', '>=', 'g.created_at'),
        ),
      ),
    )
    .select(bondWith(raw.ref('c.id'), now).as('bond'))
    .executeTakeFirst()
  if (!row || !maySuggest(row.bond, now.getTime())) return undefined
  const times = await sql
    .selectFrom('suggested_times')
    .select(['starts_at', 'ends_at'])
    .where('suggestion_id', '=', id)
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .execute()
  return { ...row, times }
}

/** What a mail to one of the two people says about a match, like `sessionForMail`. */
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
    .select(({ ref }) => [
      'm.status',
      'm.coach_id',
      'a.id as account_id',
      'a.email',
      'a.first_name',
      'a.locale',
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

/** What was asked of a coach to change at this time; undefined once it is answered, replaced or no longer needed. */
export async function changesAskedOf(
  sql: Sql,
  accountId: string,
  askedAt: Date,
): Promise<string | undefined> {
  const row = await sql
    .selectFrom('coaches')
    .select('changes_asked')
    .where('account_id', '=', accountId)
    .where('changes_asked_at', '=', askedAt)
    .where('approved_at', 'is', null)
    .where(({ or, eb }) => or([eb('review_sent_at', 'is', null), eb('review_sent_at', '<', askedAt)]))
    .executeTakeFirst()
  return row?.changes_asked
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
