import type { MatchStatus } from '@shinequo/contract/matching'
import type { Insertable } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** A match of this student. */
export async function ownMatch(
  sql: Sql,
  id: string,
  studentProfileId: string,
): Promise<{ id: string; status: MatchStatus; coach_id: string; student_profile_id: string } | undefined> {
  return sql
    .selectFrom('match_requests')
    .select(['id', 'status', 'coach_id', 'student_profile_id'])
    .where('id', '=', id)
    .where('student_profile_id', '=', studentProfileId)
    .executeTakeFirst()
}

/** When the student changed coaches, in epoch milliseconds. */
export async function changesOf(sql: Sql, studentProfileId: string): Promise<number[]> {
  const rows = await sql
    .selectFrom('coach_changes')
    .select('created_at')
    .where('student_profile_id', '=', studentProfileId)
    .execute()
  return rows.map(({ created_at }) => created_at.getTime())
}

/**
 * The change that ended this match, with the current state of the match that it created; both null if it created none.
 */
export async function changeThatEnded(
  sql: Sql,
  matchId: string,
): Promise<{ coach: string | null; status: MatchStatus | null } | undefined> {
  return sql
    .selectFrom('coach_changes as h')
    .leftJoin('match_requests as n', 'n.id', 'h.new_match_id')
    .select(['n.coach_id as coach', 'n.status'])
    .where('h.match_id', '=', matchId)
    .executeTakeFirst()
}

/** How many notes a coach has shared with a student. */
export async function sharedNotes(
  sql: Sql,
  { coach_id, student_profile_id }: { coach_id: string; student_profile_id: string },
): Promise<number> {
  const { count } = await sql
    .selectFrom('coach_notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('coach_id', '=', coach_id)
    .where('student_profile_id', '=', student_profile_id)
    .where('shared', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertChange(trx: Trx, change: Insertable<Tables['coach_changes']>): Promise<void> {
  await trx.insertInto('coach_changes').values(change).execute()
}

/** The reasons that students gave for ending these matches, by match. Matches without a reason are left out. */
export async function reasonsOf(sql: Sql, matchIds: readonly string[]): Promise<Map<string, string>> {
  if (matchIds.length === 0) return new Map()
  const rows = await sql
    .selectFrom('coach_changes')
    .select(['match_id', 'reason'])
    .where('match_id', 'in', matchIds)
    .where('reason', '<>', '')
    .execute()
  return new Map(rows.map(({ match_id, reason }) => [match_id, reason]))
}
