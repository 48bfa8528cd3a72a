import { type Kysely, sql } from 'kysely'

/** Students who asked for a mail when the wall of their school opens. A row is deleted when the mail is enqueued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wall_waits (
    student_profile_id uuid primary key references student_profiles on delete cascade,
    asked_at timestamptz not null
  )`.execute(db)
}
