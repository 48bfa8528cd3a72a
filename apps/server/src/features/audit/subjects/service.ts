import * as value from '@shinequo/contract/values'
import type { Sql } from '../../../plugins/database/tables.ts'
import type { EntryRow } from '../queries.ts'
import * as queries from './queries.ts'

/** The things that entries are about, by type and id. */
export type ThingsByKey = ReadonlyMap<string, queries.ThingRow>

export const keyOf = (type: string, id: string) => `${type} ${id}`

/** What the entries of a page are about, as far as it still exists: read now, never stored with an entry. */
export async function subjectsOf(sql: Sql, page: readonly EntryRow[]): Promise<ThingsByKey> {
  const ids: Record<string, string[]> = {}
  for (const { subject_type: type, subject_id: id } of page) {
    if (id === null || (type !== 'school' && !value.id.safeParse(id).success)) continue
    ids[type] = [...(ids[type] ?? []), id]
  }
  const rows = await queries.thingsOf(sql, ids)
  return new Map(rows.map((row) => [keyOf(row.type, row.id), row]))
}
