import { type Code, type CodeKind, codesOf } from '@shinequo/domain/matching/codes'
import { candidateSearch, type ScoredFacts } from '@shinequo/domain/matching/market/candidate-lists'
import { FIRST_LENGTH } from '@shinequo/domain/matching/market/growing-lists'
import { lotsOf, mixed } from '@shinequo/domain/matching/market/lots'
import { matchMarket } from '@shinequo/domain/matching/market/match-market'
import type { WaitingStudent } from '@shinequo/domain/matching/market/match-programme'
import { programmeFactors } from '@shinequo/domain/matching/market/programme-factors'
import { type CoachFacts, FACTOR_WEIGHTS, roomOf } from '@shinequo/domain/matching/match-factors'
import highsModule from 'highs'
import { expect, it } from 'vitest'

// Its types describe the module as CommonJS, with the function in `default`; Node loads the ES module.
const loadHighs = highsModule as unknown as typeof highsModule.default

/** Coaches are more than a first list contains, with places for ten percent more students than there are. */
const STUDENTS = 500
const COACHES = 50
const PLACES = Int32Array.from({ length: COACHES }, () => 11)
const NOW = Date.parse('2026-03-02T12:00:00Z')
const ENGLISH: Code = 'language:english'

type Pairs = readonly (readonly { readonly coach: number; readonly worth: number }[])[]

/** Random numbers from 0 to below 1, always the same for one seed. */
function randomFrom(seed: number): () => number {
  let turn = mixed(seed)
  return () => {
    turn = (turn + 0x9e3779b9) >>> 0
    return mixed(turn) / 2 ** 32
  }
}

/** Both sides rank by the score of what they said. */
function ofFacts(random: () => number): Omit<ScoredFacts, 'draws'> {
  // Codes near the beginning are named more often.
  const named = (kind: CodeKind, most: number): Code[] => {
    const codes = codesOf(kind)
    return Array.from({ length: most }, () => codes[Math.floor(random() * random() * codes.length)]!)
  }
  const said = (likely: number, kind: CodeKind, most: number) => (random() < likely ? named(kind, most) : [])
  const lives = () => ({ school: `school-${Math.floor(random() * 40)}`, timeZone: 'America/New_York' })
  const students = Array.from(
    { length: STUDENTS },
    (_, at): WaitingStudent => ({
      ...{
        id: `student-${at}`,
        waitedDays: 0,
        standing: [],
        never: [],
        profileLanguages: [ENGLISH],
        ...lives(),
      },
      codes: [
        ...new Set([
          ...named('focus', 3),
          ...said(0.7, 'style', 1),
          ...said(0.7, 'time', 2),
          ...said(0.4, 'experience', 1),
          ...said(1 / 7, 'language', 1),
          ...said(0.2, 'school', 1),
        ]),
      ],
    }),
  )
  const coaches = Array.from({ length: COACHES }, (_, at): CoachFacts => {
    const start = 60 * (8 + Math.floor(random() * 8))
    const codes = [ENGLISH, ...named('focus', 4), ...named('style', 2), ...named('experience', 1)]
    return {
      ...{ id: `coach-${at}`, codes: [...new Set(codes)], hours: `${start}-${start + 240}`, ...lives() },
      ...{ capacity: PLACES[at]!, load: 0 },
    }
  })
  const steady = { weight: FACTOR_WEIGHTS.room, ofCoach: Float64Array.from(coaches, roomOf) }
  return { factors: programmeFactors(students, coaches, NOW, FACTOR_WEIGHTS), steady }
}

/** Both sides rank by one random score a pair. */
function ofOneScore(random: () => number): Omit<ScoredFacts, 'draws'> {
  const scores = Float64Array.from({ length: STUDENTS * COACHES }, random)
  const factor = {
    weight: 1,
    kinds: { ofCoach: Int32Array.from(new Array(COACHES).keys()), count: COACHES },
    counts: () => true,
    fill: (student: number, worth: Float64Array) =>
      worth.set(scores.subarray(student * COACHES, (student + 1) * COACHES)),
  }
  return { factors: [factor], steady: { weight: 0, ofCoach: new Float64Array(COACHES) } }
}

