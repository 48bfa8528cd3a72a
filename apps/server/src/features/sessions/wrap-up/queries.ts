import { calledName } from '../../../plugins/database/called-name.ts'
import { bondWith } from '../../../plugins/database/coach-bond.ts'
import { studentsWithAccounts } from '../../../plugins/database/pairs.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** A session of the coach with its student; undefined for any other. */
export async function sessionOfCoach(sql: Sql, coachId: string, bookingId: string, now: Date) {
  return studentsWithAccounts(sql)
    .innerJoin('bookings as b', 'b.student_profile_id', 's.id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .select(['b.id', 'b.status', 'b.starts_at', 's.id as student_id', calledName('sa').as('student_first')])
    .select(['c.time_zone as zone', bondWith(coachId, now).as('bond')])
    .where('b.id', '=', bookingId)
    .where('b.coach_id', '=', coachId)
    .executeTakeFirst()
}

/** A student's booked sessions that are not over, with any coach, by start. */
export async function sessionsAheadOf(sql: Sql, studentId: string, now: Date) {
  return sql
    .selectFrom('bookings')
    .select(['id', 'coach_id', 'starts_at', 'ends_at'])
    .where('student_profile_id', '=', studentId)
    .where('status', '=', 'booked')
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
}
