import { randomUUID } from 'node:crypto'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

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
 * returns the id of the stored address. Codes that were mailed to the former address, and a requested address, are no
 * longer valid. Throws a unique violation when another account has the address. The caller has locked the account.
 */
export async function changeAddress(
  trx: Trx,
  accountId: string,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const { email_proved_at } = await trx
    .selectFrom('accounts')
    .select('email_proved_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('accounts')
    .set({ email: to, email_proved_at: null, email_refused_at: null })
    .where('id', '=', accountId)
    .execute()
  for (const table of ['mailed_codes', 'address_codes', 'address_requests'] as const) {
    await trx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  const former = { id, account_id: accountId, email: from, until: now, was_proved: email_proved_at !== null }
  await trx.insertInto('former_addresses').values(former).execute()
  return id
}

/**
 * The present and the former addresses of an account whose mailboxes were proved, except those that another account uses
 * by now. Any other may belong to somebody else.
 */
export async function provedAddresses(trx: Trx, accountId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('former_addresses as f')
    .select('f.email')
    .where('f.account_id', '=', accountId)
    .where('f.was_proved', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts as a').select('a.id').whereRef('a.email', '=', 'f.email'))),
    )
    .unionAll(
      trx
        .selectFrom('accounts')
        .select('email')
        .where('id', '=', accountId)
        .where('email_proved_at', 'is not', null),
    )
    .execute()
  return rows.map(({ email }) => email)
}

/** A code for another address of an account. */
export type AddressCode = Tables['address_codes']

/** Stores a code that has no hash yet, replacing the account's former one. */
export async function replaceAddressCode(trx: Trx, code: AddressCode): Promise<void> {
  const { account_id, ...values } = code
  await trx
    .insertInto('address_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

export async function addressCodeOf(sql: Sql, accountId: string): Promise<AddressCode | undefined> {
  return sql.selectFrom('address_codes').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Stores the hash of a code; returns false if it was replaced or used since. */
export async function setAddressCode(
  trx: Trx,
  id: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('address_codes')
    .set(code)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes a code by its hash; returns false if it was replaced or used since. */
export async function consumeAddressCode(trx: Trx, id: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('address_codes')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
