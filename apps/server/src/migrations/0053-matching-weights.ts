import { type Kysely, sql } from 'kysely'

/** What each factor of matching weighs, where a programme has chosen that itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column matching_weights jsonb,
    add column matching_weights_version integer not null default 1`.execute(db)
}
