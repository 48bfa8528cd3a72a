import { type Kysely, sql } from 'kysely'

/** The weight of each matching factor, if the programme has set its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column matching_weights jsonb,
    add column matching_weights_version integer not null default 1`.execute(db)
}
