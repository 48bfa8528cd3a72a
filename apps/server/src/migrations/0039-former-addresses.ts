import { type Kysely, sql } from 'kysely'

/** The previous addresses of accounts: mail about a change goes there, and deletion uses them to find traces. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table former_addresses (
       id uuid primary key,
       account_id uuid not null references accounts on delete cascade,
       email text not null,
       until timestamptz not null
     )`,
    // Whether an account certainly belongs to its owner: its mailbox was proved, or the account was changed to its
    // address and so was theirs before. Any other account may still turn out to belong to the person with the mailbox.
    `create function account_is_held(a accounts) returns boolean language sql stable as $$
       select a.email_proved_at is not null
         or exists (select from former_addresses f where f.account_id = a.id) $$`,
    'create index former_addresses_account on former_addresses (account_id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}
