import { randomUUID } from 'node:crypto'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/** Locks an account until the transaction ends and returns its address; undefined once the account is deleted. */
export async function lockAddress(trx: Trx, accountId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.email
}

/**
 * Changes the address of an account, marks the new one as unproved and as accepting mail, and stores the former one;
 * returns the id of the stored address. Codes that were mailed to the former address are no longer valid. Throws a
 * unique violation when another account has the address. The caller has locked the account.
 */
export async function changeAddress(
  trx: Trx,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await trx
    .updateTable('accounts')
    .set({ email: to, email_proved_at: null, email_refused_at: null })
    .where('id', '=', accountId)
    .execute()
  await trx.deleteFrom('password_resets').where('account_id', '=', accountId).execute()
  const former = { id, account_id: accountId, email: from, until: now }
  await trx.insertInto('former_addresses').values(former).execute()
  return id
}

/** The person that a former address belonged to; undefined once the account is deleted. */
export async function formerAddress(sql: Sql, id: string) {
  return sql
    .selectFrom('former_addresses as f')
    .innerJoin('accounts as a', 'a.id', 'f.account_id')
    .select(['a.id as account_id', 'a.first_name', 'a.locale', 'f.email'])
    .where('f.id', '=', id)
    .executeTakeFirst()
}

/** The former addresses of an account, except those that another account uses by now. */
export async function formerAddresses(trx: Trx, accountId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('former_addresses as f')
    .select('f.email')
    .where('f.account_id', '=', accountId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as a').select('a.id').whereRef('a.email', '=', 'f.email'))),
    )
    .execute()
  return rows.map(({ email }) => email)
}
