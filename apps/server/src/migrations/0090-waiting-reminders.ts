import { type Kysely, sql } from 'kysely'

/**
 * Reminders wait without a job until they are due. Those of before keep the job that they have, so that none is sent
 * twice while both versions run.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column waits boolean not null default false`.execute(db)
}
