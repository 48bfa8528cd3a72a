import type { BodyOf } from '@shinequo/contract/endpoint'
import type { MatchRequest, MatchStatus } from '@shinequo/contract/matching'
import type { StudentRequest } from '@shinequo/contract/matching/student-requests'
import type { ProgrammeSettings, saveProgrammeSettings } from '@shinequo/contract/programme/settings'
import { needsChanged } from '../../plugins/change-notifier.ts'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { coachProfiles } from '../coaches/service.ts'
import { getProgramme, saveSettings } from '../programme/service.ts'
import { mayDecide } from './access.ts'
import { modeSince } from './expiries/queries.ts'
import { isKnownStudent } from './giving-way/queries.ts'
import { matchStudent, matchWaiting } from './jobs.ts'
import { lockMatching } from './lock/queries.ts'
import { presentMatch, presentRequest } from './presenter.ts'
import * as queries from './queries.ts'
import { factorsOf } from './runs/service.ts'

/** Enqueues a new matching of the student when `trx` commits. */
export async function requestMatch(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId })
}

/** The student's own match requests, newest first, filtered by status if given. Empty for anybody else. */
export async function ownMatches(
  context: Context,
  actor: Actor,
  status: MatchStatus | undefined,
): Promise<Outcome<MatchRequest[]>> {
  if (actor.role !== 'student') return ok([])
  const { root } = context.database
  const rows = await queries.matchesOfStudent(root, actor.profileId, status)
  const coaches = await coachProfiles(
    root,
    rows.map(({ coach_id }) => coach_id),
  )
  // A student whose match is over no longer needs its reasons.
  const live = rows.filter(({ status }) => status === 'pending' || status === 'accepted')
  const factors = await factorsOf(root, live, context.clock.now())
  const gaveWay = rows.some(({ ended_by }) => ended_by === 'gave_way')
  const canConfirm = gaveWay && !(await isKnownStudent(root, actor.profileId))
  // A coach deleted between the reads took the match along.
  return ok(
    rows.flatMap((row) => {
      const coach = coaches.get(row.coach_id)
      return coach ? [presentMatch(row, coach, factors.get(row.id) ?? [], canConfirm)] : []
    }),
  )
}

/** The requests that wait for this coach, the longest waiting first. Empty where coaches do not decide. */
export async function listRequests(context: Context, actor: Actor): Promise<Outcome<StudentRequest[]>> {
  const { root } = context.database
  if (!mayDecide(actor, (await getProgramme(root)).matchingMode)) return ok([])
  const rows = await queries.requestsOfCoach(root, actor.profileId)
  const factors = await factorsOf(root, rows, context.clock.now())
  const since = await modeSince(root)
  return ok(rows.map((row) => presentRequest(row, factors.get(row.id) ?? [], since, context)))
}

/**
 * Saves the programme's settings. Changes no match, but a switch to automatic mode enqueues a decision on pending
 * requests. Takes the matching lock, so that no decision falls between the two modes.
 */
export async function changeSettings(
  context: Context,
  actor: Actor,
  wanted: BodyOf<typeof saveProgrammeSettings>,
): Promise<Outcome<ProgrammeSettings>> {
  return context.database.transaction(async (trx) => {
    await lockMatching(trx)
    needsChanged(context)
    const saved = await saveSettings(context, trx, actor, wanted)
    if (saved.ok && wanted.matching_mode === 'automatic') {
      await context.jobs.enqueue(trx, matchWaiting, {})
    }
    return saved
  })
}

/** Enqueues filling a student's free places when `trx` commits. Existing matches stay. */
export async function fillPlaces(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId, fillOnly: true })
}
