import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `alter table bookings
    add column cancelled_at timestamptz,
    add column cancelled_by text check (cancelled_by in ('student', 'coach', 'admin')),
    add column cancel_reason text not null default '',
    add column cancellation_put_away_at timestamptz`,
  `update bookings set cancelled_at = created_at, cancelled_by = 'coach' where status = 'cancelled'`,
  `alter table bookings add check ((status = 'cancelled') = (cancelled_at is not null)),
    add check ((cancelled_at is null) = (cancelled_by is null))`,
]

/** Who cancelled a session, when and why, and whether its student has dismissed the notice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
