import { type MatchingFound, RANK_NAMES, type Reached } from './matching-found.ts'
import { MARKETS } from './small-markets.ts'

export const MATCHING_COLUMNS = {
  queues: [
    'students',
    'coaches',
    'places each',
    'write',
    'texts ms',
    'ms',
    'CPU ms',
    'peak MB',
    'first coaches',
    'second',
    'third',
    'none',
    '',
  ],
  markets: [
    'market',
    'how',
    'of the optimum',
    ...RANK_NAMES.map((name) => (name === 'no coach' ? name : `rank ${name}`)),
    '',
  ],
}

/** The rows of both tables. */
export function matchingCells({ queues, markets }: MatchingFound): {
  queues: string[][]
  markets: string[][]
} {
  const line = (market: string, how: string, { ratio, ranks }: Reached, below: string[]) => [
    market,
    how,
    ratio.toFixed(3),
    ...ranks.map(String),
    below.join(', '),
  ]
  return {
    queues: queues.map(
      ({ students, coaches, room, writing, prepareMs, ms, cpuMs, peakBytes, matches, without, below }) => [
        String(students),
        String(coaches),
        String(room),
        `${100 * writing} %`,
        prepareMs.toFixed(0),
        ms.toFixed(0),
        cpuMs.toFixed(0),
        (peakBytes / 2 ** 20).toFixed(0),
        ...matches.map(String),
        String(without),
        below.join(', '),
      ],
    ),
    markets: markets.flatMap(({ market, stable, greedy, below }) => [
      line(MARKETS[market], 'stable', stable, below),
      line('', 'first come, first served', greedy, []),
    ]),
  }
}
