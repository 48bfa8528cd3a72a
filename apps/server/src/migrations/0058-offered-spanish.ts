import { type Kysely, sql } from 'kysely'

/**
 * The names of those who have reviewed the Spanish pages, which are offered if there are any. Empty until an
 * administrator enters them: the programme is in English only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column spanish_read_by text not null default ''`.execute(db)
}
