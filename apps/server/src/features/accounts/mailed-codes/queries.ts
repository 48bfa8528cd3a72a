import { RECIPIENT } from '../../../plugins/database/recipient.ts'
import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** What a code is for: a new password, or the proof that somebody owns the mailbox. */
export type CodePurpose = Tables['mailed_codes']['purpose']

/** A code that is requested. It has no hash until it is mailed. */
export type RequestedCode = Pick<
  Tables['mailed_codes'],
  'id' | 'account_id' | 'purpose' | 'place' | 'expires_at'
> & { readonly letters: boolean }

/** A code that somebody may enter. */
export interface MailedCode {
  readonly id: string
  readonly account_id: string
  readonly place: string
  readonly letters: boolean
  readonly code_hash: string | null
  readonly expires_at: Date
}

/** How many codes for the same purpose stay good that were requested in one place. */
const KEPT_A_PLACE = 2

/** Stores the request for a code. Of the codes that were requested in the same place, only the newest two stay. */
export async function insertCode(trx: Trx, code: RequestedCode): Promise<void> {
  await trx.insertInto('mailed_codes').values(code).execute()
  const { account_id, purpose, place } = code
  await trx
    .deleteFrom('mailed_codes as c')
    .where('c.account_id', '=', account_id)
    .where('c.purpose', '=', purpose)
    .where('c.place', '=', place)
    .where('c.id', 'not in', (eb) =>
      eb
        .selectFrom('mailed_codes as k')
        .select('k.id')
        .where('k.account_id', '=', account_id)
        .where('k.purpose', '=', purpose)
        .where('k.place', '=', place)
        .orderBy('k.nr', 'desc')
        .limit(KEPT_A_PLACE),
    )
    .execute()
}

/** The codes of an account that were mailed and have not expired, newest first. */
export async function liveCodes(
  sql: Sql,
  purpose: CodePurpose,
  accountId: string,
  now: Date,
): Promise<MailedCode[]> {
  return sql
    .selectFrom('mailed_codes')
    .select(['id', 'account_id', 'place', 'letters', 'code_hash', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('code_hash', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('nr', 'desc')
    .execute()
}

/** A requested code and its recipient; undefined if it was replaced or used since. */
export async function codeToMail(sql: Sql, purpose: CodePurpose, id: string) {
  return sql
    .selectFrom('mailed_codes as c')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(RECIPIENT)
    .select(['a.role', 'a.email_proved_at', 'c.place', 'c.letters'])
    .where('c.id', '=', id)
    .where('c.purpose', '=', purpose)
    .executeTakeFirst()
}

/** Stores the hash of a new code; returns false if its request was replaced or used since. */
export async function setCode(
  trx: Trx,
  id: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mailed_codes')
    .set(code)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Consumes a code by its hash, and with it all codes of the account for the same purpose; returns false if it was
 * replaced or used since.
 */
export async function consumeCode(
  trx: Trx,
  purpose: CodePurpose,
  { id, account_id, code_hash }: { id: string; account_id: string; code_hash: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('mailed_codes')
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await deleteCodes(trx, purpose, account_id)
  return true
}

/** Deletes the codes of an account for a purpose. */
export async function deleteCodes(trx: Trx, purpose: CodePurpose, accountId: string): Promise<void> {
  await trx
    .deleteFrom('mailed_codes')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}
