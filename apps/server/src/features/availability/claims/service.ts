import { randomUUID } from 'node:crypto'
import type { ClaimedSlot } from '@shinequo/contract/availability'
import type { ErrorCode } from '@shinequo/contract/errors'
import { type SlotRefusal, slotRefusal } from '@shinequo/domain/availability/open-slots'
import {
  bookingRefusal,
  CLAIMS_WINDOW_MS,
  claimExpiry,
  isLiveClaim,
  MAX_CLAIMS,
  moveRefusal,
} from '@shinequo/domain/bookings/booking-policy'
import { DAY, MINUTE } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../../plugins/context.ts'
import {
  type KeyedRequest,
  lockAndRead,
  replyToStore,
  storeReply,
} from '../../../plugins/database/idempotency.ts'
import { pipelineAndCommit } from '../../../plugins/database/pipeline.ts'
import type { Trx } from '../../../plugins/database/tables.ts'
import { afterPossibleCommit } from '../../../plugins/database/transaction.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { claimedSlot } from '../presenter.ts'
import { availabilityChanged, refusedConflict, refusedSlot } from '../service.ts'
import * as slots from '../slots/queries.ts'
import * as queries from './queries.ts'

const YEAR = 366 * DAY

/** What a claim asks for. */
export interface WantedSlot {
  student_profile: string
  mentor_profile: string
  start_time: string
  end_time: string
  moving?: string | undefined
}

/** The error code of a slot refusal: only a time that somebody has is 'taken'. */
function codeOf(refusal: SlotRefusal): ErrorCode {
  return refusal === 'booked' ? 'slot_taken' : 'slot_not_offered'
}

