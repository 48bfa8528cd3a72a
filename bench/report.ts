import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { InteractionRow } from './interactions.ts'
import type { PageRow } from './lighthouse.ts'
import type { Measured } from './load.ts'
import type { PagesFound } from './pages.ts'
import type { EngineName } from './product.ts'
import type { RosterRow } from './roster.ts'

/** One line of the calls' table: the product beside its own limit, measured in the same run. */
export interface Row {
  readonly what: string
  readonly engine: EngineName
  readonly clients: number
  readonly measured: Measured
  readonly limit: Measured
  readonly against: string
}

/** What a run has measured; a part that was left out is absent. */
export interface Found extends Partial<PagesFound> {
  readonly rows?: readonly Row[]
  readonly roster?: readonly RosterRow[]
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
  roster: ['roster of 10,000 rows', 'check s', 'write s', 'together s', ''],
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

function rosterCells({ engine, checkMs, writeMs, below }: RosterRow): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return [engine, seconds(checkMs), seconds(writeMs), seconds(checkMs + writeMs), below.join(', ')]
}

/**
 * Prints the tables and writes them to results/, beside the other part of an earlier run on the same commit and day.
 * Of calls the ratio is what to compare between machines, never the rate; pages are told with the machine's index.
 */
export function report(found: Found): void {
  if (found.pages) print(COLUMNS.pages, found.pages.map(pageCells))
  if (found.interactions) print(COLUMNS.interactions, found.interactions.map(interactionCells))
  if (found.rows) print(COLUMNS.calls, found.rows.map(callCells))
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

function print(columns: readonly string[], rows: readonly string[][]): void {
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
