import { type Kysely, sql } from 'kysely'

/**
 * What each side of a room has sent: `_sent` bytes in all, and `_second_sent` bytes in the second `_second` (since 1970).
 * The counts are here because all servers and all connections of a side add to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const side of ['student', 'coach']) {
    await sql
      .raw(
        `alter table session_rooms
           add column ${side}_sent bigint not null default 0,
           add column ${side}_second bigint not null default 0,
           add column ${side}_second_sent integer not null default 0`,
      )
      .execute(db)
  }
}
