import type { Sql } from './tables.ts'

/** Sessions `b` with their two people: the student `s` with the account `sa`, and the coach `c` with the account `ca`. */
export function sessionsWithPeople(sql: Sql) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
}
