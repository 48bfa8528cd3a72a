import { type Kysely, sql } from 'kysely'

/** The row that readiness writes to: a database that is read-only, or whose disk is full, is not ready. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table readiness (id int primary key check (id = 1), checked_at timestamptz not null)`.execute(
    db,
  )
  await sql`insert into readiness values (1, now())`.execute(db)
}
