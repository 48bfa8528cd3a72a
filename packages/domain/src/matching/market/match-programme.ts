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
export const MOST_MATCHES = 3

/** Decides what nothing else decides; always the same, so that all who ask for an order get one. */
const SEED = 13

export type WaitingStudent = StudentPreferences & QueuedStudent

/** Who waits in a programme, whom they can have, and what counts at `now` (epoch milliseconds). */
export interface ProgrammeQueue {
  readonly students: readonly WaitingStudent[]
  /** All who are open to students, those without a place, too: by these ranks are told. */
  readonly coaches: readonly CoachFacts[]
  readonly now: number
  readonly weights: Weights
  /** Nothing where it is left out. */
  readonly known?: Known
}

type OpenCoach = CoachFacts & OfferedCoach

/**
 * Matches all who wait with the coaches who have places, as `matchQueue` does. A score is what `scoreOf` makes of the
 * pair's factors.
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
 * The coaches who have room and may be matched with the student, the best first: in the order in which a run has the
 * student propose to them.
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
    most: MOST_MATCHES,
    seed: SEED,
  }
}
