import { sql as raw } from 'kysely'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Person, shortName } from '../own-data/queries.ts'

/*
 * What two people did together, one function per section of what each of them gets: sessions, what they wrote in them, and
 * what came of them. own-data/queries.ts has the rest, and says what holds for both.
 */

/** The changes to a session after it was booked, oldest first. */
const changes = raw<{ what: string; at: string; by: string; reason: string }[]>`coalesce((
  select json_agg(json_build_object('what', h.what, 'at', h.done_at, 'by', h.done_by, 'late', h.is_late,
    'from', h.from_starts_at, 'to', h.to_starts_at, 'reason', h.reason) order by h.id)
  from booking_changes h where h.booking_id = b.id), '[]')`

/** The other times that the coach proposed. */
const proposed = raw<{ starts_at: string; proposed_at: string }[]>`coalesce((
  select json_agg(json_build_object('starts_at', o.starts_at, 'ends_at', o.ends_at, 'proposed_at', o.proposed_at)
    order by o.starts_at)
  from proposed_times o where o.booking_id = b.id), '[]')`

/** The coach's mark that the student did not come, and what followed: one row or none. */
const missed = raw<object[]>`coalesce((
  select json_agg(to_jsonb(n) - 'booking_id') from no_shows n where n.booking_id = b.id), '[]')`

/** What is kept about the session `b` apart from its own row. */
const sessionFacts = [
  changes.as('changes'),
  proposed.as('proposed_times'),
  missed.as('marked_as_missed'),
] as const

export async function sessionsOfStudent(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('coaches as c', 'c.id', 'b.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      shortName('ca').as('coach'),
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.pre_session_note as your_note',
      'b.coach_plan',
      'b.created_at as booked_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      'b.cancellation_put_away_at as cancellation_read_at',
      'b.moves as times_moved',
      ...sessionFacts,
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/** Leaves out what the student wrote before a session: that belongs to the student. */
export async function sessionsOfCoach(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('bookings as b')
    .innerJoin('student_profiles as s', 's.id', 'b.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([
      shortName('sa').as('student'),
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.coach_plan',
      'b.created_at as booked_at',
      'b.cancelled_at',
      'b.cancelled_by',
      'b.cancel_reason',
      'b.moves as times_moved',
      ...sessionFacts,
    ])
    .where('b.coach_id', '=', coach_id)
    .orderBy('b.starts_at', 'desc')
    .execute()
}

/**
 * Messages in the rooms of sessions. For a student, their own and what coaches wrote to them; for a coach, only their
 * own.
 */
export async function chat(sql: Sql, { student_id, coach_id }: Person) {
  return sql
    .selectFrom('session_messages as m')
    .innerJoin('bookings as b', 'b.id', 'm.booking_id')
    .select(['b.starts_at as session_at', 'm.author as written_by', 'm.text', 'm.sent_at'])
    .where(({ or, and, eb }) =>
      or([
        eb('b.student_profile_id', '=', student_id),
        and([eb('b.coach_id', '=', coach_id), eb('m.author', '=', 'coach')]),
      ]),
    )
    .orderBy('m.id')
    .execute()
}

/** Times that a student held, whether or not they led to a session. */
export async function heldTimes(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('time_slots as t')
    .innerJoin('coaches as c', 'c.id', 't.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([
      shortName('ca').as('coach'),
      't.starts_at',
      't.ends_at',
      't.status',
      't.claimed_at as held_since',
      't.expires_at as held_until',
    ])
    .where('t.student_profile_id', '=', student_id)
    .orderBy('t.starts_at', 'desc')
    .execute()
}

export async function feedbackGiven(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select([
      'b.starts_at as session_at',
      'f.created_at as given_at',
      'f.coach_rating',
      'f.rating as session_rating',
      'f.experience',
      'f.feedback',
      'f.recommend',
      'f.impact',
      'f.is_video_testimonial_share as would_share_a_video',
      'f.testimonial_link as contact_for_the_video',
    ])
    .where('b.student_profile_id', '=', student_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}

/** Only the stars, as coaches see them: the texts are for the programme. */
export async function ratingsReceived(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('feedback as f')
    .innerJoin('bookings as b', 'b.id', 'f.booking_id')
    .select(['b.starts_at as session_at', 'f.created_at as given_at', 'f.coach_rating as stars'])
    .where('f.coach_id', '=', coach_id)
    .orderBy('f.created_at', 'desc')
    .execute()
}

/** Notes that coaches shared with the student. */
export async function sharedNotes(sql: Sql, { student_id }: Person) {
  return sql
    .selectFrom('coach_notes as n')
    .innerJoin('coaches as c', 'c.id', 'n.coach_id')
    .innerJoin('accounts as ca', 'ca.id', 'c.account_id')
    .select([shortName('ca').as('coach'), 'n.text', 'n.created_at', 'n.updated_at'])
    .where('n.student_profile_id', '=', student_id)
    .where('n.shared', '=', true)
    .orderBy('n.created_at', 'desc')
    .execute()
}

export async function notesWritten(sql: Sql, { coach_id }: Person) {
  return sql
    .selectFrom('coach_notes as n')
    .innerJoin('student_profiles as s', 's.id', 'n.student_profile_id')
    .innerJoin('accounts as sa', 'sa.id', 's.account_id')
    .select([shortName('sa').as('about'), 'n.text', 'n.shared', 'n.created_at', 'n.updated_at'])
    .where('n.coach_id', '=', coach_id)
    .orderBy('n.created_at', 'desc')
    .execute()
}
