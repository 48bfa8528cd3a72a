import { type Kysely, sql } from 'kysely'

/** The language of mail and files for the account's owner; null: English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column locale text`.execute(db)
}
