import { type Kysely, sql } from 'kysely'

/** A sentence of an administrator's own in each reminder of an act; '' for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulk_acts add column note text not null default ''`.execute(db)
}
