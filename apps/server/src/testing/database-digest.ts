import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'

/** Counts of tries live by refusals; what people own must not. */
const NOT_OWNED = new Set(['rate_limits'])

/** A digest of every row that people own: equal before and after means that nothing was changed. */
export async function databaseDigest({ root }: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(root)
  const digest: Record<string, string> = {}
  for (const { name } of tables.rows) {
    if (NOT_OWNED.has(name)) continue
    const { rows } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(line, '|' order by line)), '') as digest
      from (select t::text as line from ${sql.table(name)} t) lines`.execute(root)
    digest[name] = rows[0]?.digest ?? ''
  }
  return digest
}
