import { type Kysely, sql } from 'kysely'

/**
 * How a coach is reached when the room fails, and where a coach meets instead of in it, '' for neither; whether calls may
 * go past the relay.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table coaches
       add column phone_line text not null default '',
       add column meeting_link text not null default ''`,
    'alter table programme add column direct_calls boolean not null default false',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
