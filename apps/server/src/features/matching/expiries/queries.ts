import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** Since when the programme is in its current mode; null: from the beginning. */
export async function modeSince(sql: Sql): Promise<Date | null> {
  const row = await sql.selectFrom('programme').select('mode_since').executeTakeFirstOrThrow()
  return row.mode_since
}

export interface ExpiredRow {
  id: string
  student_profile_id: string
  /** The student's account. */
  account_id: string
}

/**
 * Ends pending requests that were made up to `until`, the oldest first, up to `most`. Returns them. A concurrent
 * decision on one of them takes effect before or after this, never both.
 */
export async function endUnanswered(trx: Trx, until: Date, most: number): Promise<ExpiredRow[]> {
  const found = trx
    .selectFrom('match_requests')
    .select('id')
    .where('status', '=', 'pending')
    .where('created_at', '<=', until)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
  return trx
    .updateTable('match_requests as m')
    .from('student_profiles as s')
    .set({ status: 'ended', ended_by: 'expired' })
    .whereRef('s.id', '=', 'm.student_profile_id')
    .where('m.id', 'in', found)
    .where('m.status', '=', 'pending')
    .returning(['m.id', 'm.student_profile_id', 's.account_id'])
    .execute()
}

/** Whether the match ended because its coach did not answer in time. */
export async function hasExpired(sql: Sql, matchId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('match_requests')
    .select('id')
    .where('id', '=', matchId)
    .where('ended_by', '=', 'expired')
    .executeTakeFirst()
  return row !== undefined
}
