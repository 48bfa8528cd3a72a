import type { Sql } from '../../../plugins/database/tables.ts'

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
