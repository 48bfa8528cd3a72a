import { type Kysely, sql } from 'kysely'

/** Tickets for the WebSocket of a page that stays true, beside those for a room, which alone name a session. */
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