/** The sum of scores that matching reaches, and what the pairs on its final lists are worth. Nobody has waited. */
function matched(known: Omit<ScoredFacts, 'draws'>, random: () => number): { sum: number; pairs: Pairs } {
  const drawn = (many: number) => Uint32Array.from({ length: many }, () => random() * 2 ** 32)
  const draws = { students: drawn(STUDENTS), coaches: drawn(COACHES) }
  const facts = { ...known, draws }
  const { rounds } = matchMarket(
    {
      ...{ places: PLACES, standing: new Uint8Array(STUDENTS), never: new Map() },
      ...{ raises: new Float64Array(STUDENTS), lots: lotsOf(draws.students) },
      searchAmong: (among) => candidateSearch(facts, among),
    },
    1,
  )
  const search = candidateSearch(facts)
  let sum = 0
  const pairs = Array.from({ length: STUDENTS }, (_, student) => {
    const { coaches, scores, length } = search.best(student, { count: COACHES, after: -1 })
    const all = Array.from({ length }, (_, at) => ({ coach: coaches[at]!, worth: scores[at]! }))
    const own = all.findIndex(({ coach }) => coach === rounds[0]!.coaches[student])
    sum += all[own]?.worth ?? 0
    // The first ones, doubled until the student's own coach is included.
    return all.slice(0, own >= 0 && own < FIRST_LENGTH ? FIRST_LENGTH : length)
  })
  return { sum, pairs }
}

/**
 * The greatest sum of worths if each student has at most one coach and coaches keep to their places, stable or not. A
 * transportation problem, solved as a linear programme by HiGHS.
 */
async function greatestSum(pairs: Pairs, places: Int32Array): Promise<number> {
  const highs = await loadHighs()
  const flat = pairs.flatMap((list, student) => list.map((pair) => ({ student, ...pair })))
  const rows = pairs.length + places.length
  const { status, sum } = highs.withModel(
    {
      ...{ numCols: flat.length, numRows: rows, sense: highs.constants.objectiveSense.maximize },
      colCost: Float64Array.from(flat, ({ worth }) => worth),
      colLower: new Float64Array(flat.length),
      colUpper: new Float64Array(flat.length).fill(1),
      rowLower: new Float64Array(rows),
      rowUpper: Float64Array.from([...pairs.map(() => 1), ...places]),
      matrix: {
        ...{ format: 'csc', numRows: rows, numCols: flat.length },
        // A pair uses the student's only place and one of the coach's: two entries per column.
        starts: Int32Array.from({ length: flat.length + 1 }, (_, at) => 2 * at),
        indices: Int32Array.from(flat.flatMap(({ student, coach }) => [student, pairs.length + coach])),
        values: new Float64Array(2 * flat.length).fill(1),
      },
    },
    (model) => {
      model.options.set({ output_flag: false })
      model.run()
      return { status: model.getModelStatus(), sum: model.getObjectiveValue() }
    },
  )
  expect(status).toBe(highs.constants.modelStatus.optimal)
  return sum
}

it('finds the greatest sum, which taking the best pair first misses', async () => {
  const pairs = [
    [
      { coach: 0, worth: 1 },
      { coach: 1, worth: 0.9 },
    ],
    [
      { coach: 0, worth: 0.8 },
      { coach: 1, worth: 0.1 },
    ],
    [{ coach: 1, worth: 0.3 }],
  ]
  expect(await greatestSum(pairs, Int32Array.of(1, 1))).toBeCloseTo(1.7, 9)
  expect(await greatestSum(pairs, Int32Array.of(1, 2))).toBeCloseTo(2, 9)
})

it.each([
  ['what they said', ofFacts, 1],
  ['what they said', ofFacts, 2],
  ['one random score a pair', ofOneScore, 1],
  ['one random score a pair', ofOneScore, 2],
])('if both sides rank by %s, matching has at least 0.95 of the greatest sum', async (_, known, seed) => {
  const random = randomFrom(seed)
  const { sum, pairs } = matched(known(random), random)
  const ratio = sum / (await greatestSum(pairs, PLACES))
  expect(ratio).toBeGreaterThanOrEqual(0.95)
  expect(ratio).toBeLessThanOrEqual(1 + 1e-9)
})
