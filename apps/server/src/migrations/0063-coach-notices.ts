import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Up to when a coach has seen each kind of notice, and until when a mail about it collects more of its kind.
  `create table coach_notices (
    coach_id uuid not null references coaches on delete cascade,
    kind text not null check (kind in ('requests', 'notes', 'ratings')),
    seen_at timestamptz,
    mail_due_at timestamptz,
    primary key (coach_id, kind)
  )`,
  // What happened before this version is not new.
  `insert into coach_notices (coach_id, kind, seen_at)
    select c.id, k.kind, now() from coaches c cross join (values ('requests'), ('notes'), ('ratings')) k (kind)`,
  'alter table notification_choices add column coach_requests boolean not null default true',
  'alter table notification_choices add column coach_ratings boolean not null default true',
]

/** Notices to coaches: what is new to them, and the mail about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
