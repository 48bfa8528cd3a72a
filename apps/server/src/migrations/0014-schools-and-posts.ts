import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Count the changes, so that of two people who edit the same thing the second is told.
  'alter table schools add column version integer not null default 1',
  'alter table posts add column version integer not null default 1',
  // Students see no more of it; it can be brought back for a day, then a job removes it for good.
  'alter table posts add column deleted_at timestamptz',
]

/** What administrators need to edit schools and write posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
