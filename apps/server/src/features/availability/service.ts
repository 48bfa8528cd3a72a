import { randomUUID } from 'node:crypto'
import type {
  ClaimedSlot,
  CoachHours,
  HoursDraft,
  OpenSlot,
  TimeState,
} from '@shinequo/contract/availability'
import { AVAILABILITY_MAX_DATES } from '@shinequo/contract/availability'
import type { ErrorCode } from '@shinequo/contract/errors'
import { hoursErrors, mergedHours } from '@shinequo/domain/availability/hours-rules'
import {
  horizonEnd,
  nearestOpen,
  openSlots,
  type SlotRefusal,
  slotRefusal,
} from '@shinequo/domain/availability/open-slots'
import { timeOffInterval, type WantedTimeOff } from '@shinequo/domain/availability/time-off'
import { SLOT } from '@shinequo/domain/availability/weekly-hours'
import {
  bookingRefusal,
  CLAIMS_WINDOW_MS,
  claimExpiry,
  MOST_CLAIMS,
} from '@shinequo/domain/bookings/booking-policy'
import { addDays, DAY, DAYS_AHEAD, localDate, startOfUtcDate } from '@shinequo/domain/time/zoned-day'
import { AnnouncedValues } from '../../plugins/announced-values.ts'
import type { Context } from '../../plugins/context.ts'
import { type KeyedRequest, keepReply, keptReply } from '../../plugins/database/idempotency.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import type { Timed } from '../../plugins/kept-values.ts'
import { ReadyAnswer } from '../../plugins/ready-answer.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { mayClaimFor } from './access.ts'
import { claimedSlot, openSlotsByDate, presentHours, scheduleOfDraft, slotTimes } from './presenter.ts'
import * as queries from './queries.ts'

/** A coach's open slots as far as the horizon, and the answers about them that were asked for so far. */
interface OpenTimes {
  readonly starts: readonly number[]
  readonly answers: Map<string, ReadyAnswer>
}

/** Students in different zones ask for different dates, a handful a day; more are somebody trying things. */
const MOST_RANGES = 32

const YEAR = 366 * 86_400_000

/** One for each process, by its job queue: jobs work in a context of their own, and must see and drop the same. */
const timesOf = new WeakMap<Context['jobs'], AnnouncedValues<OpenTimes | null>>()

function kept(context: Context): AnnouncedValues<OpenTimes | null> {
  let values = timesOf.get(context.jobs)
  if (!values) {
    values = new AnnouncedValues(context, 'availability', (coachId) => computeTimes(context, coachId))
    timesOf.set(context.jobs, values)
  }
  return values
}

async function computeTimes(context: Context, coachId: string): Promise<Timed<OpenTimes | null>> {
  const now = context.clock.now()
  const until = horizonEnd(now, DAYS_AHEAD + 2)
  const found = await queries.coachSchedule(context.database.root, coachId, new Date(now), new Date(until))
  // Anybody can ask for an id that does not exist: those are not kept.
  if (!found) return { value: null, validUntil: now }
  const { accepting, schedule, busy } = found
  if (!accepting) return { value: { starts: [], answers: new Map() }, validUntil: Number.POSITIVE_INFINITY }
  const { starts, validUntil } = openSlots(schedule, busy, now, now, until)
  return { value: { starts, answers: new Map() }, validUntil }
}

/** The open slots of one coach by UTC date, both dates included, ready to send. Refuses an unknown coach. */
export async function availabilityOf(
  context: Context,
  mentorId: string,
  fromDate: string,
  toDate: string,
): Promise<Outcome<ReadyAnswer>> {
  // Ids may be written in capitals; what is kept and dropped has one spelling.
  const coachId = mentorId.toLowerCase()
  const times = await kept(context).get(coachId)
  if (!times) return refuse('not_found')
  const range = `${fromDate} ${toDate}`
  let answer = times.answers.get(range)
  if (!answer) {
    const dates = openDates(coachId, times.starts, fromDate, toDate)
    if (!dates.ok) return dates
    answer = ReadyAnswer.json(dates.value)
    if (times.answers.size >= MOST_RANGES) times.answers.clear()
    times.answers.set(range, answer)
  }
  return ok(answer)
}

