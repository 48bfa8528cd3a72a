import type { AnswersPreview } from '@shinequo/contract/questionnaire'
import {
  fitChanges,
  type TriedAnswers,
  triedCodes,
  visibleFactors,
} from '@shinequo/domain/matching/answer-preview'
import { isCode } from '@shinequo/domain/matching/codes'
import { MAX_MATCHES } from '@shinequo/domain/matching/market/match-programme'
import { pairFactors, type Weights } from '@shinequo/domain/matching/match-factors'
import { studentReasons } from '@shinequo/domain/matching/match-reasons'
import type { Context } from '../../../plugins/context.ts'
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import type { Sql } from '../../../plugins/database/tables.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import { coachProfiles } from '../../coaches/service.ts'
import { type KnownCoaches, knownFor } from '../evidence/service.ts'
import { presentReasons, presentStaying } from '../presenter.ts'
import * as matching from '../queries.ts'
import { type QueuedRow, queuedStudents } from '../queue/queries.ts'
import { countedIn, matchWithWay, waitingStudents } from '../queue/service.ts'
import { storedWeights } from '../weights/queries.ts'

/**
 * What these answers would change in the student's matches if they were submitted now. Writes nothing. New coaches are
 * those whom the run of a submission would find with the places that are free now. Where people decide they are only
 * counted, because a student does not know who is asked.
 */
export async function previewAnswers(
  { database: { root }, clock }: Context,
  studentProfileId: string,
  wanted: TriedAnswers,
): Promise<Outcome<AnswersPreview>> {
  const [queued] = await queuedStudents(root, [studentProfileId])
  // Runs skip students on hold, so read their preferences directly.
  const [preferences] = queued ? [queued] : await matching.preferencesOf(root, [studentProfileId])
  if (!preferences) return refuse('not_found')
  // In the same form as from the database: each code once, sorted.
  const answers = {
    codes: triedCodes(wanted.codes.filter(isCode), preferences.codes).sort(),
    ownWords: (wanted.ownWords ?? '').slice(0, matching.MAX_WORDS),
  }
  const now = clock.now()
  const [{ weights }, { matchingMode: mode, confirmedOnly }, accepted] = await Promise.all([
    storedWeights(root),
    getProgramme(root),
    matching.acceptedMatches(root, studentProfileId),
  ])
  const coachesKnown = await knownFor(root, [preferences, answers])
  const { known } = coachesKnown
  const isMatched = queued && !queued.away && (queued.known || !confirmedOnly)
  const found = isMatched
    ? await runFor(root, { ...queued, ...answers }, coachesKnown, countedIn(mode), now, weights)
    : []
  const coachIds = accepted.map(({ coach_id }) => coach_id)
  const standing = new Map((await matching.coachesById(root, coachIds)).map((row) => [row.id, row]))
  const joining = mode === 'automatic' ? found : []
  const profiles = await coachProfiles(root, [...coachIds, ...joining.map(({ id }) => id)])
  const changesOf = fitChanges(preferences, answers, now, weights, known)
  const staying = coachIds.flatMap((id) => {
    const [row, coach] = [standing.get(id), profiles.get(id)]
    // A coach deleted between the reads took the match along.
    return row && coach ? [{ coach, change: changesOf(row, coach.user.first_name) }] : []
  })
  const factorsOf = pairFactors({ ...preferences, ...answers }, now, weights, known)
  return ok({
    changes: found.length > 0 || staying.some(({ change }) => change.changes),
    staying: staying.map(({ coach, change }) => presentStaying(coach, change)),
    places_free: Math.max(0, MAX_MATCHES - accepted.length),
    joining: joining.flatMap((row) => {
      const coach = profiles.get(row.id)
      if (!coach) return []
      const reasons = studentReasons(visibleFactors(factorsOf(row)), coach.user.first_name)
      return [{ coach, ...presentReasons(reasons) }]
    }),
    asked: mode === 'automatic' ? 0 : found.length,
    held: !queued,
  })
}

/** The coaches whom a run for this student alone would find, best first. */
async function runFor(
  sql: Sql,
  row: QueuedRow,
  known: KnownCoaches,
  counted: matching.Counted,
  now: number,
  weights: Weights,
): Promise<matching.CandidateRow[]> {
  const coaches = await matching.openCoaches(sql, counted)
  const byId = new Map(coaches.map((coach) => [coach.id, coach]))
  const queue = { students: waitingStudents([row], counted, now), now, weights }
  const { matches } = await matchWithWay(sql, queue, coaches, counted, known)
  return matches.flatMap(({ coach }) => byId.get(coach) ?? [])
}
