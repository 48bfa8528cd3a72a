import { type Kysely, sql } from 'kysely'

/** The name that stands beside ours, and the accent of pages and mails. Their changes are counted separately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme
    add column look_name text not null default '',
    add column look_accent text not null default 'teal'
      check (look_accent in ('teal', 'indigo', 'plum', 'forest', 'slate')),
    add column look_version integer not null default 1`.execute(db)
}
