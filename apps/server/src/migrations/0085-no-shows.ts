import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // When both were in the room at once, last; kept when they leave, as long as the room's row.
  'alter table session_rooms add column both_were_at timestamptz',
  // A coach's mark that the student did not come. Rooms are deleted soon, so what the room knew is copied. Marks of
  // servers of the previous version have no row, and nobody can object to them.
  `create table no_shows (
    booking_id uuid primary key references bookings(id) on delete cascade,
    marked_at timestamptz not null,
    student_was_at timestamptz,
    both_were_at timestamptz,
    objected_at timestamptz,
    decided_at timestamptz,
    decided_by text check (decided_by in ('coach', 'admin')),
    took_place boolean,
    check ((decided_at is null) = (took_place is null) and (decided_at is null) = (decided_by is null)),
    check (decided_at is null or objected_at is not null))`,
  `create index no_shows_open on no_shows (objected_at, booking_id)
    where objected_at is not null and decided_at is null`,
  // Added as not valid by an earlier migration.
  'alter table time_off validate constraint time_off_days',
]

/** Students can object to the mark that they did not come, and administrators decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
