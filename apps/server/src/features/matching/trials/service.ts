import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { RunFigures, TRIAL_SCOPES, tryMatchingWeights } from '@shinequo/contract/matching/weights'
import {
  MAX_MATCHES,
  type ProgrammeQueue,
  type WaitingStudent,
} from '@shinequo/domain/matching/market/match-programme'
import {
  type CoachFacts,
  FACTOR_WEIGHTS,
  type Known,
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
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { getProgramme } from '../../programme/service.ts'
import { type KnownCoaches, knownFor } from '../evidence/service.ts'
import { coachFacts } from '../presenter.ts'
import { openCoaches } from '../queries.ts'
import { queuedStudents, studentsWithPlaces } from '../queue/queries.ts'
import { countedIn, matchAside, waitingStudents } from '../queue/service.ts'
import { storedWeights } from '../weights/queries.ts'
import { missingWeight } from '../weights/service.ts'
import * as queries from './queries.ts'

/** So many students are tried at most. Of more, these are drawn, and places are fewer in proportion. */
const MAX_TRIED = 5000

/**
 * What first coaches a run would give with these weights and with those that are stored: to who waits, or to everybody
 * as if nobody had a coach. It tells counts alone, writes nothing, and nobody waits for it.
 */
export async function tryWeights(
  context: Context,
  { weights: chosen, scope }: BodyOf<typeof tryMatchingWeights>,
): Promise<Outcome<ReplyOf<typeof tryMatchingWeights>>> {
  const { root } = context.database
  const stored = (await storedWeights(root)).weights
  const weights = { ...stored, ...chosen }
  const refused = missingWeight(weights)
  if (refused) return refused
  const { queue, of, known } = await queueToTry(context, scope, MAX_TRIED)
  const rows = queue.students.length > 0 ? await queries.groupsOf(root, idsOf(queue.students)) : []
  const judge = judgeOf(queue, rows, known.known)
  const now = await run({ ...queue, weights: stored }, known)
  const tried = await run({ ...queue, weights }, known)
  return ok({
    students: queue.students.length,
    of,
    coaches: queue.coaches.length,
    now: judge(now),
    tried: judge(tried),
    moves: movesBetween(now, tried),
  })
}

/** A queue without the weights that are to be tried on it. */
type QueueToTry = Omit<ProgrammeQueue, 'weights' | 'known'>

/**
 * The students who wait for a first coach, or everybody as if nobody had one yet, `most` at most, and all coaches. Of
 * more students some are drawn, spread evenly over their ids, which are random; `of` says of how many, and coaches have
 * free places in proportion.
 */
async function queueToTry(
  { database: { root }, clock }: Context,
  scope: (typeof TRIAL_SCOPES)[number],
  most: number,
): Promise<{ queue: QueueToTry; of: number; known: KnownCoaches }> {
  const now = clock.now()
  const anew = scope === 'everybody'
  const counted = countedIn((await getProgramme(root)).matchingMode)
  const ids = await studentsWithPlaces(root, anew ? MAX_MATCHES + 1 : 1, counted)
  const share = Math.min(1, most / Math.max(1, ids.length))
  const drawn = ids.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share))
  const rows = await queuedStudents(root, drawn)
  const students = waitingStudents(rows, counted, now)
  const coaches = (await openCoaches(root, counted)).map(coachFacts).map((coach) => {
    const load = anew ? 0 : coach.load
    const places = Math.round(Math.max(0, coach.capacity - load) * share)
    return { ...coach, load, capacity: load + places }
  })
  const fresh = anew ? students.map((student) => ({ ...student, standing: [], waitedDays: 0 })) : students
  return { queue: { students: fresh, coaches, now }, of: ids.length, known: await knownFor(root, rows) }
}

const idsOf = (students: readonly WaitingStudent[]) => students.map(({ id }) => id)

/** The first coaches that a run gives. */
async function run(queue: ProgrammeQueue, known: KnownCoaches): Promise<JudgedRun> {
  const { matches } = await matchAside(queue, known)
  return { students: idsOf(queue.students), matches: matches.filter(({ turn }) => turn === 1) }
}

/** Alike for all wishes and nothing for what is none, so that a pair is worth the same whatever weights are compared. */
const EVEN: Weights = {
  ...(Object.fromEntries(Object.keys(FACTOR_WEIGHTS).map((name) => [name, 1])) as Weights),
  room: 0,
  record: 0,
}

type Judge = (judged: JudgedRun) => RunFigures

function judgeOf(
  { students, coaches, now }: QueueToTry,
  rows: readonly queries.GroupsRow[],
  known: Known,
): Judge {
  const studentOf = new Map(students.map((student) => [student.id, student]))
  const coachOf = new Map<string, CoachFacts>(coaches.map((coach) => [coach.id, coach]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const worth = (student: string, coach: string) => {
    const factors = pairFactors(studentOf.get(student)!, now, EVEN, known)(coachOf.get(coach)!)
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
