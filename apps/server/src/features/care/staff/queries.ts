import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** The active administrators by name. */
export async function members(sql: Sql) {
  return sql
    .selectFrom('accounts as a')
    .leftJoin('care_staff as s', 's.account_id', 'a.id')
    .select([
      'a.id as account_id',
      raw<string>`a.first_name || ' ' || a.last_name`.as('name'),
      // Chosen, so that coaches can name this person.
      raw<boolean>`s.account_id is not null`.as('takes'),
    ])
    .where('a.role', '=', 'admin')
    .where('a.suspended_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .orderBy('a.folded_name')
    .orderBy('a.id')
    .execute()
}

/** Replaces the chosen administrators. Concurrent calls wait for each other, so that the last one wins as a whole. */
export async function replaceStaff(trx: Trx, accountIds: readonly string[]): Promise<void> {
  await trx.selectFrom('care_settings').select('version').forUpdate().execute()
  await trx.deleteFrom('care_staff').execute()
  if (accountIds.length === 0) return
  await trx
    .insertInto('care_staff')
    .values(accountIds.map((account_id) => ({ account_id })))
    .execute()
}
