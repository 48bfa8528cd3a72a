import { type Kysely, sql } from 'kysely'

/** The triggers of a table: what a statement adds, changes or takes is noted for the students of its rows. */
const noted = (table: string, student: string, events: readonly string[]) =>
  events.map((event) => {
    const rows = event === 'delete' ? 'old' : 'new'
    return `create trigger ${table}_noted_${event} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function note_standings_of_${student}()`
  })

/** A function for such triggers: `students` selects the ids of profiles from `changed`. */
const note = (name: string, students: string) => `
  create function note_standings_of_${name}() returns trigger language plpgsql as $$
    begin
      insert into standing_changes (student_profile_id) ${students};
      return null;
    end $$`

const ALL = ['insert', 'update', 'delete']

const STATEMENTS = [
  // Without a foreign key and never updated, so that nobody who books waits for anybody.
  `create table standing_changes (
    id bigint generated always as identity primary key,
    student_profile_id uuid not null)`,
  // A student without a session has an infinite instant, so that each sort key is comparable.
  `create table student_standings (
    account_id uuid primary key references accounts (id) on delete cascade,
    student_profile_id uuid not null unique references student_profiles (id) on delete cascade,
    stage smallint not null,
    school text not null,
    school_name text collate pg_catalog."C" not null,
    coach_id uuid references coaches (id) on delete set null,
    coach_name text collate pg_catalog."C" not null,
    last_at timestamptz not null,
    next_at timestamptz not null,
    due_at timestamptz not null)
    with (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)`,
  'create index student_standings_stage on student_standings (stage, account_id)',
  'create index student_standings_school on student_standings (school, account_id)',
  'create index student_standings_school_name on student_standings (school_name, account_id)',
  'create index student_standings_coach on student_standings (coach_name, account_id)',
  'create index student_standings_of_coach on student_standings (coach_id) where coach_id is not null',
  'create index student_standings_last on student_standings (last_at, account_id)',
  'create index student_standings_next on student_standings (next_at, account_id)',
  "create index student_standings_due on student_standings (due_at) where due_at < 'infinity'",
  note('rows', 'select distinct student_profile_id from changed'),
  note('profiles', 'select id from changed'),
  // A coach's new name changes where their students stand in a list.
  note(
    'accounts',
    `select s.id from changed a join student_profiles s on s.account_id = a.id
     union select t.student_profile_id from changed a join coaches c on c.account_id = a.id
       join student_standings t on t.coach_id = c.id and t.coach_name <> a.folded_name`,
  ),
  // So does a school's new name.
  note(
    'schools',
    'select t.student_profile_id from student_standings t where t.school in (select value from changed)',
  ),
  ...noted('match_requests', 'rows', ALL),
  ...noted('response_sets', 'rows', ALL),
  ...noted('bookings', 'rows', ALL),
  ...noted('student_profiles', 'profiles', ['insert', 'update']),
  ...noted('accounts', 'accounts', ['update']),
  ...noted('schools', 'schools', ['insert', 'update']),
  // Those of before are computed by the first process that works, in parts.
  'insert into standing_changes (student_profile_id) select id from student_profiles',
]

/** Where each student stands, for lists that are sorted and filtered by it; computed from what is noted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
