import { type Kysely, sql } from 'kysely'

/** How far the job is that normalises the texts of each table, and what it found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cleaned_texts (
    table_name text primary key,
    passes integer not null default 0,
    reached jsonb,
    changed bigint not null default 0,
    left_as_they_are bigint not null default 0,
    finished_at timestamptz
  )`.execute(db)
}
