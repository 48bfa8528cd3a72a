import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Until deletion_due_at its owner can cancel the deletion. A deleted account remains as a row without personal data,
  // because sessions refer to it.
  `alter table accounts
    add column deletion_due_at timestamptz,
    -- When its owner was told for the last time.
    add column deletion_told_at timestamptz,
    add column erased_at timestamptz,
    add check (deletion_due_at is null or erased_at is null)`,
  'create index accounts_deletion_due on accounts (deletion_due_at) where deletion_due_at is not null',
  'create index accounts_erased on accounts (erased_at) where erased_at is not null',
  `create or replace function coach_is_open(coaches) returns boolean language sql stable as $$
    select $1.approved_at is not null and $1.accepts_students
      and not exists (select from accounts a where a.id = $1.account_id
        and (a.suspended_at is not null or a.deletion_due_at is not null or a.erased_at is not null)) $$`,
  // For finding a person's rows when the account is deleted.
  'create index coach_notes_student on coach_notes (student_profile_id)',
  'create index story_reports_student on story_reports (student_profile_id)',
  'create index student_profiles_picture on student_profiles (picture_key) where picture_key is not null',
  'create index coaches_picture on coaches (picture_key) where picture_key is not null',
]

/** Accounts that will be or were deleted. Students neither see nor book such coaches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