/** Those of the starts that lie in the UTC dates, both included, as students read them. */
function openDates(
  coachId: string,
  starts: readonly number[],
  fromDate: string,
  toDate: string,
): Outcome<Record<string, OpenSlot[]>> {
  const from = startOfUtcDate(fromDate)
  const until = startOfUtcDate(addDays(toDate, 1))
  const days = (until - from) / DAY
  if (days < 1) return refuse('invalid_input', { errors: { to_date: 'The last date lies before the first' } })
  if (days > AVAILABILITY_MAX_DATES) {
    const errors = { to_date: `Please ask for at most ${AVAILABILITY_MAX_DATES} dates` }
    return refuse('invalid_input', { errors })
  }
  const inside = starts.filter((start) => start >= from && start < until)
  return ok(openSlotsByDate(coachId, inside))
}

/** Up to three open slots of the coach nearest to `wanted` (epoch milliseconds), itself left out. */
export async function alternativesTo(
  context: Context,
  coachId: string,
  wanted: number,
): Promise<{ start_time: string; end_time: string }[]> {
  const times = await kept(context).get(coachId)
  const others = times?.starts.filter((start) => start !== wanted) ?? []
  return nearestOpen(others, wanted).map(slotTimes)
}

/** To be called after a commit that changed what these coaches offer: hours, zone, times off, claims, bookings. */
export function availabilityChanged(context: Context, coachIds: readonly string[]): void {
  kept(context).changed(coachIds)
}

/** Makes this process hear what other processes changed; needed once, before it serves. */
export async function watchAvailability(context: Context): Promise<void> {
  await kept(context).watch()
}

/** What a claim asks for. */
export interface WantedSlot {
  student_profile: string
  mentor_profile: string
  start_time: string
  end_time: string
}

/** What a slot's refusal is called in answers: only a time that somebody has is 'taken'. */
function codeOf(refusal: SlotRefusal): ErrorCode {
  return refusal === 'booked' ? 'slot_taken' : 'slot_not_offered'
}

/** Holds a slot for ten minutes. The student's former claim goes, whichever coach it was with. */
export async function claimSlot(
  context: Context,
  actor: Actor,
  wanted: WantedSlot,
  keyed: KeyedRequest | undefined,
): Promise<Outcome<ClaimedSlot[]>> {
  if (!mayClaimFor(actor, wanted.student_profile)) return refuse('forbidden')
  const now = context.clock.now()
  const start = Date.parse(wanted.start_time)
  const claim = {
    id: randomUUID(),
    coachId: wanted.mentor_profile.toLowerCase(),
    studentId: wanted.student_profile,
    start,
    end: Date.parse(wanted.end_time),
    expiresAt: claimExpiry(now),
  }
  // Times that no slot can have are not brought before the database, which has no room for some of them.
  if (claim.end - start !== SLOT || !(Math.abs(start - now) < YEAR)) {
    return refusedSlot(context, refuse('slot_not_offered'), claim.coachId, start, undefined)
  }
  const mostClaims = Math.max(1, Math.round(MOST_CLAIMS * context.env.rateLimitScale))
  // Told of even when the transaction is run again or fails: nobody knows then what a lost COMMIT has done.
  let changed: string[] = []
  const work = async (trx: Trx): Promise<Outcome<ClaimedSlot[]>> => {
    await queries.lockParties(trx, claim.coachId, claim.studentId)
    const before = keyed && (await keptReply<ClaimedSlot[]>(trx, keyed, now))
    if (before) return before
    const decided = await decideClaim(trx, claim, now, mostClaims)
    if (!decided.ok) return decided
    if (decided.value === claim) {
      changed = [claim.coachId, ...(await queries.insertClaim(trx, claim, now))]
    }
    const reply = ok([claimedSlot(decided.value)])
    if (keyed) await keepReply(trx, keyed, reply, now)
    return reply
  }
  const outcome = await refusingConflicts(() =>
    context.database.transaction(work, { idempotent: keyed !== undefined }),
  ).finally(() => availabilityChanged(context, changed))
  return outcome.ok ? outcome : refusedSlot(context, outcome, claim.coachId, start, keyed)
}

