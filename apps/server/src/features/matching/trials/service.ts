import type { BodyOf, ReplyOf } from '@shinequo/contract/endpoint'
import type { UnmatchedGroup } from '@shinequo/contract/matching/unmatched'
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
import { getProgramme } from '../../../plugins/database/programme-settings.ts'
import { type Outcome, ok } from '../../../plugins/errors.ts'
import { type KnownCoaches, knownFor } from '../evidence/service.ts'
import { openCoaches } from '../queries.ts'
import { queuedStudents, studentsWithPlaces } from '../queue/queries.ts'
import { countedIn, matchAside, waitingStudents } from '../queue/service.ts'
import { countUnmatched } from '../unmatched/queries.ts'
import { storedWeights } from '../weights/queries.ts'
import { missingWeight } from '../weights/service.ts'
import * as queries from './queries.ts'

/** The most students in a trial. If there are more, this many are sampled, and places are reduced in proportion. */
const MAX_TRIED = 5000

/**
 * Compares the first coaches that a run would assign with these weights and with the stored ones: for waiting students,
 * or for everybody as if nobody had a coach. Returns counts only, writes nothing, and takes no locks.
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
  const unmatched = await countUnmatched(root, { search: '', found: undefined })
  const studentsIn = (...groups: readonly UnmatchedGroup[]) =>
    unmatched.reduce((sum, { kind, students }) => (groups.includes(kind) ? sum + students : sum), 0)
  return ok({
    students: queue.students.length,
    of,
    coaches: queue.coaches.length,
    waiting: studentsIn('requested', 'no_coach'),
    no_answers: studentsIn('no_answers'),
    now: judge(now),
    tried: judge(tried),
    moves: movesBetween(now, tried),
  })
}

/** A queue without the weights to be tried on it. */
type QueueToTry = Omit<ProgrammeQueue, 'weights' | 'known'>

/**
 * The students who wait for a first coach, or everybody as if nobody had one, up to `most`, and all coaches. If there
 * are more students, a sample is taken, spread evenly over their random ids; `of` is the total number, and the coaches'
 * free places are reduced in proportion.
 */
async function queueToTry(
  { database: { root }, clock }: Context,
  scope: (typeof TRIAL_SCOPES)[number],
  most: number,
): Promise<{ queue: QueueToTry; of: number; known: KnownCoaches }> {
  const now = clock.now()
  const anew = scope === 'everybody'
  const { matchingMode, confirmedOnly } = await getProgramme(root)
  const counted = countedIn(matchingMode)
  const ids = await studentsWithPlaces(root, anew ? MAX_MATCHES + 1 : 1, counted, confirmedOnly)
  const share = Math.min(1, most / Math.max(1, ids.length))
  const drawn = ids.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share))
  const rows = await queuedStudents(root, drawn)
  const students = waitingStudents(rows, counted, now)
  const coaches = (await openCoaches(root, counted)).map((coach) => {
    const load = anew ? 0 : coach.load
    const places = Math.round(Math.max(0, coach.capacity - load) * share)
    return { ...coach, load, capacity: load + places }
  })
  const fresh = anew ? students.map((student) => ({ ...student, standing: [], waitedDays: 0 })) : students
  return { queue: { students: fresh, coaches, now }, of: ids.length, known: await knownFor(root, rows) }
}

const idsOf = (students: readonly WaitingStudent[]) => students.map(({ id }) => id)

/** The first coaches that a run assigns. */
async function run(queue: ProgrammeQueue, known: KnownCoaches): Promise<JudgedRun> {
  const { matches } = await matchAside(queue, known)
  return { students: idsOf(queue.students), matches: matches.filter(({ turn }) => turn === 1) }
}

/** All wishes weigh the same, and nothing else counts, so that a pair has the same value under all compared weights. */
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
    // A student without wishes misses nothing.
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
