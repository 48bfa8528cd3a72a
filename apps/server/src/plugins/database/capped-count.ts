import { MOST_COUNTED } from '@shinequo/contract/endpoint'
import { type Expression, sql as raw } from 'kysely'
import type { Sql } from './tables.ts'

/** One more than is counted: it says that there are more. */
export const MORE = MOST_COUNTED + 1

/** How many rows a query has, MORE where there are more than are counted: it reads no further. */
export async function countUpTo(sql: Sql, query: Expression<unknown>): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from (select from (${query}) rows limit ${MORE}) counted`.execute(sql)
  return rows[0]?.count ?? 0
}
