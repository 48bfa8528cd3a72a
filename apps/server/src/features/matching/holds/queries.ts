import type { Trx } from '../../../plugins/database/tables.ts'

/**
 * Puts a student on hold, or ends that. Returns the profile, or undefined if there is no such student. `changed` is
 * false if it was so already.
 */
export async function setHeld(
  trx: Trx,
  accountId: string,
  matching_held: boolean,
): Promise<{ id: string; changed: boolean } | undefined> {
  const student = await trx
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.matching_held'])
    .where('a.id', '=', accountId)
    .where('a.erased_at', 'is', null)
    .forUpdate('s')
    .executeTakeFirst()
  if (!student) return undefined
  const changed = student.matching_held !== matching_held
  if (changed)
    await trx.updateTable('student_profiles').set({ matching_held }).where('id', '=', student.id).execute()
  return { id: student.id, changed }
}
