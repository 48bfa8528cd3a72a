import { type Kysely, sql } from 'kysely'

/** Retention periods, what each run deleted, and the indexes by which a run finds what to delete. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table retention_rules (
       kind text primary key,
       days integer not null check (days > 0),
       version integer not null
     )`,
    `create table retention_runs (
       id uuid primary key,
       begun_at timestamptz not null,
       finished_at timestamptz,
       asked_by uuid references accounts on delete set null,
       by_hand boolean not null,
       removed jsonb not null default '{}'
     )`,
    'create index retention_runs_begun on retention_runs (begun_at desc)',
    'create index retention_runs_asked on retention_runs (asked_by) where asked_by is not null',
    'create index refresh_families_over on refresh_families (least(ended_at, ends_at))',
    'create index known_devices_seen on known_devices (last_seen_at)',
    `create index time_slots_not_booked on time_slots (coalesce(claimed_at, ends_at)) where status <> 'booked'`,
    'create index response_sets_student on response_sets (student_profile_id, created_at)',
    'create index response_sets_former on response_sets (created_at) where not is_current',
    `create index messages_over on messages (changed_at)
       where state in ('sent', 'unwanted', 'refused', 'given_up')`,
    'create index invitations_over on invitations (coalesce(accepted_at, revoked_at, expires_at))',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
