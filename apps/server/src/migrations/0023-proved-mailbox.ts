import { type Kysely, sql } from 'kysely'

/**
 * Whether an account's owner has proved the mailbox of its address. Administrators and coaches joined by an invitation
 * sent to that mailbox, as did everybody who accepted one. For students who signed up themselves it is unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table accounts add column email_proved_at timestamptz',
    `update accounts a set email_proved_at = a.created_at where a.role <> 'student' or exists (
       select from invitations i where i.email = a.email and i.accepted_at is not null)`,
    // One row per account: a newer code replaces the previous one.
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
