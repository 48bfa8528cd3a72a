import { sql as raw } from 'kysely'
import type { Person } from '../../../plugins/database/personal-data.ts'
import type { Sql } from '../../../plugins/database/tables.ts'

/** What imported lists of people contain about the person. */
export async function rosterRows(sql: Sql, { email }: Person) {
  return sql
    .selectFrom('roster_rows as r')
    .innerJoin('roster_imports as m', 'm.id', 'r.import_id')
    .select([
      'm.created_at as imported_at',
      'r.first_name',
      'r.last_name',
      'r.role',
      'r.school',
      'r.state',
      'r.city',
      'r.fate',
      'r.problem',
    ])
    .where('r.email', '=', email)
    .orderBy('m.created_at', 'desc')
    .orderBy('r.number')
    .execute()
}

export async function rosterImports(sql: Sql, { id }: Person) {
  return sql
    .selectFrom('roster_imports')
    .select(['file_name', 'total as people', 'state', 'created_at', 'changed_at'])
    .where(({ or, eb }) => or([eb('created_by', '=', id), eb('confirmed_by', '=', id)]))
    .orderBy('created_at', 'desc')
    .execute()
}

/** Whether an import `t` was over before that. */
export const isImportOver = (before: Date) =>
  raw<boolean>`t.state in ('done', 'cancelled', 'abandoned') and t.changed_at < ${before}`
