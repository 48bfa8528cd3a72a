import { sql as raw } from 'kysely'
import { calledName } from './called-name.ts'
import type { Sql } from './tables.ts'

/* Joins of a student `s` with the account `sa`, and of a coach `c` with the account `ca`. */

/** Students with their accounts. */
export const studentsWithAccounts = (sql: Sql) =>
  sql.selectFrom('student_profiles as s').innerJoin('accounts as sa', 'sa.id', 's.account_id')

/** Coaches with their accounts. */
export const coachesWithAccounts = (sql: Sql) =>
  sql.selectFrom('coaches as c').innerJoin('accounts as ca', 'ca.id', 'c.account_id')

/** Sessions `b` with their two people. */
export function sessionsWithPeople(sql: Sql) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
}

/** The joins of the two people to a table with this alias, for SQL by hand. */
export const joinPeople = (table: 'b' | 'g' | 't') => raw`
  join student_profiles s on s.id = ${raw.ref(`${table}.student_profile_id`)} join accounts sa on sa.id = s.account_id
  join coaches c on c.id = ${raw.ref(`${table}.coach_id`)} join accounts ca on ca.id = c.account_id`

/** What two people see of each other. */
export const PAIR = [
  calledName('sa').as('student_first'),
  'sa.last_name as student_last',
  's.picture_key as student_picture',
  'ca.first_name as coach_first',
  'ca.last_name as coach_last',
  'c.picture_key as coach_picture',
] as const
