import { type Kysely, sql } from 'kysely'

/** Counts the changes of a coach's hours, so that a second tab's change is told instead of lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table coaches add column hours_version integer not null default 1').execute(db)
}
