import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // For optimistic locking: if two administrators change the settings, the second names an older version and is
  // refused.
  'alter table programme add column version integer not null default 1',
  // Pairs that a person, not the engine, separated: the engine does not match them again.
  `alter table match_requests add column ended_by text check (ended_by in ('coach', 'admin')),
    add check (ended_by is null or status = 'ended')`,
  'create index match_requests_status on match_requests (status, created_at, id)',
]

/** What administrators need to control matching. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
