import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The 'Share with my coach' checkbox, off by default.
  'alter table student_profiles add column shares_identity boolean not null default false',
  `create table coach_notes (
    id uuid primary key,
    coach_id uuid not null references coaches on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    booking_id uuid references bookings on delete set null,
    text text not null check (char_length(text) between 1 and 4000),
    shared boolean not null,
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index coach_notes_pair on coach_notes (coach_id, student_profile_id, created_at desc)',
  'create index coach_notes_shared on coach_notes (student_profile_id, updated_at desc) where shared',
]

/** What a student shares with coaches, and what coaches write about students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
