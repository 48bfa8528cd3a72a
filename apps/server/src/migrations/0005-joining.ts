import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table invitations (
    id uuid primary key,
    -- Null until the mail is written: the token itself is in that mail and nowhere else.
    token_hash text unique,
    email text not null,
    role text not null check (role in ('student', 'coach')),
    first_name text not null default '',
    last_name text not null default '',
    invited_by uuid references accounts on delete set null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    revoked_at timestamptz,
    check (accepted_at is null or revoked_at is null)
  )`,
  // An expired invitation keeps its address until it is sent again or revoked.
  `create unique index invitations_open on invitations (email)
    where accepted_at is null and revoked_at is null`,
  'create index invitations_newest on invitations (created_at desc, id desc)',

  'alter table accounts add column suspended_at timestamptz, add column signed_out_at timestamptz',
  `create index accounts_ended on accounts (greatest(suspended_at, signed_out_at))
    where suspended_at is not null or signed_out_at is not null`,
  'create index accounts_by_name on accounts (first_name, last_name, id)',

  // `version` counts the changes by administrators: approval and capacity.
  'alter table coaches add column approved_at timestamptz, add column version integer not null default 1',
  'update coaches c set approved_at = a.created_at from accounts a where a.id = c.account_id',
  // The only definition of whose times students see and book; in a query: coach_is_open(c).
  `create function coach_is_open(coaches) returns boolean language sql stable as $$
    select $1.approved_at is not null and $1.accepts_students
      and not exists (select from accounts a where a.id = $1.account_id and a.suspended_at is not null) $$`,
]

/** Invitations, suspension, and coaches who join: students do not see them until an administrator has approved them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
