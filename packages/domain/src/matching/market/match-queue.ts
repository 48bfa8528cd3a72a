import { candidateSearch, type Factor, type ScoredFacts } from './candidate-lists.ts'
import { draw, lotsOf } from './lots.ts'
import { matchMarket, type WithoutCoach } from './match-market.ts'
import { type WaitingRule, waitingRaise } from './waiting-raise.ts'

export interface QueuedStudent {
  readonly id: string
  readonly waitedDays: number
  /** Coaches whom the student has already; they stay. */
  readonly standing: readonly string[]
  /** Coaches with whom the student is not matched, such as those they left. */
  readonly never: readonly string[]
}

export interface OfferedCoach {
  readonly id: string
  /** How many students the coach can still take. */
  readonly places: number
  /** How much of the coach's capacity is left, from 0 to 1. */
  readonly room: number
}

export interface QueueRules<Student, Coach> {
  /** The factors of these students and coaches, in the order in which they are given here. */
  factors(students: readonly Student[], coaches: readonly Coach[]): readonly Factor[]
  /** What it counts that a coach has room. */
  readonly roomWeight: number
  readonly waiting: WaitingRule
  /** How many coaches a student has at most. */
  readonly most: number
  /** Decides what nothing else decides: another seed may give another result, the same seed never does. */
  readonly seed: number
}

export interface QueueMatch {
  readonly student: string
  readonly coach: string
  readonly score: number
  /** Where the coach stands among all whom the student may be matched with; 1 is the best. */
  readonly rank: number
  /** 1 for a first coach. */
  readonly turn: number
}

export interface MatchedQueue {
  /** First coaches, then second ones, then third ones; in each by the student's id. */
  readonly matches: readonly QueueMatch[]
  /** Students without any coach, by id. */
  readonly without: ReadonlyMap<string, WithoutCoach>
}

/** Matches everybody who waits with all coaches at once, as `matchMarket` does, whatever order they are given in. */
export function matchQueue<Student extends QueuedStudent, Coach extends OfferedCoach>(
  inStudents: readonly Student[],
  inCoaches: readonly Coach[],
  rules: QueueRules<Student, Coach>,
): MatchedQueue {
  const students = inStudents.toSorted(byId)
  const coaches = inCoaches.toSorted(byId)
  const coachAt = new Map(coaches.map(({ id }, at) => [id, at]))
  const facts = scoredFacts(students, coaches, rules)
  const { rounds, without } = matchMarket(
    {
      places: Int32Array.from(coaches, ({ places }) => Math.max(0, places)),
      standing: Uint8Array.from(students, ({ standing }) => standing.length),
      never: new Map(
        students.flatMap(({ standing, never }, at) => {
          const known = [...standing, ...never].flatMap((id) => coachAt.get(id) ?? [])
          return known.length > 0 ? [[at, new Set(known)]] : []
        }),
      ),
      raises: Float64Array.from(students, ({ waitedDays }) => waitingRaise(waitedDays, rules.waiting)),
      lots: lotsOf(facts.draws.students),
      searchAmong: (among) => candidateSearch(facts, among),
    },
    rules.most,
  )
  const matches: QueueMatch[] = []
  for (const [at, round] of rounds.entries()) {
    round.coaches.forEach((coach, student) => {
      if (coach < 0) return
      matches.push({
        student: students[student]!.id,
        coach: coaches[coach]!.id,
        score: round.scores[student]!,
        rank: round.ranks[student]!,
        turn: at + 1,
      })
    })
  }
  return { matches, without: new Map([...without].map(([student, why]) => [students[student]!.id, why])) }
}

export interface OrderedCoach<Coach> {
  readonly coach: Coach
  readonly score: number
}

/**
 * All coaches whom a student may be matched with, the best first, whether or not they have a place: the order in which
 * `matchQueue` has them propose.
 */
export function orderCoaches<Student extends QueuedStudent, Coach extends OfferedCoach>(
  student: Student,
  inCoaches: readonly Coach[],
  rules: QueueRules<Student, Coach>,
): OrderedCoach<Coach>[] {
  const coaches = inCoaches.toSorted(byId)
  const search = candidateSearch(scoredFacts([student], coaches, rules))
  const found = search.best(0, { count: coaches.length, after: -1 })
  return Array.from({ length: found.length }, (_, at) => ({
    coach: coaches[found.coaches[at]!]!,
    score: found.scores[at]!,
  }))
}

/** What is known of people who are in the order of their ids. */
function scoredFacts<Student extends QueuedStudent, Coach extends OfferedCoach>(
  students: readonly Student[],
  coaches: readonly Coach[],
  { factors, roomWeight, seed }: QueueRules<Student, Coach>,
): ScoredFacts {
  return {
    factors: factors(students, coaches),
    steady: { weight: roomWeight, ofCoach: Float64Array.from(coaches, ({ room }) => room) },
    draws: {
      students: Uint32Array.from(students, ({ id }) => draw(id, seed)),
      coaches: Uint32Array.from(coaches, ({ id }) => draw(id, seed)),
    },
  }
}

/** By code unit, so that no locale changes the order. */
function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
