import { type Kysely, sql } from 'kysely'

/**
 * Mail is worked from `messages` itself, so its jobs go. `taken_until` has no index on purpose: taking a message then
 * writes no index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column taken_until timestamptz`.execute(db)
  const { rows } = await sql<{ queue: string | null }>`
    select to_regclass('pgboss.job')::text as queue`.execute(db)
  if (rows[0]?.queue) await sql`delete from pgboss.job where name = 'mail' and state < 'active'`.execute(db)
}
