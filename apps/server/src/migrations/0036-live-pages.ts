import { type Kysely, sql } from 'kysely'

/** Tickets for the WebSocket of live pages, in addition to those for rooms. Only tickets for rooms have a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table tickets add column kind text not null default 'room' check (kind in ('room', 'live'))`,
    'alter table tickets alter column booking_id drop not null',
    `alter table tickets add constraint tickets_booking_of_rooms
       check ((kind = 'room') = (booking_id is not null))`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
