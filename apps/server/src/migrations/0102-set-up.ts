import { type Kysely, sql } from 'kysely'

/** The steps of setting up that administrators chose to leave out. A programme that runs already is asked for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column set_up_skipped text[] not null default '{}'`.execute(db)
  await sql`update programme set set_up_skipped =
    '{contact,worries,schools,look,coaches,hours,questions,matching,trial,doors}'
    where exists (select from bookings)`.execute(db)
}
