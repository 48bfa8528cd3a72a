import { studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import { type Leaver, type Person, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/**
 * The student's requests for support from the staff. The notes of the staff belong to the programme, and the text of a
 * worry to the coach; that there was one is among the acts of others.
 */
export async function careRequests(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('care_requests')
    .select(['place', 'text', 'created_at as asked_at', 'answered_at'])
    .where('student_profile_id', '=', student_id)
    .where('place', '<>', 'worry')
    .where('coach_id', 'is', null)
    .orderBy('created_at', 'desc')
    .execute()
}

/** What the coach worried about and handed over to staff. */
export async function worriesHandedOver(sql: Sql, { coach_id }: Person) {
  return studentsWithAccounts(sql)
    .innerJoin('care_requests as r', 'r.student_profile_id', 's.id')
    .select([shortName('sa').as('about'), 'r.text', 'r.created_at', 'r.answered_at'])
    .where('r.coach_id', '=', coach_id)
    .orderBy('r.created_at', 'desc')
    .execute()
}

/**
 * Deletes the worries of a coach who leaves. One that nobody has closed stays for the student's sake, without whose it was.
 */
export async function eraseWorries(trx: Trx, { coach_id }: Leaver): Promise<void> {
  await trx
    .deleteFrom('care_requests')
    .where('coach_id', '=', coach_id)
    .where('answered_at', 'is not', null)
    .execute()
  await trx.updateTable('care_requests').set({ coach_id: null }).where('coach_id', '=', coach_id).execute()
}
