import { randomUUID } from 'node:crypto'
import type {
  Booking,
  CancelledSession,
  CoachSession,
  listCoachSessions as listCoachSessionsEndpoint,
} from '@shinequo/contract/bookings'
import type { QueryOf, ReplyOf } from '@shinequo/contract/endpoint'
import * as field from '@shinequo/contract/fields'
import { attendanceRefusal } from '@shinequo/domain/bookings/attendance'
import { bookingRefusal, isLiveClaim } from '@shinequo/domain/bookings/booking-policy'
import { cancellationRefusal } from '@shinequo/domain/bookings/cancellation-policy'
import * as z from 'zod/mini'
import type { Context } from '../../plugins/context.ts'
import { type KeyedRequest, keepReply, keptReply } from '../../plugins/database/idempotency.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import { pageCursor, placeOf } from '../../plugins/page-cursor.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { noteTimeZone } from '../accounts/service.ts'
import { record } from '../audit/service.ts'
import {
  availabilityChanged,
  confirmClaim,
  lockParties,
  refusedSlot,
  refusingConflicts,
  releaseSlot,
} from '../availability/service.ts'
import { announceBooking, announceCancellation, deliverSoon } from '../notifications/service.ts'
import { mayBookFor, mayReadCancellations } from './access.ts'
import { attendedSession, presentBooking, presentCancellation, presentCoachSession } from './presenter.ts'
import * as queries from './queries.ts'

/** What a booking asks for; `time_slot` is the id of the student's claim. */
export interface WantedBooking {
  student_profile: string
  mentor_profile: string
  time_slot: string
  pre_session_note?: string | undefined
  time_zone?: string | undefined
}

/**
 * Turns a claim into a booking, with its mail, in one transaction. Asked again for a claim that is booked already,
 * it gives that booking again.
 */
export async function book(
  context: Context,
  actor: Actor,
  wanted: WantedBooking,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<Booking>> {
  if (!mayBookFor(actor, wanted.student_profile)) return refuse('forbidden')
  const now = context.clock.now()
  const coachId = wanted.mentor_profile.toLowerCase()
  let wantedStart = now
  const work = async (trx: Trx): Promise<Outcome<Booking>> => {
    await lockParties(trx, coachId, wanted.student_profile)
    const before = keyed && (await keptReply<Booking>(trx, keyed, now))
    if (before) return before
    const { time_slot: slotId, student_profile: studentId } = wanted
    const claim = await queries.claimToBook(trx, slotId, studentId, coachId, new Date(now))
    if (!claim) return refuse('not_found')
    wantedStart = claim.starts_at.getTime()
    const booked = claim.booking_id
      ? await bookingOfStudent(context, trx, claim.booking_id, claim.student_id)
      : await bookClaim(context, trx, claim, wanted, now)
    if (keyed && booked.ok) await keepReply(trx, keyed, booked, now)
    return booked
  }
  const outcome = await refusingConflicts(() =>
    context.database.transaction(work, { idempotent: keyed !== undefined }),
  )
  if (!outcome.ok) return refusedSlot(context, outcome, coachId, wantedStart, keyed)
  deliverSoon(context)
  return outcome
}

async function bookClaim(
  context: Context,
  trx: Trx,
  claim: queries.ClaimRow,
  wanted: WantedBooking,
  now: number,
): Promise<Outcome<Booking>> {
  const expiresAt = claim.expires_at?.getTime() ?? 0
  if (claim.slot_status !== 'claimed' || !isLiveClaim(expiresAt, now)) return refuse('claim_expired')
  const refusal = bookingRefusal({
    profileCompleted: claim.is_completed,
    coachAccepting: claim.coach_open,
    matchedOnly: claim.matched_only,
    matched: claim.matched,
    upcoming: claim.upcoming,
    mostUpcoming: claim.most_upcoming,
  })
  if (refusal) return refuse(refusal)
  const id = randomUUID()
  const note = wanted.pre_session_note ?? ''
  await confirmClaim(trx, wanted.time_slot)
  await queries.insertBooking(trx, {
    id,
    slotId: wanted.time_slot,
    coachId: claim.coach_id,
    studentId: claim.student_id,
    startsAt: claim.starts_at,
    endsAt: claim.ends_at,
    note,
    now: new Date(now),
  })
  const { time_zone } = wanted
  if (time_zone && time_zone !== claim.student_zone) {
    await noteTimeZone(trx, claim.student_account, time_zone)
  }
  await announceBooking(context, trx, id)
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
  }
  return ok(presentBooking(row, context.env.baseUrl, now))
}

/**
 * The bookings of whoever asks, student or coach, by start. Administrators have none. What students write in feedback
 * is for the programme: their coach reads the stars alone.
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
  return ok(shown.map((row) => presentBooking(row, context.env.baseUrl, context.clock.now())))
}

/** One booking, if it is this student's, else not found. */
export async function bookingOfStudent(
  context: Context,
  db: Sql,
  bookingId: string,
  studentId: string,
): Promise<Outcome<Booking>> {
  const row = await queries.bookingOfStudent(db, bookingId, studentId)
  return row ? ok(presentBooking(row, context.env.baseUrl, context.clock.now())) : refuse('not_found')
}

/** A page of a coach's sessions; the lists are long, and a coach has only so much of a day in view. */
const PAGE = 20
const sessionKey = z.tuple([field.instant, field.id])

/** The coach's own sessions, a page of them. */
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
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    sessions: page.map((row) => presentCoachSession(row, context.env.baseUrl, now)),
    next: rows.length > PAGE && last ? pageCursor([last.starts_at.toISOString(), last.id]) : null,
  })
}

