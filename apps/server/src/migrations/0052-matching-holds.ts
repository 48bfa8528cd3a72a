import { type Kysely, sql } from 'kysely'

/** Students for whom people choose coaches, not the engine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table student_profiles add column matching_held boolean not null default false`.execute(db)
}
