import { hasAnswered } from '../../../plugins/database/answered-students.ts'
import type { Trx } from '../../../plugins/database/tables.ts'

/** Records that the owner of an account has proved its mailbox. The first record is kept. Returns whether this is it. */
export async function markProved(trx: Trx, accountId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ email_proved_at: now })
    .where('id', '=', accountId)
    .where('email_proved_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The profile of a student who has completed it and answered the questionnaire; undefined for anybody else. */
export async function answeredStudent(trx: Trx, accountId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('student_profiles as s')
    .select('s.id')
    .where('s.account_id', '=', accountId)
    .where(hasAnswered)
    .executeTakeFirst()
  return row?.id
}
