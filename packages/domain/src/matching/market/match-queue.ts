import { candidateSearch, type Factor, type ScoredFacts } from './candidate-lists.ts'
import { draw, lotsOf } from './lots.ts'
import { matchMarket, type WithoutCoach } from './match-market.ts'
import { type WaitingRule, waitingRaise } from './waiting-raise.ts'

export interface QueuedStudent {
  readonly id: string
  readonly waitedDays: number
  /** The student's current coaches; they are kept. */
  readonly standing: readonly string[]
  /** Coaches not to match the student with, such as those they left. */
  readonly never: readonly string[]
}

export interface OfferedCoach {
  readonly id: string
  /** How many more students the coach can take. */
  readonly places: number
  /** The unused part of the coach's capacity, from 0 to 1. */
  readonly room: number
}

export interface QueueRules<Student, Coach> {
  /** The factors of these students and coaches, indexed in the order of the arguments. */
  factors(students: readonly Student[], coaches: readonly Coach[]): readonly Factor[]
  /** The weight of a coach's room. */
  readonly roomWeight: number
  readonly waiting: WaitingRule
  /** The maximum number of coaches per student. */
  readonly most: number
  /** The seed for ties. Another seed may give another result; the same seed always gives the same one. */
  readonly seed: number
}

export interface QueueMatch {
  readonly student: string
  readonly coach: string
  readonly score: number
  /** The rank of the coach among all whom the student may be matched with; 1 is the best. */
  readonly rank: number
  /** 1 for a first coach. */
  readonly turn: number
}

export interface MatchedQueue {
  /** First coaches, then second ones, then third ones; each sorted by the student's id. */
  readonly matches: readonly QueueMatch[]
  /** Students without any coach, by id. */
  readonly without: ReadonlyMap<string, WithoutCoach>
}

/**
 * Matches all waiting students with all coaches at once, using `matchMarket`. The result does not depend on the order
 * of the arguments.
 */
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
 * All coaches whom a student may be matched with, best first, whether or not they have a place: the order in which
 * `matchQueue` makes the student propose.
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

/** The facts about students and coaches that are sorted by id. */
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

/** By code unit, so that the order does not depend on a locale. */
function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
