import { type Kysely, sql } from 'kysely'

/** The files with everything about a person, one per account: a newer one replaces the previous one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_exports (
    id uuid primary key,
    account_id uuid not null unique references accounts on delete cascade,
    for_person boolean not null,
    state text not null check (state in ('preparing', 'ready', 'failed')),
    asked_at timestamptz not null,
    made_at timestamptz,
    expires_at timestamptz,
    bytes bytea,
    check ((state = 'ready') = (bytes is not null)),
    check ((bytes is null) = (made_at is null)),
    check ((made_at is null) = (expires_at is null))
  )`.execute(db)
}
