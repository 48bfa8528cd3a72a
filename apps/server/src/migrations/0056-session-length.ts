import { type Kysely, sql } from 'kysely'

/** How long the sessions of a coach last: for everybody as long as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coaches add column session_minutes integer not null default 30`.execute(db)
}
