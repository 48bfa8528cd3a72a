import { randomUUID } from 'node:crypto'
import type { Booking, CancelledSession } from '@shinequo/contract/bookings'
import type {
  CoachSession,
  listCoachSessions as listCoachSessionsEndpoint,
} from '@shinequo/contract/bookings/coach-sessions'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as value from '@shinequo/contract/values'
import { attendanceRefusal, attendedSession } from '@shinequo/domain/bookings/attendance'
import { bookingRefusal, isLiveClaim } from '@shinequo/domain/bookings/booking-policy'
import { isAhead } from '@shinequo/domain/sessions/session-state'
import { isTimeZone } from '@shinequo/domain/time/zoned-day'
import * as z from 'zod/mini'
import { sessionsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { zoneToNote } from '../../plugins/database/account-zone.ts'
import {
  type KeyedRequest,
  lockAndRead,
  replyToStore,
  storeReply,
} from '../../plugins/database/idempotency.ts'
import { pipelineAndCommit } from '../../plugins/database/pipeline.ts'
import { sessionOf } from '../../plugins/database/session-state.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { pageOf, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { refusedConflict, refusedSlot } from '../availability/service.ts'
import { claimToConfirm, partiesLock } from '../availability/slots/queries.ts'
import { bookingMails } from '../notifications/reminders/service.ts'
import { bookingMail } from './mail/booking.ts'
import { storeAttendance } from './objections/service.ts'
import { presentBooking, presentCancellation, presentCoachSession } from './presenter.ts'
import * as queries from './queries.ts'

/** The input of a booking; `time_slot` is the id of the student's claim. */
export interface WantedBooking {
  student_profile: string
  mentor_profile: string
  time_slot: string
  pre_session_note?: string | undefined
  time_zone?: string | undefined
}

/**
 * Turns a claim into a booking and enqueues its mail, in one transaction. If the claim is booked already, returns that
 * booking.
 */
export async function book(
  context: Context,
  actor: Actor,
  wanted: WantedBooking,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<Booking>> {
  if (actor.role !== 'student' || actor.profileId !== wanted.student_profile) return refuse('forbidden')
  const now = context.clock.now()
  const coachId = wanted.mentor_profile
  const work = async (trx: Trx): Promise<{ outcome: Outcome<Booking>; start?: number }> => {
    const { time_slot: slotId, student_profile: studentId } = wanted
    const lock = partiesLock({ coachId, studentId })
    const read = queries.claimToBook({ slotId, studentId, coachId, now: new Date(now) })
    const { before, row: claim } = await lockAndRead<Booking, queries.ClaimRow>(trx, lock, read, keyed, now)
    if (before) return { outcome: before }
    if (!claim) return { outcome: refuse('not_found') }
    if (!claim.booking_id) {
      const outcome = await bookClaim(context, trx, claim, wanted, keyed, now)
      return { outcome, start: claim.starts_at.getTime() }
    }
    const outcome = await bookingOfStudent(context, trx, claim.booking_id, claim.student_id)
    if (keyed && outcome.ok) await storeReply(trx, keyed, outcome, now)
    return { outcome }
  }
  // A second run finds the booking of the first, even without a key.
  const { outcome, start } = await context.database
    .transaction(work, { idempotent: true })
    .catch((error: unknown) => ({ outcome: refusedConflict(error), start: undefined }))
  return outcome.ok ? outcome : refusedSlot(context, outcome, coachId, start, keyed)
}

async function bookClaim(
  context: Context,
  trx: Trx,
  claim: queries.ClaimRow,
  wanted: WantedBooking,
  keyed: KeyedRequest | undefined,
  now: number,
): Promise<Outcome<Booking>> {
  const expiresAt = claim.expires_at?.getTime() ?? 0
  if (claim.slot_status !== 'claimed' || !isLiveClaim(expiresAt, now)) return refuse('claim_expired')
  // Such a claim was made as if the booking that it moves did not exist.
  if (claim.moving !== null) return refuse('slot_not_offered')
  const refusal = bookingRefusal({
    accountEnding: claim.account_ending,
    profileCompleted: claim.is_completed,
    coachAccepting: claim.coach_open,
    needsMatch: claim.needs_match,
    barred: claim.barred,
    known: claim.known,
    upcoming: claim.upcoming,
    mostUpcoming: claim.most_upcoming,
  })
  if (refusal) return refuse(refusal)
  const id = randomUUID()
  const note = wanted.pre_session_note ?? ''
  const row: queries.BookingRow = {
    ...claim,
    id,
    time_slot_id: wanted.time_slot,
    status: 'booked',
    pre_session_note: note,
    coach_plan: null,
    rating: null,
    feedback: null,
    coach_rating: null,
    no_show: null,
    created_at: new Date(now),
    moves: 0,
    cancelled_at: null,
    cancelled_by: null,
    changes: [],
    proposed: [],
  }
  const reply = ok(presentBooking(row, 'student', context, now))
  const { time_zone: zone = null } = wanted
  const isMoved = zone !== null && zone !== claim.student_zone && isTimeZone(zone)
  const student_zone = isMoved ? zone : claim.student_zone
  const messages = bookingMails(context, bookingMail, {
    ...claim,
    id,
    status: 'booked',
    sequence: 0,
    student_zone,
  })
  afterPossibleCommit(() => sessionsChanged(context, [claim.coach_id, claim.student_id]))
  await pipelineAndCommit(
    trx,
    claimToConfirm({ slotId: wanted.time_slot }),
    queries.bookingToInsert({
      id,
      slotId: wanted.time_slot,
      coachId: claim.coach_id,
      studentId: claim.student_id,
      startsAt: claim.starts_at,
      endsAt: claim.ends_at,
      note,
      now: new Date(now),
    }),
    messages,
    ...(keyed ? [replyToStore(keyed, reply, now)] : []),
    ...(isMoved ? [zoneToNote(trx, claim.student_account, zone)] : []),
  )
  return reply
}

/**
 * The caller's bookings, as student or coach, sorted by start. Administrators have none. The text of students' feedback
 * is for the programme: their coach sees only the stars.
 */
export async function listBookings(
  context: Context,
  actor: Actor,
  withCancelled: boolean,
): Promise<Outcome<Booking[]>> {
  const { role, profileId } = actor
  if (role === 'admin') return ok([])
  const rows = await queries.bookingsOf(context.database.root, { role, profileId }, withCancelled)
  const shown = role === 'coach' ? rows.map((row) => ({ ...row, feedback: null })) : rows
  return ok(shown.map((row) => presentBooking(row, role, context, context.clock.now())))
}

/** One booking, if it is this student's; otherwise not found. */
export async function bookingOfStudent(
  context: Context,
  db: Sql,
  bookingId: string,
  studentId: string,
): Promise<Outcome<Booking>> {
  const row = await queries.bookingOf(db, bookingId, { role: 'student', profileId: studentId })
  return row ? ok(presentBooking(row, 'student', context, context.clock.now())) : refuse('not_found')
}

/** Sessions per page. The lists are long, and a coach looks at only a few days at a time. */
const PAGE = 20
const sessionKey = z.tuple([value.instant, value.id])

/** A page of the coach's own sessions. */
export async function listCoachSessions(
  context: Context,
  coach: Actor,
  { list = 'upcoming', cursor }: QueryOf<typeof listCoachSessionsEndpoint>,
): Promise<Outcome<ReplyOf<typeof listCoachSessionsEndpoint>>> {
  const place = placeOf(cursor, sessionKey)
  if (!place.ok) return place
  const key = place.value
  const now = context.clock.now()
  const rows = await queries.sessionsOfCoach(context.database.root, coach.profileId, {
    list,
    now: new Date(now),
    after: key && { startsAt: new Date(key[0]), id: key[1] },
    limit: PAGE + 1,
  })
  const { shown, next } = pageOf(rows, PAGE, (last) => [last.starts_at.toISOString(), last.id])
  return ok({
    sessions: shown.map((row) => presentCoachSession(row, context, now)),
    next,
  })
}

/** One of the coach's own sessions; another coach's is not found. */
export async function coachSession(
  context: Context,
  coach: Actor,
  bookingId: string,
): Promise<Outcome<CoachSession>> {
  const now = context.clock.now()
  const row = await queries.sessionOfCoach(context.database.root, bookingId, coach.profileId, new Date(now))
  return row ? ok(presentCoachSession(row, context, now)) : refuse('not_found')
}

/**
 * Notes that the student did not come to the coach's own session, or withdraws that note. If nothing changes, no audit
 * entry and no mail is added.
 */
export async function noteAttendance(
  context: Context,
  coach: Actor,
  bookingId: string,
  noShow: boolean,
): Promise<Outcome<CoachSession>> {
  return context.database.transaction(async (trx): Promise<Outcome<CoachSession>> => {
    await queries.lockBooking(trx, bookingId)
    const read = () => queries.sessionOfCoach(trx, bookingId, coach.profileId, new Date(context.clock.now()))
    const session = await read()
    if (!session) return refuse('not_found')
    // Read the clock after waiting for the lock: an earlier cancellation or feedback is finished by then.
    const now = context.clock.now()
    const refusal = attendanceRefusal(attendedSession(sessionOf(session), session), noShow, now)
    if (refusal) return refuse(refusal)
    if (await storeAttendance(context, trx, bookingId, noShow, new Date(now))) {
      afterPossibleCommit(() => sessionsChanged(context, [coach.profileId, session.student_id]))
      await record(context, trx, coach, {
        action: noShow ? 'booking.marked_no_show' : 'booking.unmarked_no_show',
        subjectType: 'booking',
        subjectId: bookingId,
        studentProfileId: session.student_id,
      })
    }
    return ok(presentCoachSession((await read()) ?? session, context, now))
  })
}

/** The student's sessions that others cancelled, until their time has passed or they are dismissed. */
export async function listCancellations(
  context: Context,
  student: Actor,
): Promise<Outcome<CancelledSession[]>> {
  if (student.role !== 'student') return refuse('forbidden')
  return ok(await cancellationsFor(context, context.database.root, student))
}

async function cancellationsFor(context: Context, db: Sql, student: Actor): Promise<CancelledSession[]> {
  const now = new Date(context.clock.now())
  return (await queries.cancellationsFor(db, student.profileId, now)).map(presentCancellation)
}

/** Dismisses the notice of this cancelled session; returns the remaining notices. */
export async function putCancellationAway(
  context: Context,
  student: Actor,
  bookingId: string,
): Promise<Outcome<CancelledSession[]>> {
  if (student.role !== 'student') return refuse('forbidden')
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<CancelledSession[]>> => {
    const now = new Date(context.clock.now())
    const found = await queries.putCancellationAway(trx, bookingId, student.profileId, now)
    return found ? ok(await cancellationsFor(context, trx, student)) : refuse('not_found')
  })
  // Updates the same person's other open pages.
  if (outcome.ok) sessionsChanged(context, [student.profileId])
  return outcome
}

/** The coach's booked sessions that start in [from, until) (epoch milliseconds), sorted by start. */
export async function coachSessionsBetween(
  context: Context,
  coach: Actor,
  from: number,
  until: number,
): Promise<CoachSession[]> {
  const { root } = context.database
  const now = context.clock.now()
  const [start, end] = [new Date(from), new Date(until)]
  const rows = await queries.sessionsBetween(root, coach.profileId, start, end, new Date(now))
  return rows.map((row) => presentCoachSession(row, context, now))
}

/** The coach's first session that is neither over nor missed, or null. */
export async function nextCoachSession(context: Context, coach: Actor): Promise<CoachSession | null> {
  const now = context.clock.now()
  const upcoming = { list: 'upcoming', now: new Date(now), after: undefined, limit: 2 } as const
  const rows = await queries.sessionsOfCoach(context.database.root, coach.profileId, upcoming)
  // At most one session is running, so at most one of the rows is missed.
  const row = rows.find((session) => isAhead(sessionOf(session), now))
  return row ? presentCoachSession(row, context, now) : null
}
