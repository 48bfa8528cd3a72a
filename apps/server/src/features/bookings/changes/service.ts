import type { Booking, cancelBooking as cancelBookingEndpoint } from '@shinequo/contract/bookings'
import type { BodyOf } from '@shinequo/contract/endpoint'
import { rule } from '@shinequo/contract/rules'
import {
  cancellationRefusal,
  capRefusal,
  isLiveClaim,
  moveRefusal,
  restorableUntil,
  wouldBeLate,
} from '@shinequo/domain/bookings/booking-policy'
import { sessionsChanged } from '../../../plugins/change-notifier.ts'
import type { Context } from '../../../plugins/context.ts'
import { type KeyedRequest, lockAndRead, storeReply } from '../../../plugins/database/idempotency.ts'
import { sessionOf } from '../../../plugins/database/session-state.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { notifyRooms, ROOMS_CHANGED } from '../../../plugins/room-notifications.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { availabilityChanged, closeHour, refusedConflict, refusedSlot } from '../../availability/service.ts'
import {
  confirmClaim,
  type OwnSlot,
  partiesLock,
  releaseSlot,
  reopenHour,
  slotOfStudent,
  takeSlotAgain,
} from '../../availability/slots/queries.ts'
import { sessionChanged, sessionRestored } from '../../notifications/reminders/service.ts'
import { movedMail } from '../mail/booking-moved.ts'
import { afterUndo, cancellationMail } from '../mail/cancellation.ts'
import { presentBooking } from '../presenter.ts'
import { type BookingRow, bookingLock, bookingOf, lockBooking, type Side } from '../queries.ts'
import * as queries from './queries.ts'

/** The input of a change: the booking as read under the locks, who changes it, and when. */
interface Changing {
  readonly trx: Trx
  readonly row: BookingRow
  readonly side: Side
  readonly actor: Actor
  readonly now: number
}

/** The time that the actor wanted, for a refusal with alternatives. */
interface Wanted {
  coachId: string
  start: number
}

/**
 * Runs one change of the actor's own booking under locks: nobody else can change the times of its two people between
 * what `act` reads and what it writes. `act` returns whether it changed anything; changing nothing is no error.
 * Somebody else's booking is not found.
 */
export async function changeBooking<T>(
  context: Context,
  actor: Actor,
  bookingId: string,
  keyed: KeyedRequest | undefined,
  act: (changing: Changing, wanted: Wanted) => Promise<Outcome<boolean>>,
  present: (trx: Trx, side: Side, now: number) => Promise<T>,
): Promise<Outcome<T>> {
  const { role, profileId } = actor
  // Administrators do not change bookings.
  if (role === 'admin') return refuse('not_found')
  const side: Side = { role, profileId }
  const work = async (trx: Trx): Promise<{ outcome: Outcome<T>; wanted?: Wanted }> => {
    const found = await bookingOf(trx, bookingId, side)
    if (!found) return { outcome: refuse('not_found') }
    const wanted: Wanted = { coachId: found.coach_id, start: found.starts_at.getTime() }
    afterPossibleCommit(() => availabilityChanged(context, [found.coach_id]))
    const lock = partiesLock({ coachId: found.coach_id, studentId: found.student_id })
    const { before } = await lockAndRead<T, unknown>(
      trx,
      lock,
      bookingLock(trx, bookingId),
      keyed,
      context.clock.now(),
    )
    if (before) return { outcome: before, wanted }
    const row = (await bookingOf(trx, bookingId, side)) ?? found
    // Read the clock after waiting for the locks, so that every earlier change is in the past.
    const now = context.clock.now()
    const acted = await act({ trx, row, side, actor, now }, wanted)
    if (!acted.ok) return { outcome: acted, wanted }
    if (acted.value) afterPossibleCommit(() => sessionsChanged(context, [row.coach_id, row.student_id]))
    const outcome = ok(await present(trx, side, now))
    if (keyed) await storeReply(trx, keyed, outcome, now)
    return { outcome }
  }
  const { outcome, wanted } = await context.database
    .transaction(work, { idempotent: keyed !== undefined })
    .catch((error: unknown) => ({ outcome: refusedConflict(error), wanted: undefined }))
  if (outcome.ok || !wanted) return outcome
  return refusedSlot(context, outcome, wanted.coachId, wanted.start, keyed)
}

