import { startProcess } from './child.ts'
import { median } from './load.ts'
import { type MarketRow, type MatchingFound, type QueueRow, RANKS, type Reached } from './matching-found.ts'
import { drawMatching } from './matching-picture.ts'
import type { MatchingReport } from './matching-process.ts'
import { optimum } from './optimum.ts'
import { finalPairs, greedy, MARKETS, type MarketKind, ranksOf, smallMarket, sumOf } from './small-markets.ts'

const MB = 2 ** 20
/**
 * The queues to time. `room`: places per student. `writing`: share of students who wrote in their own words. `goalMs`
 * is null if there is no goal.
 */
const QUEUES = [
  { students: 100_000, coaches: 5000, room: 1.1, writing: 0, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 1.1, writing: 0.3, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 1.1, writing: 1, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 0.9, writing: 0, goalMs: 10_000 },
  { students: 100_000, coaches: 5000, room: 3, writing: 0, goalMs: null },
  { students: 10_000, coaches: 500, room: 1.1, writing: 0.3, goalMs: 1000 },
  { students: 1, coaches: 5000, room: 10_000, writing: 1, goalMs: 300 },
]
const MAX_PEAK_BYTES = 1024 * MB
/** The size of the markets that are compared with the optimum. */
const COMPARED = { students: 2000, coaches: 200, seed: 1 }
const LEAST_RATIO = 0.95
/** Times the matching of whole queues, measures its quality, and redraws `docs/matching.svg`. */
export async function benchMatching(rounds: number): Promise<MatchingFound> {
  const queues = []
  for (const queue of QUEUES) queues.push(await timeQueue(queue, rounds))
  const markets = []
  for (const kind of Object.keys(MARKETS) as MarketKind[]) markets.push(await compare(kind))
  drawMatching(markets)
  return { queues, markets }
}

async function timeQueue({ goalMs, ...queue }: (typeof QUEUES)[number], rounds: number): Promise<QueueRow> {
  console.log(`${queue.students} students and ${queue.coaches} coaches are matched …`)
  const told: MatchingReport[] = []
  for (let round = 0; round < rounds; round++) {
    const child = await startProcess<MatchingReport>('matching-process.ts', { ...queue, seed: 1 })
    told.push(child.told)
    await child.stop()
  }
  const ms = median(told.map((one) => one.ms))
  const prepareMs = median(told.map((one) => one.prepareMs))
  const cpuMs = median(told.map((one) => one.cpuMs))
  const peakBytes = Math.max(...told.map((one) => one.peakBytes))
  const { matches, without } = told[0]!
  const below = [
    ...(goalMs !== null && ms > goalMs ? [`over ${goalMs} ms`] : []),
    ...(peakBytes > MAX_PEAK_BYTES ? ['over 1 GB'] : []),
  ]
  return { ...queue, prepareMs, ms, cpuMs, peakBytes, matches, without, below }
}

async function compare(kind: MarketKind): Promise<MarketRow> {
  console.log(
    `${COMPARED.students} students and ${COMPARED.coaches} coaches beside the optimum, ${MARKETS[kind]} …`,
  )
  const market = smallMarket(kind, COMPARED.students, COMPARED.coaches, COMPARED.seed)
  const start = performance.now()
  const most = await optimum({ pairs: finalPairs(market), places: market.places })
  const optimumSeconds = (performance.now() - start) / 1000
  const reached = (coaches: Int32Array): Reached => {
    const ranks = ranksOf(market, coaches)
    return {
      ratio: sumOf(market, coaches) / most,
      ranks: RANKS.map(
        (from, at) => ranks.filter((rank) => rank >= from && rank < (RANKS[at + 1] ?? Infinity)).length,
      ),
    }
  }
  const stable = reached(market.stable)
  const isBelow = kind !== 'independent' && stable.ratio < LEAST_RATIO
  const below = isBelow ? [`less than ${LEAST_RATIO} of the optimum`] : []
  return { market: kind, stable, greedy: reached(greedy(market)), optimumSeconds, below }
}
