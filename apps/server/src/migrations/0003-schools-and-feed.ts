import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // What administrators saved for an institution; one without a row is as listed in the contract. An empty address
  // means that there is no page. Only https can be shown in our frames.
  `create table schools (
    value text primary key check (value <> ''),
    name text not null check (name <> ''),
    wellness_url text not null check (wellness_url = '' or wellness_url ~ '^https://'),
    updated_at timestamptz not null
  )`,
  // Keyed by address, not by school: a changed link has not been checked, and many schools share the national hub.
  `create table link_checks (
    url text primary key,
    found text check (found in ('allowed', 'refused', 'unreachable')),
    checked_at timestamptz check ((checked_at is null) = (found is null)),
    asked_at timestamptz not null
  )`,

  // A draft has no published_at. A post with a future one is published automatically at that time. To the millisecond,
  // the precision of a page's cursor.
  `create table posts (
    id uuid primary key,
    school text not null check (school <> ''),
    title text not null check (title <> ''),
    text text not null,
    link text check (link ~ '^https?://'),
    picture_key text references pictures,
    picture_alt text not null default '' check (picture_key is null or picture_alt <> ''),
    created_at timestamptz not null,
    published_at timestamptz(3)
  )`,
  'create index posts_feed on posts (school, published_at desc, id desc) where published_at is not null',
  'create index posts_picture on posts (picture_key) where picture_key is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
