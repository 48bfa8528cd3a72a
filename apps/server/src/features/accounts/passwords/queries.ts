import type { Sql } from '../../../plugins/database/tables.ts'
import type { AccountRow } from '../queries.ts'

export type OwnAccountRow = Pick<AccountRow, 'email' | 'role' | 'first_name' | 'last_name' | 'password_hash'>

/** An account whose owner is signed in, with the hash of its password; undefined when it is gone or deleted. */
export async function accountWithPassword(sql: Sql, accountId: string): Promise<OwnAccountRow | undefined> {
  return sql
    .selectFrom('accounts')
    .select(['email', 'role', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}
