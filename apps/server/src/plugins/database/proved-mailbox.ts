import type { Sql } from './tables.ts'

/** Whether the owner of an account has proved its mailbox, or with `email` the mailbox of this address. */
export async function hasProvedMailbox(sql: Sql, accountId: string, email?: string): Promise<boolean> {
  const row = await sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('email_proved_at', 'is not', null)
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .executeTakeFirst()
  return row !== undefined
}
