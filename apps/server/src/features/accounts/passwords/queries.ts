import type { Sql } from '../../../plugins/database/tables.ts'
import type { AccountRow } from '../queries.ts'

export type OwnAccountRow = Pick<AccountRow, 'email' | 'role' | 'first_name' | 'last_name' | 'password_hash'>

/** The account of a signed-in person with its password hash; undefined when it is gone or deleted. */
export async function accountWithPassword(sql: Sql, accountId: string): Promise<OwnAccountRow | undefined> {
  return sql
    .selectFrom('accounts')
    .select(['email', 'role', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
}
