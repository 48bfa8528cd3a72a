import { type Kysely, sql } from 'kysely'

/** How long a coach's sessions last. The default is the previous fixed length. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coaches add column session_minutes integer not null default 30`.execute(db)
}
