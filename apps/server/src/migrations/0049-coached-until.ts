import { type Kysely, sql } from 'kysely'

/** When an accepted match ended: from then on its student waits again, unless they have another coach. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table match_requests add column coached_until timestamptz`.execute(db)
}
