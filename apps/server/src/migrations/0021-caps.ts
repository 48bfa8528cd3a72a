import { type Kysely, sql } from 'kysely'

/** Limits per student: upcoming sessions, and consecutive claims. The index also serves deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table programme add column most_upcoming_sessions integer not null default 8
       check (most_upcoming_sessions > 0)`,
    // When it was claimed; null if that was before this was recorded.
    'alter table time_slots add column claimed_at timestamptz',
    'create index time_slots_student on time_slots (student_profile_id, claimed_at desc)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
