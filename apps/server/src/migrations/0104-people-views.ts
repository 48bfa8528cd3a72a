import { type Kysely, sql } from 'kysely'

/** Conditions and an order of the list of people, which an administrator saved under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table people_views (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    name text not null,
    key text not null,
    search text not null,
    query jsonb not null,
    unique (account_id, key)
  )`.execute(db)
}
