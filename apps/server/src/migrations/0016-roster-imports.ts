import { type Kysely, sql } from 'kysely'

const FATES = `'new', 'unknown_school', 'invited', 'has_account', 'already_invited', 'twice', 'not_valid'`

const STATEMENTS = [
  `create table roster_imports (
    id uuid primary key,
    file_name text not null,
    encoding text not null check (encoding in ('utf-8', 'utf-16le', 'utf-16be', 'windows-1252')),
    state text not null check (state in ('checked', 'writing', 'done', 'cancelled', 'abandoned')),
    total integer not null,
    -- How many rows were to be invited when somebody said yes.
    to_write integer,
    -- How many rows there were of each fate; null while the rows themselves tell it.
    counts jsonb,
    created_by uuid references accounts on delete set null,
    confirmed_by uuid references accounts on delete set null,
    created_at timestamptz not null,
    -- When the state changed last: a day later the rows are deleted.
    changed_at timestamptz not null
  )`,
  'create index roster_imports_newest on roster_imports (created_at desc, id desc)',
  `create table roster_rows (
    import_id uuid not null references roster_imports on delete cascade,
    number integer not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    role text not null,
    school text not null,
    state text not null,
    city text not null,
    fate text not null check (fate in (${FATES})),
    twin integer,
    problem text not null,
    primary key (import_id, number)
  )`,
  // What a roster says about a student; it prefills the first profile.
  `alter table invitations add column school text not null default '',
    add column state text not null default '', add column city text not null default ''`,
]

/** Rosters being imported, and what they say about the people invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
