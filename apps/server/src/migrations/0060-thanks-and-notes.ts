import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table story_thanks (
    story_id uuid not null references stories on delete cascade,
    student_profile_id uuid not null references student_profiles on delete cascade,
    created_at timestamptz not null,
    primary key (story_id, student_profile_id)
  )`,
  'create index story_thanks_student on story_thanks (student_profile_id)',
  // Codes for a new address of an account, at most one each. No hash until it was mailed.
  `create table address_codes (
    account_id uuid primary key references accounts on delete cascade,
    id uuid not null unique,
    email text not null check (email <> ''),
    code_hash text,
    expires_at timestamptz not null
  )`,
  'create index address_codes_expired on address_codes (expires_at)',
  // Null for notes shared before this version: nobody is told about those again.
  'alter table coach_notes add column shared_at timestamptz',
  'alter table coach_notes add column seen_at timestamptz',
  'alter table notification_choices add column note_shared boolean not null default true',
  `alter table care_settings add column contact_email text not null default ''`,
]

/**
 * Which students said that a story on the wall helped them; when a note was shared with its student, and when the
 * student saw it; the address to which students write when something is wrong;
 * codes for another address of one's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
