import type { MatchDecision, MatchRequest, MatchStatus, StudentRequest } from '@shinequo/contract/matching'
import { matchReasons } from '@shinequo/domain/matching/match-reasons'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { record } from '../audit/service.ts'
import { coachProfiles } from '../coaches/service.ts'
import { announceMatch, deliverSoon } from '../notifications/service.ts'
import { getProgramme } from '../programme/service.ts'
import { matchStudent } from './jobs.ts'
import { coachFacts, presentMatch, presentRequest, studentWishes } from './presenter.ts'
import * as queries from './queries.ts'

/** Asks for a student to be matched anew, once `trx` commits. */
export async function requestMatch(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId })
}

/** Wakes the worker after the commit of a transaction that requested a match. */
export function matchSoon(context: Context): void {
  context.jobs.nudge(matchStudent)
}

/** The student's own match requests, newest first; of one status when given. Nobody else has any. */
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
  // A coach removed between the two reads has taken the match along.
  return ok(
    rows.flatMap((row) => {
      const coach = coaches.get(row.coach_id)
      return coach ? [presentMatch(row, coach)] : []
    }),
  )
}

/** The requests that wait for this coach, the longest first; none where coaches do not decide. */
export async function listRequests(context: Context, actor: Actor): Promise<Outcome<StudentRequest[]>> {
  const { root } = context.database
  const { matchingMode } = await getProgramme(root)
  if (matchingMode !== 'coach') return ok([])
  const rows = await queries.requestsOfCoach(root, actor.profileId)
  return ok(
    await Promise.all(
      rows.map(async (row) => {
        const wishes = await queries.wishesOfStudent(root, row.student_profile_id)
        const coach = await queries.coachForStudent(root, actor.profileId, row.student_profile_id)
        const facts = coachFacts(coach, wishes?.time_zone ?? null, context.clock.now())
        return presentRequest(row, wishes ? matchReasons(studentWishes(wishes), facts) : [])
      }),
    ),
  )
}

/**
 * Decides a request where coaches decide. An accepted one takes a place of the coach, and the student is told by mail;
 * after a declined one the student is matched with the next best. The same decision again changes nothing; one that
 * was decided otherwise meanwhile is a conflict.
 */
export async function decide(
  context: Context,
  actor: Actor,
  id: string,
  decision: MatchDecision,
): Promise<Outcome<{ id: string; status: MatchStatus }>> {
  const outcome = await context.database.transaction(
    async (trx): Promise<Outcome<{ id: string; status: MatchStatus }>> => {
      await queries.lockMatching(trx)
      const match = await queries.matchOfCoach(trx, id, actor.profileId)
      if (!match) return refuse('not_found')
      if (match.status === decision) return ok({ id, status: decision })
      if (match.status !== 'pending') return refuse('version_conflict')
      const { matchingMode } = await getProgramme(trx)
      if (matchingMode !== 'coach') return refuse('forbidden')
      if (decision === 'accepted' && match.accepted >= match.capacity) return refuse('no_room')
      if (!(await queries.setDecision(trx, match.id, decision))) return refuse('version_conflict')
      if (decision === 'accepted') await announceMatch(context, trx, match.id)
      else await fillPlaces(context, trx, match.student_profile_id)
      await record(context, trx, actor, {
        action: `match.${decision}`,
        subjectType: 'match',
        subjectId: match.id,
        studentProfileId: match.student_profile_id,
      })
      return ok({ id, status: decision })
    },
  )
  if (outcome.ok) {
    matchSoon(context)
    deliverSoon(context)
  }
  return outcome
}

/** Asks for a student's free places to be filled, once `trx` commits; what stands stays. */
async function fillPlaces(context: Context, trx: Trx, studentProfileId: string): Promise<void> {
  await context.jobs.enqueue(trx, matchStudent, { studentProfileId, fillOnly: true })
}
