import type { BookingStatus } from '@shinequo/contract/bookings'
import type { Bond } from '@shinequo/domain/sessions/student-access'
import { sql as raw } from 'kysely'
import { calledName } from '../../plugins/database/called-name.ts'
import { bondWith } from '../../plugins/database/coach-bond.ts'
import { knownBy } from '../../plugins/database/known-students.ts'
import { isBarred, needsMatch } from '../../plugins/database/needs-match.ts'
import { ownWordsFor } from '../../plugins/database/own-words.ts'
import { coachesWithAccounts, joinPeople, PAIR, sessionsWithPeople } from '../../plugins/database/pairs.ts'
import { prepared } from '../../plugins/database/prepared.ts'
import { sessionIs } from '../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type ChangingRow, changesJson, noticeMinutes, proposedJson } from './changes/queries.ts'
import { type NoShowRow, noShowJson } from './objections/queries.ts'

/** The two people of a booking, with what each may know about the other. */
export interface PartiesRow {
  student_id: string
  student_account: string
  student_first: string
  student_last: string
  student_picture: string | null
  coach_id: string
  coach_account: string
  coach_first: string
  coach_last: string
  coach_picture: string | null
  coach_link: string
}

/** A booking with its people, its history and its feedback. */
export interface BookingRow extends PartiesRow, ChangingRow {
  id: string
  time_slot_id: string
  starts_at: Date
  ends_at: Date
  status: BookingStatus
  pre_session_note: string
  coach_plan: string | null
  rating: number | null
  feedback: string | null
  coach_rating: number | null
  /** The coach's newest mark that the student did not come. */
  no_show: NoShowRow | null
}

function bookingRows(db: Sql) {
  return sessionsWithPeople(db)
    .leftJoin('feedback as f', 'f.booking_id', 'b.id')
    .select([
      'b.id',
      'b.time_slot_id',
      'b.starts_at',
      'b.ends_at',
      'b.status',
      'b.pre_session_note',
      'b.coach_plan',
      'f.rating',
      'f.feedback',
      'f.coach_rating',
      's.id as student_id',
      'sa.id as student_account',
      'c.id as coach_id',
      'ca.id as coach_account',
      ...PAIR,
      'c.meeting_link as coach_link',
      'b.created_at',
      'b.moves',
      'b.cancelled_at',
      'b.cancelled_by',
      noticeMinutes.as('notice_minutes'),
      changesJson.as('changes'),
      proposedJson.as('proposed'),
      noShowJson.as('no_show'),
    ])
}

/** The person whose bookings are selected: a student's or a coach's profile. */
export interface Side {
  role: 'student' | 'coach'
  profileId: string
}

/** The bookings of one person, sorted by start; cancelled ones only on request. */
export async function bookingsOf(db: Sql, side: Side, withCancelled: boolean): Promise<BookingRow[]> {
  return bookingRows(db)
    .where(side.role === 'student' ? 'b.student_profile_id' : 'b.coach_id', '=', side.profileId)
    .$if(!withCancelled, (query) => query.where('b.status', '<>', 'cancelled'))
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .execute()
}

/** One booking, if it is this person's. */
export async function bookingOf(db: Sql, bookingId: string, side: Side): Promise<BookingRow | undefined> {
  return bookingRows(db)
    .where('b.id', '=', bookingId)
    .where(side.role === 'student' ? 'b.student_profile_id' : 'b.coach_id', '=', side.profileId)
    .executeTakeFirst()
}

/** A claim about to be booked, with all data that decides about it and that the booking will show. */
export interface ClaimRow extends PartiesRow {
  slot_status: 'claimed' | 'booked' | 'released'
  starts_at: Date
  ends_at: Date
  expires_at: Date | null
  booking_id: string | null
  /** The booking that this claim is to move; such a claim cannot become a new booking. */
  moving: string | null
  student_zone: string | null
  coach_zone: string
  account_ending: boolean
  is_completed: boolean
  coach_open: boolean
  needs_match: boolean
  barred: boolean
  upcoming: number
  most_upcoming: number
  /** Whether it is known who the student is. */
  known: boolean
  notice_minutes: number
}

