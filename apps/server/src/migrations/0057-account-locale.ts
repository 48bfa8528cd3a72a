import { type Kysely, sql } from 'kysely'

/** The language in which an account's owner reads mail and files; null: English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column locale text`.execute(db)
}
