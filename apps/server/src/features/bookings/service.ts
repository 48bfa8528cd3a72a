import { randomUUID } from 'node:crypto'
import type { Booking } from '@shinequo/contract/bookings'
import { bookingRefusal, isLiveClaim } from '@shinequo/domain/bookings/booking-policy'
import type { Context } from '../../plugins/context.ts'
import { type KeyedRequest, keepReply, keptReply } from '../../plugins/database/idempotency.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { noteTimeZone } from '../accounts/service.ts'
import { confirmClaim, lockParties, refusedSlot, refusingConflicts } from '../availability/service.ts'
import { announceBooking, deliverSoon } from '../notifications/service.ts'
import { mayBookFor } from './access.ts'
import { presentBooking } from './presenter.ts'
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
  const outcome = await refusingConflicts(() =>
    context.database.transaction(async (trx): Promise<Outcome<Booking>> => {
      await lockParties(trx, coachId, wanted.student_profile)
      const before = keyed && (await keptReply<Booking>(trx, keyed, now))
      if (before) return before
      const claim = await queries.claimToBook(trx, wanted.time_slot, wanted.student_profile, coachId)
      if (!claim) return refuse('not_found')
      wantedStart = claim.starts_at.getTime()
      const booked = claim.booking_id
        ? await bookingOfStudent(context, trx, claim.booking_id, claim.student_id)
        : await bookClaim(context, trx, claim, wanted, now)
      if (keyed && booked.ok) await keepReply(trx, keyed, booked, now)
      return booked
    }),
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

/** The bookings of whoever asks, student or coach, by start. Administrators have none. */
export async function listBookings(
  context: Context,
  actor: Actor,
  withCancelled: boolean,
): Promise<Outcome<Booking[]>> {
  const { role, profileId } = actor
  if (role === 'admin') return ok([])
  const rows = await queries.bookingsOf(context.database.root, { role, profileId }, withCancelled)
  return ok(rows.map((row) => presentBooking(row, context.env.baseUrl, context.clock.now())))
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
