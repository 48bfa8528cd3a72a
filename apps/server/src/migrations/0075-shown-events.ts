import { type Kysely, sql } from 'kysely'

/**
 * Events as students could last see them before they changed: a calendar file of an event that was withdrawn has to
 * remove it for those who may have it. A row is deleted with its post.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table shown_events (
    post_id uuid primary key references posts on delete cascade,
    schools text[] not null,
    for_all boolean not null,
    title text not null,
    starts_at timestamptz(3) not null,
    ends_at timestamptz(3) not null
  )`.execute(db)
}
