import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** The purpose of a code: a new password, or the proof that somebody owns the mailbox. */
export type CodeTable = 'password_resets' | 'email_proofs'
export type MailedCode = Tables[CodeTable]

/** Stores the request for a code, without the code yet, replacing the account's former request. */
export async function replaceCode(trx: Trx, table: CodeTable, asked: MailedCode): Promise<void> {
  const { account_id, ...values } = asked
  await trx
    .insertInto(table)
    .values(asked)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** The newest code of an account. */
export async function codeOfAccount(
  sql: Sql,
  table: CodeTable,
  accountId: string,
): Promise<MailedCode | undefined> {
  return sql.selectFrom(table).selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** A code and its recipient; undefined if it was replaced or used since. */
export async function codeToMail(sql: Sql, table: CodeTable, id: string) {
  return sql
    .selectFrom('accounts as a')
    .innerJoin(
      (eb) => eb.selectFrom(table).select('account_id').where('id', '=', id).as('c'),
      (join) => join.onRef('c.account_id', '=', 'a.id'),
    )
    .select(['a.id as account_id', 'a.email', 'a.first_name', 'a.locale', 'a.email_proved_at'])
    .executeTakeFirst()
}

/** Stores the hash of a new code; returns false if its request was replaced or used since. */
export async function setCode(
  trx: Trx,
  table: CodeTable,
  id: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable(table).set(code).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Consumes a code by its hash; returns false if it was replaced or used since. */
export async function consumeCode(
  trx: Trx,
  table: CodeTable,
  { id, code_hash }: { id: string; code_hash: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
