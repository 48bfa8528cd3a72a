import { type Kysely, sql } from 'kysely'

/** Bounds on what one student takes: sessions ahead, and claims in a row. The index serves deletions as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table programme add column most_upcoming_sessions integer not null default 8
       check (most_upcoming_sessions > 0)`,
    // When it was claimed; null where that was before it was noted.
    'alter table time_slots add column claimed_at timestamptz',
    'create index time_slots_student on time_slots (student_profile_id, claimed_at desc)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
