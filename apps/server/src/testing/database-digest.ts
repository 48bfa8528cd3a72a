import { sql } from 'kysely'
import type { Database } from '../plugins/database/engine.ts'

/**
 * Refused calls increment the counters of attempts, health checks write the readiness, and lists bring up to date what is
 * computed of students. People's data must not change.
 */
const NOT_OWNED = ['rate_limits', 'readiness', 'standing_changes', 'student_standings']

/** A digest of every table with people's data. Equal digests before and after mean that nothing was changed. */
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
