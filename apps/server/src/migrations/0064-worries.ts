import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A request with the place 'worry' was written by a coach. The column is empty once that coach has left.
  'alter table care_requests add column coach_id uuid references coaches on delete set null',
  'alter table care_requests add column read_at timestamptz',
  'alter table care_requests add column read_by uuid references accounts on delete set null',
  'create index care_requests_coach on care_requests (coach_id, student_profile_id) where coach_id is not null',
  'create index care_requests_read_by on care_requests (read_by) where read_by is not null',
  // To whom a worry was handed over.
  `create table care_request_staff (
    request_id uuid not null references care_requests on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    primary key (request_id, account_id)
  )`,
  'create index care_request_staff_account on care_request_staff (account_id)',
  // The administrators whom coaches can name; all of them while it is empty.
  'create table care_staff (account_id uuid primary key references accounts on delete cascade)',
  `alter table care_settings add column hours text not null default ''`,
]

/** Worries about students, which coaches hand over to named staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
