import { sql as raw } from 'kysely'
import { coachesWithAccounts, studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import { type Leaver, type Person, shortName } from '../../../plugins/database/personal-data.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

/**
 * Messages in the rooms of sessions. For a student, their own and what coaches wrote to them; for a coach, only their
 * own.
 */
export async function chat(sql: Sql, { student_id, coach_id }: Person) {
  return sql
    .selectFrom('session_messages as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['b.starts_at as session_at', 'm.author as written_by', 'm.text', 'm.sent_at'])
    .where(({ or, and, eb }) =>
      or([
        eb('b.student_profile_id', '=', student_id),
        and([eb('b.coach_id', '=', coach_id), eb('m.author', '=', 'coach')]),
      ]),
    )
    .orderBy('m.id')
    .execute()
}

/** Notes that coaches shared with the student. */
export async function sharedNotes(sql: Sql, { student_id }: Person) {
  return coachesWithAccounts(sql)
    .innerJoin('coach_notes as n', 'n.coach_id', 'c.id')
    .select([shortName('ca').as('coach'), 'n.text', 'n.created_at', 'n.updated_at'])
    .where('n.student_profile_id', '=', student_id)
    .where('n.shared', '=', true)
    .orderBy('n.created_at', 'desc')
    .execute()
}

export async function notesWritten(sql: Sql, { coach_id }: Person) {
  return studentsWithAccounts(sql)
    .innerJoin('coach_notes as n', 'n.student_profile_id', 's.id')
    .select([shortName('sa').as('about'), 'n.text', 'n.shared', 'n.created_at', 'n.updated_at'])
    .where('n.coach_id', '=', coach_id)
    .orderBy('n.created_at', 'desc')
    .execute()
}

/** Deletes what a coach who leaves wrote in rooms. What students wrote there belongs to them. */
export async function eraseChatOfCoach(trx: Trx, { coach_id }: Leaver): Promise<void> {
  const sessions = trx.selectFrom('bookings').select('id').where('coach_id', '=', coach_id)
  await trx
    .deleteFrom('session_messages')
    .where('booking_id', 'in', sessions)
    .where('author', '=', 'coach')
    .execute()
}

/** Whether the session of a room `t` ended before that. */
export const isRoomOver = (before: Date) =>
  raw<boolean>`exists (select from bookings b where b.id = t.booking_id and b.ends_at < ${before})`

/** The same of a message in it. None is written more than a day after the end, which lets the index find candidates. */
export const isChatOver = (before: Date) =>
  raw<boolean>`t.sent_at < ${before}::timestamptz + interval '1 day' and ${isRoomOver(before)}`
