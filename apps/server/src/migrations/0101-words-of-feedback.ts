import { type Kysely, sql } from 'kysely'

/**
 * By which answers that may be read are ordered: random, since a session's id or an instant would tell whose it is. Null
 * for those that nobody else reads, as are all that were written before a form said that they may be read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feedback add column shared_as uuid`.execute(db)
}
