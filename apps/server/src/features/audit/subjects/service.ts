import * as value from '@shinequo/contract/values'
import { subjectKey } from '@shinequo/domain/audit/subject-key'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { ThingsByKey } from '../presenter.ts'
import type { EntryRow } from '../queries.ts'
import * as queries from './queries.ts'

/** What the entries of a page are about, as far as it still exists: read now, never stored with an entry. */
export async function subjectsOf(sql: Sql, page: readonly EntryRow[]): Promise<ThingsByKey> {
  const ids = new Map<string, string[]>()
  for (const { subject_type: type, subject_id: id } of page) {
    if (id === null || (type !== 'school' && !value.id.safeParse(id).success)) continue
    ids.set(type, [...(ids.get(type) ?? []), id])
  }
  const rows = await queries.thingsOf(sql, ids)
  return new Map(rows.map((row) => [subjectKey(row.type, row.id), row]))
}
