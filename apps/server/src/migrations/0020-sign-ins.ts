import { type Kysely, sql } from 'kysely'

const MAIL_KINDS = `'booking', 'cancellation', 'account_exists', 'coach_approved', 'match_accepted', 'match_ended',
  'invitation', 'reset_code', 'password_changed', 'new_device'`

/**
 * A family of refresh tokens is a sign-in: it records where it comes from and when it was last used. A token refers to
 * the one that it was exchanged for. An account counts how often all of its sign-ins were ended; access tokens contain
 * that count. Its devices are identified by a hash of their cookie's value.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table accounts add column sign_in_generation integer not null default 0',
    `alter table refresh_families
       add column created_at timestamptz not null default now(),
       add column last_seen_at timestamptz not null default now(),
       add column device text not null default '',
       add column network text not null default ''`,
    'create index refresh_families_ended on refresh_families (ended_at) where ended_at is not null',
    'alter table refresh_tokens add column parent_hash text',
    `create table known_devices (
       account_id uuid not null references accounts on delete cascade,
       device_hash text not null,
       first_seen_at timestamptz not null,
       last_seen_at timestamptz not null,
       primary key (account_id, device_hash)
     )`,
    // When its owner was last mailed about an unknown device.
    'alter table accounts add column device_mail_at timestamptz',
    `alter table messages drop constraint messages_kind_check,
       add constraint messages_kind_check check (kind in (${MAIL_KINDS}))`,
  ]) {
    await sql.raw(statement).execute(db)
  }
}
