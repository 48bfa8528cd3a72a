import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Only of matches from now on: of former ones nobody knows it where a person decided.
  'alter table match_requests add column accepted_at timestamptz',
  // A longer list of values: every row that was good is, so the table need not be read again.
  `alter table match_requests drop constraint match_requests_ended_by_check,
    add constraint match_requests_ended_by_check check (ended_by in ('student', 'coach', 'admin', 'expired')) not valid`,
  // Null: from the beginning.
  'alter table programme add column mode_since timestamptz',
  // What waits at the upgrade gets its whole time: its coaches did not know that it would run out.
  "update programme set mode_since = now() where matching_mode = 'coach'",
]

/** How long students wait, and when a request runs out that its coach does not answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
