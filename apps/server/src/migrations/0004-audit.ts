import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Who did what to whom, when and why. Without references, because an entry outlives the people and things it names.
  `create table audit_entries (
    id uuid primary key,
    at timestamptz not null,
    actor_account_id uuid,
    actor_role text not null check (actor_role in ('student', 'coach', 'admin', 'system')),
    action text not null,
    -- Whose record it is about, where it is a student's: they can read these entries.
    student_profile_id uuid,
    subject_type text not null,
    subject_id text not null,
    reason text not null default '',
    details jsonb not null default '{}'
  )`,
  'create index audit_entries_at on audit_entries (at desc, id desc)',
  'create index audit_entries_student on audit_entries (student_profile_id, at desc) where student_profile_id is not null',
  'create index audit_entries_actor on audit_entries (actor_account_id, at desc)',
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit entries are append only'; end $$`,
  `create trigger audit_entries_append_only before update or delete on audit_entries
    for each row execute function refuse_audit_change()`,
  `create trigger audit_entries_never_emptied before truncate on audit_entries
    for each statement execute function refuse_audit_change()`,
]

/** The audit. The database enforces that it is append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
