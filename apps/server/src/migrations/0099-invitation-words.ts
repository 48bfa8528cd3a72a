import { type Kysely, sql } from 'kysely'

/** What a programme's invitations say in its own words, by role and language; '' for ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invitation_words (
    role text not null check (role in ('student', 'coach')),
    locale text not null,
    subject text not null default '',
    body text not null default '',
    version integer not null,
    primary key (role, locale)
  )`.execute(db)
}
