import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // 'gave_way': a known student needed the place. 'away': the student's account was paused or is to be deleted. The list
  // of values only grows, so existing rows remain valid and the table need not be read again.
  `alter table match_requests drop constraint match_requests_ended_by_check,
    add constraint match_requests_ended_by_check
      check (ended_by in ('student', 'coach', 'admin', 'expired', 'gave_way', 'away')) not valid`,
  'alter table programme add column match_confirmed_only boolean not null default false',
]

/** Matches that give way to known students, and matches of students who are away. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
