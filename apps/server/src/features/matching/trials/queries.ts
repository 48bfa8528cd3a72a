import type { Sql } from '../../../plugins/database/tables.ts'

export interface GroupsRow {
  id: string
  sex: string
  identify_as: string
  is_international: boolean | null
  school: string
}

/** The groups that these students belong to, according to their profiles. */
export async function groupsOf(sql: Sql, studentProfileIds: readonly string[]): Promise<GroupsRow[]> {
  return sql
    .selectFrom('student_profiles')
    .select(['id', 'sex', 'identify_as', 'is_international', 'school'])
    .where('id', 'in', studentProfileIds)
    .execute()
}
