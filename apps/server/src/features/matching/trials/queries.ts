import type { Sql } from '../../../plugins/database/tables.ts'

export type GroupsRow = Awaited<ReturnType<typeof groupsOf>>[number]

/** The groups that these students belong to, according to their profiles. */
export async function groupsOf(sql: Sql, studentProfileIds: readonly string[]) {
  return sql
    .selectFrom('student_profiles')
    .select(['id', 'sex', 'identify_as', 'is_international', 'school'])
    .where('id', 'in', studentProfileIds)
    .execute()
}
