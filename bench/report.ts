import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { BOOKINGS_COLUMNS, bookingCells } from './bookings-table.ts'
import type { CallsFound } from './calls.ts'
import type { ColdFound } from './cold.ts'
import type { CostsFound } from './costs.ts'
import { COSTS_COLUMNS, costCells, costLines, serverCells } from './costs-table.ts'
import type { CrossingsRow } from './crossings.ts'
import { CROSSINGS_COLUMNS, crossingsCells } from './crossings-table.ts'
import type { InteractionRow } from './interactions.ts'
import type { PageRow } from './lighthouse.ts'
import type { LiveFound } from './live.ts'
import { liveCells } from './live-table.ts'
import type { Measured } from './load.ts'
import type { LoginsRow } from './logins.ts'
import type { MatchingFound } from './matching-found.ts'
import { MATCHING_COLUMNS, matchingCells } from './matching-table.ts'
import type { PagesFound } from './pages.ts'
import type { EngineName } from './product.ts'
import type { RoomsRow } from './rooms.ts'
import type { RosterRow } from './roster.ts'
import type { ScaleFound } from './scale.ts'
import { SCALE_COLUMNS, scaleCells } from './scale-table.ts'
import type { ServersRow } from './servers.ts'
import type { StartsRow } from './starts.ts'

/** One row of the table of calls: the product and its limit, measured in the same run. */
export interface Row {
  readonly what: string
  readonly engine: EngineName
  readonly clients: number
  readonly measured: Measured
  readonly limit: Measured
  readonly against: string
}

/** The results of a run. Parts that were not measured are absent. */
export interface Found extends Partial<PagesFound>, Partial<CallsFound> {
  readonly cold?: ColdFound
  readonly logins?: readonly LoginsRow[]
  readonly roster?: readonly RosterRow[]
  readonly rooms?: readonly RoomsRow[]
  readonly starts?: readonly StartsRow[]
  readonly live?: LiveFound
  readonly scale?: ScaleFound
  readonly costs?: CostsFound
  readonly servers?: readonly ServersRow[]
  readonly matching?: MatchingFound
  readonly crossings?: readonly CrossingsRow[]
}

const COLUMNS = {
  calls: ['what', 'engine', 'clients', 'rate/s', 'p50 ms', 'p95 ms', 'limit/s', 'ratio', 'limit is'],
  pages: [
    'page',
    'kept',
    'performance',
    'accessibility',
    'best practices',
    'LCP ms',
    'TBT ms',
    'CLS',
    'machine index',
    '',
  ],
  interactions: ['interaction', 'longest event ms', ''],
  logins: [
    'beside 200 logins at once, p95 ms',
    'booking',
    'alone',
    'times',
    'picture',
    'alone',
    'page',
    'alone',
    'logins answered',
    '503 say when',
    '',
  ],
  roster: ['roster of 10,000 rows', 'check s', 'write s', 'together s', ''],
  rooms: [
    "from Join to the other's first picture",
    'times',
    'own window ms',
    'worst',
    "the other's window ms",
    'worst',
    'goal ms',
    '',
  ],
  starts: ['until the server is ready', 'database', 'ms', 'worst', 'goal ms', ''],
  live: ['open pages and rooms on one server', 'found', 'goal', ''],
}

function callCells({ what, engine, clients, measured, limit, against }: Row): string[] {
  const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
  return [
    what,
    engine,
    String(clients),
    measured.rate.toFixed(0),
    milliseconds(measured.p50),
    milliseconds(measured.p95),
    limit.rate.toFixed(0),
    (measured.rate / limit.rate).toFixed(2),
    against,
  ]
}

function pageCells(row: PageRow): string[] {
  return [
    row.page,
    row.kept,
    String(row.performance),
    String(row.accessibility),
    String(row.bestPractices),
    row.lcpMs.toFixed(0),
    row.tbtMs.toFixed(0),
    row.cls.toFixed(3),
    row.machineIndex.toFixed(0),
    row.below.join(', '),
  ]
}

function interactionCells({ what, longestMs, below }: InteractionRow): string[] {
  return [what, longestMs.toFixed(0), below.join(', ')]
}

