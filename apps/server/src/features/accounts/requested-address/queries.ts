import { type Insertable, sql as raw } from 'kysely'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** Stores a requested address that has no token yet, replacing the account's former one. */
export async function replaceRequest(
  trx: Trx,
  request: Insertable<Tables['address_requests']>,
): Promise<void> {
  const { account_id, ...values } = request
  await trx
    .insertInto('address_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** Whether an account has an address. */
export async function isTaken(sql: Sql, email: string): Promise<boolean> {
  const row = await sql.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
  return row !== undefined
}

/** The requested address of an account. */
export async function requestOfAccount(sql: Sql, accountId: string) {
  return sql
    .selectFrom('address_requests')
    .select(['id', 'email'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Invalidates the mailed link and moves the expiry; returns false if there is no such request. */
export async function renewRequest(trx: Trx, id: string, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('address_requests')
    .set({ token_hash: null, expires_at: expiresAt })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Stores the hash of a new token and returns the recipient; undefined if the request was replaced, answered or
 * withdrawn.
 */
export async function giveToken(sql: Sql, id: string, token: { token_hash: string; expires_at: Date }) {
  return sql
    .updateTable('address_requests as r')
    .from('accounts as a')
    .set(token)
    .whereRef('a.id', '=', 'r.account_id')
    .where('r.id', '=', id)
    .where('a.erased_at', 'is', null)
    .returning(['r.email', 'r.account_id', 'a.locale'])
    .executeTakeFirst()
}

/** The request with this token, with its account. Somebody who became an administrator has none: see decision 45. */
export async function requestOfToken(sql: Sql, tokenHash: string) {
  return sql
    .selectFrom('address_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .leftJoin('student_profiles as s', 's.account_id', 'a.id')
    .select([
      'r.id',
      'r.account_id',
      'r.email',
      'r.expires_at',
      'a.first_name',
      'a.role',
      's.id as student_id',
    ])
    .where('r.token_hash', '=', tokenHash)
    .where('a.role', '<>', raw.lit('admin' as const))
    .where('a.erased_at', 'is', null)
    .executeTakeFirst()
}

/** Deletes a request, if its token is still this one; returns whether it was there. */
export async function deleteRequest(trx: Trx, id: string, tokenHash?: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('address_requests')
    .where('id', '=', id)
    .$if(tokenHash !== undefined, (query) => query.where('token_hash', '=', tokenHash as string))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
