import { calledName } from '../../../plugins/database/called-name.ts'
import { recipients } from '../../../plugins/database/recipient.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** What the mail about a shared note says; undefined if it is no longer shared or the student's account was deleted. */
export async function sharedNoteForMail(sql: Sql, noteId: string) {
  return recipients(sql)
    .innerJoin('student_profiles as s', 's.account_id', 'a.id')
    .innerJoin('coach_notes as n', 'n.student_profile_id', 's.id')
    .innerJoin('coaches as c', 'c.id', 'n.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .leftJoin('bookings as b', 'b.id', 'n.booking_id')
    .select(['n.shared_at', 'n.seen_at', 'n.booking_id', 'n.coach_id', 'b.starts_at', 'a.time_zone'])
    .select([calledName('ca').as('coach_first'), 'ca.last_name as coach_last'])
    .where('n.id', '=', noteId)
    .where('n.shared', '=', true)
    .where('n.shared_at', 'is not', null)
    .$narrowType<{ shared_at: Date }>()
    .executeTakeFirst()
}
