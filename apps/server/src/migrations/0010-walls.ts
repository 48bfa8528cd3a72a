import { type Kysely, sql } from 'kysely'

/** Whether the students of a school have a wall of real stories. Off until an administrator switches it on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table schools add column wall_on boolean not null default false`.execute(db)
}
