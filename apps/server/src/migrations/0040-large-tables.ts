import { type Kysely, sql } from 'kysely'

/** Tables with a row for each person or session at least. */
const LARGE = [
  'accounts',
  'student_profiles',
  'match_requests',
  'time_slots',
  'bookings',
  'feedback',
  'coach_notes',
  'messages',
  'response_sets',
  'responses',
  'audit_chain',
  'audit_fields',
]

const STATEMENTS = [
  // A time that was let go after it was booked stays with its booking; the others go after some days.
  'alter table time_slots add column was_booked boolean not null default false',
  `update time_slots t set was_booked = true from bookings b
    where b.time_slot_id = t.id and t.status = 'released'`,
  // What coach_is_open says of one coach, in the form that a list is joined with: a function is called for each row.
  `create view open_coaches as
    select c.id from coaches c join accounts a on a.id = c.account_id
    where c.approved_at is not null and c.accepts_students
      and a.suspended_at is null and a.deletion_due_at is null and a.erased_at is null`,
]

/**
 * Large tables are looked after when a fiftieth of them has changed, and not a fifth: the planner knows of this week's
 * sessions this week, and counts need not visit rows that have not changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  for (const table of LARGE) {
    await sql
      .raw(`alter table ${table} set (autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02,
        autovacuum_vacuum_insert_scale_factor = 0.02)`)
      .execute(db)
  }
}