/** The claim to store, or the live one of the same slot that the student holds already, or why there is none. */
async function decideClaim(
  trx: Trx,
  claim: queries.Claim,
  now: number,
  mostClaims: number,
): Promise<Outcome<queries.Claim>> {
  const situation = await queries.claimSituation(trx, claim, now, mostClaims)
  if (!situation) return refuse('not_found')
  const { accepting, ownClaim, schedule, busy } = situation
  const refusal = bookingRefusal({ ...situation, coachAccepting: accepting })
  if (refusal) return refuse(refusal)
  if (ownClaim) return ok({ ...claim, ...ownClaim })
  if (situation.studentBusy) return refuse('student_busy')
  const closed = slotRefusal(schedule, busy, now, claim.start)
  if (closed) return refuse(codeOf(closed))
  const full = situation.claimsFullSince
  if (!full) return ok(claim)
  return refuse('too_many_requests', { retryAfter: (full.getTime() + CLAIMS_WINDOW_MS - now) / 1000 })
}

/** The locks and rules leave no conflict to the exclusion constraints; should one be met, it has the last word. */
export async function refusingConflicts<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23P01') throw error
    return refuse(constraint === 'time_slots_student_free' ? 'student_busy' : 'slot_taken')
  }
}

const ABOUT_A_SLOT: ReadonlySet<ErrorCode> = new Set(['slot_taken', 'slot_not_offered', 'claim_expired'])

/** Refusals that say nothing about the time that was asked for: the same request may be sent again. */
const NOT_KEPT: ReadonlySet<ErrorCode> = new Set(['idempotency_mismatch', 'too_many_requests'])

/** A refusal on its way out: with other times where one was refused, and kept under the request's key. */
export async function refusedSlot(
  context: Context,
  refusal: Refusal,
  coachId: string,
  wanted: number,
  keyed: KeyedRequest | undefined,
): Promise<Refusal> {
  const isNew = ABOUT_A_SLOT.has(refusal.reason) && !refusal.alternatives
  const complete = isNew
    ? { ...refusal, alternatives: await alternativesTo(context, coachId, wanted) }
    : refusal
  if (keyed && !NOT_KEPT.has(refusal.reason)) {
    await keepReply(context.database.root, keyed, complete, context.clock.now())
  }
  return complete
}

/** The writers' locks, and what they are taken for: a claim booked, its time freed again, hours of another zone. */
export { confirmClaim, lockCoach, lockParties, releaseSlot, setHoursZone } from './queries.ts'

async function hoursAt(db: Sql, coachId: string, now: number): Promise<queries.HoursRow> {
  const [from, until] = [new Date(now - 8 * DAY), new Date(now + YEAR)]
  const row = await queries.hoursOf(db, coachId, from, until, new Date(now))
  if (!row) throw new Error('A signed-in coach has no coaches row')
  return row
}

/** What the coach offers and all that decides it. */
export async function hours(context: Context, coach: Actor): Promise<Outcome<CoachHours>> {
  const now = context.clock.now()
  return ok(presentHours(await hoursAt(context.database.root, coach.profileId, now), now))
}

/**
 * One change of what a coach offers, alone with it: no booking and no other change of theirs is between what `act`
 * reads and writes. Booked sessions are never touched. Answers the hours as they are then.
 */
async function changeHours(
  context: Context,
  coach: Actor,
  act: (trx: Trx, before: queries.HoursRow, now: number) => Promise<Refusal | { changed: string }>,
): Promise<Outcome<CoachHours>> {
  const now = context.clock.now()
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<CoachHours>> => {
    await queries.lockCoach(trx, coach.profileId)
    const done = await act(trx, await hoursAt(trx, coach.profileId, now), now)
    if (!('changed' in done)) return done
    await record(context, trx, coach, {
      action: done.changed,
      subjectType: 'coach',
      subjectId: coach.profileId,
    })
    return ok(presentHours(await hoursAt(trx, coach.profileId, now), now))
  })
  if (outcome.ok) availabilityChanged(context, [coach.profileId])
  return outcome
}

