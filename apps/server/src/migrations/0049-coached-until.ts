import { type Kysely, sql } from 'kysely'

/** When accepted matches ended: since then their students wait again, if they have nobody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table match_requests add column coached_until timestamptz`.execute(db)
}
