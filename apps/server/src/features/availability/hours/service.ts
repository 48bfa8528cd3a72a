import { randomUUID } from 'node:crypto'
import type { OpenSlot } from '@shinequo/contract/availability'
import type { CoachHours, TimeState } from '@shinequo/contract/availability/hours'
import { rule } from '@shinequo/contract/rules'
import { type HoursProblem, hoursProblems, mergedHours } from '@shinequo/domain/availability/hours-rules'
import { horizonEnd, openSlots, slotRefusal } from '@shinequo/domain/availability/open-slots'
import {
  type TimeOffProblem,
  type WantedTimeOff,
  wantedTimeOff,
} from '@shinequo/domain/availability/time-off'
import { DAY, DAYS_AHEAD, localDate } from '@shinequo/domain/time/zoned-day'
import type { Context } from '../../../plugins/context.ts'
import type { Sql, Trx } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, type Refusal, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { startsInside } from '../open-times/service.ts'
import { openSlotsByDate, presentHours } from '../presenter.ts'
import { coachSchedule } from '../queries.ts'
import { availabilityChanged } from '../service.ts'
import { lockCoach } from '../slots/queries.ts'
import * as queries from './queries.ts'

const YEAR = 366 * DAY

async function hoursAt(db: Sql, coachId: string, now: number): Promise<queries.HoursRow> {
  const [from, until] = [new Date(now - 8 * DAY), new Date(now + YEAR)]
  const row = await queries.hoursOf(db, coachId, from, until, new Date(now))
  if (!row) throw new Error('A signed-in coach has no coaches row')
  return row
}

/** What the coach offers, and everything that decides it. */
export async function hours(context: Context, coach: Actor): Promise<Outcome<CoachHours>> {
  const now = context.clock.now()
  return ok(presentHours(await hoursAt(context.database.root, coach.profileId, now), now))
}

/**
 * Changes what a coach offers under the coach's lock: no booking and no other change of theirs can happen between what
 * `act` reads and writes. Never changes booked sessions. Returns the hours after the change.
 */
async function changeHours(
  context: Context,
  coach: Actor,
  act: (trx: Trx, before: queries.HoursRow, now: number) => Promise<Refusal | { changed: string }>,
): Promise<Outcome<CoachHours>> {
  const now = context.clock.now()
  const outcome = await context.database.transaction(async (trx): Promise<Outcome<queries.HoursRow>> => {
    await lockCoach(trx, coach.profileId)
    const done = await act(trx, await hoursAt(trx, coach.profileId, now), now)
    if (!('changed' in done)) return done
    await record(context, trx, coach, {
      action: done.changed,
      subjectType: 'coach',
      subjectId: coach.profileId,
    })
    return ok(await hoursAt(trx, coach.profileId, now))
  })
  if (!outcome.ok) return outcome
  availabilityChanged(context, [coach.profileId])
  // Done after the commit, so that nobody waits for the coach's lock meanwhile.
  return ok(presentHours(outcome.value, now))
}

/** A refusal that says what is wrong with each field. */
function refuseFields(problems: Readonly<Record<string, HoursProblem | TimeOffProblem>>): Refusal {
  const errors = Object.entries(problems).map(([field, problem]) => [
    field,
    rule('hours_invalid', { why: problem }),
  ])
  return refuse('invalid_input', { errors: Object.fromEntries(errors) })
}

/** Replaces hours and rules with the draft. Refuses a draft made from an outdated version. */
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

/** Adds a time off. Sessions booked in it stay booked. */
export async function addTimeOff(
  context: Context,
  coach: Actor,
  wanted: WantedTimeOff,
): Promise<Outcome<CoachHours>> {
  return await changeHours(context, coach, async (trx, before, now) => {
    const meant = wantedTimeOff(wanted, before.schedule.timeZone, now)
    if (!meant.ok) return refuseFields(meant.problems)
    const { start, end, firstDate, lastDate } = meant.timeOff
    const row = {
      id: randomUUID(),
      coach_id: coach.profileId,
      starts_at: new Date(start),
      ends_at: new Date(end),
      first_date: firstDate,
      last_date: lastDate,
    }
    await queries.insertTimeOff(trx, row)
    return { changed: 'time-off.added' }
  })
}

/** Removes a time off. */
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

/** What decides the coach's open slots from now on, with the draft (if any) instead of what is saved. */
async function situationWith(
  context: Context,
  coachId: string,
  draft: queries.PaintedSchedule | undefined,
  now: number,
) {
  const until = horizonEnd(now, DAYS_AHEAD + 2)
  const found = await coachSchedule(context.database.root, coachId, new Date(now), new Date(until))
  if (!found) throw new Error('A signed-in coach has no coaches row')
  const schedule = { ...found.schedule, ...draft }
  // A coach who waits for approval sees what students will see.
  return { schedule, busy: found.busy, paused: !(draft?.acceptsStudents ?? found.unpaused), until }
}

/** The response that students would get for these UTC dates if the draft were saved. */
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
