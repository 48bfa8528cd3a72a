import { type Kysely, sql } from 'kysely'

/** Tables with at least one row per person or session. */
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
  // A slot released after it was booked is kept with its booking. The others are deleted after some days.
  'alter table time_slots add column was_booked boolean not null default false',
  `update time_slots t set was_booked = true from bookings b
    where b.time_slot_id = t.id and t.status = 'released'`,
  // The conditions of coach_is_open in a form for joins with lists: a function would be called for each row.
  `create view open_coaches as
    select c.id from coaches c join accounts a on a.id = c.account_id
    where c.approved_at is not null and c.accepts_students
      and a.suspended_at is null and a.deletion_due_at is null and a.erased_at is null`,
]

/**
 * Vacuums and analyzes large tables after a fiftieth of their rows has changed instead of a fifth. So the planner knows
 * of this week's sessions this week, and counts need not visit unchanged rows.
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
