import { type Kysely, sql } from 'kysely'

/** Counts the changes of a coach's hours, so that a conflicting change from a second tab is refused instead of lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table coaches add column hours_version integer not null default 1').execute(db)
}
