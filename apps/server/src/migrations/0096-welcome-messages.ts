import { type Kysely, sql } from 'kysely'

/** What a coach writes to welcome students who are newly matched with them; '' for nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coaches add column welcome text not null default ''`.execute(db)
}
