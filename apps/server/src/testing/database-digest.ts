import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'

/** Counts of tries live by refusals, and readiness by being asked; what people own must not. */
const NOT_OWNED = ['rate_limits', 'readiness']

/** A digest of every table that people own rows of: equal before and after means that nothing was changed. */
export async function databaseDigest({ root }: Database): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in (${sql.join(NOT_OWNED)}) order by name`.execute(root)
  const digests = tables.rows.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, coalesce(md5((
      select string_agg(t::text, '|' order by t::text) from ${sql.table(name)} t)), '') as digest`,
  )
  const { rows } = await sql<{
    name: string
    digest: string
  }>`${sql.join(digests, sql` union all `)}`.execute(root)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
