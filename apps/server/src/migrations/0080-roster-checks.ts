import { type Kysely, sql } from 'kysely'

/** Which row of a roster had the names of its columns, and the school that a row probably means. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roster_imports add column header_row integer not null default 1`.execute(db)
  await sql`alter table roster_rows add column suggested_school text not null default ''`.execute(db)
}
