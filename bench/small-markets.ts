import { candidateSearch, type ScoredFacts } from '@shinequo/domain/matching/market/candidate-lists'
import { deferredAcceptance } from '@shinequo/domain/matching/market/deferred-acceptance'
import { FIRST_LENGTH } from '@shinequo/domain/matching/market/growing-lists'
import { draw, lotsOf } from '@shinequo/domain/matching/market/lots'
import { matchMarket } from '@shinequo/domain/matching/market/match-market'
import { programmeFactors } from '@shinequo/domain/matching/market/programme-factors'
import { roomOf } from '@shinequo/domain/matching/match-factors'
import { placesOf, queueOf, randomFrom } from './matching-world.ts'

/** How the two sides of a market rank each other, as text for a table. */
export const MARKETS = {
  facts: 'both sides by the score of what they said',
  shared: 'both sides by one random score a pair',
  independent: 'each side by a random order of its own',
} as const
export type MarketKind = keyof typeof MARKETS

/** A market small enough to keep all pairs in memory, with its stable matching. */
export interface SmallMarket {
  readonly places: Int32Array
  /** All acceptable coaches of each student, best first. */
  readonly orders: readonly (readonly number[])[]
  /** The worth of a pair in a sum: the score, or the mean of both sides' ranking. From 0 to 1. */
  worth(student: number, coach: number): number
  /** The coach of each student; -1 for none. */
  readonly stable: Int32Array
}

/** Places for ten percent more students than there are. */
const ROOM = 1.1

export function smallMarket(kind: MarketKind, students: number, coaches: number, seed: number): SmallMarket {
  if (kind === 'independent') return independent(students, coaches, seed)
  return kind === 'facts' ? ofFacts(students, coaches, seed) : ofOneScore(students, coaches, seed)
}

function ofFacts(students: number, coaches: number, seed: number): SmallMarket {
  const queue = queueOf(students, coaches, ROOM, seed)
  const steady = { weight: queue.weights.room, ofCoach: Float64Array.from(queue.coaches, roomOf) }
  const factors = programmeFactors(queue.students, queue.coaches, queue.now, queue.weights)
  const places = Int32Array.from(queue.coaches, ({ capacity, load }) => capacity - load)
  return ofScores({ factors, steady }, places, students, seed)
}

function ofOneScore(students: number, coaches: number, seed: number): SmallMarket {
  const random = randomFrom(seed)
  const scores = Float64Array.from({ length: students * coaches }, random)
  const everyCoach = Int32Array.from(new Array(coaches).keys())
  const factor = {
    weight: 1,
    kinds: { ofCoach: everyCoach, count: coaches },
    counts: () => true,
    fill: (student: number, worth: Float64Array) =>
      worth.set(scores.subarray(student * coaches, (student + 1) * coaches)),
  }
  const facts = { factors: [factor], steady: { weight: 0, ofCoach: new Float64Array(coaches) } }
  return ofScores(facts, placesOf(coaches, Math.round(students * ROOM), random), students, seed)
}

/** Nobody has waited, so both sides rank by the score only. */
function ofScores(
  known: Omit<ScoredFacts, 'draws'>,
  places: Int32Array,
  students: number,
  seed: number,
): SmallMarket {
  const drawn = (who: string, many: number) =>
    Uint32Array.from({ length: many }, (_, at) => draw(`${who}-${at}`, seed))
  const draws = { students: drawn('student', students), coaches: drawn('coach', places.length) }
  const facts = { ...known, draws }
  const search = candidateSearch(facts)
  const orders: number[][] = []
  const worths: Map<number, number>[] = []
  for (let student = 0; student < students; student++) {
    const { coaches, scores, length } = search.best(student, { count: places.length, after: -1 })
    orders.push([...coaches.subarray(0, length)])
    worths.push(new Map(orders[student]!.map((coach, at) => [coach, scores[at]!])))
  }
  const { rounds } = matchMarket(
    {
      places,
      standing: new Uint8Array(students),
      never: new Map(),
      raises: new Float64Array(students),
      lots: lotsOf(draws.students),
      searchAmong: (among) => candidateSearch(facts, among),
    },
    1,
  )
  return {
    places,
    orders,
    worth: (student, coach) => worths[student]!.get(coach)!,
    stable: rounds[0]!.coaches,
  }
}

function independent(students: number, coaches: number, seed: number): SmallMarket {
  const random = randomFrom(seed)
  const own = Float64Array.from({ length: students * coaches }, random)
  const theirs = Float64Array.from({ length: students * coaches }, random)
  const places = placesOf(coaches, Math.round(students * ROOM), random)
  const orders = Array.from({ length: students }, (_, student) =>
    [...places.keys()].sort((a, b) => own[student * coaches + b]! - own[student * coaches + a]!),
  )
  const { coaches: stable } = deferredAcceptance({
    students: orders.keys(),
    places,
    lots: Uint32Array.from(orders.keys()),
    coachAt: (student, place) => orders[student]![place] ?? -1,
    priorityAt: (student, _, coach) => theirs[student * coaches + coach]!,
  })
  const worth = (student: number, coach: number) =>
    (own[student * coaches + coach]! + theirs[student * coaches + coach]!) / 2
  return { places, orders, worth, stable }
}

/** First come, first served: each student in turn takes the best coach with a free place. */
export function greedy({ places, orders }: SmallMarket): Int32Array {
  const left = places.slice()
  return Int32Array.from(orders, (order) => {
    const coach = order.find((one) => left[one]! > 0) ?? -1
    if (coach >= 0) left[coach]! -= 1
    return coach
  })
}

/** The pairs on the final lists: the first 30, doubled until the student's own coach is included. */
export function finalPairs({ orders, stable, worth }: SmallMarket) {
  return orders.map((order, student) => {
    const place = order.indexOf(stable[student]!)
    let length = FIRST_LENGTH
    while (length < order.length && (place < 0 || place >= length)) length *= 2
    return order.slice(0, length).map((coach) => ({ coach, worth: worth(student, coach) }))
  })
}

/** The sum of the pairs' worths. */
export function sumOf({ worth }: SmallMarket, coaches: Int32Array): number {
  return coaches.reduce((sum, coach, student) => (coach < 0 ? sum : sum + worth(student, coach)), 0)
}

/** The rank of each student's coach on the student's list: 1 is the best, 0 is none. */
export function ranksOf({ orders }: SmallMarket, coaches: Int32Array): number[] {
  return orders.map((order, student) => order.indexOf(coaches[student]!) + 1)
}
