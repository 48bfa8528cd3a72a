import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { candidateSearch } from './candidate-lists.ts'
import { oneInCommon, sharedCodes } from './code-factors.ts'
import { deferredAcceptance } from './deferred-acceptance.ts'
import { FIRST_LENGTH } from './growing-lists.ts'
import { type Market, type MarketMatches, matchMarket } from './match-market.ts'
import { waitingRaise } from './waiting-raise.ts'

const MOST = 3
/** More than a first list contains, so that lists must grow. */
const COACHES = FIRST_LENGTH + 12
const RULE = { limitDays: 10, most: 0.2 }

const column = <T>(of: fc.Arbitrary<T>, many: number) => fc.array(of, { minLength: many, maxLength: many })
const codes = (many: number) => column(fc.nat(15), many).map((of) => Int32Array.from(of))
const language = (many: number) =>
  column(fc.constantFrom(0, 0, 1, 2, 4), many).map((of) => Int32Array.from(of))

interface World {
  readonly market: Market
  readonly days: number[]
}

/** Markets with and without a shortage of places; few different scores and days. */
const worlds: fc.Arbitrary<World> = fc.integer({ min: 1, max: 40 }).chain((students) =>
  fc
    .record({
      languages: fc.record({ students: language(students), coaches: codes(COACHES) }),
      goals: fc.record({ students: codes(students), coaches: codes(COACHES) }),
      room: column(fc.constantFrom(0, 0.5, 1), COACHES).map((of) => Float64Array.from(of)),
      places: fc
        .constantFrom([0, 0, 0, 0, 1], [0, 1], [0, 1, 2, 3])
        .chain((of) => column(fc.constantFrom(...of), COACHES))
        .map((of) => Int32Array.from(of)),
      days: column(fc.constantFrom(0, 0, 0, 5, 11, 20), students),
      standing: column(fc.constantFrom(0, 0, 0, 1, 3), students).map((of) => Uint8Array.from(of)),
      never: column(fc.uniqueArray(fc.nat(COACHES - 1), { maxLength: 3 }), students),
      lots: fc.shuffledSubarray([...new Array(students).keys()], { minLength: students }),
    })
    .map(({ languages, goals, room, places, days, standing, never, lots }) => {
      const draws = { students: Uint32Array.from(lots), coaches: Uint32Array.from(new Array(COACHES).keys()) }
      const facts = {
        factors: [oneInCommon(languages), sharedCodes(3, goals)],
        steady: { weight: 1, ofCoach: room },
        draws,
      }
      const market = {
        places,
        standing,
        never: new Map(never.map((of, student) => [student, new Set(of)])),
        raises: Float64Array.from(days, (waited) => waitingRaise(waited, RULE)),
        lots: Uint32Array.from(lots),
        searchAmong: (among?: Int32Array) => candidateSearch(facts, among),
      }
      return { market, days }
    }),
)

/** A student's full order of acceptable coaches, without excluded ones. */
function orderOf({ searchAmong, never }: Market, student: number): { coach: number; score: number }[] {
  const { coaches, scores, length } = searchAmong().best(student, { count: COACHES, after: -1 })
  return Array.from({ length }, (_, at) => ({ coach: coaches[at]!, score: scores[at]! })).filter(
    ({ coach }) => !never.get(student)!.has(coach),
  )
}

const studentsOf = ({ lots }: Market) => [...lots.keys()]

/** The places left before each round, and after the last. */
function placesBefore({ places }: Market, { rounds }: MarketMatches): Int32Array[] {
  const left = [places]
  for (const { coaches } of rounds) {
    const next = left.at(-1)!.slice()
    for (const coach of coaches) if (coach >= 0) next[coach]! -= 1
    left.push(next)
  }
  return left
}

