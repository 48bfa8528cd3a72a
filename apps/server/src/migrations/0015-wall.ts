import { type Kysely, sql } from 'kysely'

const STATES = `('held', 'waiting', 'published', 'declined', 'removed')`

const STATEMENTS = [
  'create sequence story_places',
  // `school` is the author's school when the story was written. `place` is the order on the wall. It is not a time,
  // because students get it as a cursor.
  `create table stories (
    id uuid primary key,
    student_profile_id uuid not null references student_profiles on delete cascade,
    school text not null check (school <> ''),
    title text not null check (title <> ''),
    story text not null check (story <> ''),
    tags jsonb not null default '[]',
    state text not null check (state in ${STATES}),
    place bigint unique,
    version integer not null default 1,
    created_at timestamptz not null,
    published_at timestamptz,
    decided_at timestamptz,
    decided_by uuid references accounts on delete set null,
    decision_reason text not null default '',
    state_before text check (state_before in ('held', 'waiting', 'published')),
    check (state <> 'published' or (place is not null and published_at is not null))
  )`,
  `create index stories_wall on stories (school, place desc) where state = 'published'`,
  `create index stories_queue on stories (created_at, id) where state in ('held', 'waiting')`,
  'create index stories_author on stories (student_profile_id, created_at desc)',
  `create table story_reports (
    story_id uuid not null references stories on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    reason text not null check (reason <> ''),
    created_at timestamptz not null,
    settled_at timestamptz,
    primary key (story_id, student_profile_id)
  )`,
  'create index story_reports_open on story_reports (story_id, created_at) where settled_at is null',
]

/** The wall: students' stories, each reviewed by a person before it is published, and reports of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