/** Presents a booking to the person who changed it. */
export function presentTo(context: Context, bookingId: string) {
  return async (trx: Trx, side: Side, now: number): Promise<Booking> => {
    const row = await bookingOf(trx, bookingId, side)
    if (!row) throw new Error('A booking that was changed is gone')
    const shown = side.role === 'coach' ? { ...row, feedback: null } : row
    return presentBooking(shown, side.role, context, now)
  }
}

const timesOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }) => ({
  startsAt: starts_at,
  endsAt: ends_at,
})

async function recordAct(
  context: Context,
  { trx, actor, row }: Changing,
  action: string,
  reason = '',
): Promise<void> {
  // Students' changes to their own sessions are recorded in the session's history instead.
  if (actor.role !== 'coach') return
  const { id: subjectId, student_id: studentProfileId } = row
  await record(context, trx, actor, { action, subjectType: 'booking', subjectId, studentProfileId, reason })
}

/**
 * Cancels a session before its start. Its time is free at once, unless the coach closes it, and both people are
 * notified a minute later. If it was cancelled before, nothing changes and nobody is notified again.
 */
export async function cancelBooking(
  context: Context,
  actor: Actor,
  bookingId: string,
  { reason, close_hour }: BodyOf<typeof cancelBookingEndpoint>,
): Promise<Outcome<Booking>> {
  const act = async (changing: Changing): Promise<Outcome<boolean>> => {
    const { trx, row, side, now } = changing
    if (side.role === 'coach' && reason === '') {
      return refuse('invalid_input', { errors: { reason: rule('student_reason_required') } })
    }
    const session = sessionOf(row)
    const refusal = cancellationRefusal(session, now)
    if (refusal) return refuse(refusal)
    if (row.status === 'cancelled') return ok(false)
    await cancelNow(context, changing, reason)
    if (side.role === 'coach' && close_hour) await closeHour(trx, row)
    await recordAct(context, changing, 'booking.cancelled', reason)
    return ok(true)
  }
  return changeBooking(context, actor, bookingId, undefined, act, presentTo(context, bookingId))
}

/** Cancels a booked session: its time is free, and both people are notified when it can no longer be undone. */
async function cancelNow(context: Context, { trx, row, side, now }: Changing, reason: string): Promise<void> {
  const at = new Date(now)
  const late = wouldBeLate(sessionOf(row), row.notice_minutes, now)
  await queries.cancelBooking(trx, row.id, side.role, reason, at)
  await notifyRooms(trx, ROOMS_CHANGED, [row.id])
  await releaseSlot(trx, row.time_slot_id, { stays: true })
  await queries.deleteProposals(trx, row.id)
  const change = await queries.insertChange(trx, row.id, {
    what: 'cancelled',
    by: side.role,
    at,
    from: timesOf(row),
    to: null,
    late,
    reason,
  })
  const news = { kind: cancellationMail, told: { change }, at: new Date(afterUndo(now)) }
  await sessionChanged(context, trx, row.id, news)
}

/**
 * Cancels sessions of a student that have not started, without a reason, as part of a larger change. The caller has
 * locked both people, and calls `availabilityChanged` and `sessionsChanged` after the commit.
 */
export async function cancelSessions(
  context: Context,
  trx: Trx,
  student: Actor,
  bookingIds: readonly string[],
): Promise<void> {
  const side = { role: 'student', profileId: student.profileId } as const
  for (const id of bookingIds) {
    await lockBooking(trx, id)
    const row = await bookingOf(trx, id, side)
    if (row) await cancelNow(context, { trx, row, side, actor: student, now: context.clock.now() }, '')
  }
}

/**
 * Undoes the actor's own cancellation within a minute, unless somebody else has taken the time. Nobody was notified of
 * the cancellation yet. A booked session stays unchanged.
 */
