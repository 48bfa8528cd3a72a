import type { Sql, Tables, Trx } from '../../../plugins/database/tables.ts'

/** What a code is for: a new password, or the proof that somebody has the mailbox. */
export type CodeTable = 'password_resets' | 'email_proofs'
export type MailedCode = Tables[CodeTable]

/** Stores what a code was asked for, without the code yet, in place of the account's former one. */
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

/** A code with the person whom it is mailed to; undefined when it was replaced or used since. */
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

/** Keeps the hash of a code that was made; false when what it was asked for was replaced or used since. */
export async function setCode(
  trx: Trx,
  table: CodeTable,
  id: string,
  code: { code_hash: string; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable(table).set(code).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses a code up, by its hash; false when it was replaced or used since. */
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