/** The query for this student's claim `slotId` with this coach; no row if there never was one. */
export const claimToBook = prepared(
  ({ slotId, studentId, coachId, now }: { slotId: string; studentId: string; coachId: string; now: Date }) =>
    raw<ClaimRow>`
    select t.status as slot_status, t.starts_at, t.ends_at, t.expires_at, b.id as booking_id,
      t.moving_booking_id as moving,
      s.id as student_id, sa.id as student_account, ${calledName('sa')} as student_first,
      sa.last_name as student_last, s.picture_key as student_picture, sa.time_zone as student_zone,
      c.id as coach_id, ca.id as coach_account, ca.first_name as coach_first,
      ca.last_name as coach_last, c.picture_key as coach_picture, c.meeting_link as coach_link,
      c.time_zone as coach_zone,
      sa.deletion_due_at is not null or sa.erased_at is not null as account_ending,
      s.is_completed, coach_is_open(c, ca) as coach_open, ${needsMatch} as needs_match,
      ${isBarred} as barred,
      (select count(*)::int from bookings u
        where u.student_profile_id = s.id and ${sessionIs('upcoming', now, 'u')}) as upcoming,
      p.most_upcoming_sessions as most_upcoming, p.cancel_notice_minutes as notice_minutes,
      ${knownBy('s', 'sa')} as known
    from time_slots t ${joinPeople('t')}
      join programme p on p.id = 1
      left join bookings b on b.time_slot_id = t.id
    where t.id = ${slotId} and t.student_profile_id = ${studentId} and t.coach_id = ${coachId}`,
)

interface NewBooking {
  id: string
  slotId: string
  coachId: string
  studentId: string
  startsAt: Date
  endsAt: Date
  note: string
  now: Date
}

/** The statement that stores a booking of a slot. */
export const bookingToInsert = prepared(
  ({ id, slotId, coachId, studentId, startsAt, endsAt, note, now }: NewBooking) => raw`
    insert into bookings
      (id, time_slot_id, coach_id, student_profile_id, starts_at, ends_at, status, pre_session_note, created_at)
    values (${id}, ${slotId}, ${coachId}, ${studentId}, ${startsAt}, ${endsAt}, 'booked', ${note}, ${now})`,
)

/** A session as its coach sees it. */
export interface CoachSessionRow extends ChangingRow {
  id: string
  time_slot_id: string
  starts_at: Date
  ends_at: Date
  status: BookingStatus
  pre_session_note: string
  student_id: string
  student_first: string
  student_last: string
  student_picture: string | null
  student_zone: string | null
  bond: Bond
  school: string
  /** The school's name if an administrator set one. */
  school_name: string | null
  /** How many sessions the two had or have before this one. */
  earlier: number
  attending_at: Date | null
  coach_rating: number | null
  cancel_reason: string
  coach_link: string
  /** When the student was last in the room, as far as it is known. */
  student_was_at: Date | null
  /** When both were last in the room at once, as far as it is known. */
  both_were_at: Date | null
  no_show: NoShowRow | null
  /** What the student wrote elsewhere, as far as the coach can read it. */
  own_words: string[]
}

const coachSessionRows = (coachId: string, now: Date) => raw<CoachSessionRow>`
  select b.id, b.time_slot_id, b.starts_at, b.ends_at, b.status, b.pre_session_note, s.id as student_id,
    ${calledName('a')} as student_first, a.last_name as student_last, s.picture_key as student_picture,
    a.time_zone as student_zone, s.school, o.name as school_name, f.coach_rating, b.cancelled_by, b.cancel_reason,
    b.created_at, b.moves, b.cancelled_at, b.attending_at, ${noticeMinutes} as notice_minutes,
    ${changesJson} as changes, ${proposedJson} as proposed,
    (select c.meeting_link from coaches c where c.id = b.coach_id) as coach_link,
    ${bondWith(coachId, now)} as bond,
    ${ownWordsFor(coachId)} as own_words,
    r.student_was_at, r.both_were_at, ${noShowJson} as no_show,
    (select count(*)::int from bookings e
      where e.student_profile_id = s.id and e.coach_id = b.coach_id and e.starts_at < b.starts_at
        and e.status in ('booked', 'completed')) as earlier
  from bookings b
    join student_profiles s on s.id = b.student_profile_id
    join accounts a on a.id = s.account_id
    left join schools o on o.value = s.school
    left join feedback f on f.booking_id = b.id
    left join session_rooms r on r.booking_id = b.id
  where b.coach_id = ${coachId}`

/** The cursor of a page of sessions: it starts after this one. */
export interface SessionsAfter {
  startsAt: Date
  id: string
}

