import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../plugins/database/engine.ts'
import { describeOnEngines, openTestDatabase } from '../../../testing/engines.ts'

/**
 * What happens to each table that references a person when the account is deleted; docs/deletion.md describes it. A
 * table missing here needs a decision.
 */
const FATES: Readonly<Record<string, 'deleted' | 'blanked' | 'kept'>> = {
  // The rows stay, without personal data.
  student_profiles: 'blanked',
  coaches: 'blanked',
  bookings: 'blanked',
  feedback: 'blanked',
  calendar_feeds: 'deleted',
  booking_changes: 'blanked',
  care_requests: 'deleted',
  care_request_staff: 'deleted',
  care_staff: 'deleted',
  coach_changes: 'deleted',
  coach_next_free: 'deleted',
  coach_notes: 'deleted',
  coach_notices: 'deleted',
  coach_records: 'deleted',
  data_exports: 'deleted',
  date_overrides: 'deleted',
  idempotency_keys: 'deleted',
  former_addresses: 'deleted',
  address_codes: 'deleted',
  address_requests: 'deleted',
  known_devices: 'deleted',
  messages: 'deleted',
  mailed_codes: 'deleted',
  password_resets: 'deleted',
  email_proofs: 'deleted',
  refresh_families: 'deleted',
  tickets: 'deleted',
  // Ids and times; deleted a day after the session.
  session_rooms: 'kept',
  room_signals: 'kept',
  // When the coach marked an absence, and what was decided. A student's open objection is withdrawn.
  no_shows: 'blanked',
  // For a student, also the messages written to them; for a coach, only their own.
  session_messages: 'deleted',
  // Deleted with their sign-ins.
  refresh_tokens: 'deleted',
  response_sets: 'deleted',
  // Deleted with their sets.
  responses: 'deleted',
  stories: 'deleted',
  story_reports: 'deleted',
  story_thanks: 'deleted',
  wall_waits: 'deleted',
  // Deleted with their stories. The administrator who wrote is only an id, which identifies nobody any more.
  story_messages: 'deleted',
  school_codes: 'deleted',
  proved_addresses: 'deleted',
  time_off: 'deleted',
  proposed_times: 'deleted',
  suggestions: 'deleted',
  // Deleted with their suggestions.
  suggested_times: 'deleted',
  weekly_hours: 'deleted',
  // The person's own is deleted by its address; the sender of others is only an id, which identifies nobody any more.
  invitations: 'deleted',
  notification_choices: 'deleted',
  // Two ids and times. Live ones end; the reasons for the match are erased.
  match_requests: 'blanked',
  time_slots: 'kept',
  // The person who saved, confirmed or asked is only an id, which identifies nobody any more.
  questionnaire_versions: 'kept',
  roster_imports: 'kept',
  retention_runs: 'kept',
  bulk_acts: 'kept',
  bulk_act_targets: 'kept',
  // A count, recomputed without the person within the hour.
  programme_loads: 'kept',
  // Deleted by its address.
  roster_rows: 'deleted',
}

describeOnEngines('the end of an account', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('is decided for every table that references an account, directly or indirectly', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive reached(oid) as (
        select 'accounts'::regclass::oid
        union
        select c.conrelid from pg_constraint c join reached r on c.confrelid = r.oid where c.contype = 'f'
      )
      select oid::regclass::text as name from reached where oid <> 'accounts'::regclass order by 1`.execute(
      database.root,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(FATES).sort())
  })
})
