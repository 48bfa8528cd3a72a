import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // How long before the start a booking can no longer be moved and a cancellation is late; a week at most.
  `alter table programme add column cancel_notice_minutes integer not null default 240
     check (cancel_notice_minutes between 0 and 10080)`,
  `alter table time_slots
    add column renewed boolean not null default false,
    -- The booking that is to be moved to this time; no reference, since bookings refer to their times.
    add column moving_booking_id uuid`,
  // How often its student moved it, except to times that the coach proposed.
  'alter table bookings add column moves integer not null default 0 check (moves >= 0)',
  // The booking whose released time its coach did not offer again.
  'alter table time_off add column booking_id uuid references bookings on delete set null',
  'create index time_off_booking on time_off (booking_id) where booking_id is not null',
  // The changes of a booking after it was made, in the order of ids. Times are those before and after the change.
  `create table booking_changes (
    id bigint generated always as identity primary key,
    booking_id uuid not null references bookings on delete cascade,
    what text not null check (what in ('moved', 'cancelled', 'restored', 'proposed')),
    done_at timestamptz not null,
    done_by text not null check (done_by in ('student', 'coach', 'admin')),
    from_starts_at timestamptz,
    from_ends_at timestamptz,
    to_starts_at timestamptz,
    to_ends_at timestamptz,
    is_late boolean not null default false,
    reason text not null default '',
    check ((from_starts_at is null) = (from_ends_at is null)),
    check ((to_starts_at is null) = (to_ends_at is null))
  )`,
  'create index booking_changes_booking on booking_changes (booking_id, id)',
  // Whether earlier cancellations were late is unknown.
  `insert into booking_changes (booking_id, what, done_at, done_by, from_starts_at, from_ends_at, reason)
    select id, 'cancelled', cancelled_at, cancelled_by, starts_at, ends_at, cancel_reason
    from bookings where status = 'cancelled' order by cancelled_at, id`,
  // These times are not reserved: the first person to book one gets it.
  `create table proposed_times (
    booking_id uuid not null references bookings on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    proposed_at timestamptz not null,
    primary key (booking_id, starts_at)
  )`,
]

/** Bookings that can be moved, cancelled by either side, and restored; and claims that can be extended once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
