import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Two administrators may change what the programme chose: the second names an older version and is told.
  'alter table programme add column version integer not null default 1',
  // Whom a person, not the engine, took apart: the engine does not bring those two together again.
  `alter table match_requests add column ended_by text check (ended_by in ('coach', 'admin')),
    add check (ended_by is null or status = 'ended')`,
  'create index match_requests_status on match_requests (status, created_at, id)',
]

/** What administrators need to steer the matching. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
