import { addressOfDeleted } from '@shinequo/domain/accounts/account-ending'
import { messagesOf } from '@shinequo/messages/server'
import { sql as raw } from 'kysely'
import { sessionIs } from '../../../plugins/database/session-state.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { provedAddresses } from '../address/queries.ts'
import type { PersonRow, Side } from '../ending/queries.ts'

/*
 * What is erased and what stays of a person, in one place. This is the only queries.ts that writes tables of other
 * nouns (docs/decisions/0034). docs/deletion.md describes it, and a test checks every table against a list.
 */

/** Ends a person's live matches; returns the students who had one. The caller holds the matching lock. */
export async function endMatches(trx: Trx, { role, profileId }: Side, now: Date): Promise<string[]> {
  const coached_until = raw<Date | null>`case when status = 'accepted' then ${now}::timestamptz end`
  const rows = await trx
    .updateTable('match_requests')
    .set({ status: 'ended', coached_until })
    .where(role === 'student' ? 'student_profile_id' : 'coach_id', '=', profileId)
    .where('status', 'in', ['pending', 'accepted'])
    .returning('student_profile_id')
    .execute()
  return rows.map((row) => row.student_profile_id)
}

/**
 * Cancels a person's future sessions, with an entry in their history; returns which. `releaseSlotsOf` frees their
 * times.
 */
export async function cancelSessionsAhead(trx: Trx, { role, profileId }: Side, now: Date): Promise<string[]> {
  const whose = raw.ref(role === 'student' ? 'student_profile_id' : 'coach_id')
  const { rows } = await raw<{ booking_id: string }>`
    with gone as (
      update bookings set status = 'cancelled', cancelled_at = ${now}, cancelled_by = ${role}, cancel_reason = '',
        calendar_sequence = calendar_sequence + 1
      where ${whose} = ${profileId}::uuid and ${sessionIs('ahead', now, 'bookings')}
      returning id, starts_at, ends_at),
    proposals as (delete from proposed_times where booking_id in (select id from gone))
    insert into booking_changes (booking_id, what, done_at, done_by, from_starts_at, from_ends_at, is_late)
    select g.id, 'cancelled', ${now}::timestamptz, ${role}, g.starts_at, g.ends_at,
      g.starts_at - make_interval(mins => p.cancel_notice_minutes) <= ${now}::timestamptz
    from gone g, programme p where p.id = 1
    returning booking_id`.execute(trx)
  return rows.map(({ booking_id }) => booking_id)
}

/**
 * Erases from a person's sessions the texts in their history, the proposed times and the messages in their rooms,
 * except what students wrote to a coach who leaves: that belongs to the students. Also erases from their matches what
 * the two have in common, since that identifies both.
 */
async function eraseChanges(
  trx: Trx,
  column: 'student_profile_id' | 'coach_id',
  profileId: string,
): Promise<void> {
  const sessions = trx.selectFrom('bookings').select('id').where(column, '=', profileId)
  await trx
    .deleteFrom('session_messages')
    .where('booking_id', 'in', sessions)
    .$if(column === 'coach_id', (query) => query.where('author', '=', 'coach'))
    .execute()
  await trx.updateTable('booking_changes').set({ reason: '' }).where('booking_id', 'in', sessions).execute()
  await trx.deleteFrom('proposed_times').where('booking_id', 'in', sessions).execute()
  await trx.updateTable('match_requests').set({ factors: null }).where(column, '=', profileId).execute()
}

/** Withdraws a student's objections that wait for a decision: nobody has to decide about somebody who has left. */
async function withdrawObjections(trx: Trx, studentId: string): Promise<void> {
  const sessions = trx.selectFrom('bookings').select('id').where('student_profile_id', '=', studentId)
  await trx
    .updateTable('no_shows')
    .set({ objected_at: null })
    .where('booking_id', 'in', sessions)
    .where('decided_at', 'is', null)
    .execute()
}

const DELETED_OF_STUDENTS = [
  'response_sets',
  'coach_changes',
  'suggestions',
  'care_requests',
  'coach_notes',
  'story_reports',
  'story_thanks',
  'wall_waits',
  'stories',
  'school_codes',
  // The address can now prove another account.
  'proved_addresses',
] as const

/** Erases all personal data of a student from the rows that stay, and deletes the other rows. */
export async function eraseStudent(trx: Trx, profileId: string): Promise<void> {
  const own = { student_profile_id: profileId }
  for (const table of DELETED_OF_STUDENTS) {
    await trx
      .deleteFrom(table)
      .where((row) => row.and(own))
      .execute()
  }
  await eraseFeedbackWords(trx, 'student_profile_id', profileId)
  await eraseChanges(trx, 'student_profile_id', profileId)
  await withdrawObjections(trx, profileId)
  await trx
    .updateTable('bookings')
    .set({ pre_session_note: '', coach_plan: null, cancel_reason: '' })
    .where((row) => row.and(own))
    .execute()
  await trx
    .updateTable('student_profiles')
    .set({
      school: '',
      degree: '',
      course: '',
      state: '',
      city: '',
      language_preference: '',
      identify_as: '',
      sex: '',
      is_international: null,
      shares_identity: false,
      picture_key: null,
      proved_school: null,
      proved_at: null,
      proved_by: null,
      proof_taken_back: false,
      reminded_at: null,
    })
    .where('id', '=', profileId)
    .execute()
}

