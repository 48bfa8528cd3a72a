import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // The programme asks a coach to suggest a time to a student of theirs; a later ask of the two replaces it.
  `create table suggestion_asks (
    coach_id uuid not null references coaches on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    asked_at timestamptz not null,
    primary key (coach_id, student_profile_id)
  )`,
  'create index suggestion_asks_of_student on suggestion_asks (student_profile_id)',
  'create index suggestion_asks_by_age on suggestion_asks (asked_at)',
  'alter table coach_notices drop constraint coach_notices_kind_check',
  `alter table coach_notices add constraint coach_notices_kind_check
    check (kind in ('requests', 'notes', 'ratings', 'care', 'asks'))`,
  'alter table notification_choices add column coach_asks boolean not null default true',
  // The school that an act sets, and what each student had before.
  'alter table bulk_acts add column school text',
  'alter table bulk_act_targets add column former_school jsonb',
]

/** Asks to coaches to suggest a time, and schools that are set for many students at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
