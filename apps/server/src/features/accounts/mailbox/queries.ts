import type { Trx } from '../../../plugins/database/tables.ts'

/** Records that the owner of an account has proved its mailbox. The first record is kept. */
export async function markProved(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ email_proved_at: now })
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .execute()
}
