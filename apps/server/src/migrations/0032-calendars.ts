import { type Kysely, sql } from 'kysely'

/** How often a session changed, for calendars, and the secret URLs of people's calendar subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table bookings add column calendar_sequence integer not null default 0',
    `create table calendar_feeds (
       account_id uuid primary key references accounts on delete cascade,
       secret_hash text not null unique,
       made_at timestamptz not null
     )`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
