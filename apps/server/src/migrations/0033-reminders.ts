import { type Kysely, sql } from 'kysely'

/**
 * Mail that is due at a given time: the session it is about, and a constraint that each person gets each kind once for
 * each state of the session. Also what mail people opted out of, and whether students confirmed that they will attend.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table messages
       add column booking_id uuid generated always as ((payload ->> 'bookingId')::uuid) stored,
       add column sequence integer generated always as ((payload ->> 'sequence')::integer) stored`,
    `create unique index messages_once on messages (booking_id, kind, account_id, sequence)
       where sequence is not null`,
    'create index messages_booking on messages (booking_id) where booking_id is not null',
    `create index messages_waiting on messages (next_try_at) where state in ('due', 'retrying')`,
    `create index bookings_standing on bookings (ends_at) where status = 'booked'`,
    'alter table bookings add column attending_at timestamptz',
    `create table notification_choices (
       account_id uuid primary key references accounts on delete cascade,
       reminder_day boolean not null,
       reminder_hour boolean not null,
       feedback_asked boolean not null
     )`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
