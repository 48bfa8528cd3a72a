import { type Kysely, sql } from 'kysely'

/** Addresses that administrators asked for, until their mailbox confirms them. At most one per account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table address_requests (
    account_id uuid primary key references accounts on delete cascade,
    id uuid not null unique,
    email text not null check (email <> ''),
    token_hash text unique,
    requested_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
  await sql`create index address_requests_expired on address_requests (expires_at)`.execute(db)
}
