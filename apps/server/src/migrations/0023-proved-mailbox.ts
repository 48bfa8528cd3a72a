import { type Kysely, sql } from 'kysely'

/**
 * An account may have shown that its owner has the mailbox of its address. Administrators and coaches came by an
 * invitation in that mailbox, as did whoever accepted one; of students who signed up by themselves nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table accounts add column email_proved_at timestamptz',
    `update accounts a set email_proved_at = a.created_at where a.role <> 'student' or exists (
       select from invitations i where i.email = a.email and i.accepted_at is not null)`,
    // One row an account: a newer code replaces the one before it.
    `create table email_proofs (
       account_id uuid primary key references accounts on delete cascade,
       id uuid not null unique,
       code_hash text,
       expires_at timestamptz not null
     )`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
