import { type Kysely, sql } from 'kysely'

/** The addresses that accounts had before: the mail that tells of a change goes there, and deletion finds their traces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table former_addresses (
       id uuid primary key,
       account_id uuid not null references accounts on delete cascade,
       email text not null,
       until timestamptz not null
     )`,
    // Whether an account is somebody's for sure: its mailbox was proved, or it was given its address by a change, so that
    // it was theirs before. Of any other, whoever has the mailbox may still turn out to be the owner.
    `create function account_is_held(a accounts) returns boolean language sql stable as $$
       select a.email_proved_at is not null
         or exists (select from former_addresses f where f.account_id = a.id) $$`,
    'create index former_addresses_account on former_addresses (account_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
