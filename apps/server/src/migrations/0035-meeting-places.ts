import { type Kysely, sql } from 'kysely'

/**
 * A phone line for reaching a coach when the room fails, and a link for coaches who meet elsewhere, '' for none; and
 * whether calls may bypass the relay.
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
