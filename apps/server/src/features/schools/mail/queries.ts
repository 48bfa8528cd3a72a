import type { Sql } from '../../../plugins/database/tables.ts'

/** The content and the recipient of a code's mail; undefined if it was replaced or used since. */
export async function codeToMail(sql: Sql, codeId: string) {
  return sql
    .selectFrom('school_codes as c')
    .innerJoin('student_profiles as p', 'p.id', 'c.student_profile_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['c.email', 'c.student_profile_id', 'p.account_id', 'a.locale'])
    .where('c.id', '=', codeId)
    .executeTakeFirst()
}