const DELETED_OF_COACHES = [
  'coach_notes',
  'weekly_hours',
  'date_overrides',
  'time_off',
  'suggestions',
  'coach_next_free',
  'coach_notices',
] as const

/**
 * Erases all personal data of a coach from the rows that stay, and deletes the other rows. What students wrote before
 * sessions belongs to them and stays.
 */
export async function eraseCoach(trx: Trx, coachId: string): Promise<void> {
  const own = { coach_id: coachId }
  for (const table of DELETED_OF_COACHES) {
    await trx
      .deleteFrom(table)
      .where((row) => row.and(own))
      .execute()
  }
  // A worry that nobody has closed stays for the student's sake, without whose it was.
  await trx
    .deleteFrom('care_requests')
    .where('coach_id', '=', coachId)
    .where('answered_at', 'is not', null)
    .execute()
  await trx.updateTable('care_requests').set({ coach_id: null }).where('coach_id', '=', coachId).execute()
  await eraseFeedbackWords(trx, 'coach_id', coachId)
  await eraseChanges(trx, 'coach_id', coachId)
  await trx
    .updateTable('bookings')
    .set({ coach_plan: null, cancel_reason: '' })
    .where((row) => row.and(own))
    .execute()
  await trx
    .updateTable('coaches')
    .set({
      city: '',
      state: '',
      focus_area: '',
      description: '',
      language_preference: '',
      codes: [],
      school: '',
      time_zone: 'UTC',
      phone_line: '',
      meeting_link: '',
      changes_asked: '',
      accepts_students: false,
      picture_key: null,
    })
    .where('id', '=', coachId)
    .execute()
  // After the coach's row is locked: otherwise the job that counts records would write them again.
  await trx
    .deleteFrom('coach_records')
    .where((row) => row.and(own))
    .execute()
}

/** The stars stay, so that a coach's rating does not change. */
async function eraseFeedbackWords(
  trx: Trx,
  column: 'student_profile_id' | 'coach_id',
  profileId: string,
): Promise<void> {
  const sessions = trx.selectFrom('bookings').select('id').where(column, '=', profileId)
  await trx
    .updateTable('feedback')
    .set({
      experience: '',
      feedback: '',
      impact: '',
      is_video_testimonial_share: false,
      testimonial_link: '',
    })
    .where('booking_id', 'in', sessions)
    .execute()
}

/**
 * Removes the person from an account. The row stays with a placeholder for the name and without an address. Deletes all
 * credentials and sign-ins, and the invitations and roster rows of the addresses that it has proved, except the
 * invitation `spared`.
 */
export async function eraseAccount(
  trx: Trx,
  person: PersonRow,
  now: Date,
  spared: string | undefined,
): Promise<void> {
  const { id } = person
  const profileId = person.student_id ?? person.coach_id ?? id
  const own = { account_id: id }
  await trx
    .deleteFrom('refresh_families')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('tickets')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('known_devices')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('mailed_codes')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('password_resets')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('email_proofs')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('notification_choices')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('care_staff')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('care_request_staff')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('calendar_feeds')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('messages')
    .where((row) => row.and(own))
    .execute()
  // Stored idempotent replies to the other person contain this one's name.
  await trx
    .deleteFrom('idempotency_keys')
    .where(({ or, eb }) => or([eb('account_id', '=', id), eb(raw`reply::text`, 'like', `%${profileId}%`)]))
    .execute()
  const emails = await provedAddresses(trx, id)
  const ofAddress = raw<boolean>`email = any(${emails}::text[])`
  await trx
    .deleteFrom('invitations')
    .where(ofAddress)
    .$if(spared !== undefined, (query) => query.where('id', '<>', spared as string))
    .execute()
  await trx.deleteFrom('roster_rows').where(ofAddress).execute()
  await trx
    .deleteFrom('former_addresses')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('address_codes')
    .where((row) => row.and(own))
    .execute()
  await trx
    .deleteFrom('address_requests')
    .where((row) => row.and(own))
    .execute()
  // Other people's exports too: they may name this person, and can be created again on request.
  await trx.deleteFrom('data_exports').execute()
  await trx
    .updateTable('accounts')
    .set({
      email: addressOfDeleted(id),
      email_proved_at: null,
      email_refused_at: null,
      password_hash: '',
      first_name: messagesOf('en').accounts.FORMER_NAMES[person.role],
      last_name: '',
      time_zone: null,
      locale: null,
      suspended_at: null,
      device_mail_at: null,
      deletion_due_at: null,
      deletion_told_at: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}
