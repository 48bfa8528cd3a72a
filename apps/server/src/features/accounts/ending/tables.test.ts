import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../plugins/database/engine.ts'
import { describeOnEngines, openTestDatabase } from '../../../testing/engines.ts'

/**
 * What becomes of each table that hangs on a person when that person's account is deleted; docs/deletion.md says it in
 * words. A table that is not here has to be decided on.
 */
const FATES: Readonly<Record<string, 'deleted' | 'blanked' | 'kept'>> = {
  // The rows stay, without a person in them.
  student_profiles: 'blanked',
  coaches: 'blanked',
  bookings: 'blanked',
  feedback: 'blanked',
  calendar_feeds: 'deleted',
  booking_changes: 'blanked',
  care_requests: 'deleted',
  coach_changes: 'deleted',
  coach_next_free: 'deleted',
  coach_notes: 'deleted',
  coach_records: 'deleted',
  data_exports: 'deleted',
  date_overrides: 'deleted',
  idempotency_keys: 'deleted',
  former_addresses: 'deleted',
  known_devices: 'deleted',
  messages: 'deleted',
  password_resets: 'deleted',
  email_proofs: 'deleted',
  refresh_families: 'deleted',
  tickets: 'deleted',
  // Ids and times; they go a day after the session.
  session_rooms: 'kept',
  room_signals: 'kept',
  // A student's with what was written to them; a coach's own.
  session_messages: 'deleted',
  // With the sign-ins that they are of.
  refresh_tokens: 'deleted',
  response_sets: 'deleted',
  // With the sets that they are of.
  responses: 'deleted',
  stories: 'deleted',
  story_reports: 'deleted',
  school_codes: 'deleted',
  proved_addresses: 'deleted',
  time_off: 'deleted',
  proposed_times: 'deleted',
  weekly_hours: 'deleted',
  // The person's own goes by its address; who sent others is an id without a person.
  invitations: 'deleted',
  notification_choices: 'deleted',
  // Two ids and times, live ones ended; what spoke for them goes.
  match_requests: 'blanked',
  time_slots: 'kept',
  // Who saved, confirmed or asked is an id without a person.
  questionnaire_versions: 'kept',
  roster_imports: 'kept',
  retention_runs: 'kept',
  // A count, made anew without them within the hour.
  programme_loads: 'kept',
  // Goes by its address.
  roster_rows: 'deleted',
}

describeOnEngines('the end of an account', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it('is decided for every table that leads to an account, by however many steps', async () => {
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
