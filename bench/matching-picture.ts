import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MarketRow, RANK_NAMES } from './matching-found.ts'
import { MARKETS } from './small-markets.ts'

const WIDTH = 720
const EDGE = 24
const TOP = 64
/** The height of a market: its title, its bars and the space below. */
const MARKET_HEIGHT = 196
const TITLE_HEIGHT = 28
const BARS_HEIGHT = 104
/** Where the bars of sums end and those of ranks begin. */
const SUMS_WIDTH = 150
const RANKS_LEFT = EDGE + SUMS_WIDTH + 36

const WAYS = [
  { key: 'stable', name: 'stable matching' },
  { key: 'greedy', name: 'first come, first served' },
] as const

/**
 * Its own colours for light and dark pages. The contrast with the background is 4.5 to 1 for text and 3 to 1 for bars.
 */
const STYLE = `
  .ground { fill: #ffffff } text { font: 13px system-ui, sans-serif; fill: #1d2a26 }
  .title { font-weight: 600 } .small { font-size: 11px }
  .stable { fill: #1f6f5c } .greedy { fill: #b06f14 } .line { stroke: #66736e }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #16201d } text { fill: #e8efec }
    .stable { fill: #6fcfb4 } .greedy { fill: #e0a94a } .line { stroke: #94a39d }
  }`

/** Draws `docs/matching.svg`: for each market the sums compared with the optimum, and the students by rank. */
export function drawMatching(markets: readonly MarketRow[]): void {
  writeFileSync(join(import.meta.dirname, '..', 'docs', 'matching.svg'), pictureOf(markets))
}

function pictureOf(markets: readonly MarketRow[]): string {
  const height = TOP + markets.length * MARKET_HEIGHT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title told">
<title id="title">How good matches are: stable matching beside first come, first served</title>
<desc id="told">${markets.map(inWords).join(' ')}</desc>
<style>${STYLE}
</style>
<rect class="ground" width="${WIDTH}" height="${height}"/>
${legend()}
${markets.map((market, at) => marketAt(market, TOP + at * MARKET_HEIGHT)).join('\n')}
</svg>
`
}

/** The figures as a sentence, for screen readers. */
function inWords({ market, ...found }: MarketRow): string {
  const told = WAYS.map(({ key, name }) => {
    const { ratio, ranks } = found[key]
    const groups = ranks.map((many, at) => `${RANK_NAMES[at]}: ${many}`).join(', ')
    return `${name} reaches ${percent(ratio)} of the greatest sum, students by rank ${groups}`
  })
  return `${capital(MARKETS[market])}: ${told.join('; ')}.`
}

function legend(): string {
  return WAYS.map(({ key, name }, at) => {
    const x = EDGE + at * 170
    return `<rect class="${key}" x="${x}" y="24" width="12" height="12"/><text x="${x + 18}" y="35">${name}</text>`
  }).join('\n')
}

function marketAt({ market, stable, greedy }: MarketRow, top: number): string {
  const ways = { stable, greedy }
  const floor = top + TITLE_HEIGHT + BARS_HEIGHT + 20
  const most = Math.max(...stable.ranks, ...greedy.ranks)
  const sums = WAYS.map(({ key }, at) =>
    bar(key, {
      x: EDGE + 16 + at * 64,
      width: 48,
      floor,
      share: ways[key].ratio,
      label: percent(ways[key].ratio),
    }),
  )
  const step = (WIDTH - EDGE - RANKS_LEFT) / RANK_NAMES.length
  const ranks = RANK_NAMES.flatMap((name, group) => {
    const x = RANKS_LEFT + group * step
    return [
      ...WAYS.map(({ key }, at) => {
        const many = ways[key].ranks[group]!
        return bar(key, { x: x + 1 + at * 34, width: 31, floor, share: many / most, label: String(many) })
      }),
      text(x + 33, floor + 16, name, 'small'),
    ]
  })
  return [
    `<text class="title" x="${EDGE}" y="${top + 14}">${capital(MARKETS[market])}</text>`,
    ...sums,
    text(EDGE + SUMS_WIDTH / 2, floor + 16, 'of the greatest sum', 'small'),
    ...ranks,
    text(
      (RANKS_LEFT + WIDTH - EDGE) / 2,
      floor + 32,
      'students by rank of their coach on the own list',
      'small',
    ),
    line(EDGE, EDGE + SUMS_WIDTH, floor),
    line(RANKS_LEFT, WIDTH - EDGE, floor),
  ].join('\n')
}

interface Bar {
  readonly x: number
  readonly width: number
  /** The y position of its base. */
  readonly floor: number
  /** The share of the full height, from 0 to 1. */
  readonly share: number
  readonly label: string
}

function bar(way: string, { x, width, floor, share, label }: Bar): string {
  const height = Math.round(share * BARS_HEIGHT * 10) / 10
  const drawn = `<rect class="${way}" x="${Math.round(x)}" y="${floor - height}" width="${width}" height="${height}"/>`
  return drawn + text(x + width / 2, floor - height - 4, label, 'small')
}

function text(x: number, y: number, words: string, way: string): string {
  return `<text class="${way}" x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="middle">${words}</text>`
}

function line(from: number, to: number, y: number): string {
  return `<line class="line" x1="${from}" x2="${to}" y1="${y}" y2="${y}"/>`
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
