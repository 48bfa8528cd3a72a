import { type Kysely, sql } from 'kysely'

/**
 * Codes for new passwords and proofs of mailboxes, each with the place that requested it, so that several can be good at
 * once. They replace `password_resets` and `email_proofs`, from which the live ones are copied. `nr` orders them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table mailed_codes (
       id uuid primary key,
       nr bigint generated always as identity,
       account_id uuid not null references accounts on delete cascade,
       purpose text not null check (purpose in ('password_reset', 'email_proof')),
       place text not null,
       letters boolean not null default false,
       code_hash text,
       expires_at timestamptz not null
     )`,
    'create index mailed_codes_account on mailed_codes (account_id, purpose, nr)',
    `insert into mailed_codes (id, account_id, purpose, place, code_hash, expires_at)
       select id, account_id, 'password_reset', '', code_hash, expires_at from password_resets
       union all select id, account_id, 'email_proof', '', code_hash, expires_at from email_proofs`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
