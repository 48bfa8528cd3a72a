import { type Kysely, sql } from 'kysely'

/** Whether a student who changed coaches lets later coaches read what was shared with the former one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coach_changes add column shares_notes boolean not null default false`.execute(db)
}