/** Claims a slot for ten minutes. Releases the student's former claim, with any coach. */
export async function claimSlot(
  context: Context,
  actor: Actor,
  wanted: WantedSlot,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<ClaimedSlot[]>> {
  // A student claims for themselves only.
  if (actor.role !== 'student' || actor.profileId !== wanted.student_profile) return refuse('forbidden')
  const now = context.clock.now()
  const start = Date.parse(wanted.start_time)
  const claim = {
    id: randomUUID(),
    coachId: wanted.mentor_profile,
    studentId: wanted.student_profile,
    start,
    end: Date.parse(wanted.end_time),
    expiresAt: claimExpiry(now),
    renewed: false,
    moving: wanted.moving ?? null,
  }
  // Impossible times are refused before any query: the database cannot represent some of them.
  const length = claim.end - start
  if (!(length > 0 && length < DAY && Math.abs(start - now) < YEAR)) {
    return refusedSlot(context, refuse('slot_not_offered'), claim.coachId, start, undefined)
  }
  const mostClaims = Math.max(1, Math.round(MAX_CLAIMS * context.env.rateLimitScale))
  const work = async (trx: Trx): Promise<Outcome<ClaimedSlot[]>> => {
    const lock = slots.partiesLock(claim)
    const read = queries.claimSituation(claim, now, mostClaims)
    const { before, row } = await lockAndRead<ClaimedSlot[], queries.ClaimSituation>(
      trx,
      lock,
      read,
      keyed,
      now,
    )
    if (before) return before
    if (!row) return refuse('not_found')
    const decided = decideClaim(row, claim, now)
    if (!decided.ok) return decided
    const { kind, claim: held } = decided.value
    const reply = ok([claimedSlot(held, row.noticeMinutes)])
    if (kind === 'held') {
      if (keyed) await storeReply(trx, keyed, reply, now)
      return reply
    }
    const kept = keyed ? [replyToStore(keyed, reply, now)] : []
    const changed = new Set([held.coachId, ...row.claimedCoaches])
    afterPossibleCommit(() => availabilityChanged(context, [...changed]))
    await pipelineAndCommit(trx, queries.claimToInsert(held, now), ...kept)
    return reply
  }
  // A second run finds the claim of the first, even without a key.
  const outcome = await context.database.transaction(work, { idempotent: true }).catch(refusedConflict)
  return outcome.ok ? outcome : refusedSlot(context, outcome, claim.coachId, start, keyed)
}

/** Why the booking cannot be moved to the claimed time, or null if it can. */
function movingRefusal(
  { moving }: queries.Claim,
  { movingBooking, noticeMinutes }: queries.ClaimSituation,
  now: number,
): ErrorCode | null {
  if (moving === null) return null
  if (!movingBooking) return 'not_found'
  return moveRefusal(movingBooking, { noticeMinutes, proposed: movingBooking.proposed }, now)
}

/** The result of a claim request: a new claim to store, or the one that the student already holds on the slot. */
interface Decided {
  readonly kind: 'new' | 'held'
  readonly claim: queries.Claim
}

/** The claim to store, the student's live claim on the same slot, or the reason to refuse. */
function decideClaim(situation: queries.ClaimSituation, claim: queries.Claim, now: number): Outcome<Decided> {
  const { accepting, ownClaim, schedule, busy } = situation
  if (claim.end - claim.start !== schedule.sessionMinutes * MINUTE) return refuse('slot_not_offered')
  // Who proposes a time for a session wants to meet.
  const barred = situation.barred && !situation.movingBooking?.proposed
  const refusal =
    bookingRefusal({ ...situation, coachAccepting: accepting, barred }) ??
    movingRefusal(claim, situation, now)
  if (refusal) return refuse(refusal)
  if (ownClaim?.moving === claim.moving) return ok({ kind: 'held', claim: { ...claim, ...ownClaim } })
  if (situation.studentBusy) return refuse('student_busy')
  const closed = slotRefusal(schedule, busy, now, claim.start)
  if (closed) return refuse(codeOf(closed))
  const full = situation.claimsFullSince
  if (!full) return ok({ kind: 'new', claim })
  return refuse('too_many_requests', { retryAfter: (full.getTime() + CLAIMS_WINDOW_MS - now) / 1000 })
}

/**
 * Releases the student's own claim, so that others can take its time. Also succeeds if the claim has expired or was
 * released before. Refuses a booked slot.
 */
export async function releaseClaim(
  context: Context,
  actor: Actor,
  slotId: string,
): Promise<Outcome<undefined>> {
  return changeClaim(context, actor, slotId, async (trx, slot) => {
    if (slot.status === 'booked') return refuse('slot_booked')
    await slots.releaseClaim(trx, slotId)
    return ok(undefined)
  })
}

/** Renews the student's own live claim, once: it expires ten minutes from now. */
export async function renewClaim(
  context: Context,
  actor: Actor,
  slotId: string,
): Promise<Outcome<ClaimedSlot>> {
  return changeClaim(context, actor, slotId, async (trx, slot) => {
    const now = context.clock.now()
    if (slot.status === 'booked') return refuse('slot_booked')
    if (slot.status === 'released' || !isLiveClaim(slot.expires_at?.getTime() ?? 0, now)) {
      return refuse('claim_expired')
    }
    if (slot.renewed) return refuse('claim_renewed')
    const expiresAt = claimExpiry(now)
    await slots.renewClaim(trx, slotId, new Date(expiresAt))
    const { coach_id: coachId, moving_booking_id: moving, notice_minutes } = slot
    const times = { start: slot.starts_at.getTime(), end: slot.ends_at.getTime() }
    const claim = {
      id: slotId,
      studentId: actor.profileId,
      coachId,
      ...times,
      expiresAt,
      renewed: true,
      moving,
    }
    return ok(claimedSlot(claim, notice_minutes))
  })
}

/**
 * Changes one of the student's own claims under its lock: no booking of it can happen between what `act` reads and
 * writes.
 */
async function changeClaim<T>(
  context: Context,
  actor: Actor,
  slotId: string,
  act: (trx: Trx, slot: slots.OwnSlot) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (actor.role !== 'student') return refuse('not_found')
  const changed = await context.database.transaction(async (trx) => {
    const found = await slots.slotOfStudent(trx, slotId, actor.profileId)
    if (!found) return null
    await slots.lockParties(trx, found.coach_id, actor.profileId)
    const slot = (await slots.slotOfStudent(trx, slotId, actor.profileId)) ?? found
    const outcome = await act(trx, slot)
    if (outcome.ok) afterPossibleCommit(() => availabilityChanged(context, [slot.coach_id]))
    return { outcome, slot }
  })
  if (!changed) return refuse('not_found')
  const { outcome, slot } = changed
  if (outcome.ok) return outcome
  return refusedSlot(context, outcome, slot.coach_id, slot.starts_at.getTime(), undefined)
}
