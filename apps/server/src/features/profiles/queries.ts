import type { Trx } from '../../plugins/database/tables.ts'

/** Stores a profile with nothing filled in. */
export async function insertEmptyProfile(trx: Trx, id: string, accountId: string): Promise<void> {
  await trx.insertInto('student_profiles').values({ id, account_id: accountId }).execute()
}