describe('every round', () => {
  it('equals deferred acceptance over whole lists', () => {
    fc.assert(
      fc.property(worlds, ({ market }) => {
        const matched = matchMarket(market, MOST)
        const left = placesBefore(market, matched)
        const orders = studentsOf(market).map((student) => orderOf(market, student))
        const had = market.standing.slice()
        for (const [turn, { coaches }] of matched.rounds.entries()) {
          const lists = orders.map((order, student) =>
            order.filter(({ coach }) =>
              matched.rounds.slice(0, turn).every((round) => round.coaches[student] !== coach),
            ),
          )
          const whole = deferredAcceptance({
            students: studentsOf(market).filter((student) => had[student] === turn),
            places: left[turn]!,
            lots: market.lots,
            coachAt: (student, place) => lists[student]![place]?.coach ?? -1,
            priorityAt: (student, place) => lists[student]![place]!.score + market.raises[student]!,
          })
          expect(coaches).toEqual(whole.coaches)
          for (const [student, coach] of coaches.entries()) if (coach >= 0) had[student]! += 1
        }
      }),
      { numRuns: 300 },
    )
  })

  it('leaves no student and coach who would both prefer each other', () => {
    fc.assert(
      fc.property(worlds, ({ market }) => {
        const matched = matchMarket(market, 1)
        const [{ coaches: got }] = matched.rounds as [MarketMatches['rounds'][number]]
        const orders = studentsOf(market).map((student) => orderOf(market, student))
        const priority = (student: number, coach: number) =>
          orders[student]!.find((one) => one.coach === coach)!.score + market.raises[student]!
        for (const student of studentsOf(market)) {
          if (market.standing[student] !== 0) continue
          for (const { coach } of orders[student]!) {
            if (coach === got[student]) break
            const theirs = studentsOf(market).filter((other) => got[other] === coach)
            expect(theirs.length).toBe(market.places[coach])
            for (const other of theirs) {
              const ahead = priority(other, coach) - priority(student, coach)
              expect(ahead > 0 || (ahead === 0 && market.lots[other]! < market.lots[student]!)).toBe(true)
            }
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('respects capacities, gives no coach twice and no excluded coach', () => {
    fc.assert(
      fc.property(worlds, ({ market }) => {
        const matched = matchMarket(market, MOST)
        for (const places of placesBefore(market, matched))
          expect(Math.min(...places)).toBeGreaterThanOrEqual(0)
        for (const student of studentsOf(market)) {
          const coaches = matched.rounds.map((round) => round.coaches[student]!).filter((coach) => coach >= 0)
          expect(new Set(coaches).size).toBe(coaches.length)
          expect(coaches.length + market.standing[student]!).toBeLessThanOrEqual(MOST)
          for (const coach of coaches) expect(market.never.get(student)!.has(coach)).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it("returns the rank of the coach on the student's list, and the score", () => {
    fc.assert(
      fc.property(worlds, ({ market }) => {
        for (const { coaches, ranks, scores } of matchMarket(market, MOST).rounds) {
          for (const student of studentsOf(market)) {
            const order = orderOf(market, student)
            const place = order.findIndex(({ coach }) => coach === coaches[student])
            expect(ranks[student]).toBe(place + 1)
            if (place >= 0) expect(scores[student]).toBe(order[place]!.score)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('all students', () => {
  it('leaves no student without a coach while an acceptable one has a place, and returns the reason otherwise', () => {
    fc.assert(
      fc.property(worlds, ({ market }) => {
        const matched = matchMarket(market, MOST)
        const after = placesBefore(market, matched)[1]!
        for (const student of studentsOf(market)) {
          const order = orderOf(market, student)
          const hasNone = market.standing[student] === 0 && matched.rounds[0]!.coaches[student] === -1
          const why = order.length === 0 ? 'none acceptable' : 'no place'
          expect(matched.without.get(student)).toBe(hasNone ? why : undefined)
          if (hasNone) expect(order.every(({ coach }) => after[coach] === 0)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('gives nobody a place while somebody over the limit has waited longer for it', () => {
    fc.assert(
      fc.property(worlds, ({ market, days }) => {
        const { without, rounds } = matchMarket(market, MOST)
        for (const student of without.keys()) {
          if (days[student]! <= RULE.limitDays) continue
          const wanted = new Set(orderOf(market, student).map(({ coach }) => coach))
          rounds[0]!.coaches.forEach((coach, other) => {
            if (wanted.has(coach)) expect(days[other]).toBeGreaterThanOrEqual(days[student]!)
          })
        }
      }),
      { numRuns: 300 },
    )
  })

  it('gives no student a worse first coach after adding a coach', () => {
    fc.assert(
      fc.property(worlds, fc.nat(COACHES - 1), fc.integer({ min: 1, max: 3 }), ({ market }, coach, room) => {
        const ranks = (places: Int32Array) => matchMarket({ ...market, places }, 1).rounds[0]!.ranks
        const before = ranks(market.places.with(coach, 0))
        const after = ranks(market.places.with(coach, room))
        for (const student of studentsOf(market)) {
          if (before[student] === 0) continue
          expect(after[student]).toBeGreaterThan(0)
          expect(after[student]).toBeLessThanOrEqual(before[student]!)
        }
      }),
      { numRuns: 300 },
    )
  })
})
