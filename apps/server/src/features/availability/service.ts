import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@shinequo/contract/errors'
import { type CalendarOffer, calendarDays, joinedTimes } from '@shinequo/domain/availability/calendar-days'
import { type Interval, nearestOpen, slotRefusal } from '@shinequo/domain/availability/open-slots'
import { addDays, DAY, localDate, MINUTE, startOfLocalDate } from '@shinequo/domain/time/zoned-day'
import { notifierOf } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { type KeyedRequest, storeRefusal } from '../../plugins/database/idempotency.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Refusal, refuse } from '../../plugins/errors.ts'
import { insertTimeOff } from './hours/queries.ts'
import { openTimesOf } from './open-times/service.ts'
import { slotTimes } from './presenter.ts'
import { coachSchedule } from './queries.ts'

const YEAR = 366 * DAY

/**
 * Up to three open slots of the coach nearest to `wanted` (epoch milliseconds), without `wanted` itself. With
 * `otherDayIn`, slots on the same day in that zone are left out too.
 */
export async function alternativesTo(
  context: Context,
  coachId: string,
  wanted: number,
  otherDayIn: string | null = null,
): Promise<{ start_time: string; end_time: string }[]> {
  const times = await openTimesOf(context, coachId)
  const isOther = (start: number) =>
    otherDayIn ? localDate(start, otherDayIn) !== localDate(wanted, otherDayIn) : start !== wanted
  if (!times) return []
  const nearest = nearestOpen(times.starts.filter(isOther), wanted)
  return nearest.map((start) => slotTimes(start, times.sessionMinutes))
}

/**
 * The times that begin at these starts (epoch milliseconds) if the coach offers all of them, ignoring the booking if
 * there is one; otherwise null.
 */
export async function timesBesides(
  trx: Trx,
  coachId: string,
  bookingId: string | null,
  starts: readonly number[],
  now: number,
): Promise<Interval[] | null> {
  // Impossible times are refused before any query: the database cannot represent some of them.
  if (!starts.every((start) => Math.abs(start - now) < YEAR)) return null
  const [from, until] = [new Date(Math.min(...starts)), new Date(Math.max(...starts) + 1)]
  const found = await coachSchedule(trx, coachId, from, until, { claimOf: null, bookingId })
  if (!found?.accepting) return null
  const { schedule, busy } = found
  if (!starts.every((start) => slotRefusal(schedule, busy, now, start) === null)) return null
  return starts.map((start) => ({ start, end: start + schedule.sessionMinutes * MINUTE }))
}

/** What a coach offers on `count` dates of the coach's `zone`, from `first` on. */
export async function calendarOffer(
  context: Context,
  coachId: string,
  first: string,
  count: number,
  zone: string,
): Promise<CalendarOffer> {
  const [from, until] = [startOfLocalDate(first, zone), startOfLocalDate(addDays(first, count), zone)]
  const found = await coachSchedule(context.database.root, coachId, new Date(from), new Date(until))
  const times = await openTimesOf(context, coachId)
  if (!found || !times) throw new Error('A signed-in coach has no coaches row')
  const starts = times.starts.filter((start) => start >= from && start < until)
  return {
    days: calendarDays(found.schedule, first, count),
    open: joinedTimes(starts, times.sessionMinutes),
    away: found.schedule.timeOff
      .filter(({ start, end }) => end > from && start < until)
      .toSorted((a, b) => a.start - b.start),
  }
}

/** Stops offering the time of a booking that its coach cancels. The caller has locked the coach. */
export async function closeHour(
  trx: Trx,
  booking: {
    readonly id: string
    readonly coach_id: string
    readonly starts_at: Date
    readonly ends_at: Date
  },
): Promise<void> {
  const { id: booking_id, coach_id, starts_at, ends_at } = booking
  await insertTimeOff(trx, { id: randomUUID(), coach_id, starts_at, ends_at, booking_id })
}

/** Call this after the commit of any change of what these coaches offer: hours, zone, times off, claims, bookings. */
export function availabilityChanged(context: Context, coachIds: readonly string[]): void {
  notifierOf(context, 'availability').changed(coachIds)
}

const ABOUT_A_SLOT: ReadonlySet<ErrorCode> = new Set(['slot_taken', 'slot_not_offered', 'claim_expired'])

/** Refusals unrelated to the requested time: the same request may be sent again. */
const NOT_KEPT: ReadonlySet<ErrorCode> = new Set(['idempotency_mismatch', 'too_many_requests'])

/**
 * Completes a refusal: adds alternatives if the time that starts at `wanted` was refused, and stores it under the
 * request's idempotency key.
 */
export async function refusedSlot(
  context: Context,
  refusal: Refusal,
  coachId: string,
  wanted: number | undefined,
  keyed: KeyedRequest | undefined,
): Promise<Refusal> {
  const isNew = ABOUT_A_SLOT.has(refusal.reason) && !refusal.alternatives
  const complete =
    isNew && wanted !== undefined
      ? { ...refusal, alternatives: await alternativesTo(context, coachId, wanted) }
      : refusal
  if (keyed && !NOT_KEPT.has(refusal.reason)) {
    await storeRefusal(context.database.root, keyed, complete, context.clock.now())
  }
  return complete
}

/**
 * Turns a violation of the exclusion constraints into a refusal; for the `catch` of a transaction that takes a time.
 * Locks and rules prevent such violations, and the constraints are the last safeguard. Rethrows any other error.
 */
export function refusedConflict(error: unknown): Refusal {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23P01') throw error
  return refuse(constraint === 'time_slots_student_free' ? 'student_busy' : 'slot_taken')
}