/**
 * Cancels a session of the coach's own: its time is free again and the student's mail is enqueued, in one
 * transaction. Cancelled before, it stays as it was and nobody is told again.
 */
export async function cancelAsCoach(
  context: Context,
  coach: Actor,
  bookingId: string,
  reason: string,
): Promise<Outcome<CoachSession>> {
  let changed = false
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<CoachSession>> => {
    changed = false
    const found = await queries.sessionOfCoach(trx, bookingId, coach.profileId)
    if (!found) return refuse('not_found')
    await lockParties(trx, coach.profileId, found.student_id)
    await queries.lockBooking(trx, bookingId)
    const session = (await queries.sessionOfCoach(trx, bookingId, coach.profileId)) ?? found
    // Only now: feedback that came first has waited for the session's end, so this instant lies behind it too.
    const now = context.clock.now()
    const { status, ends_at } = session
    const refusal = cancellationRefusal({ status, end: ends_at.getTime() }, now)
    if (refusal) return refuse(refusal)
    if (status === 'cancelled') return ok(presentCoachSession(session, context.env.baseUrl, now))
    await queries.cancelBooking(trx, bookingId, 'coach', reason, new Date(now))
    await releaseSlot(trx, session.time_slot_id)
    await record(context, trx, coach, {
      action: 'booking.cancelled',
      subjectType: 'booking',
      subjectId: bookingId,
      studentProfileId: session.student_id,
      reason,
    })
    await announceCancellation(context, trx, bookingId)
    changed = true
    const cancelled = {
      ...session,
      status: 'cancelled',
      cancelled_by: 'coach',
      cancel_reason: reason,
    } as const
    return ok(presentCoachSession(cancelled, context.env.baseUrl, now))
  })
  if (changed) {
    availabilityChanged(context, [coach.profileId])
    deliverSoon(context)
  }
  return outcome
}

/** One of the coach's own sessions; anybody else's is not found. */
export async function coachSession(
  context: Context,
  coach: Actor,
  bookingId: string,
): Promise<Outcome<CoachSession>> {
  const row = await queries.sessionOfCoach(context.database.root, bookingId, coach.profileId)
  if (!row) return refuse('not_found')
  return ok(presentCoachSession(row, context.env.baseUrl, context.clock.now()))
}

/**
 * Notes of a session of the coach's own that its student did not come, or takes that back. What is noted already
 * stays, without another entry in the audit.
 */
export async function noteAttendance(
  context: Context,
  coach: Actor,
  bookingId: string,
  noShow: boolean,
): Promise<Outcome<CoachSession>> {
  return await context.database.transaction(async (trx) => {
    await queries.lockBooking(trx, bookingId)
    const session = await queries.sessionOfCoach(trx, bookingId, coach.profileId)
    if (!session) return refuse('not_found')
    // Only now: a cancellation or feedback that came first has been waited for.
    const now = context.clock.now()
    const refusal = attendanceRefusal(attendedSession(session), noShow, now)
    if (refusal) return refuse(refusal)
    if (await queries.setAttendance(trx, bookingId, noShow)) {
      await record(context, trx, coach, {
        action: noShow ? 'booking.marked_no_show' : 'booking.unmarked_no_show',
        subjectType: 'booking',
        subjectId: bookingId,
        studentProfileId: session.student_id,
      })
    }
    const noted = await queries.sessionOfCoach(trx, bookingId, coach.profileId)
    return ok(presentCoachSession(noted ?? session, context.env.baseUrl, now))
  })
}

/** What others cancelled of the student's sessions, as long as its time is to come and it is not put away. */
export async function listCancellations(
  context: Context,
  student: Actor,
): Promise<Outcome<CancelledSession[]>> {
  if (!mayReadCancellations(student)) return refuse('forbidden')
  return ok(await cancellationsFor(context, context.database.root, student))
}

async function cancellationsFor(context: Context, db: Sql, student: Actor): Promise<CancelledSession[]> {
  const now = new Date(context.clock.now())
  return (await queries.cancellationsFor(db, student.profileId, now)).map(presentCancellation)
}

/** Tells the student of this cancelled session no more; answers what is left to tell. */
export async function putCancellationAway(
  context: Context,
  student: Actor,
  bookingId: string,
): Promise<Outcome<CancelledSession[]>> {
  if (!mayReadCancellations(student)) return refuse('forbidden')
  return await context.database.transaction(async (trx) => {
    const now = new Date(context.clock.now())
    const found = await queries.putCancellationAway(trx, bookingId, student.profileId, now)
    return found ? ok(await cancellationsFor(context, trx, student)) : refuse('not_found')
  })
}

/** The coach's sessions that start in [from, until) (epoch milliseconds) and stand, by start. */
export async function coachSessionsBetween(
  context: Context,
  coach: Actor,
  from: number,
  until: number,
): Promise<CoachSession[]> {
  const { root } = context.database
  const rows = await queries.sessionsBetween(root, coach.profileId, new Date(from), new Date(until))
  return rows.map((row) => presentCoachSession(row, context.env.baseUrl, context.clock.now()))
}

/** The coach's first session that is neither over nor missed, or null. */
export async function nextCoachSession(context: Context, coach: Actor): Promise<CoachSession | null> {
  const now = context.clock.now()
  const upcoming = { list: 'upcoming', now: new Date(now), after: undefined, limit: 2 } as const
  const rows = await queries.sessionsOfCoach(context.database.root, coach.profileId, upcoming)
  // One of them runs at most, so that one is missed at most.
  const row = rows.find(({ status }) => status !== 'no_show')
  return row ? presentCoachSession(row, context.env.baseUrl, now) : null
}
