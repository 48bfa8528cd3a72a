import type { Trx } from '../../../plugins/database/tables.ts'

/** Notes that an account's owner has its mailbox; what was noted first stands. */
export async function markProved(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email_proved_at: now })
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .execute()
}
