import type { Sql } from '../../../plugins/database/tables.ts'
import type { MessageToTry } from '../queries.ts'

/** Whom a message went to; `accountId` is null for somebody without an account. */
export interface Recipient {
  readonly accountId: string | null
  readonly email: string
}

/** An address that is noted or not as one whose mail comes back, if it still is the account's. */
const addressOf = (sql: Sql, { accountId, email }: Recipient, isNoted: boolean) =>
  sql
    .updateTable('accounts')
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_refused_at', isNoted ? 'is not' : 'is', null)

/** Notes that mail to an address comes back since `now`, unless it is noted already. */
export async function recordRefusedAddress(sql: Sql, recipient: Recipient, now: Date): Promise<void> {
  await addressOf(sql, recipient, false).set({ email_refused_at: now }).execute()
}

/** Keeps that a message has gone out, and that mail arrives at its address. */
export async function storeSent(
  sql: Sql,
  message: MessageToTry,
  recipient: Recipient,
  now: Date,
): Promise<void> {
  await sql
    .with('arrived', () => addressOf(sql, recipient, true).set({ email_refused_at: null }))
    .updateTable('messages')
    .set({
      state: 'sent',
      tries: message.tries + 1,
      failure: null,
      reply_code: null,
      account_id: recipient.accountId,
      changed_at: now,
      next_try_at: null,
      sent_at: now,
    })
    .where('id', '=', message.id)
    .where('turn', '=', message.turn)
    .execute()
}
