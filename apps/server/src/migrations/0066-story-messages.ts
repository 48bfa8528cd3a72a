import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // What staff wrote to the author of a story, and the answer. Both are confidential: in no mail, log or audit entry.
  `create table story_messages (
    id uuid primary key,
    story_id uuid not null references stories on delete cascade,
    text text not null check (text <> ''),
    sent_at timestamptz not null,
    sent_by uuid references accounts on delete set null,
    answer text not null default '',
    answered_at timestamptz
  )`,
  'create index story_messages_story on story_messages (story_id, sent_at)',
  'create index story_messages_sender on story_messages (sent_by)',
]

/** Messages of staff to authors of stories, who stay unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