/** The coach's upcoming sessions, soonest first; or the past and cancelled ones, latest first. */
export async function sessionsOfCoach(
  db: Sql,
  coachId: string,
  wanted: { list: 'upcoming' | 'past'; now: Date; after: SessionsAfter | undefined; limit: number },
): Promise<CoachSessionRow[]> {
  const { list, now, after, limit } = wanted
  const upcoming = list === 'upcoming'
  const isListed = raw`b.status <> 'cancelled' and b.ends_at > ${now}`
  const further = after && (upcoming ? raw`>` : raw`<`)
  const { rows } = await raw<CoachSessionRow>`
    ${coachSessionRows(coachId, now)}
      and ${upcoming ? isListed : raw`not (${isListed})`}
      ${after ? raw`and (b.starts_at, b.id) ${further} (${after.startsAt}, ${after.id}::uuid)` : raw``}
    order by b.starts_at ${upcoming ? raw`asc` : raw`desc`}, b.id ${upcoming ? raw`asc` : raw`desc`}
    limit ${limit}`.execute(db)
  return rows
}

/** One session, if it is this coach's. */
export async function sessionOfCoach(
  db: Sql,
  bookingId: string,
  coachId: string,
  now: Date,
): Promise<CoachSessionRow | undefined> {
  const { rows } = await raw<CoachSessionRow>`
    ${coachSessionRows(coachId, now)} and b.id = ${bookingId}`.execute(db)
  return rows[0]
}

/** Locks the booking until the transaction ends: others who change it or give feedback on it wait. */
export async function lockBooking(trx: Trx, bookingId: string): Promise<void> {
  await bookingLock(trx, bookingId).execute()
}

/** The statement of `lockBooking`, for sending it together with others. */
export const bookingLock = (trx: Trx, bookingId: string) =>
  trx.selectFrom('bookings').select('id').where('id', '=', bookingId).forUpdate()

/**
 * Stores whether the student came, if that differs from what is stored; returns whether it did. Without a note, a
 * session counts as held as soon as it is over.
 */
export async function setAttendance(trx: Trx, bookingId: string, noShow: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ status: noShow ? 'no_show' : 'booked' })
    .where('id', '=', bookingId)
    .where('status', 'in', noShow ? ['booked', 'completed'] : ['no_show'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A cancelled session with its coach. */
export interface CancelledRow {
  id: string
  starts_at: Date
  ends_at: Date
  cancel_reason: string
  /** The coach does not offer the freed time again. */
  hour_closed: boolean
  coach_id: string
  coach_account: string
  coach_first: string
  coach_last: string
  coach_picture: string | null
}

/** This student's sessions that others cancelled, that start after `now` and were not dismissed, sorted by start. */
export async function cancellationsFor(db: Sql, studentId: string, now: Date): Promise<CancelledRow[]> {
  return coachesWithAccounts(db)
    .innerJoin('bookings as b', 'b.coach_id', 'c.id')
    .where('b.student_profile_id', '=', studentId)
    .where('b.status', '=', 'cancelled')
    .where('b.cancelled_by', '<>', 'student')
    .where('b.starts_at', '>', now)
    .where('b.cancellation_put_away_at', 'is', null)
    .orderBy('b.starts_at')
    .orderBy('b.id')
    .select([
      'b.id',
      'b.starts_at',
      'b.ends_at',
      'b.cancel_reason',
      raw<boolean>`exists (select from time_off o where o.booking_id = b.id)`.as('hour_closed'),
      'c.id as coach_id',
      'ca.id as coach_account',
      'ca.first_name as coach_first',
      'ca.last_name as coach_last',
      'c.picture_key as coach_picture',
    ])
    .execute()
}

/** Marks this student's cancelled session as dismissed; returns whether there is one. */
export async function putCancellationAway(
  trx: Trx,
  bookingId: string,
  studentId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ cancellation_put_away_at: now })
    .where('id', '=', bookingId)
    .where('student_profile_id', '=', studentId)
    .where('status', '=', 'cancelled')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The coach's booked sessions that start in [from, until), sorted by start. */
export async function sessionsBetween(
  db: Sql,
  coachId: string,
  from: Date,
  until: Date,
  now: Date,
): Promise<CoachSessionRow[]> {
  const { rows } = await raw<CoachSessionRow>`
    ${coachSessionRows(coachId, now)} and b.status <> 'cancelled' and b.starts_at >= ${from} and b.starts_at < ${until}
    order by b.starts_at`.execute(db)
  return rows
}
