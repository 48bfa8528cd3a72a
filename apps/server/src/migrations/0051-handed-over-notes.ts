import { type Kysely, sql } from 'kysely'

/** Whether the student, changing coaches, let the coaches who follow read what the former one had shared with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coach_changes add column shares_notes boolean not null default false`.execute(db)
}
