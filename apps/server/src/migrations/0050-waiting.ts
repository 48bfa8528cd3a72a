import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Only for new matches: for earlier ones that a person decided, the time is unknown.
  'alter table match_requests add column accepted_at timestamptz',
  // The list of values only grows, so existing rows remain valid and the table need not be read again.
  `alter table match_requests drop constraint match_requests_ended_by_check,
    add constraint match_requests_ended_by_check check (ended_by in ('student', 'coach', 'admin', 'expired')) not valid`,
  // Null: from the beginning.
  'alter table programme add column mode_since timestamptz',
  // Requests that wait at the upgrade get the full time: their coaches did not know about a deadline.
  "update programme set mode_since = now() where matching_mode = 'coach'",
]

/** How long students wait, and when a request expires that its coach does not answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
