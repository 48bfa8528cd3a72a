import type { Sql } from './tables.ts'

/** Whether the owner of an account has proved its mailbox. */
export async function hasProvedMailbox(sql: Sql, accountId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('email_proved_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
