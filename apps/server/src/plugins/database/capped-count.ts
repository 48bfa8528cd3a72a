import { MAX_COUNTED } from '@shinequo/contract/endpoint'
import { type Expression, sql as raw } from 'kysely'
import type { Sql } from './tables.ts'

/** One more than the maximum count; means that there are more. */
export const MORE = MAX_COUNTED + 1

/** The number of rows of a query, or MORE if it exceeds the maximum count. Reads no further than that. */
export async function countUpTo(sql: Sql, query: Expression<unknown>): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from (select from (${query}) rows limit ${MORE}) counted`.execute(sql)
  return rows[0]?.count ?? 0
}