export async function restoreBooking(
  context: Context,
  actor: Actor,
  bookingId: string,
): Promise<Outcome<Booking>> {
  const act = async (changing: Changing): Promise<Outcome<boolean>> => {
    const { trx, row, side, now } = changing
    if (row.status !== 'cancelled') return ok(false)
    const cancelled = {
      start: row.starts_at.getTime(),
      cancelledAt: row.cancelled_at?.getTime() ?? null,
      cancelledBy: row.cancelled_by,
    }
    const at = new Date(now)
    const parties = await queries.partiesOf(trx, row.id, at)
    if (restorableUntil(cancelled, side.role, now) === null || !parties || parties.gone) {
      return refuse('undo_over')
    }
    const isStudent = side.role === 'student'
    const refusal = isStudent ? capRefusal(parties) : null
    if (refusal) return refuse(refusal)
    if (!(await takeSlotAgain(trx, row.time_slot_id, { ownClaim: isStudent, now: at }))) {
      return refuse('slot_taken')
    }
    await reopenHour(trx, row.id)
    await queries.restoreBooking(trx, row.id)
    await queries.insertChange(trx, row.id, {
      what: 'restored',
      by: side.role,
      at,
      from: null,
      to: timesOf(row),
    })
    await sessionRestored(context, trx, row.id)
    await recordAct(context, changing, 'booking.restored')
    return ok(true)
  }
  return changeBooking(context, actor, bookingId, undefined, act, presentTo(context, bookingId))
}

/**
 * Moves a student's own session to the time of a claim. The old time is free at once, and both people are notified. If
 * the session already has that time, it stays unchanged.
 */
export async function moveBooking(
  context: Context,
  actor: Actor,
  bookingId: string,
  slotId: string,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<Booking>> {
  if (actor.role !== 'student') return refuse('not_found')
  const act = async ({ trx, row, now }: Changing, wanted: Wanted): Promise<Outcome<boolean>> => {
    const slot = await slotOfStudent(trx, slotId, row.student_id)
    if (!slot || slot.coach_id !== row.coach_id) return refuse('not_found')
    const start = slot.starts_at.getTime()
    wanted.start = start
    if (row.time_slot_id === slotId && row.status === 'booked') return ok(false)
    const proposed = row.proposed.some((time) => time.start === start)
    const session = { ...sessionOf(row), moves: row.moves }
    const refusal = moveRefusal(session, { noticeMinutes: row.notice_minutes, proposed }, now)
    if (refusal) return refuse(refusal)
    if (!isClaimFor(slot, row.id, now)) return refuse('claim_expired')
    if (!proposed && (await queries.isBarredFrom(trx, row.id))) return refuse('not_available_to_you')
    const to = timesOf(slot)
    const at = new Date(now)
    await releaseSlot(trx, row.time_slot_id, { stays: false })
    await confirmClaim(trx, slotId)
    await queries.moveBooking(trx, row.id, { slotId, moves: row.moves + (proposed ? 0 : 1), ...to })
    await notifyRooms(trx, ROOMS_CHANGED, [row.id])
    await queries.deleteProposals(trx, row.id)
    const moved = { what: 'moved', by: 'student', at, from: timesOf(row), to } as const
    const change = await queries.insertChange(trx, row.id, moved)
    const from = { startsAt: row.starts_at.getTime(), endsAt: row.ends_at.getTime() }
    await sessionChanged(context, trx, row.id, { kind: movedMail, told: { change, from } })
    return ok(true)
  }
  return changeBooking(context, actor, bookingId, keyed, act, presentTo(context, bookingId))
}

/** Whether a slot is a live claim to which this booking can be moved. */
function isClaimFor(slot: OwnSlot, bookingId: string, now: number): boolean {
  if (slot.status !== 'claimed' || !isLiveClaim(slot.expires_at?.getTime() ?? 0, now)) return false
  return slot.moving_booking_id === null || slot.moving_booking_id === bookingId
}
