import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The newest suggestion of a coach to a student; a new one replaces it.
  `create table suggestions (
    id uuid primary key,
    coach_id uuid not null references coaches on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    created_at timestamptz not null,
    ended_as text check (ended_as in ('declined', 'withdrawn')),
    ended_at timestamptz,
    check ((ended_as is null) = (ended_at is null)),
    unique (coach_id, student_profile_id)
  )`,
  'create index suggestions_of_student on suggestions (student_profile_id)',
  'create index suggestions_by_age on suggestions (created_at)',
  // These times are not reserved: the first person to book one gets it.
  `create table suggested_times (
    suggestion_id uuid not null references suggestions on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (suggestion_id, starts_at)
  )`,
  'alter table notification_choices add column suggestion boolean not null default true',
]

/** Times for a new session that coaches suggest to their students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
