import { type Kysely, sql } from 'kysely'

/**
 * Whether a programme offers its pages in Spanish: who has read the Spanish, by name. Nobody has until an administrator
 * says so, and then there is English alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column spanish_read_by text not null default ''`.execute(db)
}
