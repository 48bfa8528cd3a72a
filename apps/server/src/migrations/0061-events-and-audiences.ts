import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // An event is a post with a date. To the millisecond, the precision of a page's cursor.
  `alter table posts
    add column starts_at timestamptz(3),
    add column ends_at timestamptz(3),
    add column time_zone text check (time_zone <> ''),
    add column place text not null default '',
    add constraint posts_event_is_whole
      check (num_nonnulls(starts_at, ends_at, time_zone) in (0, 3) and (ends_at is null or ends_at > starts_at))`,
  // Students of the school see a post, and also those of these schools, or of every school.
  `alter table posts
    add column also_for text[] not null default '{}',
    add column for_all boolean not null default false`,
  'create index posts_also_for on posts using gin (also_for)',
  'create index posts_for_all on posts (published_at desc, id desc) where for_all',
  'create index posts_events on posts (school, ends_at, starts_at) where starts_at is not null',
  // A closed school takes no new students, a hidden one is also not listed. A joined school is another name of `joined_to`.
  `alter table schools
    add column state text not null default 'open' check (state in ('open', 'closed', 'hidden')),
    add column joined_to text references schools check (joined_to <> value)`,
  'create index schools_joined on schools (joined_to) where joined_to is not null',
]

/** Dates and audiences of posts; schools that are closed, hidden or joined to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
