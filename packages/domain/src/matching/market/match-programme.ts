import {
  type CoachFacts,
  FACTOR_WEIGHTS,
  type Known,
  NOTHING_KNOWN,
  roomOf,
  type StudentPreferences,
  type Weights,
} from '../match-factors.ts'
import {
  type MatchedQueue,
  matchQueue,
  type OfferedCoach,
  orderCoaches,
  type QueuedStudent,
  type QueueRules,
} from './match-queue.ts'
import { programmeFactors } from './programme-factors.ts'
import { WAITING } from './waiting-raise.ts'

/** A student has up to three coaches at once. */
export const MAX_MATCHES = 3

/** The seed for ties. Constant, so that every ranking gives the same order. */
const SEED = 13

export type WaitingStudent = StudentPreferences & QueuedStudent

/** Who waits in a programme, the coaches, and what counts at `now` (epoch milliseconds). */
export interface ProgrammeQueue {
  readonly students: readonly WaitingStudent[]
  /** All coaches who accept students, including those without a place: ranks are counted among all of them. */
  readonly coaches: readonly CoachFacts[]
  readonly now: number
  readonly weights: Weights
  /** Defaults to `NOTHING_KNOWN`. */
  readonly known?: Known
}

type OpenCoach = CoachFacts & OfferedCoach

/**
 * Matches all waiting students with the coaches who have places, using `matchQueue`. Scores are those of `scoreOf` for
 * the pair's factors.
 */
export function matchProgramme({ students, coaches, now, weights, known }: ProgrammeQueue): MatchedQueue {
  if (students.length === 0) return { matches: [], without: new Map() }
  return matchQueue(students, coaches.map(open), rulesAt(now, weights, known))
}

export interface RankedCoach {
  readonly id: string
  /** From 0 to 1. */
  readonly score: number
}

/**
 * The coaches who have room and may be matched with the student, best first: the order in which a run makes the student
 * propose to them.
 */
export function rankCoaches(
  student: StudentPreferences,
  coaches: readonly CoachFacts[],
  now: number,
  weights: Weights = FACTOR_WEIGHTS,
  known: Known = NOTHING_KNOWN,
): RankedCoach[] {
  const withRoom = coaches.filter(({ capacity, load }) => load < capacity).map(open)
  const waiting = { ...student, waitedDays: 0, standing: [], never: [] }
  return orderCoaches<WaitingStudent, OpenCoach>(waiting, withRoom, rulesAt(now, weights, known)).map(
    ({ coach, score }) => ({ id: coach.id, score }),
  )
}

function open(coach: CoachFacts): OpenCoach {
  return { ...coach, places: Math.max(0, coach.capacity - coach.load), room: roomOf(coach) }
}

function rulesAt(
  now: number,
  weights: Weights,
  known: Known | undefined,
): QueueRules<WaitingStudent, OpenCoach> {
  return {
    factors: (students, coaches) => programmeFactors(students, coaches, now, weights, known),
    roomWeight: weights.room,
    waiting: WAITING,
    most: MAX_MATCHES,
    seed: SEED,
  }
}
