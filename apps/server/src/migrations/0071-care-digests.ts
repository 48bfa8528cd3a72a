import { type Kysely, sql } from 'kysely'

/** The mails about all who wait for staff, one row for each time, with how many requests got no mail of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table care_digests (
    due_at timestamptz primary key,
    held_back integer not null,
    unproved integer not null,
    enqueued_at timestamptz
  )`.execute(db)
}
