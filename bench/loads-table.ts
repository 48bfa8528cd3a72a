import { median } from './load.ts'
import type { LoadRow } from './loads.ts'
import type { Phase } from './phase.ts'
import { columnsOf, type Table } from './report.ts'

/** The medians of all rounds. Rows to be compared stand below each other. `times`: which times are requested. */
export const loadsTable = (rows: readonly LoadRow[], times: string): Table => ({
  columns: columnsOf(
    'calls: medians | engine | clients | mail | version | rate/s | p50 ms | p95 ms | mails each | server ms | database ms | client ms | MB | others % | times before',
  ),
  rows: rows.map((row, at) => [
    { book: 'claim and book', look: 'dashboard, 6 calls', ask: times }[row.does],
    ...[row.engine, String(row.clients), row.mail, row.version],
    ...medianCells(row, rows[at - 1]),
  ]),
})

function medianCells(row: LoadRow, before: LoadRow | undefined): string[] {
  const of = (figure: keyof Phase) => median(row.rounds.map((phase) => phase[figure]))
  return [
    of('rate').toFixed(0),
    milliseconds(of('p50')),
    milliseconds(of('p95')),
    of('mails').toFixed(2),
    milliseconds(of('serverMs')),
    milliseconds(of('databaseMs')),
    milliseconds(of('clientMs')),
    of('residentMb').toFixed(0),
    (100 * of('others')).toFixed(0),
    before && isSameLoad(before, row) ? timesOf(row, before) : '',
  ]
}

const isSameLoad = (one: LoadRow, other: LoadRow) =>
  (['does', 'engine', 'clients', 'mail'] as const).every((what) => one[what] === other[what])

/** The median of what the rates of each round are to each other. */
const timesOf = (row: LoadRow, other: LoadRow) =>
  median(row.rounds.map(({ rate }, at) => rate / (other.rounds[at]?.rate ?? Number.NaN))).toFixed(2)

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 1)