function loginsCells({ engine, bookings, picture, page, answers, retryAfter, below }: LoginsRow): string[] {
  const both = ({ alone, meanwhile }: LoginsRow['page']) => [meanwhile.toFixed(0), alone.toFixed(0)]
  return [
    engine,
    ...both(bookings),
    (bookings.meanwhile / bookings.alone).toFixed(2),
    ...both(picture),
    ...both(page),
    Object.entries(answers)
      .map(([status, times]) => `${times} x ${status}`)
      .join(', '),
    retryAfter ? 'yes' : 'no',
    below.join(', '),
  ]
}

function rosterCells({ engine, checkMs, writeMs, below }: RosterRow): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return [engine, seconds(checkMs), seconds(writeMs), seconds(checkMs + writeMs), below.join(', ')]
}

function roomsCells({ last, runs, ownMs, othersMs, goalMs, below }: RoomsRow): string[] {
  const figures = [ownMs.median, ownMs.worst, othersMs.median, othersMs.worst, goalMs]
  return [`the ${last} joins last`, String(runs), ...figures.map((ms) => ms.toFixed(0)), below.join(', ')]
}

function startsCells({ engine, database, ms, worstMs, goalMs, below }: StartsRow): string[] {
  return [engine, database, ms.toFixed(0), worstMs.toFixed(0), goalMs?.toFixed(0) ?? '', below.join(', ')]
}

/**
 * Prints the tables and writes them to results/, merged with parts from earlier runs on the same commit and day. For
 * calls, compare the ratio between machines, never the rate; for pages, the machine's index is included.
 */
export function report(found: Found): void {
  if (found.pages) print(COLUMNS.pages, found.pages.map(pageCells))
  if (found.rooms) print(COLUMNS.rooms, found.rooms.map(roomsCells))
  if (found.starts) print(COLUMNS.starts, found.starts.map(startsCells))
  if (found.interactions) print(COLUMNS.interactions, found.interactions.map(interactionCells))
  if (found.bookings) {
    const { medians, rounds } = bookingCells(found.bookings)
    print(BOOKINGS_COLUMNS.medians, medians)
    print(BOOKINGS_COLUMNS.rounds(found.bookings[0]?.rounds.length ?? 0), rounds)
  }
  if (found.rows) print(COLUMNS.calls, found.rows.map(callCells))
  if (found.mail) {
    const { afterRush, ofTenThousand } = found.mail
    console.log(`\nMails a second once nobody books: ${afterRush.toFixed(0)} (goal 150)`)
    console.log(`Mails a second of ten thousand at once: ${ofTenThousand.toFixed(0)}`)
  }
  if (found.idle !== undefined)
    console.log(`Transactions a second while nobody asks: ${found.idle.toFixed(2)} (goal below 2)`)
  if (found.cold) {
    const { rows, memory } = found.cold
    print(COLUMNS.calls, rows.map(callCells))
    const [rss, live] = [memory.rss, memory.live].map((bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`)
    console.log(`\nMemory after ${memory.coaches} coaches: ${rss}, in use ${live} (goal 400 MB)`)
  }
  if (found.logins) print(COLUMNS.logins, found.logins.map(loginsCells))
  if (found.live) print(COLUMNS.live, liveCells(found.live))
  if (found.scale) {
    const { calls, migrations } = scaleCells(found.scale)
    print(SCALE_COLUMNS.calls, calls)
    print(SCALE_COLUMNS.migrations, migrations)
  }
  if (found.costs) {
    print(COSTS_COLUMNS.calls, costCells(found.costs))
    console.log(`\n${costLines(found.costs).join('\n')}`)
  }
  if (found.servers) print(COSTS_COLUMNS.servers, serverCells(found.servers))
  if (found.matching) {
    const { queues, markets } = matchingCells(found.matching)
    print(MATCHING_COLUMNS.queues, queues)
    print(MATCHING_COLUMNS.markets, markets)
  }
  if (found.crossings) {
    const { counts, folders } = crossingsCells(found.crossings)
    print(CROSSINGS_COLUMNS.counts, counts)
    print(CROSSINGS_COLUMNS.folders, folders)
  }
  if (found.roster) print(COLUMNS.roster, found.roster.map(rosterCells))
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const measuredAt = new Date().toISOString()
  const file = join(folder, `${measuredAt.slice(0, 10)}-${commit()}.json`)
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model, node: process.version }
  const former = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const result = { ...former, measuredAt, commit: commit(), machine, ...found }
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
  console.log(`\nWritten to bench/results/`)
}

/** Prints a table. */
export function print(columns: readonly string[], rows: readonly string[][]): void {
  const lines = [columns, ...rows]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  console.log()
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
