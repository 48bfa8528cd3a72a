import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  candidateSearch,
  type DenseFactor,
  type Factor,
  type ScoredFacts,
  type SparseFactor,
} from './candidate-lists.ts'
import { oneInCommon, sharedCodes } from './code-factors.ts'

const STUDENTS = 3
const COACHES = 40
const codes = (many: number) => fc.array(fc.nat(15), { minLength: many, maxLength: many })
const sets = fc
  .record({ students: codes(STUDENTS), coaches: codes(COACHES) })
  .map(({ students, coaches }) => ({
    students: Int32Array.from(students),
    coaches: Int32Array.from(coaches),
  }))
const draws = (many: number) =>
  fc.array(fc.nat(5), { minLength: many, maxLength: many }).map((of) => Uint32Array.from(of))
const weight = fc.constantFrom(0, 1, 10, 40)

/** Few kinds of everything, so that many coaches share a score, and some share a draw. */
const worlds: fc.Arbitrary<ScoredFacts> = fc.record({
  factors: fc
    .tuple(sets, fc.array(fc.tuple(weight, sets, fc.boolean()), { maxLength: 4 }))
    .map(([language, shared]) => [
      oneInCommon(language),
      ...shared.map(([weighs, of, isSparse]) =>
        isSparse ? few(sharedCodes(weighs, of)) : sharedCodes(weighs, of),
      ),
    ]),
  steady: fc.record({
    weight,
    ofCoach: fc
      .array(fc.constantFrom(0, 0.25, 1), { minLength: COACHES, maxLength: COACHES })
      .map((of) => Float64Array.from(of)),
  }),
  draws: fc.record({ students: draws(STUDENTS), coaches: draws(COACHES) }),
})

/** The worth of each kind of coach to a student. */
function worthsOf(factor: Factor, student: number): Float64Array {
  const worth = new Float64Array(factor.kinds.count)
  if ('fill' in factor) factor.fill(student, worth)
  else {
    const [kinds, few] = [new Int32Array(worth.length), new Float64Array(worth.length)]
    const length = factor.fillFew(student, kinds, few)
    for (let at = 0; at < length; at++) worth[kinds[at]!] = few[at]!
  }
  return worth
}

/** The same factor in sparse form. */
function few(factor: DenseFactor): SparseFactor {
  const { weight, kinds, counts } = factor
  return {
    weight,
    kinds,
    counts,
    fillFew: (student, found, worth) => {
      let length = 0
      worthsOf(factor, student).forEach((own, kind) => {
        if (own === 0) return
        found[length] = kind
        worth[length++] = own
      })
      return length
    },
  }
}

/** The score of one pair, computed independently of the search. */
function scoreOf({ factors, steady }: ScoredFacts, student: number, coach: number): number {
  let sum = steady.weight * steady.ofCoach[coach]!
  let weights = steady.weight
  for (const factor of factors) {
    const { weight: weighs, kinds, counts } = factor
    const own = worthsOf(factor, student)[kinds.ofCoach[coach]!]!
    if (own === -Infinity) return own
    sum += weighs * own
    if (counts(student)) weights += weighs
  }
  return sum / (weights || 1)
}

const listed = ({ coaches, scores, length }: ReturnType<ReturnType<typeof candidateSearch>['best']>) =>
  Array.from({ length }, (_, at) => ({ coach: coaches[at]!, score: scores[at]! }))

it('finds all acceptable coaches in the order of scores if all are requested', () => {
  fc.assert(
    fc.property(worlds, fc.nat(STUDENTS - 1), (facts, student) => {
      const all = listed(candidateSearch(facts).best(student, { count: COACHES, after: -1 }))
      const acceptable = [...facts.steady.ofCoach.keys()].filter(
        (coach) => scoreOf(facts, student, coach) > -Infinity,
      )
      expect(all.map(({ coach }) => coach).toSorted((a, b) => a - b)).toEqual(acceptable)
      for (const [at, { coach, score }] of all.entries()) {
        expect(score).toBeCloseTo(scoreOf(facts, student, coach), 12)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1 + 1e-12)
        expect(score).toBeLessThanOrEqual(all[at - 1]?.score ?? Infinity)
      }
    }),
  )
})

it('finds the true best coaches, and continues after any of them, however short the list', () => {
  fc.assert(
    fc.property(
      worlds,
      fc.nat(STUDENTS - 1),
      fc.nat(COACHES),
      fc.nat(COACHES),
      (facts, student, count, from) => {
        const search = candidateSearch(facts)
        const all = listed(search.best(student, { count: COACHES, after: -1 }))
        expect(listed(search.best(student, { count, after: -1 }))).toEqual(all.slice(0, count))
        const at = Math.min(from, all.length - 1)
        if (at < 0) return
        const after = all[at]!.coach
        expect(listed(search.best(student, { count, after }))).toEqual(all.slice(at + 1, at + 1 + count))
        expect(search.before(student, after)).toBe(at)
      },
    ),
  )
})

it('leaves out coaches whose bar is above the score, and coaches outside the given set', () => {
  const bar = fc.constantFrom(-Infinity, 0.2, 0.5, 0.9, Infinity)
  fc.assert(
    fc.property(
      worlds,
      fc.array(bar, { minLength: COACHES, maxLength: COACHES }),
      fc.constantFrom(0, 0.3),
      fc.subarray([...new Array(COACHES).keys()]),
      fc.nat(8),
      (facts, of, raise, among, count) => {
        const bars = Float64Array.from(of)
        const all = listed(candidateSearch(facts).best(0, { count: COACHES, after: -1 }))
        const expected = all.filter(
          ({ coach, score }) => among.includes(coach) && score + raise >= bars[coach]!,
        )
        const search = candidateSearch(facts, Int32Array.from(among))
        expect(listed(search.best(0, { count, after: -1, bars, raise }))).toEqual(expected.slice(0, count))
        const [outside] = all
        if (!outside) return
        const later = expected.filter(({ coach }) => coach !== outside.coach)
        expect(listed(search.best(0, { count, after: outside.coach, bars, raise }))).toEqual(
          later.slice(0, count),
        )
      },
    ),
  )
})

it('orders coaches with equal scores differently per student, but always the same way', () => {
  const facts = {
    factors: [],
    steady: { weight: 1, ofCoach: new Float64Array(COACHES) },
    draws: { students: Uint32Array.of(1, 2), coaches: Uint32Array.from(new Array(COACHES).keys()) },
  }
  const of = (student: number) =>
    listed(candidateSearch(facts).best(student, { count: COACHES, after: -1 })).map(({ coach }) => coach)
  expect(of(0)).toEqual(of(0))
  expect(of(0)).not.toEqual(of(1))
})

it('tells who may be matched', () => {
  const facts = {
    factors: [oneInCommon({ students: Int32Array.of(2, 0), coaches: Int32Array.of(1, 6) })],
    steady: { weight: 1, ofCoach: new Float64Array(2) },
    draws: { students: new Uint32Array(2), coaches: new Uint32Array(2) },
  }
  const { accepts } = candidateSearch(facts)
  expect([accepts(0, 0), accepts(0, 1), accepts(1, 0), accepts(1, 1)]).toEqual([false, true, true, true])
})
