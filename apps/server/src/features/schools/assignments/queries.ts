import type { StudentSchool } from '@shinequo/domain/schools/assigned-school'
import { sql as raw } from 'kysely'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'

export interface AssignedRow {
  id: string
  account_id: string
  school: StudentSchool
}

/** The students among these accounts with their schools; without deleted ones. */
export async function schoolsOfStudents(sql: Sql, accountIds: readonly string[]): Promise<AssignedRow[]> {
  return withSchools(sql, accountIds).execute()
}

/** The same for one account, locked until the transaction ends. */
export async function lockSchoolOfStudent(trx: Trx, accountId: string): Promise<AssignedRow | undefined> {
  return withSchools(trx, [accountId]).forNoKeyUpdate('s').executeTakeFirst()
}

const withSchools = (sql: Sql, accountIds: readonly string[]) =>
  sql
    .selectFrom('student_profiles as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select([
      's.id',
      's.account_id',
      raw<StudentSchool>`json_build_object('school', s.school, 'proved_school', s.proved_school,
        'proved_by', s.proved_by, 'proved_at', s.proved_at)`.as('school'),
    ])
    .where(raw<boolean>`a.id = any(${accountIds}::uuid[])`)
    .where('a.role', '=', 'student')
    .where('a.erased_at', 'is', null)

/**
 * Stores the school of a student's profile and what proves which. An address that has proved one stays theirs. That there
 * was a proof stays known.
 */
export async function setSchool(
  trx: Trx,
  studentProfileId: string,
  { school, proved_school, proved_by, proved_at }: StudentSchool,
): Promise<void> {
  const proof = { proved_school, proved_by, proved_at: proved_at === null ? null : new Date(proved_at) }
  await trx
    .updateTable('student_profiles')
    .set({ school, ...proof, ...(proved_school === null && { proof_taken_back: true }) })
    .where('id', '=', studentProfileId)
    .execute()
}
