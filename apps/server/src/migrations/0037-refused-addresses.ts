import { type Kysely, sql } from 'kysely'

/** Since when mail to an account's address bounces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column email_refused_at timestamptz`.execute(db)
}
