import type { MatchRequest, MatchStatus } from '@shinequo/contract/matching'
import type { Context } from '../../plugins/context.ts'
import type { Trx } from '../../plugins/database/tables.ts'
import { type Outcome, ok } from '../../plugins/errors.ts'
import type { Actor } from '../../plugins/tokens.ts'
import { coachProfiles } from '../coaches/service.ts'
import { matchStudent } from './jobs.ts'
import { presentMatch } from './presenter.ts'
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
