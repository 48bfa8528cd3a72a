import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type {
  RunFigures,
  StoredWeights,
  saveMatchingWeights,
  tryMatchingWeights,
} from '@shinequo/contract/matching-weights'
import type { ProgrammeQueue, WaitingStudent } from '@shinequo/domain/matching/market/match-programme'
import {
  type CoachFacts,
  FACTOR_WEIGHTS,
  pairFactors,
  scoreOf,
  type Weights,
} from '@shinequo/domain/matching/match-factors'
import {
  groupFigures,
  type JudgedRun,
  loadDistribution,
  movesBetween,
  rankDistribution,
  satisfaction,
} from '@shinequo/domain/matching/what-if/matching-figures'
import type { Context } from '../../../plugins/context.ts'
import { type Outcome, ok, refuse } from '../../../plugins/errors.ts'
import type { Actor } from '../../../plugins/tokens.ts'
import { record } from '../../audit/service.ts'
import { matchAside } from '../queue/service.ts'
import * as queries from './queries.ts'
import { queueToTry } from './trial-queue.ts'

/** What each factor weighs in this programme. */
export async function getWeights({ database }: Context): Promise<Outcome<StoredWeights>> {
  return ok({ ...(await queries.storedWeights(database.root)), usual: FACTOR_WEIGHTS })
}

/** Weights of which none counts would match by lot. */
function missingWeight(weights: Weights) {
  if (Object.values(weights).some((weight) => weight > 0)) return null
  return refuse('invalid_input', { errors: { weights: 'At least one weight must be more than 0' } })
}

/** Stores weights for the runs to come, and writes it to the audit. Weights made from an older version are refused. */
export async function saveWeights(
  context: Context,
  actor: Actor,
  { weights, version }: BodyOf<typeof saveMatchingWeights>,
): Promise<Outcome<StoredWeights>> {
  const refused = missingWeight(weights)
  if (refused) return refused
  return context.database.transaction(async (trx): Promise<Outcome<StoredWeights>> => {
    const before = await queries.storedWeights(trx)
    if (!(await queries.setWeights(trx, weights, version))) return refuse('version_conflict')
    await record(context, trx, actor, {
      action: 'matching.weights_changed',
      subjectType: 'programme',
      subjectId: 'weights',
      details: { before: before.weights, after: weights },
    })
    return ok({ weights, usual: FACTOR_WEIGHTS, version: version + 1 })
  })
}

/** So many students are tried at most. Of more, these are drawn, and places are fewer in proportion. */
const MOST_TRIED = 5000

/**
 * What first coaches a run would give with these weights and with those that are stored: to who waits, or to everybody
 * as if nobody had a coach. It tells counts alone, writes nothing, and nobody waits for it.
 */
export async function tryWeights(
  context: Context,
  { weights, scope }: BodyOf<typeof tryMatchingWeights>,
): Promise<Outcome<ReplyOf<typeof tryMatchingWeights>>> {
  const refused = missingWeight(weights)
  if (refused) return refused
  const { root } = context.database
  const { queue, of } = await queueToTry(context, scope, MOST_TRIED)
  const stored = (await queries.storedWeights(root)).weights
  const rows = queue.students.length > 0 ? await queries.groupsOf(root, idsOf(queue.students)) : []
  const judge = judgeOf(queue, rows)
  const [now, tried] = [await run({ ...queue, weights: stored }), await run({ ...queue, weights })]
  return ok({
    students: queue.students.length,
    of,
    coaches: queue.coaches.length,
    now: judge(now),
    tried: judge(tried),
    moves: movesBetween(now, tried),
  })
}

const idsOf = (students: readonly WaitingStudent[]) => students.map(({ id }) => id)

/** The first coaches that a run gives. */
async function run(queue: ProgrammeQueue): Promise<JudgedRun> {
  const { matches } = await matchAside(queue)
  return { students: idsOf(queue.students), matches: matches.filter(({ turn }) => turn === 1) }
}

/** Alike for all wishes and nothing for room, so that a pair is worth the same whatever weights are compared. */
const EVEN: Weights = {
  ...(Object.fromEntries(Object.keys(FACTOR_WEIGHTS).map((name) => [name, 1])) as Weights),
  room: 0,
}

type Judge = (judged: JudgedRun) => RunFigures

function judgeOf({ students, coaches, now }: ProgrammeQueue, rows: readonly queries.GroupsRow[]): Judge {
  const studentOf = new Map(students.map((student) => [student.id, student]))
  const coachOf = new Map<string, CoachFacts>(coaches.map((coach) => [coach.id, coach]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const worth = (student: string, coach: string) => {
    const factors = pairFactors(studentOf.get(student)!, now, EVEN)(coachOf.get(coach)!)
    // Who wishes nothing misses nothing.
    return factors.some(({ weight }) => weight > 0) ? scoreOf(factors) : 1
  }
  return (judged) => ({
    satisfaction: satisfaction(judged, worth),
    ...rankDistribution(judged),
    loads: loadDistribution(judged, coaches),
    groups: BY.map(([by, groupOf]) => ({
      by,
      groups: groupFigures(judged, (student) => {
        const row = rowOf.get(student)
        return row ? groupOf(row) : ''
      }),
    })),
  })
}

const BY: readonly [RunFigures['groups'][number]['by'], (row: queries.GroupsRow) => string][] = [
  ['sex', ({ sex }) => sex],
  ['ethnicity', ({ identify_as }) => identify_as],
  [
    'international',
    ({ is_international }) => (is_international === null ? '' : is_international ? 'yes' : 'no'),
  ],
  ['school', ({ school }) => school],
]
