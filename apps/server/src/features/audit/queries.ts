import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../../plugins/database/tables.ts'

export async function insertEntry(trx: Trx, entry: Insertable<Tables['audit_entries']>): Promise<void> {
  await trx.insertInto('audit_entries').values(entry).execute()
}

/** Whether this person has an entry of that act on a student's record at `since` or later. */
export async function hasEntrySince(
  trx: Trx,
  entry: { actorAccountId: string; action: string; studentProfileId: string; since: Date },
): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_entries')
    .select('id')
    .where('student_profile_id', '=', entry.studentProfileId)
    .where('at', '>=', entry.since)
    .where('actor_account_id', '=', entry.actorAccountId)
    .where('action', '=', entry.action)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
