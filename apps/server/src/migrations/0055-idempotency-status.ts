import { type Kysely, sql } from 'kysely'

/**
 * Nothing reads the status of a kept answer, and this version does not write it any more. The column goes with a later
 * version: a server of the former one still writes it while this migration has run already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency_keys alter column status drop not null`.execute(db)
}
