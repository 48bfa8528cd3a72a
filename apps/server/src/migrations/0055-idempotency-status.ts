import { type Kysely, sql } from 'kysely'

/**
 * The status of a stored response is no longer read or written. A later version drops the column: servers of the
 * previous version still write it after this migration has run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys alter column status drop not null`.execute(db)
}
