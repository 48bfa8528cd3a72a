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
  type QueueMatch,
  type QueueRules,
} from './match-queue.ts'
import { programmeFactors } from './programme-factors.ts'
import { WAITING } from './waiting-raise.ts'

/** A student has up to three coaches at once. */
export const MAX_MATCHES = 3

/** The seed for ties. Constant, so that every ranking gives the same order. */
const SEED = 13

export interface WaitingStudent extends StudentPreferences, QueuedStudent {
  /** Whether nobody knows yet who the student is: what they get gives way to students who are known. Default: false. */
  readonly givesWay?: boolean
}

/** Who waits in a programme, the coaches, and what counts at `now` (epoch milliseconds). */
export interface ProgrammeQueue {
  readonly students: readonly WaitingStudent[]
  /** All coaches who accept students, including those without a place: ranks are counted among all of them. */
  readonly coaches: readonly CoachFacts[]
  readonly now: number
  readonly weights: Weights
  /** Defaults to `NOTHING_KNOWN`. */
  readonly known?: Known
  /** How many matches of each coach would give way; none by default. */
  readonly givingWay?: ReadonlyMap<string, number>
}

type OpenCoach = CoachFacts & OfferedCoach

export interface ProgrammeMatch extends QueueMatch {
  /** Whether the match needs the place of one that gives way, unless a place is free by then. */
  readonly byGivingWay: boolean
}

export interface MatchedProgramme extends MatchedQueue {
  readonly matches: readonly ProgrammeMatch[]
}

/**
 * Matches all waiting students with the coaches who have places, using `matchQueue`. Scores are those of `scoreOf` for
 * the pair's factors. Known students come first. One of them who gets no coach that way is matched once more, with the
 * places of matches that give way too, one match for one place. The other students get what is left.
 */
export function matchProgramme(queue: ProgrammeQueue): MatchedProgramme {
  const { students, givingWay = new Map<string, number>() } = queue
  const taken = new Map<string, number>()
  const run = (among: readonly WaitingStudent[], giving?: ReadonlyMap<string, number>): MatchedProgramme => {
    if (among.length === 0) return { matches: [], without: new Map() }
    const coaches = queue.coaches.map((coach) => {
      const { places, ...facts } = open(coach)
      const free = Math.max(0, places - (taken.get(coach.id) ?? 0))
      return { ...facts, places: free + (giving?.get(coach.id) ?? 0) }
    })
    const found = matchQueue(among, coaches, rulesAt(queue.now, queue.weights, queue.known))
    for (const { coach } of found.matches) taken.set(coach, (taken.get(coach) ?? 0) + 1)
    const byGivingWay = giving !== undefined
    return { ...found, matches: found.matches.map((match) => ({ ...match, byGivingWay })) }
  }
  const known = run(students.filter(({ givesWay }) => !givesWay))
  const canGiveWay = [...givingWay.values()].some((count) => count > 0)
  const without = canGiveWay ? students.filter(({ id }) => known.without.has(id)) : []
  const helped = run(without, givingWay)
  const others = run(students.filter(({ givesWay }) => givesWay))
  return {
    matches: [...known.matches, ...helped.matches, ...others.matches],
    without: new Map([...known.without, ...helped.without, ...others.without].filter(isLeft(helped))),
  }
}

/** Whether a student is still without a coach after the run that helps those who had none. */
function isLeft(helped: MatchedQueue) {
  const found = new Set(helped.matches.map(({ student }) => student))
  return ([student]: [string, unknown]) => !found.has(student)
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
