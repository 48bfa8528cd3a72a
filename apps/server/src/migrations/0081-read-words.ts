import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Up to when the coach of an accepted match has read what the student wrote; null: nothing of it.
  'alter table match_requests add column read_until timestamptz',
  'alter table coach_notices drop constraint coach_notices_kind_check',
  `alter table coach_notices add constraint coach_notices_kind_check
    check (kind in ('requests', 'notes', 'ratings', 'care'))`,
]

/** What coaches have read of their students' words, and mail about words that may mean danger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
