import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import type { Measured } from './load.ts'
import type { EngineName } from './product.ts'

/** One line of the table: the product beside its own limit, measured in the same run. */
export interface Row {
  readonly what: string
  readonly engine: EngineName
  readonly clients: number
  readonly measured: Measured
  readonly limit: Measured
  readonly against: string
}

const COLUMNS = [
  'what',
  'engine',
  'clients',
  'rate/s',
  'p50 ms',
  'p95 ms',
  'limit/s',
  'ratio',
  'limit is',
] as const

function cells({ what, engine, clients, measured, limit, against }: Row): string[] {
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

/** Prints the table and writes it to results/. The ratio is what to compare between machines, never the rate. */
export function report(rows: readonly Row[]): void {
  const lines = [[...COLUMNS], ...rows.map(cells)]
  const widths = COLUMNS.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  for (const line of lines)
    console.log(
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  const folder = join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const measuredAt = new Date().toISOString()
  const file = join(folder, `${measuredAt.slice(0, 10)}-${commit()}.json`)
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model, node: process.version }
  writeFileSync(file, `${JSON.stringify({ measuredAt, commit: commit(), machine, rows }, null, 2)}\n`)
  console.log(`\nWritten to bench/results/`)
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}
