import { type Kysely, sql } from 'kysely'

/** The time zone whose days, weeks and hours the programme's figures go by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table programme add column figures_zone text not null default 'America/New_York'`.execute(
    db,
  )
}
