import { randomUUID } from 'node:crypto'
import type { OpenSlot } from '@shinequo/contract/availability'
import { AVAILABILITY_MAX_DATES } from '@shinequo/contract/availability'
import type { CoachHours, TimeState } from '@shinequo/contract/availability/hours'
import type { ErrorCode } from '@shinequo/contract/errors'
import { rule } from '@shinequo/contract/rules'
import { type HoursProblem, hoursProblems, mergedHours } from '@shinequo/domain/availability/hours-rules'
import {
  horizonEnd,
  type Interval,
  nearestOpen,
  openSlots,
  slotRefusal,
} from '@shinequo/domain/availability/open-slots'
import {
  type TimeOffProblem,
  timeOffInterval,
  type WantedTimeOff,
} from '@shinequo/domain/availability/time-off'
import { addDays, DAY, DAYS_AHEAD, localDate, MINUTE, startOfUtcDate } from '@shinequo/domain/time/zoned-day'
import { LRUCache } from 'lru-cache'
import { notifierOf } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import { type KeyedRequest, storeReply } from '../../plugins/database/idempotency.ts'
import type { Sql, Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../plugins/errors.ts'
import { InvalidatingCache } from '../../plugins/invalidating-cache.ts'
import type { Timed } from '../../plugins/memory-cache.ts'
import { PrecompressedReply } from '../../plugins/precompressed-reply.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { openSlotsByDate, presentHours, slotTimes } from './presenter.ts'
import * as queries from './queries.ts'
import { lockCoach } from './slots/queries.ts'

/** A coach's open slots as far as the horizon. */
interface OpenTimes {
  /** Ascending. */
  readonly starts: readonly number[]
  readonly sessionMinutes: number
}

/** An answer about some of a coach's open slots, and of which of the kept times it is. */
interface TimesAnswer {
  readonly times: OpenTimes
  readonly ready: PrecompressedReply
}

/** What open times may take in memory, in bytes: those of some five thousand coaches. */
const MOST_BYTES_OF_TIMES = 32 * 1024 * 1024
/** What answers about them may take: a coach's three weeks are 50 kB, and some 25 kB more in each coding. */
const MOST_BYTES_OF_ANSWERS = 64 * 1024 * 1024

/** What a process keeps. */
interface KeptTimes {
  readonly times: InvalidatingCache<OpenTimes | null>
  readonly answers: LRUCache<string, TimesAnswer>
}

const YEAR = 366 * 86_400_000

/** One for each process, by its job queue: jobs work in a context of their own, and must see and drop the same. */
const keptOf = new WeakMap<Context['jobs'], KeptTimes>()

function kept(context: Context): KeptTimes {
  let values = keptOf.get(context.jobs)
  if (!values) {
    const news = notifierOf(context, 'availability')
    const size = {
      mostBytes: MOST_BYTES_OF_TIMES,
      sizeOf: (times: OpenTimes | null) => 8 * (times?.starts.length ?? 0),
    }
    values = {
      times: new InvalidatingCache(context, news, (coachId) => computeTimes(context, coachId), size),
      answers: new LRUCache({
        maxSize: MOST_BYTES_OF_ANSWERS,
        sizeCalculation: ({ ready }) => ready.mostBytes,
      }),
    }
    keptOf.set(context.jobs, values)
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
  const { sessionMinutes } = schedule
  if (!accepting) return { value: { starts: [], sessionMinutes }, validUntil: Number.POSITIVE_INFINITY }
  const { starts, validUntil } = openSlots(schedule, busy, now, now, until)
  return { value: { starts, sessionMinutes }, validUntil }
}

/** The open slots of one coach by UTC date, both dates included, ready to send. Refuses an unknown coach. */
export async function availabilityOf(
  context: Context,
  coachId: string,
  fromDate: string,
  toDate: string,
): Promise<Outcome<PrecompressedReply>> {
  const { answers, times: keptTimes } = kept(context)
  const times = await keptTimes.get(coachId)
  if (!times) return refuse('not_found')
  const inside = startsInside(times.starts, fromDate, toDate)
  if (!inside.ok) return inside
  // Of all the dates that one may ask for, those with the same times have the same answer.
  const starts = inside.value
  const key = `${coachId} ${starts[0]} ${starts.length}`
  const answer = answers.get(key)
  if (answer?.times === times) return ok(answer.ready)
  const ready = PrecompressedReply.json(openSlotsByDate(coachId, starts, times.sessionMinutes))
  answers.set(key, { times, ready })
  return ok(ready)
}

/** Those of the starts that lie in the UTC dates, both included. Refuses dates that lie the wrong way or too far apart. */
function startsInside(
  starts: readonly number[],
  fromDate: string,
  toDate: string,
): Outcome<readonly number[]> {
  const from = startOfUtcDate(fromDate)
  const until = startOfUtcDate(addDays(toDate, 1))
  const days = (until - from) / DAY
  if (days < 1) return refuse('invalid_input', { errors: { to_date: rule('dates_reversed') } })
  if (days > AVAILABILITY_MAX_DATES) {
    const errors = { to_date: rule('too_many_dates', { max: AVAILABILITY_MAX_DATES }) }
    return refuse('invalid_input', { errors })
  }
  return ok(starts.filter((start) => start >= from && start < until))
}

/**
 * Up to three open slots of the coach nearest to `wanted` (epoch milliseconds), itself left out; with `otherDayIn` those
 * of its day in that zone are too.
 */
export async function alternativesTo(
  context: Context,
  coachId: string,
  wanted: number,
  otherDayIn: string | null = null,
): Promise<{ start_time: string; end_time: string }[]> {
  const times = await kept(context).times.get(coachId)
  const isOther = (start: number) =>
    otherDayIn ? localDate(start, otherDayIn) !== localDate(wanted, otherDayIn) : start !== wanted
  if (!times) return []
  const nearest = nearestOpen(times.starts.filter(isOther), wanted)
  return nearest.map((start) => slotTimes(start, times.sessionMinutes))
}

/**
 * The times that begin at these starts (epoch milliseconds) if the coach offers every one, as if the booking were not
 * there; else null.
 */
export async function timesBesides(
  trx: Trx,
  coachId: string,
  bookingId: string,
  starts: readonly number[],
  now: number,
): Promise<Interval[] | null> {
  // Times that no slot can have are not brought before the database, which has no room for some of them.
  if (!starts.every((start) => Math.abs(start - now) < YEAR)) return null
  const [from, until] = [new Date(Math.min(...starts)), new Date(Math.max(...starts) + 1)]
  const found = await queries.coachSchedule(trx, coachId, from, until, { claimOf: null, bookingId })
  if (!found?.accepting) return null
  const { schedule, busy } = found
  if (!starts.every((start) => slotRefusal(schedule, busy, now, start) === null)) return null
  return starts.map((start) => ({ start, end: start + schedule.sessionMinutes * MINUTE }))
}

/** Does not offer the time of a booking again that its coach cancels. The caller has locked the coach. */
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
  await queries.insertTimeOff(trx, { id: randomUUID(), coach_id, starts_at, ends_at, booking_id })
}

/** To be called after a commit that changed what these coaches offer: hours, zone, times off, claims, bookings. */
export function availabilityChanged(context: Context, coachIds: readonly string[]): void {
  notifierOf(context, 'availability').changed(coachIds)
}

/** Makes this process hear what other processes changed; needed once, before it serves. */
export async function watchAvailability(context: Context): Promise<void> {
  // What is kept hears of a change before the pages do that ask for it again.
  kept(context)
  await notifierOf(context, 'availability').watch()
}

const ABOUT_A_SLOT: ReadonlySet<ErrorCode> = new Set(['slot_taken', 'slot_not_offered', 'claim_expired'])

/** Refusals that say nothing about the time that was asked for: the same request may be sent again. */
const NOT_KEPT: ReadonlySet<ErrorCode> = new Set(['idempotency_mismatch', 'too_many_requests'])

/**
 * A refusal on its way out: with other times where the one that starts at `wanted` was refused, and kept under the
 * request's key.
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
    await storeReply(context.database.root, keyed, complete, context.clock.now())
  }
  return complete
}

/**
 * What a conflict with the exclusion constraints is to whoever wanted the time: for the `catch` of a transaction that
 * takes one. The locks and rules leave none; should one be met, it has the last word. Throws any other error on.
 */
export function refusedConflict(error: unknown): Refusal {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23P01') throw error
  return refuse(constraint === 'time_slots_student_free' ? 'student_busy' : 'slot_taken')
}

/** For a coach's own profile, in whose transaction the zone changes. */
export { setHoursZone } from './queries.ts'
/** For the nouns that write times of people in transactions of their own, under the same locks. */
export {
  confirmClaim,
  lockCoach,
  lockParties,
  lockPerson,
  type OwnSlot,
  type Person,
  partiesLock,
  releaseSlot,
  releaseSlotsOf,
  reopenHour,
  slotOfStudent,
  takeSlotAgain,
} from './slots/queries.ts'

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
    await lockCoach(trx, coach.profileId)
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

/** Refuses fields, and says what is wrong with each. */
function refuseFields(problems: Readonly<Record<string, HoursProblem | TimeOffProblem>>): Refusal {
  const errors = Object.entries(problems).map(([field, problem]) => [
    field,
    rule('hours_invalid', { why: problem }),
  ])
  return refuse('invalid_input', { errors: Object.fromEntries(errors) })
}

/** Replaces hours and rules by the draft, unless it was made from another version than the newest. */
export async function saveHours(
  context: Context,
  coach: Actor,
  version: number,
  draft: queries.PaintedSchedule,
): Promise<Outcome<CoachHours>> {
  return await changeHours(context, coach, async (trx, before, now) => {
    if (before.version !== version) return refuse('version_conflict')
    const today = localDate(now, before.schedule.timeZone)
    const problems = hoursProblems(draft, today)
    if (Object.keys(problems).length > 0) return refuseFields(problems)
    await queries.updateRules(trx, coach.profileId, version, draft)
    await queries.replaceHours(trx, coach.profileId, mergedHours(draft), today)
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
    if (!meant.ok) return refuseFields(meant.problems)
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
async function situationWith(
  context: Context,
  coachId: string,
  draft: queries.PaintedSchedule | undefined,
  now: number,
) {
  const until = horizonEnd(now, DAYS_AHEAD + 2)
  const found = await queries.coachSchedule(context.database.root, coachId, new Date(now), new Date(until))
  if (!found) throw new Error('A signed-in coach has no coaches row')
  const schedule = { ...found.schedule, ...draft }
  // Of a coach who waits for approval it is shown what students will see.
  return { schedule, busy: found.busy, paused: !(draft?.acceptsStudents ?? found.unpaused), until }
}

/** The answer that students would get in these UTC dates if the draft were saved. */
export async function previewHours(
  context: Context,
  coach: Actor,
  fromDate: string,
  toDate: string,
  draft: queries.PaintedSchedule | undefined,
): Promise<Outcome<Record<string, OpenSlot[]>>> {
  const now = context.clock.now()
  const { schedule, busy, paused, until } = await situationWith(context, coach.profileId, draft, now)
  const starts = paused ? [] : openSlots(schedule, busy, now, now, until).starts
  const inside = startsInside(starts, fromDate, toDate)
  return inside.ok ? ok(openSlotsByDate(coach.profileId, inside.value, schedule.sessionMinutes)) : inside
}

/** Why students could not book the time that starts at `start` (epoch milliseconds) if the draft were saved. */
export async function explainTime(
  context: Context,
  coach: Actor,
  start: number,
  draft: queries.PaintedSchedule | undefined,
): Promise<Outcome<{ state: TimeState }>> {
  const now = context.clock.now()
  const { schedule, busy, paused } = await situationWith(context, coach.profileId, draft, now)
  return ok({ state: paused ? 'paused' : (slotRefusal(schedule, busy, now, start) ?? 'open') })
}
