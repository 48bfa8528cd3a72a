import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { IS_SHORT } from './short.ts'

/** A table as it is printed: the names of its columns, and its rows with a cell for each. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The columns of a table from one line, with ` | ` between them. */
export const columnsOf = (line: string): string[] => line.split(' | ')

/**
 * Writes what was found, if anything, to results/, merged with parts from earlier runs on the same commit and day. A short
 * run is not written: its figures say nothing.
 */
export function keep(found: object): void {
  if (IS_SHORT || Object.keys(found).length === 0) return
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

/** Prints a table. Throws if it has no rows: whatever was to be measured was not. */
export function print({ columns, rows }: Table): void {
  if (rows.length === 0) throw new Error(`Nothing was found for the table "${columns[0]}"`)
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
