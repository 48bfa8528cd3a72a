import { sql } from 'kysely'
import type { Sql } from './tables.ts'

/** The database's current time: milliseconds since 1970, UTC, with fractions. */
export async function databaseTime(db: Sql): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db)
  return rows[0]!.now
}
