import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The list of values only grows, so existing rows remain valid and the table need not be read again.
  `alter table match_requests drop constraint match_requests_ended_by_check,
    add constraint match_requests_ended_by_check check (ended_by in ('student', 'coach', 'admin')) not valid`,
  // One per match, so that a change that is sent twice counts once. Only administrators see the reason.
  `create table coach_changes (
    id uuid primary key,
    student_profile_id uuid not null references student_profiles on delete cascade,
    match_id uuid not null unique references match_requests on delete cascade,
    new_match_id uuid references match_requests on delete set null,
    reason text not null check (length(reason) <= 500),
    created_at timestamptz not null
  )`,
  'create index coach_changes_of_student on coach_changes (student_profile_id, created_at)',
  'create index coach_changes_to_match on coach_changes (new_match_id)',
]

/** Changes of coach that students made themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