/** Replaces hours and rules by the draft, unless it was made from another version than the newest. */
export async function saveHours(
  context: Context,
  coach: Actor,
  { version, ...draft }: HoursDraft & { version: number },
): Promise<Outcome<CoachHours>> {
  return await changeHours(context, coach, async (trx, before, now) => {
    if (before.version !== version) return refuse('version_conflict')
    const today = localDate(now, before.schedule.timeZone)
    const { weeklyHours, overrides } = scheduleOfDraft(draft)
    const errors = hoursErrors({ weeklyHours, overrides }, today)
    if (Object.keys(errors).length > 0) return refuse('invalid_input', { errors })
    const { weekly_hours: _weekly, overrides: _overrides, ...rules } = draft
    await queries.updateRules(trx, coach.profileId, version, rules)
    await queries.replaceHours(trx, coach.profileId, mergedHours({ weeklyHours, overrides }), today)
    return { changed: 'hours.changed' }
  })
}

/** Takes time off. Sessions booked in it stay booked. */
export async function addTimeOff(
  context: Context,
  coach: Actor,
  wanted: WantedTimeOff,
): Promise<Outcome<CoachHours>> {
  return await changeHours(context, coach, async (trx, before, now) => {
    const meant = timeOffInterval(wanted, before.schedule.timeZone, now)
    if (!meant.ok) return refuse('invalid_input', { errors: meant.errors })
    const { start, end } = meant.interval
    const row = {
      id: randomUUID(),
      coach_id: coach.profileId,
      starts_at: new Date(start),
      ends_at: new Date(end),
    }
    await queries.insertTimeOff(trx, row)
    return { changed: 'time-off.added' }
  })
}

/** Takes a time off back. */
export async function removeTimeOff(
  context: Context,
  coach: Actor,
  id: string,
): Promise<Outcome<CoachHours>> {
  return await changeHours(context, coach, async (trx) =>
    (await queries.deleteTimeOff(trx, coach.profileId, id))
      ? { changed: 'time-off.removed' }
      : refuse('not_found'),
  )
}

/** What decides the coach's open slots from now on, with the draft (if any) in place of what is saved. */
async function situationWith(context: Context, coachId: string, draft: HoursDraft | undefined, now: number) {
  const until = horizonEnd(now, DAYS_AHEAD + 2)
  const found = await queries.coachSchedule(context.database.root, coachId, new Date(now), new Date(until))
  if (!found) throw new Error('A signed-in coach has no coaches row')
  const schedule = draft ? { ...found.schedule, ...scheduleOfDraft(draft) } : found.schedule
  // Of a coach who waits for approval it is shown what students will see.
  return { schedule, busy: found.busy, paused: !(draft?.accepts_students ?? found.unpaused), until }
}

/** The answer that students would get in these UTC dates if the draft were saved. */
export async function previewHours(
  context: Context,
  coach: Actor,
  { from_date, to_date, draft }: { from_date: string; to_date: string; draft?: HoursDraft | undefined },
): Promise<Outcome<Record<string, OpenSlot[]>>> {
  const now = context.clock.now()
  const { schedule, busy, paused, until } = await situationWith(context, coach.profileId, draft, now)
  const starts = paused ? [] : openSlots(schedule, busy, now, now, until).starts
  return openDates(coach.profileId, starts, from_date, to_date)
}

/** Why students could not book the time that starts at `start` (epoch milliseconds) if the draft were saved. */
export async function explainTime(
  context: Context,
  coach: Actor,
  start: number,
  draft: HoursDraft | undefined,
): Promise<Outcome<{ state: TimeState }>> {
  const now = context.clock.now()
  const { schedule, busy, paused } = await situationWith(context, coach.profileId, draft, now)
  return ok({ state: paused ? 'paused' : (slotRefusal(schedule, busy, now, start) ?? 'open') })
}
