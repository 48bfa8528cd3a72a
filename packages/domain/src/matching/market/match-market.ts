import type { CandidateSearch } from './candidate-lists.ts'
import { deferredAcceptance } from './deferred-acceptance.ts'
import { FIRST_LENGTH, type FirstLists, firstLists, growingLists } from './growing-lists.ts'

/** Everybody who waits, and every coach; each is an index from 0. */
export interface Market {
  /** How many more students each coach can take. */
  readonly places: Int32Array
  /** How many coaches each student has already; they are kept. */
  readonly standing: Uint8Array
  /** Coaches excluded for a student, such as those they have or have left. */
  readonly never: ReadonlyMap<number, ReadonlySet<number>>
  /** What each student's waiting adds to the score in the order of every coach. */
  readonly raises: Float64Array
  /** Orders students whom a coach prefers equally: the lower lot comes first. Lots are unique. */
  readonly lots: Uint32Array
  /** A search among these coaches, or among all. */
  searchAmong(coaches?: Int32Array): CandidateSearch
}

/** One coach per student, for all students at once. */
export interface Round {
  /** The coach of each student; -1 if the round gave none. */
  readonly coaches: Int32Array
  readonly scores: Float64Array
  /** The rank of that coach among all whom the student may be matched with: 1 is the best, 0 is no coach. */
  readonly ranks: Int32Array
}

/** Why a student has no coach: no coach meets the conditions, or all who do are full. */
export type WithoutCoach = 'none acceptable' | 'no place'

export interface MarketMatches {
  /** First, second and third coaches. */
  readonly rounds: readonly Round[]
  /** The students who still have no coach. */
  readonly without: ReadonlyMap<number, WithoutCoach>
}

/**
 * Matches all students at once. First coaches are matched before others, by deferred acceptance over all acceptable
 * coaches; then second coaches from the remaining places, then third ones. A later round does not change the matches of
 * an earlier one. The result depends only on the arguments.
 */
export function matchMarket(market: Market, most: number): MarketMatches {
  const all = market.searchAmong()
  const first = firstLists(market.lots.length, all)
  const places = market.places.slice()
  const coachCount = market.standing.slice()
  const rounds: Round[] = []
  for (let turn = 0; turn < most; turn++) {
    const students = Array.from(coachCount.keys()).filter((student) => coachCount[student] === turn)
    const round = matchOnce({ ...market, places }, rounds, students, first)
    rank(round, market, all)
    rounds.push(round)
    round.coaches.forEach((coach, student) => {
      if (coach < 0) return
      places[coach]! -= 1
      coachCount[student]! += 1
    })
  }
  const without = new Map<number, WithoutCoach>()
  coachCount.forEach((coaches, student) => {
    if (coaches === 0)
      without.set(student, whyWithout(market.never.get(student) ?? new Set(), student, first, all))
  })
  return { rounds, without }
}

/** Gives each of the students a coach whom they did not have before. */
function matchOnce(market: Market, before: readonly Round[], students: number[], first: FirstLists): Round {
  const { places, raises, lots, never } = market
  const open = Int32Array.from(places.keys()).filter((coach) => places[coach]! > 0)
  const lists = growingLists(first, market.searchAmong(open), raises)
  const isOut = (student: number, coach: number) =>
    never.get(student)?.has(coach) === true || before.some(({ coaches }) => coaches[student] === coach)
  const accepted = deferredAcceptance({
    students: inOrderOfHope(students, market, first),
    places,
    lots,
    coachAt: lists.coachAt,
    priorityAt: (student, place, coach) =>
      isOut(student, coach) ? -Infinity : lists.scoreAt(student, place) + raises[student]!,
  })
  const scores = new Float64Array(lots.length)
  accepted.places.forEach((place, student) => {
    if (place >= 0) scores[student] = lists.scoreAt(student, place)
  })
  // Positions on the list as it has grown; `rank` turns them into ranks.
  return { coaches: accepted.coaches, scores, ranks: accepted.places.map((place) => place + 1) }
}

/**
 * Orders students by their likely priority. If those with the highest priority propose first, fewer are displaced
 * later.
 */
function inOrderOfHope(students: number[], { raises, lots }: Market, first: FirstLists): number[] {
  const hopes = new Float64Array(lots.length)
  for (const student of students) {
    hopes[student] = raises[student]! + (first.lengthOf(student) > 0 ? first.scoreAt(student, 0) : 0)
  }
  return students.toSorted((a, b) => hopes[b]! - hopes[a]! || lots[a]! - lots[b]!)
}

/** Turns positions on the list into ranks. A list that has grown leaves some coaches out, and others are excluded. */
function rank({ coaches, ranks }: Round, { never }: Market, all: CandidateSearch): void {
  coaches.forEach((coach, student) => {
    if (coach < 0) return
    if (ranks[student]! > FIRST_LENGTH) ranks[student] = all.before(student, coach) + 1
    const place = ranks[student]! - 1
    for (const other of never.get(student) ?? []) {
      if (all.accepts(student, other) && all.before(student, other) < place) ranks[student]! -= 1
    }
  })
}

/** Searches one coach more than are excluded: if any acceptable coach remains, the result contains one. */
function whyWithout(
  out: ReadonlySet<number>,
  student: number,
  first: FirstLists,
  all: CandidateSearch,
): WithoutCoach {
  if (first.lengthOf(student) > out.size) return 'no place'
  const { coaches, length } = all.best(student, { count: out.size + 1, after: -1 })
  return coaches.subarray(0, length).some((coach) => !out.has(coach)) ? 'no place' : 'none acceptable'
}
