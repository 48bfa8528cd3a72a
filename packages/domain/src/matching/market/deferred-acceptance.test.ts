import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deferredAcceptance } from './deferred-acceptance.ts'

/** A small market: the students' lists, best first; the coaches' priorities; the places of each coach; the lots. */
interface Small {
  readonly lists: number[][]
  /** By coach, then by student. */
  readonly wanted: number[][]
  readonly places: number[]
  readonly lots: number[]
}

function run({ lists, wanted, places, lots }: Small, students: Iterable<number> = lists.keys()): number[] {
  const { coaches } = deferredAcceptance({
    students,
    places: Int32Array.from(places),
    lots: Uint32Array.from(lots),
    coachAt: (student, place) => lists[student]![place] ?? -1,
    priorityAt: (student, _, coach) => wanted[coach]![student]!,
  })
  return [...coaches]
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

/** Up to seven students and five coaches; few different priorities, so that lots decide often. */
const markets: fc.Arbitrary<Small> = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 }))
  .chain(([students, coaches]) =>
    fc.record({
      lists: fc.array(fc.shuffledSubarray(range(coaches)), { minLength: students, maxLength: students }),
      wanted: fc.array(
        fc.array(fc.constantFrom(-Infinity, 0, 1, 2, 3), { minLength: students, maxLength: students }),
        { minLength: coaches, maxLength: coaches },
      ),
      places: fc.array(fc.nat(3), { minLength: coaches, maxLength: coaches }),
      lots: fc.shuffledSubarray(range(students), { minLength: students }),
    }),
  )

/** Whether the coach prefers `a` to `b`. */
function wantsMore({ wanted, lots }: Small, coach: number, a: number, b: number): boolean {
  const by = wanted[coach]!
  return by[a]! > by[b]! || (by[a] === by[b] && lots[a]! < lots[b]!)
}

/** Pairs who would both prefer each other to what they got. */
function blockingPairs(market: Small, got: number[]): [number, number][] {
  const better = (student: number) => {
    const at = market.lists[student]!.indexOf(got[student]!)
    return at < 0 ? market.lists[student]! : market.lists[student]!.slice(0, at)
  }
  return got.flatMap((_, student) =>
    better(student)
      .filter((coach) => {
        if (market.wanted[coach]![student] === -Infinity) return false
        const taken = got.flatMap((one, other) => (one === coach ? [other] : []))
        return (
          taken.length < market.places[coach]! ||
          taken.some((other) => wantsMore(market, coach, student, other))
        )
      })
      .map((coach): [number, number] => [student, coach]),
  )
}

describe('by hand', () => {
  it('gives both sides their best match, and admits nobody whom a coach never accepts', () => {
    const market = {
      lists: [[0, 1], [0, 1], [0], []],
      wanted: [
        [1, 2, -Infinity, 9],
        [0, 0, 0, 0],
      ],
      places: [1, 1],
      lots: [0, 1, 2, 3],
    }
    expect(run(market)).toEqual([1, 0, -1, -1])
  })

  it('uses the lot if a coach has equal priorities', () => {
    const market = { lists: [[0], [0]], wanted: [[5, 5]], places: [1], lots: [1, 0] }
    expect(run(market)).toEqual([-1, 0])
  })

  it('places nobody with a coach without places', () => {
    expect(run({ lists: [[0]], wanted: [[1]], places: [0], lots: [0] })).toEqual([-1])
  })

  it('handles a long chain of displaced students', () => {
    const many = 20_000
    const lists = range(many).map((student) => [student, student + 1])
    // The last student displaces everybody to the next coach, who gives them a higher priority.
    lists.push([0])
    const { coaches } = deferredAcceptance({
      students: range(many + 1),
      places: new Int32Array(many + 1).fill(1),
      lots: Uint32Array.from(range(many + 1)),
      coachAt: (student, place) => lists[student]![place] ?? -1,
      priorityAt: (student, place) => (student === many ? 2 : place),
    })
    expect([...coaches]).toEqual([...range(many).map((student) => student + 1), 0])
  })
})

describe('on any market', () => {
  it('leaves no pair who would both prefer each other, and no coach over capacity', () => {
    fc.assert(
      fc.property(markets, (market) => {
        const got = run(market)
        expect(blockingPairs(market, got)).toEqual([])
        market.places.forEach((room, coach) => {
          expect(got.filter((one) => one === coach).length).toBeLessThanOrEqual(room)
        })
        got.forEach((coach, student) => {
          if (coach >= 0) expect(market.lists[student]).toContain(coach)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('gives the same result in any order of proposals', () => {
    const orders = markets.chain((market) =>
      fc.tuple(
        fc.constant(market),
        fc.shuffledSubarray(range(market.lists.length), { minLength: market.lists.length }),
      ),
    )
    fc.assert(
      fc.property(orders, ([market, order]) => {
        expect(run(market, order)).toEqual(run(market))
      }),
    )
  })

  it('gives no student a better coach for an untruthful list', () => {
    const lies = markets.chain((market) =>
      fc.tuple(
        fc.constant(market),
        fc.nat(market.lists.length - 1),
        fc.shuffledSubarray(range(market.places.length)),
      ),
    )
    fc.assert(
      fc.property(lies, ([market, student, told]) => {
        const own = market.lists[student]!
        const rank = (coach: number) => (own.includes(coach) ? own.indexOf(coach) : own.length)
        const truth = rank(run(market)[student]!)
        const lists = market.lists.with(student, told)
        const got = run({ ...market, lists })[student]!
        // A coach who is not on the student's true list is no gain.
        expect(truth).toBeLessThanOrEqual(rank(got))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives no student a worse coach after adding a coach or a place', () => {
    fc.assert(
      fc.property(markets, fc.nat(4), (market, which) => {
        const coach = which % market.places.length
        const got = run(market)
        const rank = (student: number, one: number) => {
          const at = market.lists[student]!.indexOf(one)
          return at < 0 ? Infinity : at
        }
        for (const places of [
          market.places.with(coach, 0),
          market.places.map((room) => Math.max(0, room - 1)),
        ]) {
          run({ ...market, places }).forEach((before, student) => {
            expect(rank(student, got[student]!)).toBeLessThanOrEqual(rank(student, before))
          })
        }
      }),
      { numRuns: 1000 },
    )
  })
})
