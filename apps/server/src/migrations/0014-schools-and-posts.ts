import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Counts the changes: if two people edit the same thing, the second is refused.
  'alter table schools add column version integer not null default 1',
  'alter table posts add column version integer not null default 1',
  // A deleted post is hidden from students. It can be restored for a day, then a job deletes it permanently.
  'alter table posts add column deleted_at timestamptz',
]

/** What administrators need to edit schools and write posts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
