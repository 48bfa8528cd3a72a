import { type RawBuilder, sql as raw, type Selectable } from 'kysely'
import { addressPattern } from '../../../plugins/database/search-pattern.ts'
import type { Sql, Tables } from '../../../plugins/database/tables.ts'
import type { MatchedStudentRow } from '../queries.ts'

/** A student who can be paired with a coach. */
export type StudentToPairRow = MatchedStudentRow & { email: string }

/** The most people whom a search looks up. */
const MOST_FOUND = 1000

type Account = Selectable<Tables['accounts']>

/** Up to `limit` students by name who fit a search and have a coach, or have none. */
export async function studentsToPair(
  sql: Sql,
  { search, matched }: { readonly search: string; readonly matched: boolean },
  limit: number,
): Promise<StudentToPairRow[]> {
  const among: RawBuilder<Account> =
    search === ''
      ? raw`accounts`
      : raw`people_found(${search}, ${addressPattern(search)}, ${MOST_FOUND}::int)`
  const hasCoach = raw<boolean>`exists (
    select from match_requests m where m.student_profile_id = s.id and m.status = 'accepted')`
  return sql
    .selectFrom(among.as('a'))
    .innerJoin('student_profiles as s', 's.account_id', 'a.id')
    .select([
      's.id',
      's.account_id',
      'a.first_name',
      'a.last_name',
      'a.email',
      's.picture_key',
      's.school',
      's.is_completed',
      raw<number>`(
        select count(*)::int from match_requests m
        where m.student_profile_id = s.id and m.status = 'accepted')`.as('coaches'),
    ])
    .where('a.role', '=', 'student')
    .where('a.erased_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where(matched ? hasCoach : raw<boolean>`not ${hasCoach}`)
    .orderBy('a.folded_name')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}
