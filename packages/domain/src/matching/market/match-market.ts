import type { CandidateSearch } from './candidate-lists.ts'
import { deferredAcceptance } from './deferred-acceptance.ts'
import { FIRST_LENGTH, type FirstLists, firstLists, growingLists } from './growing-lists.ts'

/** Everybody who waits, and every coach; each is an index from 0. */
export interface Market {
  /** How many students each coach can still take. */
  readonly places: Int32Array
  /** How many coaches each student has already; they stay. */
  readonly standing: Uint8Array
  /** Coaches of a student who are out of the question, such as those they have or have left. */
  readonly never: ReadonlyMap<number, ReadonlySet<number>>
  /** What each student's waiting adds to the score in the order of every coach. */
  readonly raises: Float64Array
  /** Decides between students whom a coach wants alike: the lower comes first. No two share one. */
  readonly lots: Uint32Array
  /** Looks for coaches among these, or among all. */
  searchAmong(coaches?: Int32Array): CandidateSearch
}

/** One coach a student, of all students at once. */
export interface Round {
  /** The coach of each student, -1 where the round gave none. */
  readonly coaches: Int32Array
  readonly scores: Float64Array
  /** Where that coach stands among those the student may be matched with: 1 is the best, 0 is no coach. */
  readonly ranks: Int32Array
}

/** Why a student has no coach: nobody fits the conditions, or all who do are full. */
export type WithoutCoach = 'none acceptable' | 'no place'

export interface MarketMatches {
  /** The first coaches, the second and the third. */
  readonly rounds: readonly Round[]
  /** The students who still have no coach at all. */
  readonly without: ReadonlyMap<number, WithoutCoach>
}

/**
 * Matches everybody at once. First coaches come first, by deferred acceptance over all coaches who may be matched with
 * a student; then second ones from the places that are left, then third ones. A later round moves nothing that an
 * earlier one gave. The result depends on nothing but its arguments.
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

/** A coach for each of the students, none of whom they had before. */
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
  // The place on the list until the list grew; `rank` makes ranks of them.
  return { coaches: accepted.coaches, scores, ranks: accepted.places.map((place) => place + 1) }
}

/** Whom coaches want most proposes first, so that few have to give way to those who come later. */
function inOrderOfHope(students: number[], { raises, lots }: Market, first: FirstLists): number[] {
  const hopes = new Float64Array(lots.length)
  for (const student of students) {
    hopes[student] = raises[student]! + (first.lengthOf(student) > 0 ? first.scoreAt(student, 0) : 0)
  }
  return students.toSorted((a, b) => hopes[b]! - hopes[a]! || lots[a]! - lots[b]!)
}

/** Makes ranks of places on the list: one that has grown leaves some coaches out, and some are out of the question. */
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

/** One more than are out of the question hold somebody who is not, if there is one. */
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
