import { optimum } from './optimum.ts'
import { columnsOf, type Table } from './report.ts'
import { sized } from './short.ts'
import { finalPairs, greedy, MARKETS, type MarketKind, ranksOf, smallMarket, sumOf } from './small-markets.ts'

/** The size of the markets that are compared with the optimum. A first list is not longer than the coaches are many. */
const COMPARED = { students: sized(2000, 300), coaches: sized(200, 50), seed: 1 }
const LEAST_RATIO = 0.95
/** The first rank of each group of ranks. The first group is the students without a coach. */
const RANKS = [0, 1, 2, 3, 4, 11, 31]
const RANK_NAMES = columnsOf(
  'no coach | rank 1 | rank 2 | rank 3 | rank 4 to 10 | rank 11 to 30 | rank 31 on',
)

/** The result of a way of matching: its share of the greatest sum, and students by rank, as in RANKS. */
interface Reached {
  readonly ratio: number
  readonly ranks: readonly number[]
}

/** How good stable matching is in a small market, beside the best there is and first come, first served. */
export interface MarketRow {
  readonly market: MarketKind
  readonly stable: Reached
  readonly greedy: Reached
  readonly below: readonly string[]
}

/** Compares a market of each kind. */
export async function benchMarkets(): Promise<MarketRow[]> {
  const rows: MarketRow[] = []
  for (const kind of Object.keys(MARKETS) as MarketKind[]) rows.push(await compare(kind))
  return rows
}

async function compare(kind: MarketKind): Promise<MarketRow> {
  const { students, coaches, seed } = COMPARED
  console.log(`${students} students and ${coaches} coaches beside the optimum, ${MARKETS[kind]} …`)
  const market = smallMarket(kind, students, coaches, seed)
  const most = await optimum({ pairs: finalPairs(market), places: market.places })
  const reached = (matched: Int32Array): Reached => {
    const ranks = ranksOf(market, matched)
    const within = (from: number, to: number) => ranks.filter((rank) => rank >= from && rank < to).length
    return {
      ratio: sumOf(market, matched) / most,
      ranks: RANKS.map((from, at) => within(from, RANKS[at + 1] ?? Number.POSITIVE_INFINITY)),
    }
  }
  const stable = reached(market.stable)
  const isBelow = kind !== 'independent' && stable.ratio < LEAST_RATIO
  const below = isBelow ? [`less than ${LEAST_RATIO} of the optimum`] : []
  return { market: kind, stable, greedy: reached(greedy(market)), below }
}

export function marketsTable(markets: readonly MarketRow[]): Table {
  const cells = ({ ratio, ranks }: Reached) => [ratio.toFixed(3), ...ranks.map(String)]
  return {
    columns: ['market', 'how', 'of the optimum', ...RANK_NAMES, ''],
    rows: markets.flatMap((row) => [
      [MARKETS[row.market], 'stable', ...cells(row.stable), row.below.join(', ')],
      ['', 'first come, first served', ...cells(row.greedy), ''],
    ]),
  }
}
